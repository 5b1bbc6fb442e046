"""The store: a writer thread that commits together, two readers, the same on both databases."""

import asyncio
import contextlib
from collections.abc import Callable
from typing import TypeVar

from tenback.server.storage.appending import Append, append
from tenback.server.storage.checkpoints import Checkpoints
from tenback.server.storage.database import Connection, Database, Sqlite, Unavailable, database_at
from tenback.server.storage.health import Health
from tenback.server.storage.lists import LogPart, log_from, log_of
from tenback.server.storage.lock import FileLock
from tenback.server.storage.schema import prepare, probe
from tenback.server.storage.worker import Worker
from tenback.tables.events import Entry

T = TypeVar("T")


class Store:
    """Where tables and people are kept."""

    def __init__(self, url: str, say: Callable[[str], None] = lambda _: None) -> None:
        self.database = database_at(url)
        self._lock = _locked(self.database)
        prepare(self.database, say)
        self.health = Health()
        self._writer = Worker(self.database, self.health, "writer", commits=True)
        self._reader = Worker(self.database, self.health, "reader", commits=False)
        self._long_reader = Worker(self.database, self.health, "long reader", commits=False)
        self._checkpoints = Checkpoints(self.database) if isinstance(self.database, Sqlite) else None
        if self._checkpoints is not None:
            self._writer.rests = self._checkpoints.after_commit

    @property
    def is_shared(self) -> bool:
        """Whether other processes may write to the same database."""
        return not isinstance(self.database, Sqlite)

    def on_commit(self, took: Callable[[float], None]) -> None:
        """Have somebody told how many seconds each commit took."""
        self._writer.took = took

    async def append(self, *batches: Append) -> None:
        """Append events; they are durable when this returns. Raises Conflict when somebody was first."""
        ordered = tuple(sorted(batches, key=lambda batch: batch.after.id))
        await self._writer.do(lambda connection: append(connection, ordered), key=ordered[0].after.id)

    async def log(self, table_id: str) -> list[Entry]:
        """Read a table's log."""
        return await self._reader.do(lambda connection: log_of(connection, table_id))

    async def log_from(self, table_id: str, first: int) -> LogPart | None:
        """Read a table's log from a number on; None if there is no such table."""
        return await self._reader.do(lambda connection: log_from(connection, table_id, first))

    async def write(self, work: Callable[[Connection], T], *, table: str = "") -> T:
        """Do some other writing, to a table if one is named."""
        return await self._writer.do(work, key=table)

    async def write_passing(self, work: Callable[[Connection], T]) -> T:
        """Write what may be lost in a crash, such as leases, which soon run out."""
        return await self._writer.do(work, is_durable=False)

    async def tell(self, words: str) -> None:
        """Say something to the other processes."""
        await self._writer.do(lambda _: None, says=(words,), is_durable=False)

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Do some other reading."""
        return await self._reader.do(work)

    async def read_long(self, work: Callable[[Connection], T]) -> T:
        """Do reading that may take long, such as whole logs; who a client is, is read meanwhile."""
        return await self._long_reader.do(work)

    async def check(self) -> None:
        """Store something and delete it again; a fault is noted in `health`."""
        with contextlib.suppress(Unavailable):
            await self._writer.do(probe)

    async def purge(self) -> None:
        """Leave no deleted text behind in the files, as far as that is up to us."""
        await asyncio.to_thread((self._checkpoints or self.database).purge)

    async def close(self) -> None:
        """Finish what waits and let go of the database."""
        await self._writer.stop()
        await self._reader.stop()
        await self._long_reader.stop()
        if self._checkpoints is not None:
            await asyncio.to_thread(self._checkpoints.stop)
        if self._lock is not None:
            self._lock.release()


def _locked(database: Database) -> FileLock | None:
    return FileLock(database) if isinstance(database, Sqlite) else None
