"""The people of the load: thousands of sockets in one process, with as little work as possible."""

import asyncio
import base64
import functools
import itertools
import os
import random
import struct
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import msgspec

SEATS = 4
PARTS = 50
STALL_SECONDS = 0.005
"""The client looks at its clock every millisecond; who comes this late was stopped."""


Pause = Callable[[float], float]
"""From the mean pause between two moves to the next one."""


def evenly(mean: float) -> float:
    """Move in step, as a machine does."""
    return mean


def at_random(mean: float) -> float:
    """Move without regard to the others, as people do."""
    return random.expovariate(1 / mean)


class Socket(asyncio.Protocol):
    """A WebSocket client with as little work as possible, so that it measures the server."""

    def __init__(self, path: str, secret: str, heard: Callable[["Socket", bytes], None]) -> None:
        self._path, self._secret, self._heard = path, secret, heard
        self._buffer = bytearray()
        self._is_open = False
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.closed = False
        self.heard_at = time.monotonic()

    def connection_made(self, transport: Any) -> None:
        self.transport = transport
        key = base64.b64encode(os.urandom(16)).decode()
        who = f"Authorization: Bearer {self._secret}\r\n" if self._secret else ""
        head = (
            f"GET {self._path} HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        )
        transport.write(f"{head}Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n{who}\r\n".encode())

    def connection_lost(self, _: Exception | None) -> None:
        self.closed = True
        if not self.opened.done():
            self.opened.set_exception(ConnectionError("refused"))

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self._is_open:
            end = self._buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            if b" 101 " not in self._buffer[:20]:
                self.transport.close()
                return
            del self._buffer[: end + 4]
            self._is_open = True
            self.opened.set_result(None)
        self.heard_at = time.monotonic()
        while (message := self._message()) is not None:
            self._heard(self, message)

    def _message(self) -> bytes | None:
        buffer = self._buffer
        if len(buffer) < 2:
            return None
        size, start = buffer[1] & 0x7F, 2
        if size == 126:
            if len(buffer) < 4:
                return None
            size, start = int.from_bytes(buffer[2:4], "big"), 4
        elif size == 127:
            if len(buffer) < 10:
                return None
            size, start = int.from_bytes(buffer[2:10], "big"), 10
        if len(buffer) < start + size:
            return None
        message, is_ping = bytes(buffer[start : start + size]), buffer[0] & 0x0F == 9
        del buffer[: start + size]
        if is_ping:
            self.transport.write(struct.pack("!BB", 0x8A, 0x80 | size) + b"\0\0\0\0" + message)
            return self._message()
        return message

    def say(self, text: bytes) -> None:
        # A mask of zeroes is a mask; the server cannot tell and the client saves time.
        size = len(text)
        head = struct.pack("!BB", 0x81, 0x80 | size) if size < 126 else struct.pack("!BBH", 0x81, 0xFE, size)
        self.transport.write(head + b"\0\0\0\0" + text)


class LoadTable:
    """One table of the load: whoever is to move moves at the given pace."""

    def __init__(self, table_id: str, people: list[str]) -> None:
        self.id, self.secrets = table_id, people
        self.update: Any = None
        self.to_move: Socket | None = None
        self.sent_at = 0.0
        self.waits_for: bytes | None = None
        self.over = False


@dataclass(frozen=True, slots=True)
class Span:
    """From one moment to another, by the client's clock."""

    begin: float
    end: float

    @property
    def seconds(self) -> float:
        return self.end - self.begin

    def covers_half_of(self, other: "Span") -> bool:
        common = min(self.end, other.end) - max(self.begin, other.begin)
        return common >= other.seconds / 2


class Load:
    """All tables, and what was measured."""

    def __init__(self, port: int, tables: list[LoadTable]) -> None:
        self.port, self.tables = port, tables
        self.actions: list[Span] = []
        self.stalls: list[Span] = []
        """When this process itself was stopped: what it measured then is not the server's."""
        self.messages = self.refused = self.late = 0
        self.sockets: list[Socket] = []
        self._numbers = 0
        self.measuring = False

    async def connect(self, table: LoadTable, secret: str = "") -> None:
        """Open a socket for a seat, or for a spectator."""
        heard = functools.partial(self._heard_seat, table) if secret else self._heard_other
        path, loop = f"/ws/{table.id}", asyncio.get_running_loop()
        _, socket = await loop.create_connection(lambda: Socket(path, secret, heard), "127.0.0.1", self.port)
        self.sockets.append(socket)
        await socket.opened
        socket.say(b'{"type":"hello"}')

    def _heard_other(self, _: Socket, __: bytes) -> None:
        self.messages += 1

    def _heard_seat(self, table: LoadTable, socket: Socket, raw: bytes) -> None:
        self.messages += 1
        if raw.startswith(b'{"type":"update"'):
            if b'"your_turn":true' in raw[:1200]:
                table.to_move, table.update = socket, raw
            elif b'"stage":"over"' in raw[:200]:
                table.over = True
        elif table.waits_for is not None and table.waits_for in raw[:80]:
            self._answered(table, raw)

    def _answered(self, table: LoadTable, raw: bytes) -> None:
        table.waits_for = None
        if self.measuring:
            self.actions.append(Span(table.sent_at, time.perf_counter()))
            self.refused += raw.startswith(b'{"type":"refused"')

    def move(self, table: LoadTable) -> None:
        """Let the active seat move, if its last move was answered."""
        if table.over or table.to_move is None:
            return
        if table.waits_for is not None:
            self.late += self.measuring
            return
        move = _first_move(table.update)
        if move is None:
            return
        self._numbers += 1
        table.waits_for = b'"id":"%d"' % self._numbers
        table.sent_at = time.perf_counter()
        table.to_move.say(b'{"type":"act",%s,"ask":{"type":"move","move":"%s"}}' % (table.waits_for, move))

    async def play(self, seconds: float, pace: float, pause: Pause = evenly) -> None:
        """Move at one table after the other, at each once in a span of the pace."""
        begun, mean = time.perf_counter(), pace / len(self.tables)
        due, tables = begun, itertools.cycle(self.tables)
        while (now := time.perf_counter()) < begun + seconds:
            while due <= now:
                self.move(next(tables))
                due += pause(mean)
            asleep = time.perf_counter()
            await asyncio.sleep(0.001)
            if self.measuring and time.perf_counter() - asleep > STALL_SECONDS:
                self.stalls.append(Span(asleep, time.perf_counter()))

    async def ping(self, after: float) -> None:
        """Ping every socket that has heard nothing for a while, as the protocol asks, each when it is due."""
        for first in itertools.cycle(range(PARTS)):
            await asyncio.sleep(0.5 / PARTS)
            silent_since = time.monotonic() - after
            for socket in self.sockets[first::PARTS]:
                if socket.heard_at < silent_since:
                    socket.heard_at = time.monotonic()
                    socket.say(b'{"type":"ping"}')


def _first_move(raw: bytes) -> bytes | None:
    board = msgspec.json.decode(raw)["board"]
    if board["begin"]:
        return b"begin"
    if board["end"]:
        return b"end"
    fits = [fit for card in board["hand"] for fit in card["fits"] if fit["move"]]
    return min(fits, key=lambda fit: fit["step"])["move"].encode() if fits else None
