"""Reading a table from the store, in the thread that reads: a log may be long."""

from dataclasses import dataclass

from tenback.server.operations.pacing import paced
from tenback.server.rooms.clock import now_ms
from tenback.server.storage import LogEnd, Store
from tenback.server.storage.challenges import stored_cards
from tenback.server.storage.database import Connection
from tenback.server.storage.lists import log_from
from tenback.server.storage.shared_deals import open_until
from tenback.tables.chance import StoredCards
from tenback.tables.events import Entry, actions_in
from tenback.tables.fold import fold
from tenback.tables.table import Table

EVENTS_AT_A_TIME = 100


@dataclass(frozen=True, slots=True)
class Loaded:
    """A table as its log says, and where the log ended."""

    table: Table
    end: LogEnd
    handled: set[str]
    """The actions in the log."""
    open_until: int = 0
    """Until when others still play the same deal, in milliseconds."""
    cards: StoredCards | None = None
    """What is to be dealt, because others play the same cards."""


async def load(store: Store, table_id: str) -> Loaded | None:
    """Read a whole log; None if there is no such table."""
    return await store.read_long(lambda connection: _loaded(connection, table_id))


def end_after(entry: Entry, rewrites: int) -> LogEnd:
    """Give the end of a log whose last entry this is."""
    return LogEnd(entry.number, entry.at, rewrites)


def _loaded(connection: Connection, table_id: str) -> Loaded | None:
    part = log_from(connection, table_id, 1)
    if part is None or not part.entries:
        return None
    end = end_after(part.entries[-1], part.rewrites)
    table = fold(table_id, paced(part.entries, EVENTS_AT_A_TIME))
    until, cards = open_until(connection, table_id, now_ms()), stored_cards(connection, table_id)
    return Loaded(table, end, actions_in(part.entries), until, cards)
