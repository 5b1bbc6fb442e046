"""How far the server grows: the highest rate of durable actions on SQLite, and on PostgreSQL by workers.

    python bench/growing.py                      SQLite, then PostgreSQL with 1, 2, 4 and 8 workers
    python bench/growing.py --only postgres-2    one of them
    python bench/growing.py --only postgres-8 postgres-1 postgres-8 postgres-1

Every table has four people with real sockets; several client processes play, so that the server is measured
and not its clients; the busiest of them is printed beside the server. People do not wait for each other's
tables: the pauses between moves are random, so that one worker and eight have the same crowds to bear. The
rate is raised by a quarter until 99 % of the actions are no longer durable within 10 ms in the server and
50 ms end to end, then halfway back.
Writes the table of docs/results/growing.md.
"""

import argparse
import asyncio
import contextlib
import gc
import multiprocessing as mp
import os
import pathlib
import resource
import signal
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass, replace
from multiprocessing.connection import Connection

import uvloop

sys.path.insert(0, str(pathlib.Path(__file__).parents[1]))

from bench.load_client import Load, LoadTable, at_random
from bench.load_server import Sample, Served, prepared, running
from harness.postgres import cluster
from harness.servers import free_port

CONNECTING = 32
SETTLE_SECONDS = 1.0
QUIET_SECONDS = 3.0
"""After all have connected: until the server has told everybody who is there."""
MOST_TABLES = 4_000
MOVES_OF_A_TABLE = 40
"""A game has more; so no table ends while it is measured."""


@dataclass(frozen=True, slots=True)
class Set:
    """One set-up of the server, and the rates to try."""

    name: str
    workers: int
    clients: int
    first: float
    most: float


SETS = {
    one.name: one
    for one in (
        Set("sqlite", 1, 2, 300, 3000),
        Set("postgres-1", 1, 2, 250, 3000),
        Set("postgres-2", 2, 3, 500, 5000),
        Set("postgres-8", 8, 6, 1500, 12000),
        Set("postgres-4", 4, 4, 1000, 8000),
    )
}


@dataclass(frozen=True, slots=True)
class Samples:
    """What the server said of itself before and after a step, and the seconds between."""

    before: Sample
    after: Sample
    took: float


@dataclass(frozen=True, slots=True)
class Step:
    """What was seen at one rate."""

    asked: float
    reached: float
    latencies: list[float]
    refused: int
    within: float
    commit: float
    cpu: float
    client_cpu: float
    """The share of its core that the busiest client process used."""

    def end_to_end(self, share: float) -> float:
        return self.latencies[min(len(self.latencies) - 1, int(share * len(self.latencies)))] * 1000

    @property
    def is_kept(self) -> bool:
        enough = bool(self.latencies) and self.reached >= 0.97 * self.asked and not self.refused
        return enough and self.within >= 0.99 and self.end_to_end(0.99) <= 50


@dataclass(frozen=True, slots=True)
class Played:
    """What one client process has seen in a step."""

    latencies: list[float]
    refused: int
    cpu: float


def play(port: int, tables: list[LoadTable], orders: Connection) -> None:
    """Be some of the people, in a process of their own."""
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(_play(port, tables, orders))


async def _play(port: int, tables: list[LoadTable], orders: Connection) -> None:
    load = Load(port, tables)
    wanted = [(table, secret) for table in tables for secret in table.secrets]
    for begin in range(0, len(wanted), CONNECTING):
        await asyncio.gather(*(load.connect(*one) for one in wanted[begin : begin + CONNECTING]))
    gc.freeze()
    gc.disable()
    orders.send(None)
    pinging = asyncio.create_task(load.ping(2.5))
    while (order := await asyncio.to_thread(orders.recv)) is not None:
        rate, seconds = order
        load.actions, load.refused = [], 0
        task = asyncio.create_task(load.play(SETTLE_SECONDS + seconds, len(tables) / rate, at_random))
        await asyncio.sleep(SETTLE_SECONDS)
        load.measuring, own = True, time.process_time()
        await asyncio.sleep(seconds)
        load.measuring, own = False, time.process_time() - own
        await task
        orders.send(Played([action.seconds for action in load.actions], load.refused, own / seconds))
    pinging.cancel()


class Clients:
    """The processes that play."""

    def __init__(self, port: int, tables: list[LoadTable], count: int) -> None:
        context = mp.get_context("spawn")
        self._pipes: list[Connection] = []
        self._processes = []
        for part in range(count):
            ours, theirs = context.Pipe()
            process = context.Process(target=play, args=(port, tables[part::count], theirs), daemon=True)
            process.start()
            self._pipes.append(ours)
            self._processes.append(process)
        for pipe in self._pipes:
            pipe.recv()
        time.sleep(QUIET_SECONDS)

    def step(self, served: Served, rate: float, seconds: float) -> Step:
        for pipe in self._pipes:
            pipe.send((rate / len(self._pipes), seconds))
        time.sleep(SETTLE_SECONDS)
        before, began = served.sample(), time.monotonic()
        answers = [pipe.recv() for pipe in self._pipes]
        samples = Samples(before, served.sample(), time.monotonic() - began)
        return _step(rate, seconds, answers, samples)

    def stop(self) -> None:
        for pipe in self._pipes:
            pipe.send(None)
        for process in self._processes:
            process.join(10)


def _step(asked: float, seconds: float, answers: list[Played], samples: Samples) -> Step:
    latencies = sorted(one for answer in answers for one in answer.latencies)
    refused = sum(answer.refused for answer in answers)
    within, commit = (samples.after.within(samples.before, what, "0.01") for what in ("action", "commit"))
    cpu = (samples.after.cpu - samples.before.cpu) / samples.took
    client_cpu = max(answer.cpu for answer in answers)
    return Step(asked, len(latencies) / seconds, latencies, refused, within, commit, cpu, client_cpu)


def tried(chosen: Set, url: str, seconds: float) -> Iterator[Step]:
    """Try one rate after the other at fresh tables."""
    moves_asked = chosen.first * (SETTLE_SECONDS + seconds) * 8
    tables = prepared(url, min(MOST_TABLES, round(moves_asked / MOVES_OF_A_TABLE)))
    with running(url, chosen.workers, free_port()) as served:
        clients = Clients(served.port, tables, chosen.clients)
        search, moves = Search(chosen.first), 0.0
        while (rate := search.next()) is not None and moves < MOVES_OF_A_TABLE * len(tables):
            step = clients.step(served, min(rate, chosen.most), seconds)
            yield step
            search.tell(rate, is_kept=step.is_kept and rate < chosen.most)
            moves += rate * (seconds + SETTLE_SECONDS)
        clients.stop()


class Search:
    """Raises the rate by a quarter while it is kept, lowers it until it is, and ends halfway between."""

    def __init__(self, first: float) -> None:
        self._first = self._next = first
        self._kept, self._failed = 0.0, 0.0

    def next(self) -> float | None:
        """Give the rate to try; None at the end."""
        is_narrow = self._kept and self._failed and self._failed < 1.2 * self._kept
        return None if is_narrow or self._next < self._first / 5 else self._next

    def tell(self, rate: float, *, is_kept: bool) -> None:
        """Take in whether a rate was kept."""
        if is_kept:
            self._kept = max(self._kept, rate)
        else:
            self._failed = min(self._failed or rate, rate)
        if self._kept and self._failed:
            self._next = (self._kept * self._failed) ** 0.5
        else:
            self._next = rate * 1.25 if is_kept else rate / 1.5


def row(chosen: Set, step: Step) -> str:
    times = " / ".join(f"{step.end_to_end(share):.1f}" for share in (0.5, 0.99, 0.999))
    kept = "kept" if step.is_kept else "not kept"
    return (
        f"| {chosen.name} | {step.asked:.0f} | {step.reached:.0f} | {times} | {100 * step.within:.2f} % |"
        f" {100 * step.commit:.2f} % | {step.cpu:.1f} | {100 * step.client_cpu:.0f} % | {kept} |"
    )


@contextlib.contextmanager
def database(name: str) -> Iterator[str]:
    if name == "sqlite":
        with tempfile.TemporaryDirectory() as folder:
            yield f"{folder}/growing.sqlite"
    else:
        # Its own default durability; only the number of connections and the memory are set.
        with cluster(("shared_buffers=1GB", "max_connections=200")) as postgres:
            yield postgres.new_database()


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--only", nargs="+", choices=list(SETS), default=list(SETS), help="in this order")
    parser.add_argument("--seconds", type=float, default=4.0)
    parser.add_argument("--first", type=float, help="the first rate, instead of the set's own")
    wanted = parser.parse_args()
    # Whoever ends the bench ends the servers that it started.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    print(f"{os.cpu_count()} cores", flush=True)
    print("| database | asked /s | reached /s | end to end ms p50 / p99 / p99.9 | action ≤ 10 ms |", end="")
    print(
        " commit ≤ 10 ms | server cores | busiest client | aim |\n|" + " --- |" * 9,
        flush=True,
    )
    for chosen in (SETS[name] for name in wanted.only):
        sized = replace(chosen, first=wanted.first or chosen.first)
        with database(chosen.name) as url:
            for step in tried(sized, url, wanted.seconds):
                print(row(chosen, step), flush=True)


if __name__ == "__main__":
    main()
