"""Whether anything can be stored: however many ask, the database is tried once a second."""

import asyncio
import contextlib
import time

from tenback.server.storage import Store
from tenback.server.storage.health import Fault

EVERY_SECONDS = 1.0
PATIENCE_SECONDS = 4.0


class Checkup:
    """Tries whether anything can be stored."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._checked_at = 0.0
        self._checking: asyncio.Task[None] | None = None

    async def faults(self) -> tuple[Fault, ...]:
        """Tell what is wrong; a database that takes too long counts as one that does not answer."""
        if self._checking is None and time.monotonic() - self._checked_at >= EVERY_SECONDS:
            self._checking = asyncio.create_task(self._check())
        if self._checking is not None:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(asyncio.shield(self._checking), PATIENCE_SECONDS)
        if self._checking is not None and not self._store.health.faults:
            return (Fault.UNREACHABLE,)
        return self._store.health.faults

    async def _check(self) -> None:
        try:
            await self._store.check()
        finally:
            self._checked_at, self._checking = time.monotonic(), None
