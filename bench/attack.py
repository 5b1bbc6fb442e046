"""What others feel while one person attacks the server.

    python bench/attack.py                     every attack for 10 s, at the limits that hosts have
    python bench/attack.py --seconds 30 --only replays sockets

A bystander at another table plays on from another address, and two bots play a third table at their pace. For
each attack the same is measured before it, so that what the machine does meanwhile is seen as well.
"""

import argparse
import contextlib
import itertools
import multiprocessing
import pathlib
import random
import re
import socket
import statistics
import sys
import tempfile
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from multiprocessing.sharedctypes import Synchronized
from typing import Any

sys.path.insert(0, str(pathlib.Path(__file__).parents[1]))

from websockets.exceptions import WebSocketException

from bench.attack_logs import LONG_MATCHES, prepare_database
from harness.client import Person, Socket
from harness.servers import Server

ATTACKER = {"x-forwarded-for": "198.51.100.66"}
BYSTANDER = {"x-forwarded-for": "203.0.113.7"}
PAUSE = 0.05
STARTS = 2.0
"""Seconds until an attack is under way."""
SPAWN = multiprocessing.get_context("spawn")
PACE = 1.0
"""Seconds after which the bots at the third table answer."""
LATE = 1.5 * PACE
BOTS = ("expert",) * 3
HEAD = (
    "attack",
    "tries",
    "action p50",
    "action p99",
    "of it a commit, at worst",
    "loop late, at worst",
    "page p99",
    "bots, between two moves",
)
BUCKET = re.compile(r'tenback_(\w+)_seconds_bucket\{le="([^"]+)"\} (\S+)')


@dataclass
class Felt:
    """What the bystander felt for a while."""

    actions: list[float] = field(default_factory=list)
    pages: list[float] = field(default_factory=list)
    bots: list[float] = field(default_factory=list)
    commit: str = ""
    late: str = ""
    """Bounds that nothing exceeded in the server meanwhile: a sync of the disk, and the event loop."""

    def row(self) -> list[str]:
        """Write it as cells."""
        late = sum(pause > LATE for pause in self.bots)
        bots = f"{statistics.median(self.bots):.2f} s, {late} of {len(self.bots)} late" if self.bots else "-"
        return [
            _milliseconds(self.actions, 50),
            _milliseconds(self.actions, 99),
            self.commit,
            self.late,
            _milliseconds(self.pages, 99),
            bots,
        ]


def _milliseconds(times: list[float], percent: int) -> str:
    if not times:
        return "-"
    ordered = sorted(times)
    return f"{1000 * ordered[min(len(ordered) - 1, len(ordered) * percent // 100)]:.0f} ms"


def _bound(before: str, after: str, what: str) -> str:
    """Read from two looks at the metrics what nothing of a kind exceeded between them."""
    counts = {bound: float(count) for kind, bound, count in BUCKET.findall(after) if kind == what}
    for kind, bound, count in BUCKET.findall(before):
        if kind == what:
            counts[bound] -= float(count)
    bound = next(bound for bound, count in counts.items() if count == counts["+Inf"])
    return f"{1000 * float(bound):g} ms"


@dataclass(frozen=True)
class Attack:
    """Somebody who does the same thing again and again on several threads."""

    threads: int
    once: Callable[[int], None]

    def run(self, seconds: float) -> int:
        """Attack for a while; tell how often something was tried."""
        tried, until = itertools.count(), time.monotonic() + seconds

        def go_on(number: int) -> None:
            while time.monotonic() < until:
                next(tried)
                with contextlib.suppress(OSError, WebSocketException, AssertionError, KeyError):
                    self.once(number)
                time.sleep(PAUSE)

        threads = [
            threading.Thread(target=go_on, args=(number,), daemon=True) for number in range(self.threads)
        ]
        for thread in threads:
            thread.start()
        time.sleep(max(0.0, until - time.monotonic()))
        return next(tried)


def _attack(scene: "Scene", name: str, seconds: float, tried: "Synchronized[int]") -> None:
    """In a process of its own: the bystander must feel the server, not the attacker's threads."""
    tried.value = scene.attacks()[name].run(seconds)


@dataclass(frozen=True)
class Scene:
    """A server with long matches and logs, an attacker, a bystander and a table of bots."""

    port: int
    secrets: dict[str, str]

    def person(self, name: str) -> Person:
        return Person(self.port, self.secrets[name])

    def attacks(self) -> dict[str, Attack]:
        """Name every attack."""
        return {
            "replays": Attack(6, lambda _: self._page_of_a_match("replay")),
            "records": Attack(6, lambda _: self._page_of_a_match("record")),
            "pages": Attack(6, lambda _: self._page("/api/openapi.json")),
            "long logs": Attack(4, lambda number: self._page(f"/api/tables/longlog{number}")),
            "marks": Attack(40, lambda _: self._on_socket("crowd", _marks)),
            "sockets": Attack(100, lambda _: self._on_socket("crowd", _hellos)),
            "hints": Attack(30, lambda _: self._on_socket("alone", _hints)),
            "idle": Attack(20, lambda _: self._idle()),
        }

    def _page_of_a_match(self, page: str) -> None:
        self._page(f"/api/tables/longmatch{random.randrange(LONG_MATCHES)}/{page}")

    def _page(self, path: str) -> None:
        self.person("attacker").request("GET", path, headers=ATTACKER | {"accept-encoding": "gzip"})

    def _on_socket(self, table: str, say: Callable[[Socket], None]) -> None:
        with Socket(self.person("attacker"), table, headers=ATTACKER) as opened:
            opened.until_update(lambda _: True, 5)
            say(opened)

    def _idle(self) -> None:
        with contextlib.ExitStack() as opened:
            for _ in range(100):
                one = opened.enter_context(socket.create_connection(("127.0.0.1", self.port), 5))
                one.sendall(b"GET / HTTP/1.1\r\n")
            time.sleep(2)


def _marks(opened: Socket) -> None:
    for _ in range(100):
        opened.ask("mark", mark="rather-mine", pile=1)
        time.sleep(0.125)


def _hellos(opened: Socket) -> None:
    for _ in range(100):
        opened.say({"type": "hello"})
        opened.receive(5)
        time.sleep(0.125)


def _hints(opened: Socket) -> None:
    opened.say({"type": "ask-hint", "id": opened.new_id()})
    opened.until(lambda message: message["type"] in ("hint", "refused"), 25)


class Bystander:
    """Somebody at another table, who also opens pages, and watches two bots play."""

    def __init__(self, scene: Scene) -> None:
        self._scene = scene
        self._table = Socket(scene.person("bystander"), "quiet", headers=BYSTANDER, stays=True)
        self._table.until_update(lambda _: True)

    def feel(self, seconds: float) -> Felt:
        """Act, read and watch for a while."""
        felt, stopped = Felt(), threading.Event()
        watching = threading.Thread(target=self._watch, args=(felt, stopped), daemon=True)
        watching.start()
        before, until = self._metrics(), time.monotonic() + seconds
        while time.monotonic() < until:
            felt.actions.append(_timed(lambda: self._table.ask("mark", mark="rather-mine", pile=1)))
            felt.pages.append(_timed(self._read))
            time.sleep(0.25)
        after = self._metrics()
        felt.commit, felt.late = (_bound(before, after, what) for what in ("commit", "late"))
        stopped.set()
        watching.join()
        return felt

    def _metrics(self) -> str:
        return self._scene.person("bystander").metrics()

    def _read(self) -> None:
        self._scene.person("bystander").request("GET", "/api/me", headers=BYSTANDER)

    def _watch(self, felt: Felt, stopped: threading.Event) -> None:
        """Note how long each bot takes after the move before; a table that is over is followed by another."""
        while not stopped.is_set():
            table = self._scene.person("bystander").open_table(
                *BOTS, game="the-game", bot_seconds=PACE, start=True
            )
            with Socket(self._scene.person("bystander"), table, headers=BYSTANDER, stays=True) as watching:
                self._follow(watching, felt, stopped)

    def _follow(self, watching: Socket, felt: Felt, stopped: threading.Event) -> None:
        moved: float | None = None
        update: dict[str, Any] = {}
        while not stopped.is_set() and update.get("stage") != "over":
            with contextlib.suppress(TimeoutError):
                update = watching.receive(0.2)
                if update["type"] == "update":
                    now = time.monotonic()
                    felt.bots += [] if moved is None else [now - moved]
                    moved = now


def _timed(work: Callable[[], object]) -> float:
    began = time.perf_counter()
    work()
    return time.perf_counter() - began


def main() -> None:
    """Run the attacks one after the other."""
    options = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    options.add_argument("--seconds", type=float, default=10.0, help="how long each attack runs (10)")
    options.add_argument("--only", nargs="*", help="the attacks to run")
    asked = options.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        database = str(pathlib.Path(folder) / "tenback.sqlite")
        secrets = prepare_database(database)
        server = Server(database, trusted_proxies="127.0.0.1")
        try:
            _run(Scene(server.port, secrets), asked.seconds, asked.only)
        finally:
            server.stop()


def _run(scene: Scene, seconds: float, only: list[str] | None) -> None:
    bystander = Bystander(scene)
    scene.person("bystander").request("GET", "/api/about")
    bystander.feel(seconds)
    print(f"| {' | '.join(HEAD)} |\n|{' --- |' * len(HEAD)}")
    for name in only or scene.attacks():
        print(_line("none", "", bystander.feel(seconds)), flush=True)
        tried = SPAWN.Value("q")
        attacking = SPAWN.Process(target=_attack, args=(scene, name, seconds + STARTS, tried), daemon=True)
        attacking.start()
        time.sleep(STARTS)
        felt = bystander.feel(seconds)
        attacking.join()
        print(_line(name, str(tried.value), felt), flush=True)


def _line(name: str, tries: str, felt: Felt) -> str:
    return f"| {' | '.join([name, tries, *felt.row()])} |"


if __name__ == "__main__":
    main()
