"""Kill test: a real server, real sockets, actions in flight, `kill -9` at random moments.

python bench/kill_test.py --kills 200
python bench/kill_test.py --kills 200 --postgres     (PostgreSQL itself is killed in a tenth of the runs)
python bench/kill_test.py --takeovers 20             (two processes on PostgreSQL, one of them killed)
"""

import argparse
import asyncio
import os
import pathlib
import statistics
import sys
import tempfile
import time

sys.path.insert(0, str(pathlib.Path(__file__).parents[1]))

from harness.client import person
from harness.killing import Count, rounds, seated
from harness.postgres import Cluster, binaries, cluster
from harness.servers import Server


def on_sqlite(kills: int, tables: int) -> Count:
    with tempfile.TemporaryDirectory() as folder:
        server = Server(str(pathlib.Path(folder) / "tenback.sqlite"), limit_factor=100_000)
        try:
            return asyncio.run(rounds(server, seated(server.port, tables), kills))
        finally:
            server.kill()


def on_postgres(kills: int, tables: int) -> Count:
    # No settings: PostgreSQL's own default durability.
    with cluster(()) as running:

        def also_kill(number: int) -> bool:
            if number % 10 == 9:
                running.kill()
                running.start()
            return number % 10 == 9

        server = Server(running.new_database(), limit_factor=100_000)
        try:
            return asyncio.run(rounds(server, seated(server.port, tables), kills, also_kill=also_kill))
        finally:
            server.kill()


def takeovers(times: int) -> list[float]:
    """Kill the process that runs a table's bots; measure until the table goes on at the other process."""
    with cluster(()) as running:
        return [takeover(running) for _ in range(times)]


def takeover(running: Cluster) -> float:
    url = running.new_database()
    first, second = (Server(url, limit_factor=1000) for _ in range(2))
    try:
        anna = person(first.port, "Anna")
        table = anna.open_table("me", "random", "random", start=True, game="the-game", bot_seconds=0.2)
        with anna.sit(table) as here, anna.sit(table, port=second.port) as there:
            here.do("let-begin", seat=1)
            seen = here.until_update(lambda update: bool(update["steps"]))["steps"][-1]["number"]
            killed = time.monotonic()
            first.process.kill()
            there.until_update(lambda update: any(step["number"] > seen + 1 for step in update["steps"]))
            return time.monotonic() - killed
    finally:
        first.kill()
        second.kill()


def report(count: Count, took: float) -> None:
    back = sorted(count.back)
    print(f"kills {count.kills}, of the database as well {count.database_kills}, in {took:.0f} s")
    print(f"acknowledged actions {count.acknowledged}, sent again after a kill {count.resent}")
    print(f"lost {count.lost}, doubled {count.doubled}, unequal after the restart {count.unequal}")
    print(f"clients back after the port is up, s: median {statistics.median(back):.2f}, worst {back[-1]:.2f}")


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--tables", type=int, default=6)
    parser.add_argument("--postgres", action="store_true")
    parser.add_argument("--takeovers", type=int, default=0)
    asked = parser.parse_args()
    if (asked.postgres or asked.takeovers) and binaries() is None:
        parser.error("PostgreSQL is not installed: python scripts/system_packages.py installs it")
    began = time.monotonic()
    if asked.takeovers:
        found = sorted(takeovers(asked.takeovers))
        print(f"takeovers {len(found)}, s: median {statistics.median(found):.2f}, worst {found[-1]:.2f}")
    else:
        kill = on_postgres if asked.postgres else on_sqlite
        report(kill(asked.kills, asked.tables), time.monotonic() - began)
    print(f"load average {os.getloadavg()[0]:.1f}")


if __name__ == "__main__":
    main()
