"""Brings a database to the schema of this version, after a copy of what was there."""

import datetime as dt
import pathlib
from collections.abc import Callable
from typing import Any

from tenback.server.storage.database import Connection, Database, DatabaseTrouble, Sqlite, make_private

HEAD = "0009"
PROBE = "probe"
TABLES = (
    "tables", "events", "people", "secrets", "codes", "seats", "results", "leases", "erasures",
    "shared_deals", "deal_tables", "deal_tries", "deal_games",
    "played", "recovery_codes",
    "challenges", "seen_tables",
    "admin_tokens", "admin_log", "reports", "removed_spectators", "server_state",
    "reviews", "review_steps", "exercises",
)  # fmt: skip


def prepare(database: Database, tell: Callable[[str], None] = lambda _: None) -> None:
    """Make or upgrade the schema; a database with data in it is copied first."""
    connection = database.connect()
    try:
        found = _revision(database, connection)
        if found == HEAD:
            return
        if found is not None:
            _check_known(found)
            kept = _copy(database, connection, found)
            tell(f"upgrading the database from {found} to {HEAD}; a copy is kept as {kept}")
    finally:
        connection.close()
    _upgrade(database)


def check_revision(database: Database, connection: Connection) -> None:
    """Refuse a database that a newer version has made."""
    if (found := _revision(database, connection)) is not None:
        _check_known(found)


def check_writable(database: Database) -> None:
    """Find out before anything begins whether the database can be written to."""
    connection = database.connect()
    try:
        connection.execute("BEGIN")
        probe(connection)
        connection.execute("COMMIT")
    except Exception as error:
        if (fault := database.fault_of(error)) is None:
            raise
        raise DatabaseTrouble("error-database-unwritable", reason=fault.value) from error
    finally:
        connection.close()


def probe(connection: Connection) -> None:
    """Write something and delete it again: only who has written knows that it can be done."""
    connection.execute("INSERT INTO leases (table_id, holder, until) VALUES (?, ?, 0)", (PROBE, PROBE))
    connection.execute("DELETE FROM leases WHERE table_id = ?", (PROBE,))


def has_tables(database: Database, connection: Connection) -> bool:
    """Tell whether a database is one of ours, of whatever version."""
    return _revision(database, connection) is not None


def is_current(database: Database, connection: Connection) -> bool:
    """Tell whether a database has the schema of this version."""
    return _revision(database, connection) == HEAD


def _revision(database: Database, connection: Connection) -> str | None:
    """Tell the schema's version; None for an empty database."""
    if isinstance(database, Sqlite):
        sql = "SELECT 1 FROM sqlite_master WHERE name = 'alembic_version'"
    else:
        sql = "SELECT 1 FROM pg_tables WHERE tablename = 'alembic_version' AND schemaname = current_schema()"
    try:
        if not connection.execute(sql):
            _check_empty(database, connection)
            return None
        rows = connection.execute("SELECT version_num FROM alembic_version")
    except DatabaseTrouble:
        raise
    except Exception as error:
        raise DatabaseTrouble("error-database-unreadable", reason=str(error)) from error
    return str(rows[0][0]) if rows else None


def _check_empty(database: Database, connection: Connection) -> None:
    """A file of another program is left alone; a schema of PostgreSQL may hold more than our tables."""
    if isinstance(database, Sqlite) and connection.execute("SELECT 1 FROM sqlite_master"):
        raise DatabaseTrouble("error-database-foreign", path=database.path)


def _check_known(found: str) -> None:
    if not found.isdigit() or int(found) > int(HEAD):
        raise DatabaseTrouble("error-database-newer", found=found, known=HEAD)


def _copy(database: Database, connection: Connection, found: str) -> str:
    """Copy the data: a file beside the file, or a schema beside the schema."""
    stamp = dt.datetime.now(dt.UTC).strftime("%Y%m%d%H%M%S")
    if isinstance(database, Sqlite):
        target = f"{database.path}.before-{HEAD}.{stamp}"
        make_private(target)
        connection.execute("VACUUM INTO ?", (target,))
        return target
    schema = f"tenback_before_{HEAD}_{stamp}"
    connection.execute(f"CREATE SCHEMA {schema}")
    for name in _tables_of(connection):
        connection.execute(f"CREATE TABLE {schema}.{name} AS TABLE {name}")
    return f"schema {schema} (of {found})"


def _tables_of(connection: Connection) -> list[str]:
    rows = connection.execute("SELECT tablename FROM pg_tables WHERE schemaname = current_schema()")
    return [str(row[0]) for row in rows if row[0] in (*TABLES, "alembic_version")]


def _upgrade(database: Database, target: str = HEAD) -> None:
    """Run the changes; processes that start together wait for each other."""
    import sqlalchemy
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(pathlib.Path(__file__).parent / "migrations"))
    engine = sqlalchemy.create_engine(_sqlalchemy_url(database.url), poolclass=sqlalchemy.NullPool)
    with engine.begin() as connection:
        _wait_turn(connection)
        config.attributes["connection"] = connection
        command.upgrade(config, target)
    engine.dispose()


def _wait_turn(connection: Any) -> None:
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql("SELECT pg_advisory_xact_lock(3629105)")


def _sqlalchemy_url(url: str) -> str:
    for plain in ("postgresql://", "postgres://"):
        if url.startswith(plain):
            return "postgresql+psycopg://" + url.removeprefix(plain)
    return url
