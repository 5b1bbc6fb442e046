"""Backup, and moving one table from server to server."""

import pathlib

import pytest

from tenback.server.keeping import CannotKeep, backup, export_table, import_table
from tenback.server.storage.database import Sqlite, database_at
from tenback.server.storage.lists import log_of
from tenback.server.storage.schema import prepare
from tenback.tables.settings import Settings
from tests.server.logs import game_log, put


@pytest.fixture
def database(tmp_path: pathlib.Path) -> str:
    path = str(tmp_path / "tenback.sqlite")
    prepare(Sqlite(path))
    log = game_log(Settings(game="extreme", players=2), ["anna", "ben"], moves=9, seed=4)
    put(path, {"table": log}, {"anna": "secret"})
    return path


def test_a_backup_is_the_whole_database(database: str, tmp_path: pathlib.Path) -> None:
    copy = tmp_path / "copy.sqlite"

    backup(database, copy)

    logs = [log_of(database_at(url).connect(), "table") for url in (database, str(copy))]
    assert logs[0] == logs[1] != []
    with pytest.raises(CannotKeep, match="is there already"):
        backup(database, copy)
    with pytest.raises(CannotKeep, match="there is no database"):
        backup(str(tmp_path / "nothing.sqlite"), tmp_path / "other.sqlite")


def test_a_table_moves_to_another_server(database: str, tmp_path: pathlib.Path) -> None:
    other = str(tmp_path / "other.sqlite")

    assert import_table(other, export_table(database, "table")) == "table"

    logs = [log_of(database_at(url).connect(), "table") for url in (database, other)]
    assert logs[0] == logs[1]
    with pytest.raises(CannotKeep, match="is there already"):
        import_table(other, export_table(database, "table"))


def test_what_is_no_table_is_said(database: str) -> None:
    with pytest.raises(CannotKeep, match="there is no table"):
        export_table(database, "nowhere")
    for raw in (b"", b"{}", b'{"id":"x","log":[]}', b"\xff"):
        with pytest.raises(CannotKeep, match="no exported table"):
            import_table(database, raw)
