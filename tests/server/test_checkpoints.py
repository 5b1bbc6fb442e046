"""SQLite's write-ahead log is copied into the file beside the commits, and never grows without end."""

import asyncio
import pathlib
import sys

import pytest

from harness.timeouts import PAUSE, tries
from tenback.server.storage import Store, checkpoints
from tenback.server.storage.people import Person, add_person
from tests.server.stored import connected

LONG_NAME = "n" * 200_000
COMMITS = 40
"""Together twice as long as the log of a thousand pages that SQLite by itself copies within a commit."""
WRITTEN = COMMITS * len(LONG_NAME)


async def _write(store: Store, number: int) -> None:
    person = Person(f"person{number}", LONG_NAME)
    await store.write(lambda connection: add_person(connection, person, f"hash{number}", 0))


async def _write_all(path: pathlib.Path) -> tuple[int, int]:
    """Commit one after the other; give the sizes of the file and of its log then."""
    store = Store(str(path))
    for number in range(COMMITS):
        await _write(store, number)
    sizes = path.stat().st_size, path.with_name(f"{path.name}-wal").stat().st_size
    await store.close()
    return sizes


async def _write_until_copied(path: pathlib.Path) -> None:
    store = Store(str(path))
    empty = path.stat().st_size
    await _write(store, 0)
    for _ in tries("the log is copied into the file"):
        if path.stat().st_size > empty + len(LONG_NAME) / 2:
            break
        await asyncio.sleep(PAUSE)
    await store.close()


def _people(path: pathlib.Path) -> int:
    with connected(str(path)) as connection:
        [(count,)] = connection.execute("SELECT COUNT(*) FROM people")
    return int(count)


def test_a_commit_copies_no_log(tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checkpoints, "ROWS_BETWEEN", sys.maxsize)
    path = tmp_path / "x.sqlite"

    file, log = asyncio.run(_write_all(path))

    assert file < WRITTEN / 4
    assert log > WRITTEN
    assert _people(path) == COMMITS, "what was never copied is stored all the same"


def test_the_log_is_copied_after_enough_changes(
    tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(checkpoints, "ROWS_BETWEEN", 1)
    path = tmp_path / "x.sqlite"

    asyncio.run(_write_until_copied(path))

    assert _people(path) == 1


def test_a_log_that_has_grown_too_long_begins_anew(
    tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The writer copies it between two commits, when nobody else can make it longer."""
    monkeypatch.setattr(checkpoints, "ROWS_BETWEEN", 1)
    monkeypatch.setattr(checkpoints, "MOST_FRAMES", -1)
    path = tmp_path / "x.sqlite"

    _, log = asyncio.run(_write_all(path))

    assert log < WRITTEN / 4
    assert _people(path) == COMMITS
