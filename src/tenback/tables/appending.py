"""Adding to a log: events get their places, and bots speak where a public move is among them."""

from collections.abc import Iterable, Sequence

from tenback.tables.events import Entry, TableEvent
from tenback.tables.fold import apply_event, fold
from tenback.tables.speaking import LevelSays, bots_said
from tenback.tables.table import Table


def appended(
    table: Table, events: Iterable[TableEvent], *, now: int, says: LevelSays, action: str | None = None
) -> tuple[tuple[Entry, ...], Table]:
    """Give the entries that these events add to the log, bots' marks included, and the table after them."""
    entries = numbered(events, table.number, now, action)
    changed = after_all(table, entries)
    marks = numbered(bots_said(table, changed, says), changed.number, now)
    return (*entries, *marks), after_all(changed, marks)


def opened(
    table_id: str, events: Sequence[TableEvent], *, now: int, says: LevelSays
) -> tuple[tuple[Entry, ...], Table]:
    """Give the log of a new table, and the table; where it is dealt at once bots speak with the deal."""
    seated = max(1, len(events) - 1)  # at a table without anybody the opening is all there is
    before = numbered(events[:seated], 0, now)
    dealt, table = appended(fold(table_id, before), events[seated:], now=now, says=says)
    return (*before, *dealt), table


def numbered(
    events: Iterable[TableEvent], last: int, now: int, action: str | None = None
) -> tuple[Entry, ...]:
    """Give events their places in a log; the first one carries the action that led to them."""
    return tuple(
        Entry(last + place, now, event, action if place == 1 else None)
        for place, event in enumerate(events, start=1)
    )


def after_all(table: Table, entries: Iterable[Entry]) -> Table:
    """Give the table after some more entries."""
    for entry in entries:
        table = apply_event(table, entry)
    return table
