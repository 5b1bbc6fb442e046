"""Backup, and moving one table from server to server."""

import pathlib

import pytest

from harness.postgres import Databases
from harness.servers import NewDatabase
from tenback.server.operations.backup import BackupError, backup, export_table, import_table, write_private
from tenback.server.storage.database import database_at
from tenback.server.storage.lists import log_of
from tenback.tables.events import Entry
from tenback.tables.settings import Settings
from tests.server.logs import game_log, put


def filled(url: str) -> str:
    """Put a running table of EXTREME into a database."""
    log = game_log(Settings(game="extreme", players=2), ["anna", "ben"], moves=9, seed=4)
    put(url, {"table": log}, {"anna": "secret"})
    return url


def log_in(url: str) -> list[Entry]:
    connection = database_at(url).connect()
    try:
        return log_of(connection, "table")
    finally:
        connection.close()


def test_a_backup_is_the_whole_database(tmp_path: pathlib.Path) -> None:
    database, copy = filled(str(tmp_path / "tenback.sqlite")), tmp_path / "copy.sqlite"

    backup(database, copy)

    assert log_in(database) == log_in(str(copy)) != []
    with pytest.raises(BackupError, match=r"error-(file|table)-exists"):
        backup(database, copy)
    with pytest.raises(BackupError, match="error-no-database"):
        backup(str(tmp_path / "nothing.sqlite"), tmp_path / "other.sqlite")


def test_postgres_is_kept_by_its_own_backup(postgres: Databases, tmp_path: pathlib.Path) -> None:
    with pytest.raises(BackupError, match="error-backup-postgres"):
        backup(postgres.new_database(), tmp_path / "copy.sqlite")


def test_a_table_moves_to_another_server(database: str, new_database: NewDatabase) -> None:
    filled(database)
    other = new_database()

    assert import_table(other, export_table(database, "table")) == "table"

    assert log_in(database) == log_in(other) != []
    with pytest.raises(BackupError, match=r"error-(file|table)-exists"):
        import_table(other, export_table(database, "table"))


def test_a_table_moves_from_one_kind_of_database_to_the_other(database: str, tmp_path: pathlib.Path) -> None:
    file = str(tmp_path / "file.sqlite")
    filled(database)

    import_table(file, export_table(database, "table"))

    assert log_in(file) == log_in(database)


def test_what_is_not_there_is_said_and_not_made(tmp_path: pathlib.Path) -> None:
    nothing = tmp_path / "nothing.sqlite"
    with pytest.raises(BackupError, match="error-no-database"):
        export_table(str(nothing), "table")
    assert not nothing.exists()

    nothing.touch()
    with pytest.raises(BackupError, match="error-no-table"):
        export_table(str(nothing), "table")
    with pytest.raises(BackupError, match="error-no-folder"):
        backup(str(nothing), tmp_path / "nowhere" / "copy.sqlite")
    with pytest.raises(BackupError, match="error-cannot-write"):
        write_private(tmp_path / "nowhere" / "table.json", b"{}")


def test_an_exported_table_is_for_its_owner_alone(tmp_path: pathlib.Path) -> None:
    write_private(tmp_path / "table.json", b"{}")

    assert (tmp_path / "table.json").stat().st_mode & 0o077 == 0


def test_what_is_no_table_is_said(database: str) -> None:
    filled(database)
    with pytest.raises(BackupError, match="error-no-table"):
        export_table(database, "nowhere")
    for raw in (b"", b"{}", b'{"id":"x","log":[]}', b"\xff"):
        with pytest.raises(BackupError, match="error-no-table-file"):
            import_table(database, raw)
