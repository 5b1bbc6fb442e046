"""One open socket: its send queue is bounded, and of several waiting updates only the newest is sent."""

import asyncio
import time
from collections import deque
from collections.abc import Awaitable, Callable

from tenback.server.operations.rate_limits import Asker
from tenback.server.operations.timeouts import Timeouts
from tenback.server.storage.people import Person
from tenback.server.wire.problems import ServerProblem
from tenback.server.wire.shown import Goodbye, ServerMessage, encode

MOST_WAITING = 64
GOODBYE_SECONDS = 5.0
"""How long a client has to receive the goodbye; then its connection is aborted."""
COME_BACK = 4000
UPDATE_PLACE = b""
"""Marks the place of the waiting update in the queue."""

Send = Callable[[str], Awaitable[None]]
Close = Callable[[int], Awaitable[None]]
Abort = Callable[[], object]
WriteNow = Callable[[bytes], bool]
"""Sends a message without waiting; False where that cannot be done now."""


class Client:
    """A client's socket at a table."""

    __slots__ = (
        "_abort", "_close", "_send", "_sending_since", "_told_at", "_update", "_waiting", "_write_now",
        "_writer", "asker", "chat_sent", "greeted", "heard_at", "hint", "is_closed", "person", "seat", "sent",
    )  # fmt: skip

    def __init__(
        self,
        send: Send,
        close: Close,
        abort: Abort,
        person: Person | None,
        asker: Asker,
        *,
        write_now: WriteNow = lambda _: False,
    ) -> None:
        self._send, self._close, self._abort, self._write_now = send, close, abort, write_now
        self.person = person
        self.seat: int | None = None
        self.sent = 0
        """The version of the last update that was queued."""
        self.chat_sent = 0
        self.greeted = False
        self.is_closed = False
        self.heard_at = time.monotonic()
        self.asker = asker
        """As whom it is counted against the limits."""
        self.hint: asyncio.Task[None] | None = None
        """The last hint that was asked for; it runs while a bot computes it."""
        self._sending_since: float | None = None
        self._told_at = 0.0
        self._update: bytes | None = None
        self._waiting: deque[bytes] | None = None
        self._writer: asyncio.Task[None] | None = None

    def say(self, message: ServerMessage) -> None:
        """Queue a message."""
        self.say_raw(encode(message))

    def say_raw(self, raw: bytes) -> None:
        """Queue an encoded message; a client that reads too slowly is disconnected and told to reconnect."""
        if self.is_closed or self._is_written(raw):
            return
        if self._waiting is not None and len(self._waiting) >= MOST_WAITING:
            self.disconnect(ServerProblem.TOO_SLOW)
        else:
            self._put(raw)

    def show(self, raw: bytes) -> None:
        """Queue an update, replacing one that is still waiting; messages queued later are sent later."""
        if self.is_closed or self._is_written(raw):
            return
        if self._update is None:
            self._put(UPDATE_PLACE)
        self._update = raw

    def disconnect(self, problem: ServerProblem, code: int = COME_BACK, *, again: bool = True) -> None:
        """Send the reason and close the socket; *again* tells the client whether to reconnect."""
        if self.is_closed:
            return
        self.is_closed = True
        self._waiting, self._update = None, None
        goodbye = encode(Goodbye(problem.reason, again)).decode()
        if self._writer is not None:
            self._writer.cancel()
        self._writer = asyncio.create_task(self._part(goodbye, code))

    async def finished(self) -> None:
        """Wait until the goodbye has been sent."""
        if self._writer is not None:
            await asyncio.gather(self._writer, return_exceptions=True)

    def problem_at(self, moment: float, timeouts: Timeouts) -> ServerProblem | None:
        """Say why this client must be disconnected: it does not read, or is silent; None if neither."""
        if self._sending_since is not None and moment - self._sending_since > timeouts.send_seconds:
            return ServerProblem.TOO_SLOW
        # Only clients that have received nothing lately need to ping.
        is_silent = moment - max(self.heard_at, self._told_at) > timeouts.silent_seconds
        return ServerProblem.SILENT if is_silent else None

    def hear(self) -> None:
        """Note that the client has sent something."""
        self.heard_at = time.monotonic()

    def _is_written(self, raw: bytes) -> bool:
        """Write a message if none waits before it; mostly that needs no task."""
        if self._writer is not None or not self._write_now(raw):
            return False
        self._told_at = time.monotonic()
        return True

    def _put(self, raw: bytes) -> None:
        if self._waiting is None:
            self._waiting = deque()
        self._waiting.append(raw)
        # The task lives only while there is something to send, so idle sockets cost no task.
        if self._writer is None:
            self._writer = asyncio.create_task(self._write())

    async def _write(self) -> None:
        try:
            while (raw := self._next()) is not None:
                self._sending_since = time.monotonic()
                await self._send(raw.decode())
                self._sending_since, self._told_at = None, time.monotonic()
        except Exception:
            self.is_closed = True
        else:
            self._writer = None

    def _next(self) -> bytes | None:
        if not self._waiting:
            self._waiting = None
            return None
        raw: bytes | None = self._waiting.popleft()
        if raw is UPDATE_PLACE:
            raw, self._update = self._update, None
        return raw

    async def _part(self, goodbye: str, code: int) -> None:
        try:
            async with asyncio.timeout(GOODBYE_SECONDS):
                await self._send(goodbye)
                await self._close(code)
        except Exception:
            self._abort()
