"""Once, after an upgrade: finished tables of older versions are counted for their players."""

import asyncio
import contextlib
import logging

from tenback.server.rooms.hub import Hub
from tenback.server.storage import Unavailable
from tenback.server.storage.played import count_table, not_counted, skip_table

AT_ONCE = 20
PAUSE_SECONDS = 0.05
"""Between two tables others come first."""
_LOG = logging.getLogger("tenback.server")


async def count_old_tables(hub: Hub) -> None:
    """Count what is not counted yet, table by table; a stopped server goes on where it was."""
    with contextlib.suppress(Unavailable):
        while found := await hub.store.read(lambda connection: not_counted(connection, AT_ONCE)):
            for table_id in found:
                await _count(hub, table_id)
                await asyncio.sleep(PAUSE_SECONDS)


async def _count(hub: Hub, table_id: str) -> None:
    try:
        await hub.store.write(lambda connection: count_table(connection, table_id), table=table_id)
    except Unavailable:
        raise
    except Exception as error:
        _LOG.error("table %s cannot be counted: %s", table_id, type(error).__name__)
        await hub.store.write(lambda connection: skip_table(connection, table_id), table=table_id)
