"""Kills a real server at random moments while people play over real sockets, and counts what was lost.

Every player keeps one socket, comes back by itself, and sends an action again with the same id until it is
answered. What was answered with `done` must be in the log exactly once; what the server shows after a restart
must be what the log adds up to.
"""

import asyncio
import contextlib
import itertools
import random
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import msgspec
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidHandshake, WebSocketException

from harness.client import Person, legal, person
from harness.timeouts import TIMEOUT, tries
from tenback.server.presenters import TablePresenter, Viewer
from tenback.server.storage.database import database_at
from tenback.server.storage.lists import log_of
from tenback.server.wire.shown import encode
from tenback.tables.events import Entry
from tenback.tables.fold import apply_event, fold
from tenback.tables.table import Table

BREATH = 0.02
"""Seconds that a player thinks."""
LEAST_ACKNOWLEDGED = 6
"""A server is killed after so many more actions at the earliest: with nothing done nothing can be lost."""

Logs = dict[str, list[Entry]]
Task = asyncio.Task[None]


@dataclass
class Player:
    """One person with one socket that comes back by itself."""

    who: Person
    table: str
    port: int
    is_first: bool
    acknowledged: set[str] = field(default_factory=set)
    pending: dict[str, Any] | None = None
    update: dict[str, Any] = field(default_factory=dict)
    first: dict[str, Any] = field(default_factory=dict)
    """The first update after coming back."""
    back_at: float = 0.0
    resent: int = 0
    _ids: Any = field(default_factory=itertools.count)

    async def play(self) -> None:
        """Play for ever; a lost socket is opened again."""
        while True:
            try:
                await self._sit()
            except (OSError, WebSocketException, InvalidHandshake, TimeoutError):
                self.back_at = 0.0
                await asyncio.sleep(0.1)

    async def _sit(self) -> None:
        headers = {"authorization": f"Bearer {self.who.secret}"}
        address = f"ws://127.0.0.1:{self.port}/ws/{self.table}"
        async with connect(
            address,
            additional_headers=headers,
            compression=None,
            ping_interval=None,
            open_timeout=TIMEOUT,
            proxy=None,
        ) as socket:
            await socket.send(msgspec.json.encode({"type": "hello", "seen": 0}).decode())
            if self.pending is not None:
                self.resent += 1
                await socket.send(msgspec.json.encode(self.pending).decode())
            async for text in socket:
                assert isinstance(text, str)
                if self._hear(text):
                    return
                if self.pending is None and (ask := self._next_ask()) is not None:
                    await asyncio.sleep(random.random() * BREATH)
                    self.pending = {"type": "act", "id": f"{next(self._ids)}", "ask": ask}
                    await socket.send(msgspec.json.encode(self.pending).decode())

    def _hear(self, text: str) -> bool:
        """Take a message in; True when the next table is to be gone to."""
        message: dict[str, Any] = msgspec.json.decode(text)
        if message["type"] == "update":
            self.update = message
            if not self.back_at:
                self.first, self.back_at = message, time.monotonic()
        elif self.pending is not None and message.get("id") == self.pending["id"]:
            if message["type"] == "done":
                self.acknowledged.add(f"{self.who.id}:{message['id']}")
            self.pending = None
        if self.update.get("rematch") and self.pending is None:
            self.table, self.update = self.update["rematch"], {}
            return True
        return False

    def _next_ask(self) -> dict[str, Any] | None:
        shown = self.update
        if not shown:
            return None
        if shown["stage"] == "over":
            return {"type": "rematch"} if self.is_first and not shown["rematch"] else None
        if shown["stage"] == "seating":
            return {"type": "start"} if self.is_first else None
        if not shown["you"]["your_turn"] or (shown["turn"] is None and not self.is_first):
            return None
        if moves := legal(shown):
            return {"type": "move", "move": random.choice(moves[:3])}
        return {"type": "confirm"} if shown["draft"] and shown["draft"]["loses"] else None


def seated(port: int, tables: int) -> list[Player]:
    """Open tables of all games, two people at each; half of them play with drafts."""
    players = []
    for number in range(tables):
        anna, ben = person(port, "Anna"), person(port, "Ben")
        game = ("the-game", "extreme", "take-that")[number % 3]
        draft_seconds = 0.05 if number % 2 else 0
        table = anna.open_table("me", "open", game=game, draft_seconds=draft_seconds)
        with ben.sit(table) as socket:
            socket.do("take-seat", seat=1)
        players += [Player(anna, table, port, is_first=True), Player(ben, table, port, is_first=False)]
    return players


@dataclass
class Count:
    """What was found after a number of kills."""

    kills: int = 0
    database_kills: int = 0
    acknowledged: int = 0
    lost: int = 0
    doubled: int = 0
    unequal: int = 0
    resent: int = 0
    back: list[float] = field(default_factory=list)
    """Seconds from the port being up to the last client being back, for each kill."""


async def rounds(
    server: Any, players: list[Player], kills: int, *, also_kill: Callable[[int], bool] = lambda _: False
) -> Count:
    """Let people play, kill, look, restart; again and again."""
    count = Count()
    tasks = [asyncio.create_task(player.play()) for player in players]
    try:
        for number in range(kills):
            await _all_back(players, tasks)
            await _played_on(players, tasks)
            await asyncio.sleep(random.random() * BREATH * 5)
            await asyncio.to_thread(server.kill)
            count.database_kills += also_kill(number)
            await _one_round(server, players, tasks, count)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    count.acknowledged = _acknowledged(players)
    count.resent = sum(player.resent for player in players)
    return count


def _acknowledged(players: list[Player]) -> int:
    return sum(len(player.acknowledged) for player in players)


async def _one_round(server: Any, players: list[Player], tasks: list[Task], count: Count) -> None:
    """Look at what the dead server left, start it again, and look at what it shows."""
    for player in players:
        player.back_at = 0.0
    left = _logs(server.database, players)
    count.kills += 1
    count.lost += _lost(left, players)
    count.doubled += _doubled(left)
    await asyncio.to_thread(server.start)
    up = time.monotonic()
    await _all_back(players, tasks)
    count.back.append(max(player.back_at for player in players) - up)
    count.unequal += _unequal(left, _logs(server.database, players), players)


async def _all_back(players: list[Player], tasks: list[Task]) -> None:
    await _playing_until(lambda: all(player.back_at for player in players), tasks, "every client comes back")


async def _played_on(players: list[Player], tasks: list[Task]) -> None:
    least = _acknowledged(players) + LEAST_ACKNOWLEDGED
    await _playing_until(lambda: _acknowledged(players) >= least, tasks, "people play on")


async def _playing_until(holds: Callable[[], bool], tasks: list[Task], what: str) -> None:
    """Wait for a condition while people play; a player that fails ends it."""
    for _ in tries(what):
        if holds():
            return
        for task in tasks:
            if task.done():
                await task
        await asyncio.sleep(0.005)


def _logs(url: str, players: list[Player]) -> Logs:
    """Read the logs of all tables that these people have sat at."""
    people = {player.who.id for player in players}
    connection = database_at(url).connect()
    with contextlib.closing(connection):
        rows = connection.execute("SELECT table_id, person_id FROM seats")
        tables = {str(table) for table, who in rows if who in people}
        return {table: log_of(connection, table) for table in tables}


def _lost(logs: Logs, players: list[Player]) -> int:
    found = {entry.action for log in logs.values() for entry in log}
    return sum(len(player.acknowledged - found) for player in players)


def _doubled(logs: Logs) -> int:
    actions = [entry.action for log in logs.values() for entry in log if entry.action is not None]
    return len(actions) - len(set(actions))


def _unequal(left: Logs, now: Logs, players: list[Player]) -> int:
    """Count logs that changed behind their end, and first updates that are not what the log adds up to."""
    changed = sum(now[table][: len(log)] != log for table, log in left.items())
    return changed + sum(not _is_shown(now[player.first["table"]], player) for player in players)


def _is_shown(log: list[Entry], player: Player) -> bool:
    table = fold(player.first["table"], log[:1])
    for entry in log[1:]:
        seat = table.seat_of(player.who.id)
        if table.version_for(seat) == player.first["number"] and _shown(table, player) == player.first:
            return True
        table = apply_event(table, entry)
    return bool(_shown(table, player) == player.first)


def _shown(table: Table, player: Player) -> Any:
    viewer = Viewer(player.who.id, table.seat_of(player.who.id))
    connected = frozenset(seat["seat"] for seat in player.first["seats"] if seat["connected"])
    return msgspec.json.decode(encode(TablePresenter(table, connected).present(viewer)))
