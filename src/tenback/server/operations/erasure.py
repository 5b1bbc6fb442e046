"""Erasing a person's data: their name and chat leave the logs, the moves of the game stay.

First the person is deleted, so that nobody of that id can sit down any more; then each log that names them
is rewritten. What a stopped server has not finished the next one finishes.
"""

import contextlib
from collections.abc import AsyncIterator, Iterable, Iterator
from functools import partial

import msgspec

from tenback.server.rooms.hub import Hub
from tenback.server.storage import Store, Unavailable
from tenback.server.storage.database import Connection
from tenback.server.storage.lists import log_of
from tenback.server.storage.people import begin_erasure, end_erasure, erasures, next_tables, tables_naming
from tenback.server.storage.postgres import notify
from tenback.server.storage.summary import encode_summary, summary_of
from tenback.tables.events import Chatted, Entry, Opened, Renamed, Seated, TableEvent, encode_event
from tenback.tables.fold import fold
from tenback.tables.seating import NOBODY


async def erase_person(hub: Hub, person_id: str) -> None:
    """Erase a person from all tables; their open clients reconnect as spectators."""
    await hub.store.write(lambda connection: _begin(connection, person_id, hub.name))
    hub.clients.disconnect_person(person_id)
    await _erase_from_logs(hub, person_id)


async def finish_erasures(hub: Hub) -> None:
    """Finish what a server that was stopped had begun."""
    with contextlib.suppress(Unavailable):
        for person_id in await hub.store.read(erasures):
            await _erase_from_logs(hub, person_id)


async def _erase_from_logs(hub: Hub, person_id: str) -> None:
    async for table_id in _tables_naming(hub.store, person_id):
        await _erase_from_log(hub, table_id, person_id)
    await hub.store.write(lambda connection: end_erasure(connection, person_id))
    await hub.store.purge()


async def _tables_naming(store: Store, person_id: str) -> AsyncIterator[str]:
    """Look through all logs, piece by piece: whoever opens a table meanwhile waits for one piece."""
    tables = await store.read_long(lambda connection: next_tables(connection, ""))
    while tables:
        some = partial(tables_naming, person_id=person_id, first=tables[0], last=tables[-1])
        for table_id in await store.read_long(some):
            yield table_id
        tables = await store.read_long(partial(next_tables, after=tables[-1]))


async def _erase_from_log(hub: Hub, table_id: str, person_id: str) -> None:
    await hub.store.write(
        lambda connection: _rewrite(connection, table_id, person_id, hub.name), table=table_id
    )
    await hub.reload(table_id)


def _begin(connection: Connection, person_id: str, origin: str) -> None:
    begin_erasure(connection, person_id)
    notify(connection, f"{origin} deleted {person_id}")


def _rewrite(connection: Connection, table_id: str, person_id: str, origin: str) -> None:
    # Until the end of this transaction nobody appends, and what was decided from the old log is refused.
    lock = " FOR UPDATE" if connection.locks_rows else ""
    connection.execute(f"SELECT id FROM tables WHERE id = ?{lock}", (table_id,))
    before = log_of(connection, table_id)
    entries = list(_without(before, person_id))
    for entry, old in zip(entries, before, strict=True):
        if entry != old:
            connection.execute(
                "UPDATE events SET body = ?, action = ? WHERE table_id = ? AND number = ?",
                (encode_event(entry.event), entry.action, table_id, entry.number),
            )
    # A game that ended since the erasing began has counted for them once more.
    connection.execute("DELETE FROM played WHERE table_id = ? AND person_id = ?", (table_id, person_id))
    connection.execute(
        "UPDATE tables SET summary = ?, rewrites = rewrites + 1 WHERE id = ?",
        (encode_summary(summary_of(fold(table_id, entries))), table_id),
    )
    notify(connection, f"{origin} rewritten {table_id}")


def _without(entries: Iterable[Entry], person_id: str) -> Iterator[Entry]:
    """Go through a log with a person's name, chat and actions taken out, following who sits where."""
    seats: dict[int, str] = {}
    for entry in entries:
        event = entry.event
        if isinstance(event, Seated):
            seats[event.seat] = event.person
        is_own_action = entry.action is not None and entry.action.startswith(f"{person_id}:")
        yield msgspec.structs.replace(
            entry,
            event=_event_without(event, seats, person_id),
            action=None if is_own_action else entry.action,
        )


def _event_without(event: TableEvent, seats: dict[int, str], person_id: str) -> TableEvent:
    match event:
        case Opened(settings=settings, host=host) if host == person_id:
            return Opened(settings, NOBODY)
        case Seated(seat=seat, person=person) if person == person_id:
            return Seated(seat, NOBODY, NOBODY)
        case Renamed(seat=seat) if seats.get(seat) == person_id:
            return Renamed(seat, NOBODY)
        case Chatted(seat=seat) if seats.get(seat) == person_id:
            return Chatted(seat, NOBODY)
        case _:
            return event
