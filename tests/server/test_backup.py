"""Backup, and moving one table from server to server."""

import json
import os
import pathlib

import pytest

from harness.logs import game_log, put
from harness.postgres import Databases
from harness.servers import NewDatabase
from tenback.server.operations.backup import backup, export_table, import_table, read_bounded, write_private
from tenback.server.operations.table_file import BackupError
from tenback.server.storage.database import database_at
from tenback.server.storage.lists import log_of
from tenback.tables.events import Entry
from tenback.tables.settings import Settings


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


NONSENSE: dict[str, tuple[int, dict[str, object]]] = {
    "a seat that is not there": (1, {"seat": 99}),
    "a seat before the first": (1, {"seat": -1}),
    "a name of a million signs": (1, {"name": "x" * 10**6}),
    "a name with a line break": (1, {"name": "an\nna"}),
    "half a billion players": (0, {"settings": {"game": "extreme", "players": 5 * 10**8}}),
    "a bot that waits for ever": (0, {"settings": {"game": "extreme", "players": 2, "bot_seconds": 1e308}}),
    "a nonce that is none": (3, {"nonce": "no"}),
    "a move against the rules": (5, {"move": "99A"}),
    "a field of the wrong kind": (1, {"seat": "first"}),
}
"""An entry of the log, and what is wrong with its event."""


@pytest.mark.parametrize("what", NONSENSE)
def test_a_file_that_no_server_wrote_is_refused_with_its_line(tmp_path: pathlib.Path, what: str) -> None:
    file = json.loads(export_table(filled(str(tmp_path / "one.sqlite")), "table"))
    place, wrong = NONSENSE[what]
    file["log"][place]["event"] |= wrong
    lines = json.dumps(file, indent=1).splitlines()
    # The entry begins with the brace in the line before its number.
    line = next(at for at, text in enumerate(lines) if text.strip() == f'"number": {place + 1},')

    with pytest.raises(BackupError, match="error-table-file-line") as raised:
        import_table(str(tmp_path / "other.sqlite"), "\n".join(lines).encode())

    assert raised.value.facts["line"] == line


@pytest.mark.parametrize(
    "wrong", [{"id": "a/b"}, {"id": ""}, {"id": "x\n"}, {"id": "x" * 10**6}, {"log": ()}]
)
def test_a_file_with_a_strange_id_is_refused(tmp_path: pathlib.Path, wrong: dict[str, object]) -> None:
    file = json.loads(export_table(filled(str(tmp_path / "one.sqlite")), "table")) | wrong

    with pytest.raises(BackupError, match="error-no-table-file"):
        import_table(str(tmp_path / "other.sqlite"), json.dumps(file).encode())


def test_a_file_of_another_format_is_refused_and_a_broken_one_names_its_line(tmp_path: pathlib.Path) -> None:
    file = json.loads(export_table(filled(str(tmp_path / "one.sqlite")), "table"))
    with pytest.raises(BackupError, match="error-table-format"):
        import_table(str(tmp_path / "other.sqlite"), json.dumps(file | {"tenback_table": 7}).encode())
    with pytest.raises(BackupError, match=r"line 3"):
        import_table(str(tmp_path / "other.sqlite"), b'{"tenback_table": 1,\n"id": "x",\n"log": [}')
    for odd in (tmp_path, pathlib.Path(os.devnull)):
        with pytest.raises(BackupError, match="error-no-plain-file"):
            read_bounded(odd)
