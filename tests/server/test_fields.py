"""Fields of bots' games are made in the background: once for all processes, and on after a hard end."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager

from harness.servers import NewDatabase
from harness.timeouts import wait_until
from tenback.server.storage.database import Connection, database_at
from tenback.server.storage.field_games import games_of
from tenback.server.storage.schema import prepare
from tenback.tables.field_plan import DIFFICULTY_GAMES, QUICK, VARIED
from tenback.tables.standing import FieldGame
from tests.server.making import DEAL, GAMES


@contextmanager
def making(database: str, *names: str) -> "Iterator[list[subprocess.Popen[str]]]":
    """Let processes make the field; all of them are killed at the end, with the bots' processes."""
    started = [
        subprocess.Popen(
            [sys.executable, "-m", "tests.server.making", database, name],
            stdout=subprocess.PIPE,
            text=True,
            start_new_session=True,
        )
        for name in names
    ]
    try:
        yield started
    finally:
        for process in started:
            os.killpg(process.pid, signal.SIGKILL)
            process.wait()


def made(connection: Connection, level: str) -> list[FieldGame]:
    return [game for game in games_of(connection, DEAL.id) if game.level == level]


def said(processes: "list[subprocess.Popen[str]]") -> list[str]:
    """Read which pieces processes that were killed have begun."""
    return [line for process in processes for line in process.communicate()[0].splitlines()]


def test_a_field_is_made_once_by_all_processes_and_goes_on_after_they_were_killed(
    new_database: NewDatabase,
) -> None:
    address = new_database()
    database = database_at(address)
    prepare(database)
    connection = database.connect()
    # A file belongs to one process; PostgreSQL has as many as one likes.
    names = ("one", "two") if connection.locks_rows else ("one",)

    with making(address, *names) as processes:
        wait_until(lambda: made(connection, QUICK), "some games are stored")
    before, pieces = made(connection, QUICK), said(processes)
    assert len(pieces) == len(set(pieces))
    with making(address, *names) as processes:
        wait_until(lambda: len(made(connection, VARIED)) == DIFFICULTY_GAMES, "the field has gone on")
    after, pieces = made(connection, QUICK), said(processes)
    connection.close()

    assert len(pieces) == len(set(pieces))
    assert f"{QUICK} 0" not in pieces
    assert len(after) == GAMES
    assert [game for game in after if game in before] == before
