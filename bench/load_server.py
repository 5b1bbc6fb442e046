"""The server under load: its tables, its processes, and what they say of themselves."""

import contextlib
import os
import pathlib
import secrets
import signal
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass

from bench.load_client import SEATS, LoadTable
from tenback.games import game_named
from tenback.server.rooms.clock import now_ms
from tenback.server.storage.appending import Append, append
from tenback.server.storage.database import Connection, database_at
from tenback.server.storage.people import Person, add_person, hashed
from tenback.server.storage.schema import prepare
from tenback.tables.chance import SystemChance
from tenback.tables.events import Entry, Opened, Seated, Started, TableEvent
from tenback.tables.fold import fold
from tenback.tables.settings import Settings

COMMAND = (sys.executable, "-c", "from tenback.cli._app import run; run()", "serve")
PATIENCE = 30.0
METRICS_TOKEN = secrets.token_urlsafe()


Opening = Callable[[str, str], list[TableEvent]]
"""From a deal and a nonce to the first events of a table."""


def prepared(url: str, count: int) -> list[LoadTable]:
    """Write tables that have just begun, with four people each."""
    settings = Settings(game="the-game", players=SEATS, draft_seconds=0)
    tables = [{secrets.token_hex(8): secrets.token_urlsafe(32) for _ in range(SEATS)} for _ in range(count)]
    prepare(database_at(url))
    with writing(url) as connection:
        for person, secret in (one for people in tables for one in people.items()):
            add_person(connection, Person(person, "Anna"), hashed(secret), now_ms())
    ids = written(url, settings, [seated(settings, list(people)) for people in tables])
    return [LoadTable(table_id, list(people.values())) for table_id, people in zip(ids, tables, strict=True)]


def seated(settings: Settings, people: list[str]) -> Opening:
    """Let people sit down in this order."""
    return lambda deal, nonce: [
        Opened(settings, people[0]),
        *(Seated(seat, person, "Anna") for seat, person in enumerate(people)),
        Started(deal, nonce),
    ]


def written(url: str, settings: Settings, openings: Iterable[Opening]) -> list[str]:
    """Write tables with their first events; give their ids."""
    prepare(database_at(url))
    game, chance, ids = game_named(settings.game), SystemChance(), []
    with writing(url) as connection:
        for opening in openings:
            events = opening(game.format_deal(chance.deal(settings)), chance.nonce())
            log = tuple(Entry(number, now_ms(), event) for number, event in enumerate(events, start=1))
            table = fold(chance.table_id(), log)
            append(connection, (Append(log, None, table, checks_people=False),))
            ids.append(table.id)
    return ids


@contextlib.contextmanager
def writing(url: str) -> Iterator[Connection]:
    """Write in one transaction."""
    connection = database_at(url).connect()
    with connection.together():
        connection.run("BEGIN")
        yield connection
        connection.run("COMMIT")
    connection.close()


@contextlib.contextmanager
def running(url: str, workers: int, port: int) -> Iterator["Served"]:
    """Run a server with all limits lifted, in a process group of its own."""
    words = [f"--port={port}", f"--database={url}", "--limit-factor=100000", f"--workers={workers}"]
    environment = os.environ | {"TENBACK_METRICS_TOKEN": METRICS_TOKEN, "TENBACK_FIELD_GAMES": "0"}
    process = subprocess.Popen(
        [*COMMAND, *words], start_new_session=True, stdout=subprocess.DEVNULL, env=environment
    )
    served = Served(process.pid, port, workers)
    try:
        served.wait()
        yield served
    finally:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGTERM)
        process.wait(20)


@dataclass(frozen=True, slots=True)
class Sample:
    """What the server has done up to a moment, all its processes together."""

    buckets: dict[str, float]
    """The counters of all histograms, by name and bound."""
    gauges: dict[str, float]
    links: tuple[int, ...]
    """The open sockets of each worker."""
    cpu: float

    def within(self, before: "Sample", what: str, bound: str) -> float:
        """Give the share of times that were within a bound since an earlier sample."""
        total = self._more(before, what, "+Inf")
        return self._more(before, what, bound) / total if total else float("nan")

    def bound_of(self, before: "Sample", what: str, share: float) -> str:
        """Name the bound that a share of the times since an earlier sample kept."""
        bounds = [name.split('"')[1] for name in self.buckets if name.startswith(f"tenback_{what}_")]
        return next((bound for bound in bounds if self.within(before, what, bound) >= share), "more")

    def _more(self, before: "Sample", what: str, bound: str) -> float:
        name = f'tenback_{what}_seconds_bucket{{le="{bound}"}}'
        return self.buckets[name] - before.buckets[name]


@dataclass(frozen=True, slots=True)
class Served:
    """A server that runs."""

    group: int
    port: int
    workers: int

    def wait(self) -> None:
        """Wait until every worker answers."""
        give_up = time.monotonic() + PATIENCE
        while time.monotonic() < give_up:
            with contextlib.suppress(OSError):
                self.sample()
                return
            time.sleep(0.05)
        raise RuntimeError("the server did not answer in time")

    def sample(self) -> Sample:
        """Ask every worker what it has done."""
        found: dict[str, dict[str, float]] = {}
        for _ in range(500):
            lines = self._metrics()
            found[str(lines["tenback_process_id"])] = lines
            if len(found) == self.workers:
                break
        else:
            raise ConnectionError("not every worker answers")
        every = list(found.values())
        sums = {name: sum(one.get(name, 0.0) for one in every) for name in every[0]}
        buckets = {name: sums.pop(name) for name in list(sums) if "_bucket" in name}
        links = tuple(int(one["tenback_links"]) for one in every)
        return Sample(buckets, sums, links, self._cpu())

    def memory_kib(self) -> int:
        """Add up the resident memory of all its processes."""
        words = ["ps", "-o", "rss=", "-g", str(self.group)]
        return sum(map(int, subprocess.run(words, capture_output=True, check=True).stdout.split()))

    def _metrics(self) -> dict[str, float]:
        headers = {"Authorization": f"Bearer {METRICS_TOKEN}"}
        asked = urllib.request.Request(f"http://127.0.0.1:{self.port}/metrics", headers=headers)
        text = urllib.request.urlopen(asked, timeout=20).read().decode()
        lines = (line.rsplit(" ", 1) for line in text.splitlines() if not line.startswith("#"))
        return {name: float(value) for name, value in lines}

    def _cpu(self) -> float:
        stats = (_stat(path) for path in pathlib.Path("/proc").glob("[0-9]*/stat"))
        ticks = sum(int(stat[11]) + int(stat[12]) for stat in stats if stat and int(stat[2]) == self.group)
        return ticks / os.sysconf("SC_CLK_TCK")


def _stat(path: pathlib.Path) -> list[str]:
    """Read the fields after the name of a process; a process may be gone meanwhile."""
    try:
        return path.read_text().rpartition(")")[2].split()
    except OSError:
        return []
