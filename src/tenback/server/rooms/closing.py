"""Closes challenges that everybody has played, and shows open pages what is no longer hidden."""

import asyncio
import contextlib

from tenback.server.rooms.clock import now_ms
from tenback.server.rooms.hub import Hub
from tenback.server.storage import Unavailable
from tenback.server.storage.challenges import played_by_all
from tenback.server.storage.database import Connection
from tenback.server.storage.postgres import notify
from tenback.server.storage.shared_deals import close_deal, closed_among, tables_playing


async def watch_open_deals(hub: Hub) -> None:
    """Close deals without anybody asking, and read their tables again so that all sockets hear of it."""
    while True:
        with contextlib.suppress(Unavailable):
            await _close_played(hub)
            await _show_closed(hub)
        await asyncio.sleep(hub.timeouts.sweep_seconds)


async def close_challenge(hub: Hub, deal_id: str, now: int) -> None:
    """Close a challenge before its time; every process shows its tables again."""
    for table_id in await hub.store.write(lambda connection: _closed(connection, deal_id, now, hub.name)):
        await _reload(hub, table_id)


async def _reload(hub: Hub, table_id: str) -> None:
    # One that cannot be read is in the log already, and must not keep the others from being shown.
    with contextlib.suppress(Exception):
        await hub.reload(table_id)


async def _close_played(hub: Hub) -> None:
    now = now_ms()
    for deal_id in await hub.store.read(lambda connection: played_by_all(connection, now)):
        await close_challenge(hub, deal_id, now)


async def _show_closed(hub: Hub) -> None:
    hidden = hub.hidden_tables()
    if not hidden:
        return
    for table_id in await hub.store.read(lambda connection: closed_among(connection, hidden, now_ms())):
        await _reload(hub, table_id)


def _closed(connection: Connection, deal_id: str, now: int, origin: str) -> list[str]:
    close_deal(connection, deal_id, now)
    tables = tables_playing(connection, deal_id)
    for table_id in tables:
        notify(connection, f"{origin} rewritten {table_id}")
    return tables
