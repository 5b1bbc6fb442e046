"""A process holds a table once, however many come in while it is being read."""

import asyncio

from tenback.server.operations.rate_limits import Asker, RateLimits
from tenback.server.operations.timeouts import Timeouts
from tenback.server.rooms.bot_pool import BotPool
from tenback.server.rooms.client import Client
from tenback.server.rooms.hub import Hub
from tenback.server.storage import Store
from tenback.server.storage.people import Person
from tenback.tables.requests import MakeMove
from tenback.tables.settings import Settings
from tests.server.logs import game_log, put


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
