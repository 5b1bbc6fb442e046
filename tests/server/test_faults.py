"""A fault of the disk or the database: health and the log say so, people hear it, nothing is acknowledged."""

import contextlib
import json
import os
import pathlib
import resource
from collections.abc import Iterator

import pytest

from harness.client import Person, Socket, legal, person
from harness.postgres import Databases, cluster
from harness.servers import NewDatabase, Server, served
from harness.timeouts import wait_until
from tenback.server.storage.database import Connection, database_at
from tenback.server.storage.health import Fault
from tenback.server.storage.lists import log_of

ANSWERED_WITHIN = 9.0
"""Seconds after which the protocol lets a client take the server for dead."""


@contextlib.contextmanager
def connected(url: str) -> Iterator[Connection]:
    connection = database_at(url).connect()
    yield connection
    connection.close()


def health(server: Server) -> tuple[int, str]:
    answered = Person(server.port).request("GET", "/healthz")
    return answered.status, answered.raw.decode().strip()


def moves(socket: Socket) -> list[str]:
    return [move for move in legal(socket.until_update(lambda _: True)) if move != "end"]


def assert_told(server: Server, socket: Socket, fault: str) -> None:
    """Pings are answered while an action waits; then its sender hears that it was not stored."""
    move, number = moves(socket)[0], socket.update["number"]
    socket.say({"type": "act", "id": f"late {fault}", "ask": {"type": "move", "move": move}})
    socket.say({"type": "ping"})
    socket.until(lambda message: message["type"] == "pong", ANSWERED_WITHIN)
    answers = [message for message in map(json.loads, socket.heard) if message.get("id") == f"late {fault}"]
    refused = socket.until(lambda message: message["type"] in ("done", "refused"), ANSWERED_WITHIN)

    assert answers == []
    assert refused["reason"] == "problem-server-storage"
    assert socket.update["number"] == number
    assert fault in health(server)[1]
    assert health(server)[0] == 503


def assert_well(server: Server, socket: Socket) -> None:
    wait_until(lambda: health(server) == (200, "ok"), "the server is well again")
    socket.do("move", move=moves(socket)[0])


def at_a_table(server: Server) -> Socket:
    """Sit down and see the table: nothing of it is read from the database after that."""
    anna = person(server.port, "Anna")
    socket = anna.sit(anna.open_table("me", start=True, game="the-game"))
    socket.until_update(lambda _: True)
    return socket


def test_a_file_that_cannot_be_written_is_told_and_recovers(tmp_path: pathlib.Path) -> None:
    path = tmp_path / "tenback.sqlite"
    with served(str(path)) as server, at_a_table(server) as socket:
        with connected(str(path)) as other:
            other.execute("BEGIN IMMEDIATE")
            assert_told(server, socket, "locked")
            other.execute("ROLLBACK")
        assert_well(server, socket)

        pid = server.process.pid
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (4096, resource.RLIM_INFINITY))
        assert_told(server, socket, "check the disk")
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
        assert_well(server, socket)

        hidden = tmp_path / "elsewhere.sqlite"
        os.rename(path, hidden)
        assert_told(server, socket, "is gone")
        assert not path.exists()
        os.rename(hidden, path)
        assert_well(server, socket)
        printed = server.stop()

    for fault in ("another program has locked", "check the disk", "is gone"):
        assert printed.count(fault) == 1
    assert printed.count("it works again") == 3
    assert "Traceback" not in printed


LOCKS = {"sqlite": "BEGIN IMMEDIATE", "postgres": "BEGIN; LOCK TABLE events IN EXCLUSIVE MODE"}


def test_pings_are_answered_while_an_action_waits_for_the_database(server: Server) -> None:
    """What waited is done once the database answers."""
    kind = "postgres" if server.database.startswith("postgresql:") else "sqlite"
    with at_a_table(server) as socket, connected(server.database) as other:
        move = moves(socket)[0]
        other.execute(LOCKS[kind])
        socket.say({"type": "act", "id": "waits", "ask": {"type": "move", "move": move}})
        for _ in range(3):
            socket.say({"type": "ping"})
            assert socket.until(lambda message: message["type"] in ("pong", "done"))["type"] == "pong"
        other.execute("ROLLBACK")
        done = socket.until(lambda message: message["type"] in ("done", "refused"))

    assert (done["type"], done["id"]) == ("done", "waits")


def test_a_deleted_write_ahead_log_is_noticed(tmp_path: pathlib.Path) -> None:
    path = tmp_path / "tenback.sqlite"
    with served(str(path)) as server, at_a_table(server) as socket:
        socket.do("move", move=moves(socket)[0])
        path.with_name("tenback.sqlite-wal").unlink()

        assert_told(server, socket, "is gone")


def test_a_damaged_page_stops_its_table_alone_and_is_named(tmp_path: pathlib.Path) -> None:
    path = tmp_path / "tenback.sqlite"
    with served(str(path)) as server:
        anna = person(server.port, "Anna")
        first = anna.open_table("me", "open", game="the-game")
        others = [anna.open_table("me", start=True, game="the-game", talk="chat") for _ in range(3)]
        server.stop()
        damage(path, first)
        server.start()
        answered = anna.request("GET", f"/api/tables/{first}")
        for table in others:
            with anna.sit(table) as socket:
                socket.do("move", move=moves(socket)[0])
        told = health(server)
        printed = server.stop()

    assert told == (503, Fault.DAMAGED.value), "that other tables can be stored heals nothing"
    assert answered.status == 503
    assert answered.json["reason"] == "problem-server-storage"
    assert "the database is damaged" in printed


def damage(path: pathlib.Path, table: str) -> None:
    """Break the chain of pages that hold a long event, which no other table has a part of."""
    with connected(str(path)) as connection:
        longer = "UPDATE events SET body = body || ? WHERE table_id = ? AND number = 1"
        connection.execute(longer, (" " * 20_000, table))
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    raw = bytearray(path.read_bytes())
    spaces = raw.index(b" " * 4000)
    page = spaces // 4096 * 4096
    raw[page : page + 4] = (0xFFFFFF).to_bytes(4, "big")
    path.write_bytes(raw)


def test_a_server_does_not_start_on_a_file_that_it_cannot_write(tmp_path: pathlib.Path) -> None:
    path = tmp_path / "tenback.sqlite"
    with served(str(path)) as server:
        server.stop()
        with connected(str(path)) as other:
            other.execute("BEGIN IMMEDIATE")
            with pytest.raises(RuntimeError, match="can’t be written to: another program has locked"):
                server.start()


def test_a_database_that_is_away_is_told_and_recovers(postgres: Databases) -> None:
    del postgres  # where there is none, this is not run
    with cluster(()) as own, served(own.new_database()) as server, at_a_table(server) as socket:
        own.kill()
        assert_told(server, socket, "does not answer")
        own.start()
        assert_well(server, socket)
        printed = server.stop()

    assert printed.count("the database does not answer") == 1


def test_a_database_that_has_gone_back_in_time_gets_no_hole(new_database: NewDatabase) -> None:
    database = new_database()
    with served(database) as server:
        anna = person(server.port, "Anna")
        table = anna.open_table("me", start=True, game="the-game", talk="marks")
        with anna.sit(table) as socket:
            played = [socket.do("move", move=moves(socket)[0]) for _ in range(3)]
            with connected(database) as connection:
                last = len(log_of(connection, table))
                connection.execute("DELETE FROM events WHERE number > ?", (last - 2,))
            late = moves(socket)[0]
            socket.say({"type": "act", "id": "late", "ask": {"type": "move", "move": late}})
            goodbye = socket.until(lambda message: message["type"] == "goodbye")
        with anna.sit(table, seen=played[-1]["number"]) as back:
            older = back.until_update(lambda _: True)
            back.ask_with_id("late", "move", move=late)
        with connected(database) as connection:
            numbers = [entry.number for entry in log_of(connection, table)]
        server.kill()
        server.start()
        assert anna.get(f"/api/tables/{table}")["stage"] == "playing"

    assert (goodbye["reason"], goodbye["again"]) == ("problem-server-storage", True)
    assert older["number"] <= played[-1]["number"]
    assert numbers == list(range(1, len(numbers) + 1))


def test_chat_goes_on_after_an_old_backup_was_put_back(port: int) -> None:
    anna, ben = person(port, "Anna"), person(port, "Ben")
    table = anna.open_table("me", "open", game="the-game", talk="chat")
    with anna.sit(table) as first, ben.sit(table) as second:
        second.do("take-seat", seat=1)
        first.say({"type": "hello", "seen": 500, "chat_seen": 500})
        second.do("chat", text="hello again")
        lines = first.until(lambda message: message["type"] == "chat-lines")

    assert [line["text"] for line in lines["lines"]] == ["hello again"]
