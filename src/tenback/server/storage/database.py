"""The two databases behind one small interface: SQLite in a file, or PostgreSQL."""

import contextlib
import os
import sqlite3
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from tenback.games.errors import TenbackError
from tenback.server.storage.health import Fault

Row = Sequence[Any]


class DatabaseTrouble(TenbackError):
    """The database cannot be used; the message says what to do."""


class Unavailable(TenbackError):
    """The database did not answer just now; whether the work was done is not known."""


class VanishedFile(Exception):
    """The file is no longer where it was opened; what is written to it is lost with the process."""


class Conflict(TenbackError):
    """Somebody else has appended this number, or done this action, already."""


class DeletedPerson(Conflict):
    """Somebody who was to sit down has been deleted."""


class Connection(Protocol):
    """One connection; SQL is written with `?` for values."""

    locks_rows: bool
    """Whether several processes write at once, so that rows are locked; otherwise there is one writer."""

    def execute(self, sql: str, values: Sequence[Any] = ()) -> list[Row]:
        """Run one statement and give its rows."""
        ...

    def run(self, sql: str, values: Sequence[Any] = ()) -> None:
        """Run one statement that gives no rows; what goes wrong may be told only at the end of `together`."""
        ...

    def together(self) -> contextlib.AbstractContextManager[object]:
        """Send the statements within as one piece, so that a server is waited for once."""
        ...

    def relax(self) -> None:
        """Let this transaction be lost in a crash: it is not waited for."""
        ...

    def tell(self, words: Sequence[str]) -> None:
        """Say something to the other processes."""
        ...

    def check_file(self) -> None:
        """Raise VanishedFile if what is written would be lost."""
        ...

    def rows_changed(self) -> int | None:
        """Count the rows changed so far; None where a commit proves without them that storing works."""
        ...

    def close(self) -> None:
        """Let go of the database."""
        ...


class Database(Protocol):
    """Where tables are kept."""

    @property
    def url(self) -> str:
        """Its address."""
        ...

    def connect(self) -> Connection:
        """Open a connection; each belongs to one thread."""
        ...

    def purge(self) -> None:
        """Leave no deleted text behind in its files."""
        ...

    def is_conflict(self, error: Exception) -> bool:
        """Tell whether an error means that a row is there already."""
        ...

    def is_lost(self, error: Exception) -> bool:
        """Tell whether an error means that the connection is gone, and another may work."""
        ...

    def fault_of(self, error: Exception) -> Fault | None:
        """Tell what is wrong with the database; None for an error of the work itself."""
        ...


def database_at(url: str) -> Database:
    """Choose the database by its address: `sqlite:///file`, a plain path, or `postgresql://…`."""
    if url.startswith(("postgresql://", "postgres://")):
        from tenback.server.storage.postgres import Postgres

        return Postgres(url)
    if "://" in url and not url.startswith("sqlite:///"):
        raise DatabaseTrouble("error-database-address", url=url)
    return Sqlite(url.removeprefix("sqlite:///"))


@dataclass(frozen=True, slots=True)
class Sqlite:
    """One file; every commit is on the disk before it is answered."""

    path: str

    @property
    def url(self) -> str:
        """The address as SQLAlchemy writes it."""
        return f"sqlite:///{self.path}"

    def connect(self) -> "SqliteConnection":
        """Open the file with write-ahead log and full synchronisation."""
        try:
            return SqliteConnection(self.path)
        except sqlite3.Error as error:
            raise _explained(self.path, error) from error

    def purge(self) -> None:
        """Empty the write-ahead log, which holds what pages were like before."""
        connection = self.connect()
        try:
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        finally:
            connection.close()

    def is_conflict(self, error: Exception) -> bool:
        """Tell whether a row is there already."""
        return isinstance(error, sqlite3.IntegrityError)

    def is_lost(self, error: Exception) -> bool:  # noqa: ARG002 (a server can be lost)
        """A file that is open stays open; one that comes in its place is another database."""
        return False

    def fault_of(self, error: Exception) -> Fault | None:
        """Tell what is wrong with the file."""
        if isinstance(error, VanishedFile):
            return Fault.VANISHED
        if isinstance(error, DatabaseTrouble):
            return Fault.FAILING
        name = getattr(error, "sqlite_errorname", "")
        return next((fault for sign, fault in _FAULTS.items() if name.startswith(sign)), None)


PRAGMAS = (
    "journal_mode=WAL",
    "synchronous=FULL",
    # A server copies the log itself (`checkpoints.py`); whoever else writes a little leaves that to the last
    # who closes the file.
    "wal_autocheckpoint=0",
    "foreign_keys=ON",
    "busy_timeout=2000",
    # What is deleted is overwritten, so that no part of the file still holds it.
    "secure_delete=ON",
)


@contextlib.contextmanager
def closed_on_failure(connection: sqlite3.Connection) -> Iterator[None]:
    """Close a connection that nobody will get, because it cannot be made ready."""
    try:
        yield
    except BaseException:
        connection.close()
        raise


class SqliteConnection:
    """A connection to a file."""

    locks_rows = False

    def __init__(self, path: str) -> None:
        make_private(path)
        self._raw = sqlite3.connect(path, timeout=5, isolation_level=None, check_same_thread=False)
        with closed_on_failure(self._raw):
            for pragma in PRAGMAS:
                self._raw.execute(f"PRAGMA {pragma}")
        self._path = path
        self._files: tuple[object, ...] | None = None

    def execute(self, sql: str, values: Sequence[Any] = ()) -> list[Row]:
        """Run one statement and give its rows."""
        return self._raw.execute(sql, values).fetchall()

    def run(self, sql: str, values: Sequence[Any] = ()) -> None:
        """Run one statement that gives no rows."""
        self._raw.execute(sql, values)

    def together(self) -> contextlib.AbstractContextManager[object]:
        """Nothing is sent anywhere: statements run in this process."""
        return contextlib.nullcontext()

    def relax(self) -> None:
        """There is no lease to be written."""

    def tell(self, words: Sequence[str]) -> None:
        """There are no other processes."""

    def check_file(self) -> None:
        """Raise VanishedFile if the file or its write-ahead log is not the one that was opened."""
        now = (_identity(self._path), _identity(f"{self._path}-wal"))
        if self._files is None and None not in now:
            self._files = now
        if self._files not in (None, now):
            raise VanishedFile

    def rows_changed(self) -> int | None:
        """A commit without a changed row writes nothing, so a disk that is full does not stop it."""
        return self._raw.total_changes

    def close(self) -> None:
        """Let go of the file."""
        self._raw.close()


def _identity(path: str) -> tuple[int, int] | None:
    try:
        found = os.stat(path)
    except OSError:
        return None
    return found.st_dev, found.st_ino


def make_private(path: str) -> None:
    """Make a file that its owner alone can read, since it will hold hidden cards; one that is there stays."""
    # Whatever is wrong with the path is explained by whoever opens the file next. A file that is there must
    # not be opened: closing it would drop the locks that SQLite holds on it in this process.
    with contextlib.suppress(OSError):
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))


def _explained(path: str, error: sqlite3.Error) -> DatabaseTrouble:
    for sign, message in _MESSAGES.items():
        if sign in str(error):
            return DatabaseTrouble(message, path=path)
    return DatabaseTrouble("error-database-unusable", path=path, reason=str(error))


_FAULTS = {
    "SQLITE_FULL": Fault.FULL,
    "SQLITE_READONLY": Fault.READ_ONLY,
    "SQLITE_BUSY": Fault.LOCKED,
    "SQLITE_LOCKED": Fault.LOCKED,
    "SQLITE_CORRUPT": Fault.DAMAGED,
    "SQLITE_NOTADB": Fault.DAMAGED,
    "SQLITE_CANTOPEN": Fault.VANISHED,
    "SQLITE_IOERR": Fault.FAILING,
    "SQLITE_PROTOCOL": Fault.FAILING,
}
"""How SQLite names an error, and what is wrong."""

_MESSAGES = {
    "locked": "error-database-in-use",
    "not a database": "error-database-foreign",
    "malformed": "error-database-damaged",
    "unable to open": "error-database-not-opened",
}
"""What SQLite says, and the message for it."""
