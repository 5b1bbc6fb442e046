"""A table's log as the record of its game."""

import datetime as dt
from collections.abc import Iterable

from tenback.records import Chatted as ChattedEntry
from tenback.records import Entry, GaveUp, Moved, Record, Said
from tenback.records.players import HEADER as PLAYERS
from tenback.records.players import format_levels
from tenback.tables import events
from tenback.tables.table import Table
from tenback.talk.marks.mark import MARKS
from tenback.talk.marks.said import Saying


def record_of(table: Table, log: Iterable[events.Entry]) -> Record:
    """Write the game of a table as a record, as far as it was public."""
    assert table.deal is not None
    entries: list[Entry] = []
    drafts: list[str] = []
    for entry in log:
        entries += _entries(table, entry.event, drafts)
    date = dt.datetime.fromtimestamp(table.updated_at / 1000, dt.UTC).date().isoformat()
    headers = {
        "date": date,
        "talk": table.settings.talk.value,
        PLAYERS: format_levels(seat.level for seat in table.seats),
        "nonce": table.nonce,
    }
    return Record(table.deal, tuple(entries), _names(table), headers, table.rules)


def _names(table: Table) -> tuple[str, ...]:
    """Name people as they are called, and bots by their number among the bots."""
    bots = [seat for seat, sitting in enumerate(table.seats) if sitting.kind == "bot"]
    return tuple(
        f"Bot {bots.index(seat) + 1}" if seat in bots else sitting.name
        for seat, sitting in enumerate(table.seats)
    )


def _entries(table: Table, event: events.TableEvent, drafts: list[str]) -> list[Entry]:
    parse = table.game.parse_move
    match event:
        case events.Drafted(move=move):
            drafts.append(move)
        case events.TakenBack():
            del drafts[-1:]
        case events.Confirmed(seat=seat):
            return [Moved(seat, parse(drafts.pop(0)))]
        case events.Moved(seat=seat, move=move):
            return [Moved(seat, parse(move))]
        case events.Marked(seat=seat, mark=mark, pile=pile):
            return [Said(Saying(seat, MARKS[mark], pile))]
        case events.Chatted(seat=seat, text=text):
            return [ChattedEntry(seat, text)]
        case events.GaveUp():
            return [GaveUp()]
        case _:
            pass
    return []
