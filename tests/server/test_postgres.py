"""The same on PostgreSQL, with several processes."""

import asyncio
import pathlib
import re
import shutil
import tempfile
from collections.abc import Iterator

import pytest

from harness.client import Person, legal, person
from harness.games import GAMES, play_out
from harness.killing import rounds, seated
from harness.logs import put
from harness.postgres import Cluster, Databases, cluster
from harness.servers import Server, served
from tenback.server.operations.rate_limits import RateLimits
from tenback.server.operations.timeouts import Timeouts
from tenback.server.operations.workers import worker_for
from tenback.server.rooms import presence
from tenback.server.rooms.bot_pool import BotPool
from tenback.server.rooms.hub import Hub
from tenback.server.rooms.live import Stored
from tenback.server.rooms.presence import SharedPresence
from tenback.server.storage import Store
from tenback.server.storage.database import database_at
from tenback.server.storage.people import Person as Somebody
from tenback.tables.events import Entry, Opened, Seated
from tenback.tables.requests import Start, TakeSeat
from tenback.tables.settings import Settings
from tests.needs import missing


@pytest.fixture(scope="module")
def durable(postgres: Databases) -> Iterator[Cluster]:
    """With its default settings: with those of the other one a kill loses what was acknowledged."""
    del postgres  # where there is none, this is not run
    with cluster(()) as running:
        yield running


@pytest.fixture(scope="module")
def two(postgres: Databases) -> Iterator[tuple[Server, Server]]:
    url = postgres.new_database()
    first, second = (Server(url, limit_factor=1000) for _ in range(2))
    yield first, second
    first.kill()
    second.kill()


@pytest.mark.parametrize("game", GAMES)
def test_people_at_different_processes_play_a_whole_game(two: tuple[Server, Server], game: str) -> None:
    anna, ben = person(two[0].port, "Anna"), person(two[1].port, "Ben")
    table = anna.open_table("me", "open", **GAMES[game])
    with anna.sit(table) as first, ben.sit(table) as second:
        second.do("take-seat", seat=1)
        second.do("start")
        play_out([first, second])
        over = second.until_update(lambda update: update["stage"] == "over")

    assert over["result"]["ending"] in ("won", "stuck", "broken", "scored")


def test_they_see_each_other_talk_and_connect(two: tuple[Server, Server]) -> None:
    anna, ben = person(two[0].port, "Anna"), person(two[1].port, "Ben")
    table = anna.open_table("me", "open", game="the-game", talk="chat")
    with anna.sit(table) as first:
        with ben.sit(table) as second:
            second.do("take-seat", seat=1)
            first.until_update(lambda update: update["seats"][1]["name"] == "Ben")
            second.do("chat", text="hello")
            first.until(lambda message: message["type"] == "chat-lines")
            second.until_connected(0, 1)
        first.until_connected(0)


async def _start_where_nobody_was_seen_to_sit_down(url: str) -> object:
    """Two processes that have not heard of each other: neither listens."""
    here, there = (Hub(Store(url), BotPool(1), lambda _: None, RateLimits(), Timeouts()) for _ in range(2))
    live = await here.table("t")
    elsewhere = await there.table("t")
    assert live is not None
    assert elsewhere is not None
    await elsewhere.act(Somebody("ben", "Ben"), "1", TakeSeat(1))
    answer = await live.act(Somebody("anna", "Anna"), "1", Start())
    for hub in (here, there):
        await hub.store.close()
    return answer


def test_before_a_process_refuses_it_reads_what_others_have_stored(postgres: Databases) -> None:
    url = postgres.new_database()
    opened, sat = Opened(Settings(game="the-game", players=2), "anna"), Seated(0, "anna", "Anna")
    log = [Entry(1, 1, opened), Entry(2, 2, sat)]
    put(url, {"t": log}, {"anna": "a" * 40, "ben": "b" * 40})

    assert asyncio.run(_start_where_nobody_was_seen_to_sit_down(url)) == Stored()


async def _sit_down_at_a_process_that_dies(url: str) -> str | None:
    """The other one has heard that it lives, and not that it holds the table."""
    here, there = (Hub(Store(url), BotPool(1), lambda _: None, RateLimits(), Timeouts()) for _ in range(2))
    live, elsewhere = await here.table("t"), await there.table("t")
    assert live is not None
    assert elsewhere is not None
    await elsewhere.act(Somebody("ben", "Ben"), "1", TakeSeat(1))
    assert isinstance(here.presence, SharedPresence)
    here.presence.hear(there.name, ["alive"])
    here.presence.start()
    while live.table.seats[1].person is None:
        await asyncio.sleep(0.01)
    await here.presence.stop()
    for hub in (here, there):
        await hub.store.close()
    return live.table.seats[1].person


def test_when_a_process_dies_the_others_read_what_it_had_stored(
    postgres: Databases, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = postgres.new_database()
    opened, sat = Opened(Settings(game="the-game", players=2), "anna"), Seated(0, "anna", "Anna")
    put(url, {"t": [Entry(1, 1, opened), Entry(2, 2, sat)]}, {"anna": "a" * 40, "ben": "b" * 40})
    monkeypatch.setattr(presence, "DEAD_SECONDS", 0.0)

    assert asyncio.run(_sit_down_at_a_process_that_dies(url)) == "ben"


def test_the_same_action_sent_to_both_processes_is_done_once(two: tuple[Server, Server]) -> None:
    anna = person(two[0].port, "Anna")
    table = anna.open_table("me", start=True, game="the-game")
    with anna.sit(table) as here, anna.sit(table, port=two[1].port) as there:
        move = legal(here.until_update(lambda _: True))[0]
        for socket in (here, there):
            socket.say({"type": "act", "id": "once", "ask": {"type": "move", "move": move}})
        answers = [socket.until(lambda message: message.get("id") == "once") for socket in (here, there)]
        update = there.until_update(lambda update: bool(update["steps"]))

    assert [answer["type"] for answer in answers] == ["done", "done"]
    assert [step["move"] for step in update["steps"]] == [move]


def test_one_command_serves_with_several_workers(postgres: Databases) -> None:
    server = Server(postgres.new_database(), limit_factor=1000, workers=2)
    try:
        people = [person(server.port, name) for name in ("Anna", "Ben", "Carl")]
        table = people[0].open_table("me", "open", "open", game="the-game")
        sockets = [who.sit(table) for who in people]
        for seat in (1, 2):
            taken = sockets[seat].do("take-seat", seat=seat)
        # Another process may have seated them: whoever starts the game waits until they are seen.
        sockets[0].until_number(taken["number"])
        sockets[0].do("start")
        held = held_by_worker(people[0], workers=2)
        over = play_out(sockets)
        for socket in sockets:
            socket.close()
    finally:
        server.kill()

    assert sorted(held) == [(0, 0), (3, 1)], "all sockets of a table are where it was opened"
    assert over["stage"] == "over"


def held_by_worker(host: Person, workers: int) -> list[tuple[int, int]]:
    """Ask until every worker has answered how many sockets it serves, and how many tables it holds."""
    found: dict[str, tuple[int, int]] = {}
    while len(found) < workers:
        lines = dict(line.rsplit(" ", 1) for line in host.metrics().splitlines() if line[0] != "#")
        links, tables = (int(float(lines[f"tenback_{name}"])) for name in ("links", "tables_held"))
        found[lines["tenback_process_id"]] = links, tables
    return list(found.values())


def test_a_request_about_a_table_goes_to_its_process() -> None:
    by_socket, by_page = (
        worker_for(first, 8, turn)
        for turn, first in enumerate((b"GET /ws/abcdefgh HTTP/1.1\r\n", b"POST /api/tables/abcdefgh/claim"))
    )

    assert by_socket == by_page
    assert [worker_for(b"GET / HTTP/1.1", 8, turn) for turn in range(3)] == [0, 1, 2]
    assert worker_for(b"", 8, 11) == 3


def test_when_a_process_is_killed_the_table_goes_on_elsewhere(postgres: Databases) -> None:
    url = postgres.new_database()
    first, second = (Server(url, limit_factor=1000) for _ in range(2))
    try:
        anna = person(first.port, "Anna")
        table = anna.open_table("me", "random", "random", start=True, game="the-game", bot_seconds=0.3)
        with anna.sit(table) as socket:
            socket.do("let-begin", seat=1)
            seen = socket.until_update(lambda update: bool(update["steps"]))["steps"][-1]["number"]
            first.kill()

        with anna.sit(table, port=second.port) as elsewhere:
            elsewhere.until_update(lambda update: update["steps"][-1]["number"] > seen + 1)
    finally:
        first.kill()
        second.kill()


def test_a_killed_server_comes_back_as_it_was_and_so_does_the_database(
    durable: Cluster,
) -> None:
    def also_kill(number: int) -> bool:
        if number == 1:
            durable.kill()
            durable.start()
        return number == 1

    server = Server(durable.new_database(), limit_factor=1000)
    try:
        count = asyncio.run(rounds(server, seated(server.port, tables=2), kills=3, also_kill=also_kill))
    finally:
        server.kill()

    assert (count.lost, count.doubled, count.unequal) == (0, 0, 0)
    assert count.database_kills == 1
    assert len(count.back) == count.kills == 3


def test_the_server_outlives_a_restart_of_the_database(durable: Cluster) -> None:
    server = Server(durable.new_database(), limit_factor=1000)
    try:
        anna = person(server.port, "Anna")
        table = anna.open_table("me", start=True, game="the-game")
        with anna.sit(table) as socket:
            first, second = [move for move in legal(socket.until_update(lambda _: True)) if move != "end"][:2]
            socket.do("move", move=first)
            durable.kill()
            durable.start()
            answered = socket.ask("move", move=second)
        assert answered["type"] in ("done", "refused")
        assert not answered.get("reason", "").startswith("problem-server")
    finally:
        server.kill()


def test_the_live_connection_synchronises_fully(durable: Cluster) -> None:
    """A process kill cannot show a missing sync, so the connection is asked."""
    connection = database_at(durable.new_database()).connect()

    assert connection.execute("SHOW synchronous_commit") == [("on",)]
    assert connection.execute("SHOW fsync") == [("on",)]
    connection.close()


SYSTEM_CALLS = "trace=fdatasync,fsync,recvfrom,sendto"


def test_a_sync_lies_between_an_action_and_its_commit(postgres: Databases) -> None:
    del postgres  # where there is none, this is not run
    if shutil.which("strace") is None:
        missing("strace")
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        trace = pathlib.Path(folder, "trace")
        traced = Cluster(folder, (), ("strace", "-f", "-s", "4000", "-e", SYSTEM_CALLS, "-o", str(trace)))
        try:
            _act_once(traced.new_database())
        finally:
            traced.kill()
        lines = trace.read_text(errors="replace").splitlines()
    asked = next(index for index, line in enumerate(lines) if "traced-action" in line)
    answered = next(index for index in range(asked, len(lines)) if re.search("sendto.*COMMIT", lines[index]))
    assert any(re.search(r"f(data)?sync.*= 0$", line) for line in lines[asked:answered])


def _act_once(database: str) -> None:
    with served(database) as server:
        anna = person(server.port, "Anna")
        with anna.sit(anna.open_table("me", start=True, game="the-game")) as socket:
            move = legal(socket.until_update(lambda _: True))[0]
            assert socket.ask_with_id("traced-action", "move", move=move)["type"] == "done"
