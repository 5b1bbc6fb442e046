"""A new name of a person, at all tables where they sit."""

from tenback.server.rooms.hub import Hub
from tenback.server.rooms.live import LiveTable
from tenback.server.storage import people
from tenback.server.storage.database import Connection
from tenback.server.storage.lists import tables_of
from tenback.server.storage.people import Person
from tenback.server.storage.postgres import notify
from tenback.tables.deciding import MOST_EVENTS
from tenback.tables.seating import renamed

TABLES_RENAMED = 50
"""The newest tables of a person; older ones keep the name they were played under."""


async def rename_person(hub: Hub, person: Person) -> None:
    """Store a person's new name and show it, in all processes, where they sit."""
    await hub.store.write(lambda connection: _rename(connection, person, hub.name))
    hub.clients.rename_person(person)
    await _rename_at_tables(hub, person)


def _rename(connection: Connection, person: Person, origin: str) -> None:
    people.rename(connection, person.id, person.name)
    notify(connection, f"{origin} renamed {person.id} {person.name}")


async def _rename_at_tables(hub: Hub, person: Person) -> None:
    rows = await hub.store.read(lambda connection: tables_of(connection, person.id, TABLES_RENAMED))
    for row in rows:
        if row.summary.stage != "over" and (live := await hub.table(row.id)) is not None:
            await _rename_at(live, person)


async def _rename_at(live: LiveTable, person: Person) -> None:
    if live.table.number < MOST_EVENTS:
        await live.change(lambda table: renamed(table, live.context(person)))
