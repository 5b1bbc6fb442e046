"""What the bots of a table say: `talk.marks.speaking` says when, the log holds it with the move itself."""

from collections.abc import Callable, Sequence
from typing import Any

from tenback.tables.events import Marked
from tenback.tables.table import Table
from tenback.talk.marks.mark import mark_name
from tenback.talk.marks.said import Saying
from tenback.talk.marks.speaking import talk_round

LevelSays = Callable[[str, Any], Sequence[Saying]]
"""What a bot of a level wants to say, from the view of its seat."""


def bots_said(before: Table, table: Table, says: LevelSays) -> tuple[Marked, ...]:
    """List the marks of bots that belong to a change of the table, in the order they are given."""
    bots = table.bots
    if not bots or not table.settings.has_marks or not _is_time_to_speak(before, table):
        return ()
    sayings = talk_round(
        table.talk,
        bots,
        lambda seat: table.game.view(table.state, seat),
        lambda seat, view: says(table.seats[seat].level or "", view),
    )
    return tuple(Marked(saying.seat, mark_name(saying.mark), saying.pile) for saying in sayings)


def _is_time_to_speak(before: Table, after: Table) -> bool:
    """After the deal, a public move, or a bot's taking a seat: moments that everybody sees."""
    if after.stage != "playing":
        return False
    is_dealt = before.state is None
    return is_dealt or before.bots != after.bots or len(before.state.history) != len(after.state.history)
