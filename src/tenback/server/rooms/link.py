"""One open socket: what waits to be sent is bounded, and only the newest update counts."""

import asyncio
import time
from collections import deque
from collections.abc import Awaitable, Callable

from tenback.server.operations.rate_limits import TokenBucket
from tenback.server.operations.timeouts import Timeouts
from tenback.server.storage.people import Person
from tenback.server.wire.problems import ServerProblem
from tenback.server.wire.shown import Goodbye, ServerMessage, encode

MOST_WAITING = 64
FAREWELL_SECONDS = 5.0
"""How long a laggard has to take the last word; then the link is cut."""
COME_BACK = 4000
THE_UPDATE = b""
"""Keeps the place of the update that waits, whichever it will be then."""

Send = Callable[[str], Awaitable[None]]
Close = Callable[[int], Awaitable[None]]
Cut = Callable[[], object]


class Link:
    """A client's socket at a table."""

    __slots__ = (
        "_close", "_cut", "_send", "_sending_since", "_told_at", "_update", "_waiting", "_writer",
        "bucket", "chat_sent", "greeted", "heard_at", "hint", "is_closed", "person", "seat", "sent",
    )  # fmt: skip

    def __init__(
        self, send: Send, close: Close, cut: Cut, person: Person | None, bucket: TokenBucket
    ) -> None:
        self._send, self._close, self._cut = send, close, cut
        self.person = person
        self.seat: int | None = None
        self.sent = 0
        """The number of the last update that was put on its way."""
        self.chat_sent = 0
        self.greeted = False
        self.is_closed = False
        self.heard_at = time.monotonic()
        self.bucket = bucket
        self.hint: asyncio.Task[None] | None = None
        """The last hint that was asked for, while a bot thinks about it."""
        self._sending_since: float | None = None
        self._told_at = 0.0
        self._update: bytes | None = None
        self._waiting: deque[bytes] | None = None
        self._writer: asyncio.Task[None] | None = None

    def say(self, message: ServerMessage) -> None:
        """Put a message on its way."""
        self.say_raw(encode(message))

    def say_raw(self, raw: bytes) -> None:
        """Put an encoded message on its way; who reads too slowly is dropped and told to come back."""
        if self.is_closed:
            return
        if self._waiting is not None and len(self._waiting) >= MOST_WAITING:
            self.drop(ServerProblem.TOO_SLOW)
        else:
            self._put(raw)

    def show(self, raw: bytes) -> None:
        """Put an update on its way in place of one that has not left yet; what was said later comes later."""
        if self.is_closed:
            return
        if self._update is None:
            self._put(THE_UPDATE)
        self._update = raw

    def drop(self, problem: ServerProblem, code: int = COME_BACK, *, again: bool = True) -> None:
        """Say why, and close."""
        if self.is_closed:
            return
        self.is_closed = True
        self._waiting, self._update = None, None
        goodbye = encode(Goodbye(problem.reason, again)).decode()
        if self._writer is not None:
            self._writer.cancel()
        self._writer = asyncio.create_task(self._part(goodbye, code))

    async def finished(self) -> None:
        """Wait until the last word has been said."""
        if self._writer is not None:
            await asyncio.gather(self._writer, return_exceptions=True)

    def problem_at(self, moment: float, timeouts: Timeouts) -> ServerProblem | None:
        """Say why this link is to be dropped: it does not read, or says nothing any more."""
        if self._sending_since is not None and moment - self._sending_since > timeouts.send_seconds:
            return ServerProblem.TOO_SLOW
        # Who is told nothing for a while has to ping; who is told something needs not.
        is_silent = moment - max(self.heard_at, self._told_at) > timeouts.silent_seconds
        return ServerProblem.SILENT if is_silent else None

    def hear(self) -> None:
        """Note that something was heard."""
        self.heard_at = time.monotonic()

    def _put(self, raw: bytes) -> None:
        if self._waiting is None:
            self._waiting = deque()
        self._waiting.append(raw)
        # A task lives only while there is something to write: thousands of idle sockets cost none.
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
        if raw is THE_UPDATE:
            raw, self._update = self._update, None
        return raw

    async def _part(self, goodbye: str, code: int) -> None:
        try:
            async with asyncio.timeout(FAREWELL_SECONDS):
                await self._send(goodbye)
                await self._close(code)
        except Exception:
            self._cut()
