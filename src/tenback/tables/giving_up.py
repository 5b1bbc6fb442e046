"""A team gives a lost game up when every person agrees; bots always do (G21)."""

from tenback.tables.decision import Accepted, Context, Decision, accepted, refused, refused_by
from tenback.tables.events import AgreedToGiveUp, GaveUp, PlayedOn
from tenback.tables.refusals import TableRefusal
from tenback.tables.requests import GiveUp
from tenback.tables.table import Table


def give_up(table: Table, context: Context, ask: GiveUp) -> Decision:
    """Agree to give up, or say no; the last one to agree ends the game."""
    seat = table.seat_of(context.person)
    if seat is None:
        return refused(TableRefusal.NOT_SEATED)
    if (reason := _refusal(table)) is not None:
        return reason
    if not ask.yes:
        return accepted(PlayedOn(seat))
    is_agreed = people(table) <= table.giving_up | {seat}
    return Accepted((AgreedToGiveUp(seat), *((GaveUp(),) if is_agreed else ())))


def people(table: Table) -> frozenset[int]:
    """The seats whose people play themselves: all of them have to agree."""
    return frozenset(index for index, seat in enumerate(table.seats) if not seat.bot_plays and not seat.away)


def _refusal(table: Table) -> Decision | None:
    if table.stage == "seating":
        return refused(TableRefusal.NOT_STARTED)
    if table.stage == "over":
        return refused(TableRefusal.OVER)
    if table.game.given_up is None:
        return refused(TableRefusal.NO_TEAM)
    if table.state.turn is None:
        return refused_by(table.game.scope, table.game.refusals["NOT_BEGUN"])
    return None
