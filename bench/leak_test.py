"""Leak test: two real servers that differ in hidden cards alone; whatever reaches a viewer must be the same.

    python bench/leak_test.py --seconds 120

Each round deals other cards: tables of all three games, after 0 to 40 moves, for every seat and a spectator.
As a control one table of each round is also looked at by somebody from whom the changed cards are not hidden.
"""

import argparse
import collections
import contextlib
import itertools
import pathlib
import sys
import tempfile
import time
from collections.abc import Iterator

sys.path.insert(0, str(pathlib.Path(__file__).parents[1]))

from harness.leaks import PEOPLE, Reached, Twin, all_that_reaches, twin_tables
from harness.logs import put
from harness.servers import Server, served

Servers = tuple[Server, Server]


@contextlib.contextmanager
def twins(tables: list[Twin]) -> Iterator[Servers]:
    """Serve the tables twice: as they were, and with other hidden cards."""
    with contextlib.ExitStack() as stack:
        folder = pathlib.Path(stack.enter_context(tempfile.TemporaryDirectory()))
        urls = [str(folder / f"{side}.sqlite") for side in (0, 1)]
        for side, url in enumerate(urls):
            put(url, {table.name: table.logs[side] for table in tables}, PEOPLE)
        one, other = (stack.enter_context(served(url, limit_factor=1000)) for url in urls)
        yield one, other


def differences(one: Reached, other: Reached) -> tuple[int, int]:
    """Count the comparisons of messages and answers, and how many of them differ."""
    pairs = [
        *itertools.zip_longest(one.socket, other.socket),
        *itertools.zip_longest(one.http, other.http),
    ]
    return len(pairs), sum(a != b for a, b in pairs)


def compared(servers: Servers, name: str, viewer: int | None) -> tuple[int, int]:
    """Look at a table on both servers."""
    one, other = (all_that_reaches(server, name, viewer) for server in servers)
    return differences(one, other)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--seconds", type=float, default=120.0, help="begin no table after so long (120)")
    parser.add_argument("--seed", type=int, default=1, help="of the first round (1)")
    asked = parser.parse_args()
    until, count = time.monotonic() + asked.seconds, collections.Counter[str]()
    for seed in itertools.count(asked.seed):
        tables = list(twin_tables(seed))
        with twins(tables) as servers:
            for table in tables:
                if time.monotonic() > until:
                    break
                pairs, differing = compared(servers, table.name, table.viewer)
                count.update(tables=1, comparisons=pairs, differences=differing)
                if differing:
                    print(f"seed {seed}, {table.name}: {differing} differ", flush=True)
            control = compared(servers, tables[0].name, 1)
            count.update(control=control[0], control_differences=control[1])
        if time.monotonic() > until:
            break
    print("| tables | comparisons | differences | control: comparisons | differences |")
    print("| ---: | ---: | ---: | ---: | ---: |")
    names = ("tables", "comparisons", "differences", "control", "control_differences")
    print(f"| {' | '.join(f'{count[name]:,}' for name in names)} |")
    sys.exit(1 if count["differences"] or not count["control_differences"] else 0)


if __name__ == "__main__":
    main()
