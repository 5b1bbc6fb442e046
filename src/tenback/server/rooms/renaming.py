"""A new name of a person, at all tables where they sit."""

from tenback.server.rooms.hub import Hub
from tenback.server.rooms.live import LiveTable
from tenback.server.storage.lists import tables_of
from tenback.server.storage.people import Person
from tenback.tables.deciding import MOST_EVENTS
from tenback.tables.seating import renamed

TABLES_RENAMED = 50
"""The newest tables of a person; older ones keep the name they were played under."""


async def rename_at_tables(hub: Hub, person: Person) -> None:
    """Show a person's new name where they sit."""
    rows = await hub.store.read(lambda connection: tables_of(connection, person.id, TABLES_RENAMED))
    for row in rows:
        if row.summary.stage != "over" and (live := await hub.table(row.id)) is not None:
            await _rename_at(live, person)


async def _rename_at(live: LiveTable, person: Person) -> None:
    if live.table.number < MOST_EVENTS:
        await live.change(lambda table: renamed(table, live.context(person)))
