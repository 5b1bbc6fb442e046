"""A table whose log cannot be read stops no other table, and the host is told which one it is."""

import random

from harness.client import Person
from harness.servers import served
from harness.timeouts import wait_until
from tenback.games import game_named
from tenback.server.storage.database import database_at
from tenback.tables.chance import deal_for
from tenback.tables.events import BotSeated, Entry, Opened, Started, TableEvent
from tenback.tables.settings import Settings
from tests.server.logs import NONCE, put

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


def test_the_bots_of_all_other_tables_go_on_and_the_log_says_which_cannot(database: str) -> None:
    put(database, {name: bots_alone(seed) for seed, name in enumerate((BROKEN, *OTHERS))}, {})
    damage(database, BROKEN)
    with served(database) as server:
        host = Person(server.port)
        wait_until(lambda: games_over(host) == len(OTHERS), "all other games end, though nobody looks")
        answered = host.request("GET", f"/api/tables/{BROKEN}")
        printed = server.stop()

    assert answered.status == 500
    assert f"table {BROKEN} cannot be read" in printed
