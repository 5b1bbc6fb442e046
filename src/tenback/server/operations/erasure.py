"""Erasing a person's data: their name and chat leave the logs, the moves of the game stay."""

from collections.abc import Iterable

import msgspec

from tenback.server.rooms.hub import Hub
from tenback.server.storage.database import Connection
from tenback.server.storage.lists import log_of
from tenback.server.storage.people import Person, delete_person, tables_naming
from tenback.server.storage.postgres import notify
from tenback.server.storage.summary import encode_summary, summary_of
from tenback.server.wire.problems import ServerProblem
from tenback.tables.events import Chatted, Entry, Opened, Seated, TableEvent, encode_event
from tenback.tables.fold import fold

NOBODY = "—"


async def erase_person(hub: Hub, person: Person) -> None:
    """Erase a person from all tables; their open clients reconnect as spectators."""
    for client in [
        client for client in hub.clients if client.person is not None and client.person.id == person.id
    ]:
        client.disconnect(ServerProblem.NO_PERSON)
    tables = await hub.store.read(lambda connection: tables_naming(connection, person.id))
    await hub.store.write(lambda connection: _erase(connection, person.id, tables, hub.name))
    for table_id in tables:
        await hub.reload(table_id)


def _erase(connection: Connection, person_id: str, tables: Iterable[str], origin: str) -> None:
    delete_person(connection, person_id)
    for table_id in tables:
        _rewrite(connection, table_id, person_id)
        notify(connection, f"{origin} rewritten {table_id}")


def _rewrite(connection: Connection, table_id: str, person_id: str) -> None:
    entries = [
        msgspec.structs.replace(entry, event=event)
        for entry, event in _without(log_of(connection, table_id), person_id)
    ]
    for entry in entries:
        action = None if entry.action and entry.action.startswith(f"{person_id}:") else entry.action
        connection.execute(
            "UPDATE events SET body = ?, action = ? WHERE table_id = ? AND number = ?",
            (encode_event(entry.event), action, table_id, entry.number),
        )
    summary = encode_summary(summary_of(fold(table_id, entries)))
    connection.execute("UPDATE tables SET summary = ? WHERE id = ?", (summary, table_id))


def _without(entries: Iterable[Entry], person_id: str) -> Iterable[tuple[Entry, TableEvent]]:
    """Go through a log with a person's name and chat taken out, following who sits where."""
    seats: dict[int, str] = {}
    for entry in entries:
        event = entry.event
        match event:
            case Opened(settings=settings, host=host):
                yield entry, Opened(settings, NOBODY if host == person_id else host)
            case Seated(seat=seat, person=person):
                seats[seat] = person
                yield entry, Seated(seat, NOBODY, NOBODY) if person == person_id else event
            case Chatted(seat=seat) if seats.get(seat) == person_id:
                yield entry, Chatted(seat, NOBODY)
            case _:
                yield entry, event
