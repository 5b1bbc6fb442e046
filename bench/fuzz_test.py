"""Fuzz test: hostile messages and requests to a real server, and what a bystander at another table feels.

    python bench/fuzz_test.py --seconds 120

Messages are random bytes and texts, JSON of any shape, and acts with any fields, from both players, from a
stranger and from somebody without a name; some sockets also send bytes that are no frames. Requests have any
method, path and body. Counted: answers by status, links by their end, tracebacks in the log, and memory.
"""

import argparse
import collections
import os
import pathlib
import sys
import tempfile
import threading
import time
from dataclasses import dataclass, field

from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

sys.path.insert(0, str(pathlib.Path(__file__).parents[1]))

from harness.client import Socket, person
from harness.fuzz import CLOSED_WITH_REASON, Room, closing_code, messages, methods, paths, roles, room_at
from harness.servers import Server

BATCH = 200
LOOK_SECONDS = 0.1
BROKEN_FRAMES = 1002
SETTINGS = settings(
    max_examples=BATCH,
    deadline=None,
    database=None,
    phases=[Phase.generate],
    suppress_health_check=list(HealthCheck),
)


@dataclass
class Count:
    """What was sent, and what came of it."""

    messages: int = 0
    requests: int = 0
    statuses: collections.Counter[int] = field(default_factory=collections.Counter)
    endings: collections.Counter[int | None] = field(default_factory=collections.Counter)

    @property
    def failed(self) -> int:
        """Count the answers that blame the server."""
        return sum(number for status, number in self.statuses.items() if status >= 500)

    @property
    def lost(self) -> int:
        """Count the links that ended without a reason."""
        good = {None, BROKEN_FRAMES, *CLOSED_WITH_REASON}
        return sum(number for code, number in self.endings.items() if code not in good)


class Bystander(threading.Thread):
    """Somebody at another table, who gives a durable mark ten times a second."""

    def __init__(self, port: int) -> None:
        super().__init__(daemon=True)
        anna, ben = person(port, "Zoe"), person(port, "Yan")
        table = anna.open_table("me", "open", game="the-game", talk="marks")
        with anna.sit(table) as first, ben.sit(table) as second:
            second.do("take-seat", seat=1)
            first.do("start")
            first.do("move", move="begin")
        self._socket = ben.sit(table, stays=True)
        self._socket.until_update(lambda _: True)
        self.times: list[float] = []
        self._stopped = threading.Event()

    def run(self) -> None:
        while not self._stopped.wait(LOOK_SECONDS):
            began = time.perf_counter()
            self._socket.do("mark", mark="rather-mine", pile=1)
            self.times.append(time.perf_counter() - began)

    def percentile(self, percent: int) -> float:
        """Give the milliseconds that so many percent of the actions took at most."""
        ordered = sorted(self.times)
        return 1000 * ordered[min(len(ordered) - 1, len(ordered) * percent // 100)]

    def stop(self) -> None:
        self._stopped.set()
        self.join()


def fuzz(server: Server, room: Room, count: Count) -> None:
    """Send a batch of messages, then a batch of requests."""

    @SETTINGS
    @given(role=roles, said=st.lists(messages, min_size=1, max_size=6), tail=st.binary(max_size=60))
    def say(role: int | None, said: list[str | bytes], tail: bytes) -> None:
        who = None if role is None else room.roles[role]
        with Socket(who, room.table, port=server.port) as socket:
            count.messages += len(said)
            code = closing_code(socket, said)
            if code is None and len(tail) % 10 == 1:
                socket.raw.socket.sendall(tail)
                count.messages += 1
            count.endings[code] += 1

    @SETTINGS
    @given(method=methods, path=paths, body=st.binary(max_size=60))
    def ask(method: str, path: str, body: bytes) -> None:
        count.requests += 1
        count.statuses[room.roles[2].request(method, path, body).status] += 1

    say()
    ask()


def mebibytes(process: int) -> float:
    """Read how much memory a process has."""
    pages = int(pathlib.Path(f"/proc/{process}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 2**20


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--seconds", type=float, default=120.0, help="begin no batch after so long (120)")
    asked = parser.parse_args()
    count = Count()
    with tempfile.TemporaryDirectory() as folder:
        server = Server(str(pathlib.Path(folder) / "tenback.sqlite"), limit_factor=100_000)
        room, bystander = room_at(server.port), Bystander(server.port)
        bystander.start()
        before, until = mebibytes(server.process.pid), time.monotonic() + asked.seconds
        while time.monotonic() < until:
            fuzz(server, room, count)
        grown = mebibytes(server.process.pid) - before
        bystander.stop()
        printed = server.stop()
    _tell(count, bystander, printed.count("Traceback"), grown)


def _tell(count: Count, bystander: Bystander, tracebacks: int, grown: float) -> None:
    print("messages | requests | 5xx | tracebacks | links lost | bystander p50 / p99 | memory")
    print(
        f"{count.messages:,} | {count.requests:,} | {count.failed} | {tracebacks} | {count.lost}"
        f" | {bystander.percentile(50):.0f} / {bystander.percentile(99):.0f} ms | {grown:+.0f} MiB"
    )
    print("answers:", dict(sorted(count.statuses.items())))
    print("links closed with:", {code or "answered": number for code, number in count.endings.items()})
    sys.exit(1 if count.failed or tracebacks or count.lost else 0)


if __name__ == "__main__":
    main()
