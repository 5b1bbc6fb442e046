"""A table whose log cannot be read stops no other table, and the host is told which one it is."""

import random
from dataclasses import dataclass

import pytest
from websockets.exceptions import ConnectionClosed

from harness.client import Answered, Person, Socket
from harness.logs import NONCE, put
from harness.servers import NewDatabase, served
from harness.timeouts import wait_until
from tenback.games import game_named
from tenback.server.storage.database import database_at
from tenback.tables.chance import deal_for
from tenback.tables.events import BotSeated, Entry, Opened, Started, TableEvent
from tenback.tables.settings import Settings

SETTINGS = Settings(game="the-game", players=2, bot_seconds=0)
BROKEN, OTHERS = "abroken", ("bfirst", "csecond")


def bots_alone(seed: int) -> list[Entry]:
    """A table of bots that has just been dealt."""
    deal = game_named("the-game").format_deal(deal_for(SETTINGS, random.Random(seed)))
    seats = [BotSeated(seat, "random") for seat in range(2)]
    events: list[TableEvent] = [Opened(SETTINGS, "anna"), *seats, Started(deal, NONCE)]
    return [Entry(number, 1_000_000 + number, event) for number, event in enumerate(events, start=1)]


def games_over(host: Person) -> int:
    """Count finished games without opening a table."""
    return sum(line["games"] for line in host.get("/api/statistics")["lines"])


def damage(database: str, table: str) -> None:
    connection = database_at(database).connect()
    nonsense = ('{"type":"nonsense"}', table)
    connection.execute("UPDATE events SET body = ? WHERE table_id = ? AND number = 2", nonsense)
    connection.close()


@dataclass(frozen=True)
class Served:
    """What a server answered and printed that has a table which cannot be read."""

    broken: Answered
    closed_with: int | None
    printed: str


@pytest.fixture(scope="module")
def seen(new_database: NewDatabase) -> Served:
    database = new_database()
    put(database, {name: bots_alone(seed) for seed, name in enumerate((BROKEN, *OTHERS))}, {})
    damage(database, BROKEN)
    with served(database) as server:
        host = Person(server.port)
        wait_until(lambda: games_over(host) == len(OTHERS), "all other games end, though nobody looks")
        broken, code = host.request("GET", f"/api/tables/{BROKEN}"), code_after_no_text(server.port)
        return Served(broken, code, server.stop())


def code_after_no_text(port: int) -> int | None:
    """Say something that is no UTF-8."""
    with Socket(None, OTHERS[0], port=port) as socket:
        socket.raw.send(b"\xff\xfe", text=True)
        with pytest.raises(ConnectionClosed) as closed:
            socket.until(lambda _: False)
    return None if closed.value.rcvd is None else closed.value.rcvd.code


def test_the_bots_of_all_other_tables_go_on_and_the_log_says_which_cannot(seen: Served) -> None:
    assert f"table {BROKEN} cannot be read" in seen.printed


def test_what_breaks_is_answered_as_every_problem_is(seen: Served) -> None:
    assert seen.broken.status == 500
    assert seen.broken.json["reason"] == "problem-server-broken"
    assert "default-src" in seen.broken.headers["content-security-policy"]


def test_text_that_is_none_closes_the_socket_and_writes_no_traceback(seen: Served) -> None:
    assert seen.closed_with == 1007
    assert "Traceback" not in seen.printed
