"""How far the server grows: the highest rate of durable actions on SQLite, and on PostgreSQL by workers.

    python bench/growing.py                      SQLite, then PostgreSQL with 1, 2, 4 and 8 workers
    python bench/growing.py --only postgres-2    one of them

Every table has four people with real sockets; several client processes play, so that the server is measured
and not its clients. The rate is raised step by step until 99 % of the actions are no longer durable within
10 ms in the server and 50 ms end to end. Writes the table of docs/results/growing.md.
"""

import argparse
import asyncio
import contextlib
import gc
import multiprocessing as mp
import os
import pathlib
import resource
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass
from multiprocessing.connection import Connection

import uvloop

sys.path.insert(0, str(pathlib.Path(__file__).parents[1]))

from bench.load_client import Load, LoadTable
from bench.load_server import Sample, Served, prepared, running
from harness.postgres import cluster
from harness.servers import free_port

CONNECTING = 32
SETTLE_SECONDS = 1.0
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


SETS = (
    Set("sqlite", 1, 2, 500, 3000),
    Set("postgres-1", 1, 2, 500, 3000),
    Set("postgres-2", 2, 3, 900, 5000),
    Set("postgres-8", 8, 5, 2500, 12000),
    Set("postgres-4", 4, 4, 1600, 8000),
)


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

    def end_to_end(self, share: float) -> float:
        return self.latencies[min(len(self.latencies) - 1, int(share * len(self.latencies)))] * 1000

    @property
    def is_kept(self) -> bool:
        enough = bool(self.latencies) and self.reached >= 0.97 * self.asked and not self.refused
        return enough and self.within >= 0.99 and self.end_to_end(0.99) <= 50


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
        task = asyncio.create_task(load.play(SETTLE_SECONDS + seconds, len(tables) / rate))
        await asyncio.sleep(SETTLE_SECONDS)
        load.measuring = True
        await asyncio.sleep(seconds)
        load.measuring = False
        await task
        orders.send(([action.seconds for action in load.actions], load.refused))
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


def _step(asked: float, seconds: float, answers: list[tuple[list[float], int]], samples: Samples) -> Step:
    latencies = sorted(one for found, _ in answers for one in found)
    refused = sum(count for _, count in answers)
    within, commit = (samples.after.within(samples.before, what, "0.01") for what in ("action", "commit"))
    cpu = (samples.after.cpu - samples.before.cpu) / samples.took
    return Step(asked, len(latencies) / seconds, latencies, refused, within, commit, cpu)


def tried(chosen: Set, url: str, seconds: float) -> Iterator[Step]:
    """Raise the rate by a quarter until the aim is not kept; lower it first where it is not kept at once."""
    moves_asked = chosen.first * (SETTLE_SECONDS + seconds) * 8
    tables = prepared(url, min(MOST_TABLES, round(moves_asked / MOVES_OF_A_TABLE)))
    with running(url, chosen.workers, free_port()) as served:
        clients = Clients(served.port, tables, chosen.clients)
        rate = chosen.first
        moves, has_kept = 0.0, False
        while rate <= chosen.most and moves < MOVES_OF_A_TABLE * len(tables):
            step = clients.step(served, rate, seconds)
            yield step
            moves += rate * (seconds + SETTLE_SECONDS)
            if not step.is_kept and (has_kept or rate < chosen.first / 4):
                break
            has_kept = has_kept or step.is_kept
            rate = rate * 1.25 if has_kept else rate / 1.6
        clients.stop()


def row(chosen: Set, step: Step) -> str:
    times = " / ".join(f"{step.end_to_end(share):.1f}" for share in (0.5, 0.99, 0.999))
    kept = "kept" if step.is_kept else "not kept"
    return (
        f"| {chosen.name} | {step.asked:.0f} | {step.reached:.0f} | {times} | {100 * step.within:.2f} % |"
        f" {100 * step.commit:.2f} % | {step.cpu:.1f} | {kept} |"
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
    parser.add_argument("--only", choices=[one.name for one in SETS])
    parser.add_argument("--seconds", type=float, default=4.0)
    parser.add_argument("--first", type=float, help="the first rate, instead of the set's own")
    wanted = parser.parse_args()
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    print(f"{os.cpu_count()} cores", flush=True)
    print("| database | asked /s | reached /s | end to end ms p50 / p99 / p99.9 | action ≤ 10 ms |", end="")
    print(
        " commit ≤ 10 ms | server cores | aim |\n| --- | --- | --- | --- | --- | --- | --- | --- |",
        flush=True,
    )
    for chosen in SETS:
        if wanted.only in (None, chosen.name):
            first = wanted.first or chosen.first
            with database(chosen.name) as url:
                sized = Set(chosen.name, chosen.workers, chosen.clients, first, chosen.most)
                for step in tried(sized, url, wanted.seconds):
                    print(row(chosen, step), flush=True)


if __name__ == "__main__":
    main()
