"""Who is connected where: each process tells the others which seats it serves."""

import asyncio
import contextlib
import time
from collections.abc import Callable
from typing import Protocol

from tenback.server.storage import Store, Unavailable

ALIVE_SECONDS = 2.0
DEAD_SECONDS = 7.0


class Attended(Protocol):
    """A table of this process, as far as presence is concerned."""

    def seats_here(self) -> frozenset[int]:
        """The seats whose people are connected to this process."""

    def show_presence(self) -> None:
        """Send everyone at the table who is connected."""

    def hear_look(self, raw: str) -> None:
        """Show what somebody at another process looks at."""


class Presence:
    """Presence in a single process: there is nobody to tell."""

    def elsewhere(self, table_id: str) -> frozenset[int]:  # noqa: ARG002 (several processes need it)
        """The seats that other processes serve."""
        return frozenset()

    def changed(self, table_id: str, seats: frozenset[int]) -> None:
        """Tell the others which seats are served here."""

    def opened(self, table_id: str) -> None:
        """Ask the others which seats they serve at a table that is new here."""

    def appended(self, table_id: str) -> None:
        """Tell the others that something was stored."""

    def looked(self, table_id: str, raw: str) -> None:
        """Tell the others what somebody looks at in a finished game."""

    def left(self, table_id: str) -> None:
        """Tell the others that this process no longer holds a table."""

    def start(self) -> None:
        """Begin to tell the others that this process is alive."""

    async def stop(self) -> None:
        """Tell nobody anything more."""


class SharedPresence(Presence):
    """Presence over all processes; a process that is no longer heard serves nobody."""

    def __init__(
        self,
        store: Store,
        process: str,
        held: Callable[[str], Attended | None],
        read_on: Callable[[str], None],
        read_all: Callable[[], None],
    ) -> None:
        self._store, self._process, self._held = store, process, held
        self._read_on, self._read_all = read_on, read_all
        self._seats: dict[str, dict[str, frozenset[int]]] = {}
        """For each table, the other processes that hold it, and the seats that each serves."""
        self._heard: dict[str, float] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def start(self) -> None:
        """Begin to tell the others that this process is alive."""
        self._alive = asyncio.create_task(self._say_alive())

    def elsewhere(self, table_id: str) -> frozenset[int]:
        """The seats that other processes serve."""
        return frozenset().union(*self._seats.get(table_id, {}).values())

    def changed(self, table_id: str, seats: frozenset[int]) -> None:
        """Tell the others which seats are served here."""
        if self._seats.get(table_id):
            self._tell_seats(table_id, seats)

    def opened(self, table_id: str) -> None:
        """Ask the others which seats they serve at a table that is new here."""
        self._tell(f"ask {table_id}")

    def appended(self, table_id: str) -> None:
        """Tell those who hold the table too; most tables are held by one process, and nobody is woken."""
        if self._seats.get(table_id):
            self._tell(f"changed {table_id}")

    def looked(self, table_id: str, raw: str) -> None:
        """Tell those who hold the table too."""
        if self._seats.get(table_id):
            self._tell(f"look {table_id} {raw}")

    def left(self, table_id: str) -> None:
        """Tell the others that this process no longer holds a table."""
        if self._seats.pop(table_id, None):
            self._tell(f"left {table_id}")

    async def stop(self) -> None:
        """Tell nobody anything more."""
        self._alive.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def hear(self, origin: str, words: list[str]) -> None:
        """Take in what another process says: alive, ask, left or look TABLE, or seats TABLE 0,2."""
        self._heard[origin] = time.monotonic()
        live = self._held(words[1]) if len(words) > 1 else None
        if live is None:
            return
        table_id, others = words[1], self._seats.setdefault(words[1], {})
        if words[0] == "ask":
            others.setdefault(origin, frozenset())
            self._tell_seats(table_id, live.seats_here())
        elif words[0] == "left":
            others.pop(origin, None)
            live.show_presence()
        elif words[0] == "look":
            live.hear_look(" ".join(words[2:]))
        elif words[0] == "seats":
            if origin not in others:
                self._meet(table_id, live)
            others[origin] = frozenset(int(word) for word in "".join(words[2:]).split(",") if word)
            live.show_presence()

    def _meet(self, table_id: str, live: Attended) -> None:
        """Catch up with another process that holds the table: until now neither told the other anything."""
        self._read_on(table_id)
        self._tell(f"changed {table_id}")
        self._tell_seats(table_id, live.seats_here())

    def _tell_seats(self, table_id: str, seats: frozenset[int]) -> None:
        self._tell(f"seats {table_id} {','.join(map(str, sorted(seats)))}")

    def _tell(self, words: str) -> None:
        task = asyncio.create_task(self._send(words))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _send(self, words: str) -> None:
        with contextlib.suppress(Unavailable):
            await self._store.tell(f"{self._process} {words}")

    async def _say_alive(self) -> None:
        while True:
            await self._send("alive")
            dead = [name for name, at in self._heard.items() if time.monotonic() - at > DEAD_SECONDS]
            for name in dead:
                self._forget(name)
            if dead:
                # They may have died between storing something and saying so, or before we knew them.
                self._read_all()
            await asyncio.sleep(ALIVE_SECONDS)

    def _forget(self, origin: str) -> None:
        del self._heard[origin]
        for table_id, served in self._seats.items():
            if served.pop(origin, None) is not None and (live := self._held(table_id)) is not None:
                live.show_presence()
