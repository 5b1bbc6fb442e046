"""Which process runs a table's bots and clocks."""

import asyncio
import contextlib
import logging
import time
from collections.abc import Awaitable, Callable

from tenback.server.rooms.live import LiveTable
from tenback.server.storage import Store, Unavailable
from tenback.server.storage.leases import LEASE_SECONDS, drop_leases, orphans, take_leases
from tenback.tables.table import Table

_LOG = logging.getLogger("tenback.server")
RENEW_SECONDS = 0.8
MOST_ADOPTED = 100

Held = Callable[[str], LiveTable | None]
Load = Callable[[str], Awaitable[LiveTable | None]]
IsWanted = Callable[[Table], bool]
Granted = Callable[[LiveTable], None]


class Leases:
    """With a database of its own a process runs all tables."""

    def holds(self, table_id: str, *, is_wanted: bool) -> bool:  # noqa: ARG002 (several processes need it)
        """Tell whether this process runs a table."""
        return True

    async def claim(self, table_ids: list[str]) -> list[str]:
        """Take those that no other process runs."""
        return table_ids

    def start(self, held: Held, load: Load, is_wanted: IsWanted, granted: Granted) -> None:
        """Begin to keep leases; *granted* is told of each table that this process begins to run."""

    async def stop(self) -> None:
        """Give everything back."""


class SharedLeases(Leases):
    """With a shared database a process runs the tables whose lease it has."""

    def __init__(self, store: Store, process: str) -> None:
        self._store, self._process = store, process
        self._until: dict[str, float] = {}
        self._wanted: set[str] = set()
        self._wake = asyncio.Event()

    def start(self, held: Held, load: Load, is_wanted: IsWanted, granted: Granted) -> None:
        """Begin to keep leases; *granted* is told of each table that this process begins to run."""
        self._held, self._load, self._is_wanted, self._granted = held, load, is_wanted, granted
        self._task = asyncio.create_task(self._keep())

    def holds(self, table_id: str, *, is_wanted: bool) -> bool:
        """Tell whether this process has the lease of a table; ask for it if it is wanted and not held."""
        if not is_wanted:
            return table_id in self._until
        if self._until.get(table_id, 0) > time.monotonic():
            return True
        self._wanted.add(table_id)
        self._wake.set()
        return False

    async def claim(self, table_ids: list[str]) -> list[str]:
        """Take those that no other process runs."""
        await self._take(table_ids)
        return [table_id for table_id in table_ids if table_id in self._until]

    async def stop(self) -> None:
        """Give all leases back, so that another process takes over at once."""
        self._task.cancel()
        held = list(self._until)
        with contextlib.suppress(Unavailable):
            await self._store.write_passing(lambda connection: drop_leases(connection, held, self._process))

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
        taken = await self._store.write_passing(
            lambda connection: take_leases(connection, table_ids, self._process)
        )
        for table_id in table_ids:
            self._until.pop(table_id, None)
        for table_id in taken:
            self._until[table_id] = until
            if (live := self._held(table_id)) is not None:
                self._granted(live)

    async def _renew(self) -> None:
        held = {table_id: self._held(table_id) for table_id in self._until}
        busy = [
            table_id for table_id, live in held.items() if live is not None and self._is_wanted(live.table)
        ]
        idle = [table_id for table_id in held if table_id not in busy]
        if idle:
            await self._store.write_passing(lambda connection: drop_leases(connection, idle, self._process))
            for table_id in idle:
                self._until.pop(table_id, None)
        # Something may have happened while the leases were given back.
        again = [table_id for table_id in idle if (live := held[table_id]) and self._is_wanted(live.table)]
        await self._take([*busy, *again])

    async def _adopt(self) -> None:
        for table_id in await self._store.read(lambda connection: orphans(connection, MOST_ADOPTED)):
            # One that cannot be read must not keep the others from being adopted; it is in the log already.
            with contextlib.suppress(Exception):
                await self._adopt_one(table_id)

    async def _adopt_one(self, table_id: str) -> None:
        live = await self._load(table_id)
        if live is not None:
            await live.catch_up()
            await self._take([table_id])
