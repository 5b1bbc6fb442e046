"""Load: many live tables on one machine, client and server together; prints docs/results/load.md's tables.

    python bench/load_test.py                    the aim: 1,000 tables, 2,000 spectators, a move every 2 s
    python bench/load_test.py --highest          also the highest rate that still keeps the aim
    python bench/load_test.py --postgres         two workers on a PostgreSQL that is started for it
    python bench/load_test.py --everything       all of these, one after the other

Tables and people are written straight into the database; then a real server is started, every seat and
spectator gets a real socket, and one seat of each table makes a move every --pace seconds. Measured are the
time from sending an action to its durable answer as the client sees it, and the same inside the server.
The first --warm seconds of play are not counted.
"""

import argparse
import asyncio
import contextlib
import gc
import os
import pathlib
import resource
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass, replace

import uvloop

sys.path.insert(0, str(pathlib.Path(__file__).parents[1]))

from bench.load_client import Load, LoadTable
from bench.load_server import Sample, Served, prepared, running
from harness.postgres import binaries, cluster
from harness.servers import free_port

RAW = argparse.RawDescriptionHelpFormatter
SHARES = (0.5, 0.9, 0.99, 0.999)
CONNECTING = 16
REST_SECONDS = 1.0
"""Play goes on beyond the end, so that nothing begins or ends while it is measured."""
MOST_STEPS = 8
SERVER_SECONDS, CLIENT_SECONDS, SOCKET_KIB = "0.01", 0.05, 40.0
"""The aim: 99 % within 10 ms in the server and 50 ms end to end, at most 40 KiB for an idle socket."""


@dataclass(frozen=True, slots=True)
class Plan:
    """What is asked of the server."""

    tables: int
    spectators: int
    pace: float
    seconds: float
    warm: float
    ping: float
    workers: int = 1

    @property
    def rate(self) -> float:
        return self.tables / self.pace


@dataclass(frozen=True, slots=True)
class Seen:
    """What one run has shown."""

    plan: Plan
    load: Load
    before: Sample
    after: Sample
    kib: float
    own_cpu: float

    @property
    def rate(self) -> float:
        return len(self.load.actions) / self.plan.seconds

    @property
    def lost(self) -> int:
        return sum(socket.closed for socket in self.load.sockets)

    def latency(self, share: float) -> float:
        ordered = sorted(action.seconds for action in self.load.actions)
        return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else float("nan")

    def within(self, what: str) -> float:
        return self.after.within(self.before, what, SERVER_SECONDS)

    def broken(self) -> list[str]:
        """Say what of the aim was not kept."""
        found = {
            f"reached {self.rate:.0f} of {self.plan.rate:.0f}/s": self.rate < 0.99 * self.plan.rate,
            f"{self.load.refused} refused": self.load.refused,
            f"{self.lost} sockets lost": self.lost,
            f"in the server {100 * self.within('action'):.2f} % within 10 ms": self.within("action") < 0.99,
            f"end to end p99 {1000 * self.latency(0.99):.1f} ms": not self.latency(0.99) <= CLIENT_SECONDS,
            f"{self.kib:.1f} KiB per idle socket": self.kib > SOCKET_KIB,
        }
        return [what for what, is_broken in found.items() if is_broken]


async def measure(plan: Plan, served: Served, tables: list[LoadTable]) -> Seen:
    load = Load(served.port, tables)
    kib = await connect_all(load, plan.spectators, served)
    # The client's own search for garbage would be measured as the server's.
    gc.freeze()
    gc.disable()
    pinging = asyncio.create_task(load.ping(plan.ping))
    playing = asyncio.create_task(load.play(plan.warm + plan.seconds + REST_SECONDS, plan.pace))
    await asyncio.sleep(plan.warm)
    before, own = await asyncio.to_thread(served.sample), time.process_time()
    load.measuring = True
    await asyncio.sleep(plan.seconds)
    load.measuring = False
    own = time.process_time() - own
    after = await asyncio.to_thread(served.sample)
    await playing
    pinging.cancel()
    gc.enable()
    return Seen(plan, load, before, after, kib, own)


async def connect_all(load: Load, spectators: int, served: Served) -> float:
    """Open all sockets; give the memory of one that is opened when its table is held already."""
    await connect(load, [(table, table.secrets[0]) for table in load.tables])
    before, first = served.memory_kib(), len(load.sockets)
    await connect(load, [(table, secret) for table in load.tables for secret in table.secrets[1:]])
    await connect(load, [(load.tables[number % len(load.tables)], "") for number in range(spectators)])
    return (served.memory_kib() - before) / max(1, len(load.sockets) - first)


async def connect(load: Load, wanted: list[tuple[LoadTable, str]]) -> None:
    for begin in range(0, len(wanted), CONNECTING):
        await asyncio.gather(*(load.connect(*one) for one in wanted[begin : begin + CONNECTING]))
    await asyncio.sleep(1)


def report(seen: Seen) -> None:
    plan, load = seen.plan, seen.load
    shares = ", ".join(f"p{100 * share:g} {seen.latency(share) * 1000:.1f}" for share in SHARES)
    spent = 100 * (seen.after.cpu - seen.before.cpu) / plan.seconds
    print(f"tables {plan.tables}, sockets {len(load.sockets)}, a move every {plan.pace:g} s per table")
    print(f"sockets by worker {seen.after.links}, lost {seen.lost}; {seen.kib:.1f} KiB per idle socket")
    print(f"actions {len(load.actions)} ({seen.rate:.0f} of {plan.rate:.0f}/s), refused {load.refused}")
    print(f"the last move not yet answered when the next was due: {load.late}")
    print(f"end to end, ms: {shares}")
    for what in ("action", "commit", "late"):
        bounds = ", ".join(f"{100 * s:g} % {seen.after.bound_of(seen.before, what, s)}" for s in SHARES[1:])
        print(f"in the server, {what}: within 10 ms {100 * seen.within(what):.2f} %; within s: {bounds}")
    print(f"server CPU {spent:.1f} % of a core, client {100 * seen.own_cpu / plan.seconds:.0f} %")
    report_stalls(seen)
    print(f"load average {os.getloadavg()[0]:.1f}")
    print(f"the aim: {'kept' if not seen.broken() else 'NOT kept: ' + ', '.join(seen.broken())}", flush=True)


def report_stalls(seen: Seen) -> None:
    """Tell how often the client itself was stopped, and how many slow answers that explains."""
    stalls = seen.load.stalls
    slow = [action for action in seen.load.actions if action.seconds > CLIENT_SECONDS]
    own = sum(any(stall.covers_half_of(action) for stall in stalls) for action in slow)
    worst = max((stall.seconds for stall in stalls), default=0.0)
    print(f"client over 5 ms late {len(stalls)} times, at worst {1000 * worst:.0f} ms;", end=" ")
    print(f"of {len(slow)} answers after more than 50 ms, {own} fell mostly into such a moment")


def times(seen: Seen) -> str:
    return " / ".join(f"{seen.latency(share) * 1000:.1f}" for share in SHARES[:3])


def row(seen: Seen) -> str:
    """Write a line of the table in docs/results/load.md."""
    plan = seen.plan
    spent = 100 * (seen.after.cpu - seen.before.cpu) / plan.seconds
    size = f"{plan.tables:,} × 4 + {plan.spectators:,}"
    kept = f"{seen.rate:.0f} ({plan.rate:.0f}) | {times(seen)} | {100 * seen.within('action'):.2f} %"
    return f"| {size} | {kept} | {spent:.1f} % | {seen.kib:.1f} | {seen.load.refused} / {seen.lost} |"


class Bench:
    """Runs on one kind of database."""

    def __init__(self, folder: str, *, is_postgres: bool) -> None:
        self._folder, self._is_postgres = pathlib.Path(folder), is_postgres
        self._runs = 0

    def run(self, plan: Plan) -> Seen:
        """Run once, on a fresh database and a fresh server."""
        with self._database() as url:
            tables = prepared(url, plan.tables)
            with (
                running(url, plan.workers, free_port()) as served,
                asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner,
            ):
                return runner.run(measure(plan, served, tables))

    def highest(self, first: Seen) -> float:
        """Raise the rate by a quarter of the plan's until the aim breaks, or lower it until it is kept."""
        quarters = range(5, 5 + MOST_STEPS) if not first.broken() else range(3, 0, -1)
        held = 0.0 if first.broken() else first.plan.rate
        for quarter in quarters:
            pace, seconds = first.plan.pace * 4 / quarter, min(12.0, first.plan.seconds)
            seen = self.run(replace(first.plan, pace=pace, seconds=seconds))
            print(
                f"{seen.plan.rate:.0f}/s: {', '.join(seen.broken()) or 'kept'}; {times(seen)} ms", flush=True
            )
            held = held if seen.broken() else seen.plan.rate
            if bool(seen.broken()) != bool(first.broken()):
                break
        return held

    @contextlib.contextmanager
    def _database(self) -> Iterator[str]:
        self._runs += 1
        if not self._is_postgres:
            yield str(self._folder / f"load{self._runs}.sqlite")
            return
        # No settings: PostgreSQL's own default durability.
        with cluster(()) as postgres:
            yield postgres.new_database()


def asked() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=RAW)
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--spectators", type=int, default=2000)
    parser.add_argument("--pace", type=float, default=2.0, help="seconds between moves at one table")
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--warm", type=float, default=5.0)
    parser.add_argument("--ping", type=float, default=2.5, help="seconds of silence before a socket pings")
    parser.add_argument("--highest", action="store_true", help="raise the rate until the aim breaks")
    parser.add_argument("--postgres", action="store_true", help="run on PostgreSQL instead")
    parser.add_argument("--workers", type=int, default=2, help="processes of the server on PostgreSQL")
    parser.add_argument("--everything", action="store_true")
    return parser.parse_args()


def main() -> None:
    wanted = asked()
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    plan = Plan(wanted.tables, wanted.spectators, wanted.pace, wanted.seconds, wanted.warm, wanted.ping)
    if (wanted.everything or wanted.postgres) and binaries() is None:
        raise SystemExit("PostgreSQL is not installed: set TENBACK_POSTGRES_BIN, or leave --postgres away")
    kinds = (False, True) if wanted.everything else (wanted.postgres,)
    rows = []
    for is_postgres in kinds:
        workers = wanted.workers if is_postgres else 1
        print(f"PostgreSQL, {workers} workers" if is_postgres else "SQLite, one process", flush=True)
        with tempfile.TemporaryDirectory() as folder:
            bench = Bench(folder, is_postgres=is_postgres)
            seen = bench.run(replace(plan, workers=workers))
            report(seen)
            rows.append(row(seen))
            if wanted.highest or wanted.everything:
                print(f"the highest rate that keeps the aim: {bench.highest(seen):.0f} actions/s", flush=True)
    print(*rows, sep="\n")


if __name__ == "__main__":
    main()
