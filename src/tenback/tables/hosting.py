"""What whoever looks after the server may do at a table; it shows them no card."""

from tenback.tables.decision import Accepted, Context, Decision, refused
from tenback.tables.events import BotSeated
from tenback.tables.playing import settled
from tenback.tables.refusals import TableRefusal
from tenback.tables.seating import replacement
from tenback.tables.table import Table


def give_to_bot(table: Table, context: Context, seat: int) -> Decision:
    """Give a person's seat to a bot for good, as a vote of the others would."""
    if not 0 <= seat < len(table.seats):
        return refused(TableRefusal.NO_SUCH_SEAT)
    if table.stage == "over":
        return refused(TableRefusal.OVER)
    if table.seats[seat].kind != "person":
        return refused(TableRefusal.NOT_A_PERSON)
    return Accepted((*settled(table, seat), BotSeated(seat, replacement(context))))
