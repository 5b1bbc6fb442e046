"""Now and then: delete what is kept no longer, as the host has set it."""

import asyncio
import contextlib

from tenback.server.operations.erasure import erase_person
from tenback.server.operations.settings import ServerSettings
from tenback.server.rooms.clock import now_ms
from tenback.server.rooms.hub import Hub
from tenback.server.storage import Unavailable
from tenback.server.storage.moderation import delete_reports
from tenback.server.storage.tidying import DAY_MILLISECONDS, KeptFor, delete_tables, idle_people

EVERY_SECONDS = 3600.0
PAUSE_SECONDS = 0.2
"""Between two pieces of it others come first."""


async def keep_tidy(hub: Hub, settings: ServerSettings) -> None:
    """Tidy up at the start and every hour."""
    kept = KeptFor(
        settings.keep_finished_days,
        settings.keep_seating_days,
        settings.keep_running_days,
        settings.keep_people_days,
    )
    while True:
        with contextlib.suppress(Unavailable):
            await tidy(hub, kept)
            await _tidy_reports(hub, settings.keep_report_days)
        await asyncio.sleep(EVERY_SECONDS)


async def _tidy_reports(hub: Hub, days: int) -> None:
    """Delete reports whose time is over; 0 days keeps them until somebody deletes them."""
    if days:
        before = now_ms() - days * DAY_MILLISECONDS
        await hub.store.write(lambda connection: delete_reports(connection, before))


async def tidy(hub: Hub, kept: KeptFor) -> None:
    """Delete what is kept no longer, piece by piece."""
    while deleted := await hub.store.write(
        lambda connection: delete_tables(connection, kept, now_ms(), hub.name)
    ):
        for table_id in deleted:
            if (live := hub.held(table_id)) is not None:
                await live.catch_up()
        await asyncio.sleep(PAUSE_SECONDS)
    for person_id in await hub.store.read(lambda connection: idle_people(connection, kept, now_ms())):
        await erase_person(hub, person_id)
        await asyncio.sleep(PAUSE_SECONDS)
