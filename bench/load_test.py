"""Load: many live tables on one machine, client and server together. Prints the table of docs/load.md.

    python bench/load_test.py --tables 1000 --seconds 30
    python bench/load_test.py --database postgresql://… --workers 2

Tables and people are written straight into the database; then a real server is started, every seat and
spectator gets a real socket, and one seat of each table makes a move every --pace seconds. Measured are the
time from sending an action to its durable answer as the client sees it, and the same inside the server.
"""

import argparse
import asyncio
import base64
import contextlib
import functools
import os
import pathlib
import secrets
import signal
import struct
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import msgspec
import uvloop

from tenback.games import game_named
from tenback.server.clock import now_ms
from tenback.server.storage.appending import Append, append
from tenback.server.storage.database import database_at
from tenback.server.storage.people import Person, add_person, hashed
from tenback.server.storage.schema import prepare
from tenback.tables.chance import SystemChance
from tenback.tables.events import Entry, Opened, Seated, Started, TableEvent
from tenback.tables.fold import fold
from tenback.tables.settings import Settings

RAW = argparse.RawDescriptionHelpFormatter
SEATS = 4
SHARES = (0.5, 0.9, 0.99, 0.999)
COMMAND = (sys.executable, "-c", "from tenback.cli._app import run; run()", "serve")


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
    """One table of the load: whoever is at turn moves at the given pace."""

    def __init__(self, table_id: str, people: list[str]) -> None:
        self.id, self.secrets = table_id, people
        self.update: Any = None
        self.at_turn: Socket | None = None
        self.sent_at = 0.0
        self.waits_for: bytes | None = None
        self.over = False


class Load:
    """All tables, and what was measured."""

    def __init__(self, port: int, tables: list[LoadTable], pace: float) -> None:
        self.port, self.tables, self.pace = port, tables, pace
        self.latencies: list[float] = []
        self.messages = self.bytes = self.refused = self.late = 0
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

    def _heard_other(self, _: Socket, raw: bytes) -> None:
        self.messages += 1
        self.bytes += len(raw)

    def _heard_seat(self, table: LoadTable, socket: Socket, raw: bytes) -> None:
        self.messages += 1
        self.bytes += len(raw)
        if raw.startswith(b'{"type":"update"'):
            if b'"your_turn":true' in raw[:1200]:
                table.at_turn, table.update = socket, raw
            elif b'"stage":"over"' in raw[:200]:
                table.over = True
        elif table.waits_for is not None and table.waits_for in raw[:80]:
            self._answered(table, raw)

    def _answered(self, table: LoadTable, raw: bytes) -> None:
        table.waits_for = None
        if self.measuring:
            self.latencies.append(time.perf_counter() - table.sent_at)
            self.refused += raw.startswith(b'{"type":"refused"')

    def move(self, table: LoadTable) -> None:
        """Let the seat at turn move, if its last move was answered."""
        if table.over or table.at_turn is None:
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
        table.at_turn.say(b'{"type":"act",%s,"ask":{"type":"move","move":"%s"}}' % (table.waits_for, move))

    async def play(self, seconds: float) -> None:
        """Move at every table once in each span of the pace, spread evenly."""
        begun, step = time.perf_counter(), self.pace / len(self.tables)
        turn = 0
        while (now := time.perf_counter()) < begun + seconds:
            while begun + turn * step <= now:
                self.move(self.tables[turn % len(self.tables)])
                turn += 1
            await asyncio.sleep(0.001)

    async def ping(self, after: float) -> None:
        """Ping every socket that has heard nothing for a while, as the protocol asks."""
        while True:
            await asyncio.sleep(0.5)
            silent_since = time.monotonic() - after
            for socket in self.sockets:
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


def prepared(url: str, count: int) -> list[LoadTable]:
    """Write tables that have just begun, with four people each."""
    database = database_at(url)
    prepare(database)
    connection, chance = database.connect(), SystemChance()
    settings = Settings(game="the-game", players=SEATS, draft_seconds=0)
    tables = []
    connection.execute("BEGIN")
    for _ in range(count):
        people = {secrets.token_hex(8): secrets.token_urlsafe(32) for _ in range(SEATS)}
        for person, secret in people.items():
            add_person(connection, Person(person, "Anna"), hashed(secret), now_ms())
        events: list[TableEvent] = [Opened(settings, next(iter(people)))]
        events += [Seated(at, person, "Anna") for at, person in enumerate(people)]
        deal = game_named("the-game").rules.format_deal(chance.deal(settings))
        events.append(Started(deal, chance.nonce()))
        log = tuple(Entry(number, now_ms(), event) for number, event in enumerate(events, start=1))
        table = fold(chance.table_id(), log)
        append(connection, (Append(log, None, table),))
        tables.append(LoadTable(table.id, list(people.values())))
    connection.execute("COMMIT")
    connection.close()
    return tables


@contextlib.contextmanager
def running(url: str, workers: int, port: int) -> Any:
    words = [f"--port={port}", f"--database={url}", "--limit-factor=100000", f"--workers={workers}"]
    process = subprocess.Popen([*COMMAND, *words], start_new_session=True)
    try:
        for _ in range(500):
            with contextlib.suppress(OSError):
                urllib.request.urlopen(f"http://127.0.0.1:{port}/healthz", timeout=1).close()
                break
            time.sleep(0.05)
        yield process
    finally:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGTERM)
        process.wait(20)


def memory_kib(group: int) -> int:
    """Add up the resident memory of a process group."""
    found = subprocess.run(["ps", "-o", "rss=", "-g", str(group)], capture_output=True, text=True, check=True)
    return sum(map(int, found.stdout.split()))


def cpu_seconds(pid: int) -> float:
    fields = pathlib.Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def server_times(port: int) -> dict[str, float]:
    text = urllib.request.urlopen(f"http://127.0.0.1:{port}/metrics", timeout=5).read().decode()
    lines = (line.split() for line in text.splitlines() if line.startswith("tenback_action_seconds_bucket"))
    return {name.split('"')[1]: float(count) for name, count in lines}


def quantile(values: list[float], share: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else float("nan")


@dataclass
class Sample:
    """What the server has used and done up to a moment."""

    times: dict[str, float]
    cpu: float
    messages: int


async def measure(asked: argparse.Namespace, port: int, pid: int, tables: list[LoadTable]) -> None:
    load = Load(port, tables, asked.pace)
    per_socket = await connect_all(load, asked.spectators, pid)
    pinging = asyncio.create_task(load.ping(asked.ping))
    await load.play(asked.warm)
    before = Sample(server_times(port), cpu_seconds(pid), load.messages)
    load.measuring = True
    await load.play(asked.seconds)
    load.measuring = False
    pinging.cancel()
    print(f"{per_socket:.1f} KiB per idle socket")
    report(asked, load, before, Sample(server_times(port), cpu_seconds(pid), load.messages))


async def connect_all(load: Load, spectators: int, pid: int) -> float:
    """Open all sockets; give the memory of one that is opened when its table is held already."""
    for table in load.tables:
        await load.connect(table, table.secrets[0])
    before = memory_kib(pid)
    for table in load.tables:
        for secret in table.secrets[1:]:
            await load.connect(table, secret)
    for number in range(spectators):
        await load.connect(load.tables[number % len(load.tables)])
    await asyncio.sleep(1)
    return (memory_kib(pid) - before) / max(1, len(load.sockets) - len(load.tables))


def report(asked: argparse.Namespace, load: Load, before: Sample, after: Sample) -> None:
    count, seconds = len(load.latencies), asked.seconds
    taken = {bound: after.times[bound] - before.times[bound] for bound in after.times}
    total = max(1.0, taken["+Inf"])
    within = next((bound for bound in taken if taken[bound] >= 0.99 * total), "+Inf")
    shares = ", ".join(f"p{100 * share:g} {quantile(load.latencies, share) * 1000:.1f}" for share in SHARES)
    print(f"tables {len(load.tables)}, sockets {len(load.sockets)}, a move every {asked.pace} s per table")
    print(f"actions {count} ({count / seconds:.0f}/s), refused {load.refused}, late {load.late}")
    print(f"messages to clients {(after.messages - before.messages) / seconds:.0f}/s")
    print(f"end to end, ms: {shares}")
    print(f"in the server: 99 % within {within} s; within 10 ms {100 * taken['0.01'] / total:.2f} %")
    print(f"server CPU {100 * (after.cpu - before.cpu) / seconds:.0f} % of a core")
    print(
        f"sockets lost {sum(socket.closed for socket in load.sockets)}; load average {os.getloadavg()[0]:.1f}"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=RAW)
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--spectators", type=int, default=2000)
    parser.add_argument("--pace", type=float, default=2.0, help="seconds between moves at one table")
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--warm", type=float, default=5.0)
    parser.add_argument("--ping", type=float, default=2.5, help="seconds of silence before a socket pings")
    parser.add_argument("--port", type=int, default=8971)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--database", default="")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        url = asked.database or str(pathlib.Path(folder) / "load.sqlite")
        tables = prepared(url, asked.tables)
        with (
            running(url, asked.workers, asked.port) as process,
            asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner,
        ):
            runner.run(measure(asked, asked.port, process.pid, tables))


if __name__ == "__main__":
    main()
