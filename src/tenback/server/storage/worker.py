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
from tenback.server.storage.health import Fault, Health

T = TypeVar("T")
Work = Callable[[Connection], Any]
MOST_TOGETHER = 256
PATIENCE_SECONDS = 10.0


@dataclass(slots=True)
class _Job:
    work: Work
    future: "asyncio.Future[Any]"
    key: str
    says: tuple[str, ...]
    is_durable: bool
    result: object = None
    error: Exception | None = None


class Worker:
    """Runs work on the database, one transaction for all that waits."""

    def __init__(self, database: Database, health: Health, name: str, *, commits: bool) -> None:
        self._database, self._health, self._commits = database, health, commits
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._connection: Connection | None = database.connect()
        self._loop = asyncio.get_running_loop()
        self.took: Callable[[float], None] = lambda _: None
        """Is told after each piece of work how many seconds it took."""
        self.rests: Callable[[Connection], None] = lambda _: None
        """Is given the connection when all that waited is done and answered."""
        self._thread = threading.Thread(target=self._run, name=name, daemon=True)
        self._thread.start()

    async def do(
        self,
        work: Callable[[Connection], T],
        *,
        key: str = "",
        says: tuple[str, ...] = (),
        is_durable: bool = True,
    ) -> T:
        """Do some work; what it wrote is durable when this returns. Work of one key keeps its order.

        What it *says* is told to the other processes when it is done; what need not be durable is not synced.
        """
        job = _Job(work, self._loop.create_future(), key, says, is_durable)
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
            self._all_failed(jobs, error)
        self._loop.call_soon_threadsafe(_answer, jobs)
        self._tell(jobs)
        if self._connection is not None:
            self.rests(self._connection)

    def _tell(self, jobs: list[_Job]) -> None:
        """Tell the other processes; one that has not heard reads on when it hears that this one is gone."""
        words = [word for job in jobs if job.error is None for word in job.says]
        if not words or self._connection is None:
            return
        try:
            self._connection.tell(words)
        except Exception as error:
            if self._database.is_lost(error):
                self._connection = None

    def _all_failed(self, jobs: list[_Job], error: Exception) -> None:
        if self._database.is_lost(error):
            self._connection = None
        told = self._told(error)
        for job in jobs:
            job.error = told

    def _told(self, error: Exception) -> Exception:
        """Note a fault of the database, and tell whoever waits that it cannot be done just now."""
        if (fault := self._database.fault_of(error)) is not None:
            self._health.failed(fault)
            return Unavailable("error-database-lost", reason=fault.value)
        if self._database.is_conflict(error):
            return Conflict("error-database-conflict", reason=str(error))
        return error

    def _do_all(self, jobs: list[_Job]) -> None:
        connection = self._connected()
        connection.check_file()
        if self._commits:
            before = connection.rows_changed()
            self._commit(connection, jobs)
            # What went into a file without a name is not acknowledged.
            connection.check_file()
            if before is None or before != connection.rows_changed():
                self._health.stored()
        else:
            for job in jobs:
                self._do_one(connection, job)

    def _commit(self, connection: Connection, jobs: list[_Job]) -> None:
        """Mostly nothing fails, and every statement saved counts; a job that fails undoes no other."""
        try:
            with _transaction(connection, is_durable=any(job.is_durable for job in jobs)):
                for job in jobs:
                    job.result = job.work(connection)
        except Exception as error:
            if self._concerns_all(error):
                raise
            self._commit_apart(connection, jobs)

    def _commit_apart(self, connection: Connection, jobs: list[_Job]) -> None:
        connection.execute("BEGIN")
        try:
            for job in jobs:
                self._do_one_apart(connection, job)
            connection.execute("COMMIT")
        except Exception:
            _roll_back(connection)
            raise

    def _concerns_all(self, error: Exception) -> bool:
        """A damaged page concerns one table, any other fault all of them."""
        return self._database.fault_of(error) not in (None, Fault.DAMAGED)

    def _do_one(self, connection: Connection, job: _Job) -> None:
        try:
            job.result = job.work(connection)
        except Exception as error:
            if self._concerns_all(error):
                raise
            job.error = self._told(error)

    def _do_one_apart(self, connection: Connection, job: _Job) -> None:
        connection.execute("SAVEPOINT job")
        self._do_one(connection, job)
        if job.error is not None:
            connection.execute("ROLLBACK TO SAVEPOINT job")
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
def _transaction(connection: Connection, *, is_durable: bool) -> Iterator[None]:
    """Do all within as one transaction, in one piece: a server is waited for once, at the end."""
    try:
        with connection.together():
            connection.run("BEGIN")
            if not is_durable:
                connection.relax()
            yield
            connection.run("COMMIT")
    except Exception:
        _roll_back(connection)
        raise


def _roll_back(connection: Connection) -> None:
    # When the connection is gone its transaction is gone with it.
    with contextlib.suppress(Exception):
        connection.execute("ROLLBACK")


def _answer(jobs: list[_Job]) -> None:
    for job in jobs:
        if job.future.done():
            continue
        if job.error is not None:
            job.future.set_exception(job.error)
        else:
            job.future.set_result(job.result)
