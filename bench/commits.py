"""How long an event takes to be stored in SQLite: with the log copied beside the commits, or within one.

    python bench/commits.py --seconds 20 --rate 150 500

Events are appended at random moments, as people's moves come; *log* is how large the write-ahead log became.
"""

import argparse
import asyncio
import pathlib
import random
import sys
import tempfile
import time
from dataclasses import dataclass, field

sys.path.insert(0, str(pathlib.Path(__file__).parents[1]))

from bench.load_server import prepared
from tenback.server.rooms.clock import now_ms
from tenback.server.storage import Store, checkpoints
from tenback.server.storage.appending import INSERT_ANY

TABLES = 200
SQLITES_OWN = 1_000
"""After how many pages SQLite copies its log by itself, within the commit that reaches them."""
BODY = '{"type":"moved","seat":1,"move":"57A","level":null}'
SHARES = (0.5, 0.99, 0.999, 1.0)


@dataclass
class Seen:
    """How long each event of one run took until it was durable, and how large the log became."""

    seconds: list[float] = field(default_factory=list)
    log: int = 0

    def row(self, name: str, rate: int) -> str:
        """Write it as a line of a table."""
        times, most = sorted(self.seconds), len(self.seconds) - 1
        shown = [f"{1000 * times[min(most, int(share * len(times)))]:.1f}" for share in SHARES]
        return f"| {name} | {rate} | {len(times)} | {' | '.join(shown)} | {self.log / 2**20:.1f} |"


async def appended(path: pathlib.Path, seconds: float, rate: int, *, within: bool) -> Seen:
    """Append at random moments for a while."""
    tables = [table.id for table in prepared(str(path), TABLES)]
    store, seen, log = Store(str(path)), Seen(), path.with_name(f"{path.name}-wal")
    if within:
        await store.write(lambda connection: connection.execute(f"PRAGMA wal_autocheckpoint={SQLITES_OWN}"))
    checkpoints.ROWS_BETWEEN = sys.maxsize if within else 250
    begun, due, number, waiting = time.monotonic(), 0.0, 1_000, set[asyncio.Task[None]]()
    while due < seconds:
        await asyncio.sleep(max(0.0, begun + due - time.monotonic()))
        number += 1
        task = asyncio.create_task(_append(store, random.choice(tables), number, seen))
        waiting.add(task)
        task.add_done_callback(waiting.discard)
        seen.log = max(seen.log, log.stat().st_size)
        due += random.expovariate(rate)
    await asyncio.gather(*waiting)
    await store.close()
    return seen


async def _append(store: Store, table: str, number: int, seen: Seen) -> None:
    row, began = (table, number, now_ms(), None, BODY), time.perf_counter()
    await store.write(lambda connection: connection.run(INSERT_ANY, row))
    seen.seconds.append(time.perf_counter() - began)


def main() -> None:
    """Measure both by turns."""
    options = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    options.add_argument("--seconds", type=float, default=20.0)
    options.add_argument("--rate", type=int, nargs="*", default=[150, 500], help="appended events a second")
    options.add_argument("--rounds", type=int, default=2)
    asked = options.parse_args()
    print("| the log is copied | events a second | events | p50, ms | p99 | p99.9 | worst | log, MiB |")
    print("| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |")
    for rate in asked.rate * asked.rounds:
        for name, within in (("within a commit", True), ("beside them", False)):
            with tempfile.TemporaryDirectory() as folder:
                path = pathlib.Path(folder) / "commits.sqlite"
                seen = asyncio.run(appended(path, asked.seconds, rate, within=within))
            print(seen.row(name, rate), flush=True)


if __name__ == "__main__":
    main()
