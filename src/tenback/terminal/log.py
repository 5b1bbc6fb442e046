"""The log of a game at one keyboard: made of a record, folded into a table, and written as a record again."""

from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime

from tenback.games.errors import TenbackError
from tenback.records import BrokenRecord, Record
from tenback.records import Moved as MovedEntry
from tenback.tables.appending import numbered
from tenback.tables.events import Confirmed, Entry, Moved
from tenback.tables.fold import BrokenLog, apply_event, fold
from tenback.tables.recording import record_of
from tenback.tables.table import Table
from tenback.terminal.journal import no_line_of_a_log
from tenback.terminal.opening import events_of
from tenback.terminal.setup import headers_of


def log_of(record: Record, now: datetime, drafts: Sequence[MovedEntry] = ()) -> tuple[Entry, ...]:
    """Tell a game as the log of a table."""
    return numbered(events_of(record, drafts), 0, round(now.timestamp() * 1000))


def table_of(log: Sequence[Entry]) -> Table:
    """Build the table of a log; say which line breaks it."""
    table, moves = _opened(log), 0
    for line, entry in enumerate(log[1:], start=2):
        moves += isinstance(entry.event, Moved | Confirmed)
        try:
            table = apply_event(table, entry)
        except TenbackError as error:
            raise BrokenRecord(line, max(moves, 1), error, line) from error
        except (BrokenLog, LookupError):
            raise no_line_of_a_log(str(entry.event), line) from None
    return table


def _opened(log: Sequence[Entry]) -> Table:
    try:
        return fold("keyboard", log[:1])
    except BrokenLog:
        raise no_line_of_a_log(str(log[0].event) if log else "", 1) from None


def written(table: Table, log: Sequence[Entry]) -> Record:
    """Write the game so far as a record, as far as it is confirmed."""
    record = record_of(table, log)
    date = datetime.fromtimestamp(log[0].at / 1000).astimezone().date().isoformat()
    return replace(record, headers=headers_of(table, date))
