"""Which process runs a table's bots and clocks."""

import asyncio
import contextlib
import logging
import time
from typing import TYPE_CHECKING

from tenback.server.storage import Unavailable
from tenback.server.storage.leases import LEASE_SECONDS, drop_leases, orphans, take_leases
from tenback.tables.table import Table

if TYPE_CHECKING:
    from tenback.server.rooms.hub import Hub

_LOG = logging.getLogger("tenback.server")
RENEW_SECONDS = 0.8
MOST_ADOPTED = 100


class Leases:
    """With a database of its own a process runs all tables."""

    def holds(self, table: Table) -> bool:  # noqa: ARG002 (several processes need it)
        """Tell whether this process runs a table."""
        return True

    async def stop(self) -> None:
        """Give everything back."""


class SharedLeases(Leases):
    """With a shared database a process runs the tables whose lease it has."""

    def __init__(self, hub: "Hub") -> None:
        self._hub = hub
        self._until: dict[str, float] = {}
        self._wanted: set[str] = set()
        self._wake = asyncio.Event()
        self._task = asyncio.create_task(self._keep())

    def holds(self, table: Table) -> bool:
        """Tell whether this process has the lease of a table that needs it; if not, it is asked for."""
        if not self._hub.runner.is_wanted(table):
            return table.id in self._until
        if self._until.get(table.id, 0) > time.monotonic():
            return True
        self._wanted.add(table.id)
        self._wake.set()
        return False

    async def stop(self) -> None:
        """Give all leases back, so that another process takes over at once."""
        self._task.cancel()
        held = list(self._until)
        with contextlib.suppress(Unavailable):
            await self._hub.store.write(lambda database: drop_leases(database, held, self._hub.name))

    async def _keep(self) -> None:
        """Renew what is held, take what is wanted, adopt what another process has left; never give up."""
        next_round = 0.0
        while True:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._wake.wait(), max(0.0, next_round - time.monotonic()))
            self._wake.clear()
            is_due = time.monotonic() >= next_round
            next_round = time.monotonic() + RENEW_SECONDS if is_due else next_round
            try:
                await self._look_after(is_due=is_due)
            except Exception as error:
                _LOG.warning("leases could not be looked after: %s", type(error).__name__)

    async def _look_after(self, *, is_due: bool) -> None:
        await self._take(self._wanted_now())
        if is_due:
            await self._renew()
            await self._adopt()

    def _wanted_now(self) -> list[str]:
        wanted, self._wanted = self._wanted, set()
        return list(wanted)

    async def _take(self, table_ids: list[str]) -> None:
        if not table_ids:
            return
        until = time.monotonic() + LEASE_SECONDS
        taken = await self._hub.store.write(lambda db: take_leases(db, table_ids, self._hub.name))
        for table_id in table_ids:
            self._until.pop(table_id, None)
        for table_id in taken:
            self._until[table_id] = until
            if (live := self._hub.held(table_id)) is not None:
                self._hub.runner.plan(live)

    async def _renew(self) -> None:
        held = {table_id: self._hub.held(table_id) for table_id in self._until}
        busy = [
            at for at, live in held.items() if live is not None and self._hub.runner.is_wanted(live.table)
        ]
        idle = [table_id for table_id in held if table_id not in busy]
        if idle:
            await self._hub.store.write(lambda db: drop_leases(db, idle, self._hub.name))
            for table_id in idle:
                self._until.pop(table_id, None)
        # Something may have happened while the leases were given back.
        again = [
            at for at in idle if (live := held[at]) is not None and self._hub.runner.is_wanted(live.table)
        ]
        await self._take([*busy, *again])

    async def _adopt(self) -> None:
        for table_id in await self._hub.store.read(lambda database: orphans(database, MOST_ADOPTED)):
            live = await self._hub.table(table_id)
            if live is not None:
                await live.catch_up()
                await self._take([table_id])
