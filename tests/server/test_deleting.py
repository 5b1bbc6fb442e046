"""Deleted is deleted: in memory and in the database, against actions in flight and with several processes."""

import asyncio
import contextlib
import pathlib
import threading
from collections.abc import Iterator

import pytest

from harness.client import Person, Socket, person
from harness.logs import game_log, put
from harness.postgres import Databases
from harness.servers import NewDatabase, Server, served
from harness.timeouts import wait_until
from tenback.server.operations.erasure import erase_person
from tenback.server.operations.rate_limits import RateLimits
from tenback.server.operations.timeouts import Timeouts
from tenback.server.rooms.bot_pool import BotPool
from tenback.server.rooms.hub import Hub
from tenback.server.storage import Store, people
from tenback.server.storage.appending import Append, LogEnd, append
from tenback.server.storage.database import Connection, database_at
from tenback.server.storage.lists import log_from
from tenback.server.storage.people import begin_erasure
from tenback.server.storage.schema import TABLES
from tenback.tables.events import Chatted, Entry, Seated
from tenback.tables.fold import fold
from tenback.tables.settings import Settings

LINE = "remember these words"


@contextlib.contextmanager
def connected(url: str) -> Iterator[Connection]:
    connection = database_at(url).connect()
    yield connection
    connection.close()


def everything_in(url: str) -> str:
    with connected(url) as connection:
        rows = [row for name in TABLES for row in connection.execute(f"SELECT * FROM {name}")]
    return "\n".join(map(str, rows))


def chatting(who: Person, table: str, port: int, stop: threading.Event) -> threading.Thread:
    """Toggle a mark again and again, so that an action is always in flight."""

    def go_on() -> None:
        with who.sit(table, port=port) as socket:
            while not stop.is_set():
                socket.ask("mark", mark="fine", pile=None)

    thread = threading.Thread(target=go_on)
    thread.start()
    return thread


def assert_forgotten_while_others_act(server: Server, other_port: int) -> None:
    anna, ben = person(server.port, "Forgetme"), person(server.port, "Ben")
    table = anna.open_table("me", "open", game="the-game", talk="chat", public=True)
    stop = threading.Event()
    with anna.sit(table) as first, ben.sit(table, port=other_port) as second:
        second.do("take-seat", seat=1)
        first.until_update(lambda update: update["seats"][1]["kind"] == "person")
        first.do("start")
        first.do("chat", text=LINE)
        second.until(lambda message: message["type"] == "chat-lines")
        busy = chatting(ben, table, other_port, stop)
        assert anna.request("DELETE", "/api/me").status == 204
        second.until_update(lambda update: update["seats"][0]["name"] == "—")
        lines = second.until(lambda message: message["type"] == "chat-lines")
        stop.set()
        busy.join()
        second.do("mark", mark="trouble", pile=None)
        told = second.update

    assert [line["text"] for line in lines["lines"] if line["mark"] is None] == ["—"]
    assert told["seats"][0]["name"] == "—"
    for port in {server.port, other_port}:
        with Socket(None, table, port=port) as spectator:
            spectator.until_update(lambda update: update["number"] >= told["number"] - 1)
            assert "Forgetme" not in "".join(spectator.heard)
        assert "Forgetme" not in str(Person(port).get("/api/tables"))
    stored = everything_in(server.database)
    assert all(secret not in stored for secret in ("Forgetme", LINE, anna.id))


def test_an_action_in_flight_does_not_bring_a_deleted_person_back(server: Server) -> None:
    for _ in range(3):
        assert_forgotten_while_others_act(server, server.port)


def test_other_processes_forget_a_deleted_person_too(postgres: Databases) -> None:
    url = postgres.new_database()
    with served(url, limit_factor=1000) as first, served(url, limit_factor=1000) as second:
        for _ in range(3):
            assert_forgotten_while_others_act(first, second.port)
        anna = person(first.port, "Forgetme")
        table = person(first.port, "Ben").open_table("me", "open", game="the-game")
        with anna.sit(table, port=second.port) as elsewhere:
            elsewhere.until_update(lambda _: True)
            assert anna.request("DELETE", "/api/me").status == 204
            goodbye = elsewhere.until(lambda message: message["type"] == "goodbye")
        assert goodbye["reason"] == "problem-server-no-person"


def test_a_stopped_deletion_is_finished_by_the_next_server(new_database: NewDatabase) -> None:
    database = new_database()
    with served(database) as server:
        anna = person(server.port, "Forgetme")
        anna.open_table("me", "open", game="the-game")
        server.kill()
        with connected(database) as connection:
            begin_erasure(connection, anna.id)
        server.start()
        wait_until(lambda: anna.id not in everything_in(database), "nothing names the person")
    assert "Forgetme" not in everything_in(database)


def test_no_byte_of_the_file_names_a_deleted_person(tmp_path: pathlib.Path) -> None:
    with served(str(tmp_path / "tenback.sqlite")) as server:
        anna = person(server.port, "Forgetme")
        table = anna.open_table("me", "open", game="the-game", talk="chat")
        with anna.sit(table) as socket:
            socket.do("chat", text=LINE)
        assert anna.request("DELETE", "/api/me").status == 204
        raw = b"".join(file.read_bytes() for file in tmp_path.iterdir())

    assert all(word.encode() not in raw for word in ("Forgetme", LINE, anna.id))


async def _opened_while_logs_are_read(database: str) -> list[str]:
    """Somebody who never played is deleted; somebody else opens a table that this process does not hold."""
    hub = Hub(Store(database), BotPool(1), lambda _: None, RateLimits(), Timeouts())
    ended: list[str] = []
    deleting = asyncio.create_task(erase_person(hub, "carl"))
    deleting.add_done_callback(lambda _: ended.append("deletion"))
    await hub.store.write(lambda _: None)  # The deletion has begun, and reads its first piece.
    opening = asyncio.create_task(hub.table("t9"))
    opening.add_done_callback(lambda _: ended.append("table"))
    await asyncio.gather(deleting, opening)
    await hub.store.close()
    return ended


def test_a_deletion_reads_logs_in_pieces_so_that_tables_open_meanwhile(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    log = game_log(Settings(game="the-game", players=2), ["anna", "ben"], moves=3, seed=1)
    put(database, {f"t{number}": log for number in range(10)}, {"carl": "c" * 40})
    monkeypatch.setattr(people, "TABLES_AT_A_TIME", 1)

    assert asyncio.run(_opened_while_logs_are_read(database)) == ["table", "deletion"]


@pytest.fixture
def with_a_table(database: str) -> tuple[str, LogEnd, list[Entry]]:
    log = game_log(Settings(game="the-game", players=2), ["anna", "ben"], moves=3, seed=1)
    put(database, {"t": log}, {})
    return database, LogEnd(log[-1].number, log[-1].at, 0), log


@pytest.mark.parametrize(
    "what_happened",
    [
        "DELETE FROM events WHERE number = 7",
        "UPDATE events SET at = at + 1 WHERE number = 7",
        "UPDATE tables SET rewrites = 1",
        "DELETE FROM tables",
    ],
    ids=["an event is missing", "another event is there", "the log was rewritten", "the table is gone"],
)
def test_nothing_is_appended_to_a_log_that_does_not_end_as_expected(
    with_a_table: tuple[str, LogEnd, list[Entry]], what_happened: str
) -> None:
    url, end, log = with_a_table
    assert end.number == 7
    added = Entry(end.number + 1, end.at, Chatted(0, "hello"))
    before, after = fold("t", log), fold("t", [*log, added])
    with connected(url) as connection:
        connection.execute(what_happened)
        stored = everything_in(url)
        with pytest.raises(Exception) as raised:  # noqa: PT011 (each driver has its own)
            append(connection, (Append((added,), before, after, follows=end),))

        assert database_at(url).is_conflict(raised.value)
        assert everything_in(url) == stored


def test_a_deleted_person_cannot_sit_down(with_a_table: tuple[str, LogEnd, list[Entry]]) -> None:
    url, end, _ = with_a_table
    with served(url) as server, Socket(None, "t", port=server.port) as spectator:
        spectator.until_update(lambda _: True)
        anna, ben = person(server.port, "Anna"), person(server.port, "Ben")
        table = anna.open_table("me", "open", game="the-game")
        with ben.sit(table) as socket:
            socket.until_update(lambda _: True)
            with connected(url) as connection:
                connection.execute("DELETE FROM people WHERE id = ?", (ben.id,))
            refused = socket.ask("take-seat", seat=1)
        with connected(url) as connection:
            part = log_from(connection, table, 1)

    assert refused["reason"] == "problem-server-no-person"
    assert part is not None
    assert [entry.event.person for entry in part.entries if isinstance(entry.event, Seated)] == [anna.id]
    assert end.rewrites == 0
