"""`kill -9` with actions in flight: nothing that was acknowledged is lost or doubled."""

import asyncio
import os
import pathlib
import re
import shutil
import signal
import subprocess

from harness.client import legal, person
from harness.killing import rounds, seated
from harness.servers import COMMAND, Server, free_port, served, serving, wait_for_port
from harness.timeouts import wait_until
from tenback.server.storage.database import Sqlite, database_at
from tenback.server.storage.lists import log_of
from tests.needs import missing


def test_a_killed_server_comes_back_as_it_was(tmp_path: pathlib.Path) -> None:
    with serving(tmp_path, limit_factor=1000) as server:
        players = seated(server.port, tables=3)
        count = asyncio.run(rounds(server, players, kills=4))

    assert (count.lost, count.doubled, count.unequal) == (0, 0, 0)
    assert count.acknowledged > 20
    assert len(count.back) == count.kills == 4


def test_the_live_connection_synchronises_fully(tmp_path: pathlib.Path) -> None:
    """A process kill cannot show a missing sync, so the connection is asked."""
    connection = Sqlite(str(tmp_path / "x.sqlite")).connect()

    assert connection.execute("PRAGMA synchronous") == [(2,)]
    assert connection.execute("PRAGMA journal_mode") == [("wal",)]
    connection.close()


SYSTEM_CALLS = "trace=fdatasync,fsync,sendto,sendmsg,write,writev"


def test_a_sync_lies_between_an_action_and_its_acknowledgement(tmp_path: pathlib.Path) -> None:
    if shutil.which("strace") is None:
        missing("strace")
    port, trace = free_port(), tmp_path / "trace"
    command = ["strace", "-f", "-s", "100", "-e", SYSTEM_CALLS, "-o", str(trace), *COMMAND]
    words = [f"--port={port}", f"--database={tmp_path / 'x.sqlite'}"]
    with subprocess.Popen([*command, *words], stdout=subprocess.DEVNULL, start_new_session=True) as process:
        try:
            wait_for_port(port, process)
            anna = person(port, "Anna")
            with anna.sit(anna.open_table("me", start=True, game="the-game")) as socket:
                move = legal(socket.until_update(lambda _: True))[0]
                assert socket.ask_with_id("traced-action", "move", move=move)["type"] == "done"
        finally:
            os.killpg(process.pid, signal.SIGKILL)
    lines = trace.read_text(errors="replace").splitlines()
    asked = next(index for index, line in enumerate(lines) if r"\"update\"" in line)
    answered = next(index for index, line in enumerate(lines) if r"\"traced-action\"" in line)
    assert any(re.search(r"f(data)?sync.*= 0$", line) for line in lines[asked:answered])


def test_bots_go_on_after_a_kill_without_anybody_looking(database: str) -> None:
    with served(database) as server:
        anna = person(server.port, "Anna")
        table = anna.open_table("random", "random", start=True, game="take-that", rounds=1, bot_seconds=0.2)
        _killed_and_started(server)
        _until_the_log_grows(database, table)


def test_a_draft_whose_time_passed_while_the_server_was_dead_is_shown(database: str) -> None:
    with served(database) as server:
        anna = person(server.port, "Anna")
        table = anna.open_table("me", start=True, game="the-game", draft_seconds=0.3)
        with anna.sit(table) as socket:
            move = legal(socket.until_update(lambda _: True))[0]
            socket.ask("move", move=move)
        _killed_and_started(server)

        with anna.sit(table) as socket:
            update = socket.until_update(lambda update: update["draft"] is None)
    assert [step["move"] for step in update["steps"]] == [move]


def _killed_and_started(server: Server) -> None:
    server.kill()
    server.start()


def _until_the_log_grows(url: str, table: str) -> None:
    """Look into the database, not at the server: a question would make it read the table."""
    connection = database_at(url).connect()
    before = len(log_of(connection, table))
    wait_until(lambda: len(log_of(connection, table)) >= before + 3, "the bots go on")
    connection.close()
