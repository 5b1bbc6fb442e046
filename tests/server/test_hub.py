"""A process holds a table once, however many come in while it is being read, and as long as it is used."""

import asyncio

from harness.logs import game_log, put
from tenback.server.operations.rate_limits import Asker, RateLimits
from tenback.server.operations.timeouts import Timeouts
from tenback.server.rooms.bot_pool import BotPool
from tenback.server.rooms.client import Client
from tenback.server.rooms.hub import Hub
from tenback.server.storage import Store
from tenback.server.storage.people import Person
from tenback.tables.requests import MakeMove
from tenback.tables.settings import Settings


async def _nothing(_: object) -> None:
    """Send or close nothing."""


async def _come_in_while_it_is_read(database: str) -> list[int]:
    hub = Hub(Store(database), BotPool(1), lambda _: None, RateLimits(), Timeouts())
    await hub.start()
    people = [Person("anna", "Anna"), Person("ben", "Ben")]
    clients = []
    for person, live in zip(people, await asyncio.gather(*(hub.table("t") for _ in people)), strict=True):
        assert live is not None
        client = Client(_nothing, _nothing, lambda: None, person, Asker("here"))
        live.audience.enter(client)
        live.audience.greet(client, 0, 0)
        clients.append(client)
        await client.finished()
    held = await hub.table("t")
    assert held is not None
    await held.act(people[0], "1", MakeMove("begin"))
    await hub.stop()
    return [client.sent for client in clients]


def test_everyone_who_came_in_sees_the_next_move(database: str) -> None:
    log = game_log(Settings(game="the-game", players=2), ["anna", "ben"], moves=0, seed=1)
    put(database, {"t": log}, {})

    first, second = asyncio.run(_come_in_while_it_is_read(database))

    assert first == second == 5


async def _held_and_let_go(database: str) -> list[str]:
    """Count the tables that a process holds: with one that runs, one opened, and one that nobody looks at."""
    hub = Hub(Store(database), BotPool(1), lambda _: None, RateLimits(), Timeouts(silent_seconds=0.06))
    await hub.start()
    counts = []
    for name in ("t", "u"):
        live = await hub.table(name)
        counts.append(_tables_held(hub))
    assert live is not None
    live.used_at = 0
    while _tables_held(hub) == counts[-1]:
        await asyncio.sleep(0.01)
    counts.append(_tables_held(hub))
    await hub.stop()
    return counts


def _tables_held(hub: Hub) -> str:
    lines = hub.measured().splitlines()
    return next(line.split()[-1] for line in lines if line.startswith("tenback_tables_held "))


def test_the_metrics_count_the_tables_that_are_held(database: str) -> None:
    log = game_log(Settings(game="the-game", players=2), ["anna", "ben"], moves=0, seed=1)
    put(database, {"t": log, "u": log}, {})

    assert asyncio.run(_held_and_let_go(database)) == ["1", "2", "1"]


async def _held_after_the_start(database: str) -> list[bool]:
    hub = Hub(Store(database), BotPool(1), lambda _: None, RateLimits(), Timeouts())
    await hub.start()
    while hub.held("clocked") is None:
        await asyncio.sleep(0.01)
    held = [hub.held(name) is not None for name in ("clocked", "people")]
    await hub.stop()
    return held


def test_only_a_table_that_goes_on_by_itself_is_read_at_the_start(database: str) -> None:
    people, clocked = (Settings(game="the-game", players=2, turn_seconds=one) for one in (None, 600))
    logs = {
        name: game_log(one, ["anna", "ben"], moves=0, seed=1)
        for name, one in (("people", people), ("clocked", clocked))
    }
    put(database, logs, {})

    assert asyncio.run(_held_after_the_start(database)) == [True, False]
