"""PostgreSQL, for many processes and machines."""

import contextlib
import functools
import threading
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from tenback.server.storage.database import Connection, DatabaseTrouble, Row
from tenback.server.storage.health import Fault

CHANNEL = "tenback"


class Postgres:
    """A database server; its own settings decide about durability (the default is durable)."""

    def __init__(self, url: str) -> None:
        try:
            import psycopg
        except ImportError as error:
            raise DatabaseTrouble("error-postgres-driver") from error
        self._psycopg = psycopg
        self.url = url

    def connect(self) -> "PostgresConnection":
        """Open a connection."""
        try:
            return PostgresConnection(self._psycopg.connect(self.url, autocommit=True, connect_timeout=5))
        except self._psycopg.OperationalError as error:
            first = str(error).strip().splitlines()[0]
            raise DatabaseTrouble("error-postgres-silent", reason=first) from error

    def purge(self) -> None:
        """PostgreSQL cleans up by itself (autovacuum)."""

    def is_conflict(self, error: Exception) -> bool:
        """Tell whether a row is there already."""
        return isinstance(error, self._psycopg.IntegrityError)

    def is_lost(self, error: Exception) -> bool:
        """Tell whether the connection is gone, or leads to a server that does not store any more."""
        return self.fault_of(error) in (Fault.UNREACHABLE, Fault.READ_ONLY)

    def fault_of(self, error: Exception) -> Fault | None:
        """Tell what is wrong with the server."""
        errors = self._psycopg.errors
        if isinstance(error, errors.ReadOnlySqlTransaction):
            return Fault.READ_ONLY
        if isinstance(error, errors.DiskFull):
            return Fault.FULL
        if isinstance(error, (errors.DataCorrupted, errors.IndexCorrupted)):
            return Fault.DAMAGED
        # A connection that broke in the middle of a pipeline is an interface error for whoever uses it next.
        away = (self._psycopg.OperationalError, self._psycopg.InterfaceError, DatabaseTrouble)
        is_away = isinstance(error, away)
        return Fault.UNREACHABLE if is_away else None


class PostgresConnection:
    """A connection to the server."""

    locks_rows = True

    def __init__(self, raw: Any) -> None:
        self._raw = raw
        self._pipeline: Any = None

    def execute(self, sql: str, values: Sequence[Any] = ()) -> list[Row]:
        """Run one statement and give its rows."""
        cursor = self._raw.execute(_with_percents(sql), values or None)
        if self._pipeline is not None:
            self._pipeline.sync()
        if self._raw.closed:
            # The pipeline may end without an error although nothing was answered.
            raise DatabaseTrouble("error-database-lost", reason="unreachable")
        return cursor.fetchall() if cursor.description else []

    def run(self, sql: str, values: Sequence[Any] = ()) -> None:
        """Run one statement that gives no rows; within `together` its answer is not waited for."""
        self._raw.execute(_with_percents(sql), values or None)

    @contextlib.contextmanager
    def together(self) -> Iterator[None]:
        """Send the statements within as one piece, so that the server is waited for once."""
        with self._raw.pipeline() as pipeline:
            self._pipeline = pipeline
            try:
                yield
            finally:
                self._pipeline = None

    def relax(self) -> None:
        """Let this transaction be lost in a crash: it is not waited for."""
        self.run("SET LOCAL synchronous_commit TO off")

    def tell(self, words: Sequence[str]) -> None:
        """Say something to all processes, in a transaction of its own.

        Transactions that notify are committed one after the other: with anything stored in them, each would
        wait for the disk of all others.
        """
        self.run("SELECT pg_notify(?, word) FROM unnest(?::text[]) AS word", (CHANNEL, list(words)))

    def check_file(self) -> None:
        """The server looks after its files."""

    def rows_changed(self) -> int | None:
        """A server that answers is there again."""
        return None

    def close(self) -> None:
        """Close the connection."""
        self._raw.close()


def notify(connection: Connection, words: str) -> None:
    """Say something to all processes; it is heard when the transaction is committed."""
    if isinstance(connection, PostgresConnection):
        connection.run("SELECT pg_notify(?, ?)", (CHANNEL, words))


@functools.cache
def _with_percents(sql: str) -> str:
    return sql.replace("%", "%%").replace("?", "%s")


class Listener:
    """Hears which tables other processes have changed; comes back by itself when the server was away."""

    def __init__(self, url: str, heard: Callable[[str], object], lost: Callable[[], object]) -> None:
        self._url, self._heard, self._lost = url, heard, lost
        self._stopped = threading.Event()
        self._thread = threading.Thread(target=self._listen, name="listener", daemon=True)
        self._thread.start()

    def stop(self) -> None:
        """Stop listening."""
        self._stopped.set()
        self._thread.join(timeout=3)

    def _listen(self) -> None:
        import psycopg

        while not self._stopped.is_set():
            try:
                with psycopg.connect(self._url, autocommit=True, connect_timeout=5) as connection:
                    connection.execute(f"LISTEN {CHANNEL}")
                    # What was said while nobody listened is found by asking again.
                    self._lost()
                    self._hear(connection)
            except psycopg.OperationalError:
                self._stopped.wait(0.2)

    def _hear(self, connection: Any) -> None:
        while not self._stopped.is_set():
            for notice in connection.notifies(timeout=0.5, stop_after=100):
                self._heard(notice.payload)
