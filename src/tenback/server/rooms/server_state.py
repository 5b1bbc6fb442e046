"""What the host has said to all, in this process: a notice, and that the server is being emptied."""

import asyncio
import contextlib
from collections.abc import Callable

from tenback.server.rooms.clients import Clients
from tenback.server.storage import Store, Unavailable
from tenback.server.storage.server_state import ServerState, read_state
from tenback.server.wire.shown import Notice

DRAINED = "drained"
"""Names, among what a process tells the server around it, the event that it may stop."""
LOOK_SECONDS = 1.0
"""How often a server that is being emptied looks whether anybody still plays."""


class SharedState:
    """The state of the server as this process knows it; every process is told when it changes."""

    def __init__(
        self, store: Store, clients: Clients, playing: Callable[[], int], *, started_at: int, notice: str
    ) -> None:
        self._store, self._clients = store, clients
        self.playing = playing
        """Counts the people who are connected to games that are being played here."""
        self._started_at, self._settings_notice = started_at, notice
        self._state = ServerState()
        self.is_drained = asyncio.Event()
        """Set when the server is being emptied and nobody plays here any more."""

    @property
    def is_draining(self) -> bool:
        """Whether no new game begins; a server that was started after that serves as usual."""
        return self._state.drained_since > self._started_at

    @property
    def notice(self) -> str:
        """What the host tells everybody: what was said last, or else what the settings say."""
        return self._state.notice or self._settings_notice

    def shown(self) -> Notice:
        """Write what everybody is told."""
        return Notice(self.notice, self.is_draining)

    async def reload(self) -> None:
        """Read the state, because somebody has changed it; tell everybody who is connected here."""
        before, self._state = self._state, await self._store.read(read_state)
        if self._state != before:
            for client in self._clients:
                client.say(self.shown())

    async def watch(self) -> None:
        """Read the state at the start; while the server is being emptied, look whether it is empty."""
        while True:
            with contextlib.suppress(Unavailable):
                await self.reload()
                break
            await asyncio.sleep(LOOK_SECONDS)
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            if self.is_draining and not self.playing():
                self.is_drained.set()
            else:
                self.is_drained.clear()
