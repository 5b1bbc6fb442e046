"""Everyone at a table is told who plays at once; that people come and go to watch is told together."""

import asyncio
import json
from typing import Any

import pytest

from harness.logs import game_log
from tenback.server.operations.rate_limits import Asker
from tenback.server.rooms import audience
from tenback.server.rooms.audience import Audience
from tenback.server.rooms.client import Client
from tenback.server.storage.people import Person
from tenback.tables.fold import fold
from tenback.tables.settings import Settings

ANNA, BEN = Person("anna", "Anna"), Person("ben", "Ben")


class Watched:
    """A table with somebody who hears everything."""

    def __init__(self) -> None:
        log = game_log(Settings(game="the-game", players=2), ["anna", "ben"], moves=0, seed=1)
        self.audience = Audience(fold("t", log), frozenset, lambda _: None)
        self.heard: list[dict[str, Any]] = []

    def come(self, person: Person | None, *, hears: bool = False) -> Client:
        async def send(text: str) -> None:
            if hears:
                self.heard.append(json.loads(text))

        async def close(_: int) -> None:
            """Close nothing."""

        client = Client(send, close, lambda: None, person, Asker("here"))
        self.audience.enter(client)
        self.audience.greet(client, 0, 0)
        return client

    def presences(self) -> list[dict[str, Any]]:
        return [message for message in self.heard if message["type"] == "presence"]


async def _hundred_watchers_and_a_player() -> list[dict[str, Any]]:
    watched = Watched()
    watched.come(ANNA, hears=True)
    await asyncio.sleep(0)
    for _ in range(100):
        watched.audience.leave(watched.come(None))
        watched.come(None)
    while not watched.presences() or watched.presences()[-1]["watchers"] < 100:
        await asyncio.sleep(0)
    watched.come(BEN)
    while not all(watched.presences()[-1]["connected"]):
        await asyncio.sleep(0)
    return watched.presences()


def test_those_who_come_to_watch_are_told_together_and_a_player_at_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(audience, "WATCHERS_SECONDS", 0.001)
    told = asyncio.run(_hundred_watchers_and_a_player())

    assert [(message["connected"], message["watchers"]) for message in told] == [
        ([True, False], 0), ([True, False], 100), ([True, True], 100),
    ]  # fmt: skip


async def _updates_for_two() -> tuple[bytes, bytes]:
    watched = Watched()
    shown: list[bytes] = []
    for _ in range(2):
        client = watched.come(None)
        shown.append(watched.audience._updates.raw(None, client.seat))
    return shown[0], shown[1]


def test_the_update_of_a_moment_is_written_once() -> None:
    first, second = asyncio.run(_updates_for_two())

    assert first is second
