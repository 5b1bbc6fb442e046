"""For hosts: copying the database, and moving one table from server to server."""

import pathlib

import msgspec

from tenback.server.operations.table_file import BackupError, TableFile, read_table
from tenback.server.rooms.clock import now_ms
from tenback.server.storage.appending import Append, append
from tenback.server.storage.database import Connection, Database, Sqlite, database_at, make_private
from tenback.server.storage.lists import log_of
from tenback.server.storage.schema import has_tables, is_current, prepare
from tenback.server.storage.shared_deals import open_until
from tenback.tables.fold import fold

MOST_BYTES = 64 * 2**20


def backup(url: str, target: pathlib.Path) -> None:
    """Copy a SQLite database while it is served."""
    database = database_at(url)
    if not isinstance(database, Sqlite):
        raise BackupError("error-backup-postgres")
    check_there(database)
    if target.exists():
        raise BackupError("error-file-exists", path=str(target))
    if not target.absolute().parent.is_dir():
        raise BackupError("error-no-folder", path=str(target))
    connection = database.connect()
    try:
        make_private(str(target))
        connection.execute("VACUUM INTO ?", (str(target),))
    finally:
        connection.close()


def write_private(target: pathlib.Path, raw: bytes) -> None:
    """Write a file that its owner alone can read: it holds hidden cards."""
    make_private(str(target))
    try:
        target.write_bytes(raw)
    except OSError as error:
        raise BackupError("error-cannot-write", path=str(target), reason=error.strerror) from error


def export_table(url: str, table_id: str) -> bytes:
    """Write one table as a file."""
    database = database_at(url)
    check_there(database)
    connection = database.connect()
    try:
        log = tuple(log_of(connection, table_id)) if has_tables(database, connection) else ()
        is_open = bool(log) and _is_open(database, connection, table_id)
    finally:
        connection.close()
    if not log:
        raise BackupError("error-no-table", table=table_id)
    if is_open:
        raise BackupError("error-deal-open", table=table_id)
    return msgspec.json.format(msgspec.json.encode(TableFile(id=table_id, log=log)), indent=1)


def _is_open(database: Database, connection: Connection, table_id: str) -> bool:
    """Tell whether others still play the same deal; what older versions wrote knows no such deals."""
    return is_current(database, connection) and open_until(connection, table_id, now_ms()) > 0


def read_bounded(file: pathlib.Path) -> bytes:
    """Read a file that somebody names; what is no plain file, or far too long, is refused."""
    try:
        if not file.is_file():
            raise BackupError("error-no-plain-file", path=str(file))
        if file.stat().st_size > MOST_BYTES:
            raise BackupError("error-file-too-long", path=str(file), most=MOST_BYTES // 2**20)
        return file.read_bytes()
    except OSError as error:
        raise BackupError("terminal-unreadable", path=str(file), reason=error.strerror) from error


def check_there(database: Database) -> None:
    """A file that is not there would be made by opening it."""
    if isinstance(database, Sqlite) and not pathlib.Path(database.path).is_file():
        raise BackupError("error-no-database", path=database.path)


def import_table(url: str, raw: bytes) -> str:
    """Read one table from a file into a database; give its id."""
    file = read_table(raw)
    database = database_at(url)
    prepare(database)
    connection = database.connect()
    try:
        _put(connection, Append(file.log, None, fold(file.id, file.log), checks_people=False))
    finally:
        connection.close()
    return file.id


def _put(connection: Connection, batch: Append) -> None:
    if connection.execute("SELECT 1 FROM tables WHERE id = ?", (batch.after.id,)):
        raise BackupError("error-table-exists", table=batch.after.id)
    connection.execute("BEGIN")
    append(connection, (batch,))
    connection.execute("COMMIT")
