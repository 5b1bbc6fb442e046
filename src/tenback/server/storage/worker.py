"""A thread that owns one connection; work that waits together is committed together."""

import asyncio
import contextlib
import queue
import threading
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, TypeVar

from tenback.server.storage.database import Conflict, Connection, Database, DatabaseTrouble, Unavailable

T = TypeVar("T")
Work = Callable[[Connection], Any]
MOST_TOGETHER = 256
PATIENCE_SECONDS = 10.0


@dataclass(slots=True)
class _Job:
    work: Work
    future: "asyncio.Future[Any]"
    key: str
    result: object = None
    error: Exception | None = None


class Worker:
    """Runs work on the database, one transaction for all that waits."""

    def __init__(self, database: Database, name: str, *, commits: bool) -> None:
        self._database, self._commits = database, commits
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._connection: Connection | None = database.connect()
        self._loop = asyncio.get_running_loop()
        self.took: Callable[[float], None] = lambda _: None
        """Is told after each piece of work how many seconds it took."""
        self._thread = threading.Thread(target=self._run, name=name, daemon=True)
        self._thread.start()

    async def do(self, work: Callable[[Connection], T], *, key: str = "") -> T:
        """Do some work; what it wrote is durable when this returns. Work of one key keeps its order."""
        job = _Job(work, self._loop.create_future(), key)
        self._jobs.put(job)
        return await job.future  # type: ignore[no-any-return]

    async def stop(self) -> None:
        """Finish what waits, then let go of the database."""
        self._jobs.put(None)
        await asyncio.to_thread(self._thread.join)

    def _run(self) -> None:
        while (first := self._jobs.get()) is not None:
            jobs, is_last = self._waiting(first)
            self._settle(jobs)
            if is_last:
                break
        if self._connection is not None:
            self._connection.close()

    def _waiting(self, first: _Job) -> tuple[list[_Job], bool]:
        """Take all that waits; several processes lock the rows of tables in the same order."""
        jobs = [first]
        # Readers gain nothing by waiting for each other.
        most = MOST_TOGETHER if self._commits else 1
        while len(jobs) < most:
            try:
                job = self._jobs.get_nowait()
            except queue.Empty:
                break
            if job is None:
                return sorted(jobs, key=lambda job: job.key), True
            jobs.append(job)
        return sorted(jobs, key=lambda job: job.key), False

    def _settle(self, jobs: list[_Job]) -> None:
        began = time.perf_counter()
        try:
            self._do_all(jobs)
            self.took(time.perf_counter() - began)
        except Exception as error:
            self._connection = None if self._database.is_lost(error) else self._connection
            for job in jobs:
                job.error = (
                    Unavailable("error-database-lost", reason=str(error))
                    if self._database.is_lost(error)
                    else error
                )
        self._loop.call_soon_threadsafe(_answer, jobs)

    def _do_all(self, jobs: list[_Job]) -> None:
        connection = self._connected()
        if not self._commits:
            for job in jobs:
                self._read_one(connection, job)
            return
        try:
            self._all_at_once(connection, jobs)
        except Exception as error:
            if self._database.is_lost(error):
                raise
            self._each_for_itself(connection, jobs)

    def _all_at_once(self, connection: Connection, jobs: list[_Job]) -> None:
        """Most of the time nothing fails; then every statement saved counts."""
        with _transaction(connection):
            for job in jobs:
                job.result = job.work(connection)

    def _each_for_itself(self, connection: Connection, jobs: list[_Job]) -> None:
        """One job that fails does not undo the others."""
        with _transaction(connection):
            for job in jobs:
                self._do_one(connection, job)

    def _read_one(self, connection: Connection, job: _Job) -> None:
        try:
            job.result = job.work(connection)
        except Exception as error:
            if self._database.is_lost(error):
                raise
            job.error = error

    def _do_one(self, connection: Connection, job: _Job) -> None:
        connection.execute("SAVEPOINT job")
        try:
            job.result = job.work(connection)
        except Exception as error:
            if self._database.is_lost(error):
                raise
            connection.execute("ROLLBACK TO SAVEPOINT job")
            job.error = (
                Conflict("error-database-conflict", reason=str(error))
                if self._database.is_conflict(error)
                else error
            )
        connection.execute("RELEASE SAVEPOINT job")

    def _connected(self) -> Connection:
        """Connect again when the connection is gone; a server that restarts needs a moment."""
        give_up = time.monotonic() + PATIENCE_SECONDS
        while self._connection is None:
            try:
                self._connection = self._database.connect()
            except DatabaseTrouble:
                if time.monotonic() > give_up:
                    raise
                time.sleep(0.1)
        return self._connection


@contextlib.contextmanager
def _transaction(connection: Connection) -> Iterator[None]:
    connection.execute("BEGIN")
    try:
        yield
        connection.execute("COMMIT")
    except Exception:
        # When the connection is gone its transaction is gone with it.
        with contextlib.suppress(Exception):
            connection.execute("ROLLBACK")
        raise


def _answer(jobs: list[_Job]) -> None:
    for job in jobs:
        if job.future.done():
            continue
        if job.error is not None:
            job.future.set_exception(job.error)
        else:
            job.future.set_result(job.result)
