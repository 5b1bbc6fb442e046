"""Who is connected where: each process tells the others which seats it serves."""

import asyncio
import contextlib
import time
from typing import TYPE_CHECKING

from tenback.server.storage import Unavailable
from tenback.server.storage.postgres import notify

if TYPE_CHECKING:
    from tenback.server.rooms.hub import Hub
    from tenback.server.rooms.live import LiveTable

ALIVE_SECONDS = 2.0
DEAD_SECONDS = 7.0


class Presence:
    """Who is connected; alone in one process there is nobody to tell."""

    def elsewhere(self, table_id: str) -> frozenset[int]:  # noqa: ARG002 (several processes need it)
        """The seats that other processes serve."""
        return frozenset()

    def changed(self, live: "LiveTable") -> None:
        """Tell the others which seats are served here."""

    def opened(self, table_id: str) -> None:
        """Ask the others which seats they serve at a table that is new here."""

    async def stop(self) -> None:
        """Tell nobody anything more."""


class SharedPresence(Presence):
    """Who is connected at all processes; a process that is not heard any more serves nobody."""

    def __init__(self, hub: "Hub") -> None:
        self._hub = hub
        self._seats: dict[str, dict[str, frozenset[int]]] = {}
        """For each table, the seats that each other process serves."""
        self._heard: dict[str, float] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._alive = asyncio.create_task(self._say_alive())

    def elsewhere(self, table_id: str) -> frozenset[int]:
        """The seats that other processes serve."""
        return frozenset().union(*self._seats.get(table_id, {}).values())

    def changed(self, live: "LiveTable") -> None:
        """Tell the others which seats are served here."""
        seats = sorted({link.seat for link in live.links if link.seat is not None})
        self._tell(f"seats {live.table.id} {','.join(map(str, seats))}")

    def opened(self, table_id: str) -> None:
        """Ask the others which seats they serve at a table that is new here."""
        self._tell(f"ask {table_id}")

    async def stop(self) -> None:
        """Tell nobody anything more."""
        self._alive.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def hear(self, origin: str, words: list[str]) -> None:
        """Take in what another process says: alive, ask TABLE, or seats TABLE 0,2."""
        self._heard[origin] = time.monotonic()
        live = self._hub.held(words[1]) if len(words) > 1 else None
        if live is None:
            return
        if words[0] == "ask":
            self.changed(live)
        elif words[0] == "seats":
            seats = frozenset(int(word) for word in "".join(words[2:]).split(",") if word)
            self._seats.setdefault(words[1], {})[origin] = seats
            live.show_presence()

    def _tell(self, words: str) -> None:
        task = asyncio.create_task(self._send(words))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _send(self, words: str) -> None:
        with contextlib.suppress(Unavailable):
            await self._hub.store.write(lambda database: notify(database, f"{self._hub.name} {words}"))

    async def _say_alive(self) -> None:
        while True:
            await self._send("alive")
            dead = [name for name, at in self._heard.items() if time.monotonic() - at > DEAD_SECONDS]
            for name in dead:
                self._forget(name)
            await asyncio.sleep(ALIVE_SECONDS)

    def _forget(self, origin: str) -> None:
        del self._heard[origin]
        for table_id, served in self._seats.items():
            if served.pop(origin, None) and (live := self._hub.held(table_id)) is not None:
                live.show_presence()
