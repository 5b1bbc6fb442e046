"""Steps of the vector environment with all seats, 0.1.0 beside this checkout, in many short turns.

    python bench/steps_by_turns.py --starts 8 --rounds 100

Both versions run all the time and step 256 games by turns, so that whatever else the machine does meets both.
Of each round the processor times are divided. Where a process gets its memory changes its pace by some
percent for as long as it runs, so both are started several times: the table gives the mean of the starts'
medians, and its 95 % interval (bootstrap over the starts).
"""

import argparse
import contextlib
import os
import pathlib
import statistics
import subprocess
import sys
from collections.abc import Iterator, Sequence
from random import Random
from typing import Final

from bench.compare import ROOT, VERSION_0_1_0, Checkout, checked_out

GAMES: Final = ("the-game", "extreme", "take-that")
WORKER: Final = """
import sys, time
import numpy as np
from tenback.envs.gymnasium import make_batch

batch = make_batch(256, game=sys.argv[1], players=3)
seen, _ = batch.reset(seed=1)

def turn(steps):
    global seen
    alone, begun = 0.0, time.process_time()
    for _ in range(steps):
        actions = np.argmax(seen["action_mask"], axis=1)
        before = time.process_time()
        seen, *_ = batch.step(actions)
        alone += time.process_time() - before
    return alone, time.process_time() - begun

turn(200)
for line in sys.stdin:
    print(*turn(int(line)), flush=True)
"""

Turn = tuple[float, float]
"""Seconds of processor time of the steps alone, and with the choice of actions."""


@contextlib.contextmanager
def running(version: Checkout, game: str) -> Iterator[subprocess.Popen[str]]:
    """Keep a version running that waits for its turns."""
    source = {**os.environ, "PYTHONPATH": str(version.folder / "src")}
    command = [str(version.python), "-c", WORKER, game]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, cwd=version.folder, env=source, stdin=pipe, stdout=pipe, text=True) as ran:
        yield ran


def turn(ran: subprocess.Popen[str], steps: int) -> Turn:
    """Have a version step its games, and hear how long it took."""
    assert ran.stdin is not None
    assert ran.stdout is not None
    print(steps, file=ran.stdin, flush=True)
    alone, with_choice = map(float, ran.stdout.readline().split())
    return alone, with_choice


def by_turns(versions: Sequence[Checkout], game: str, rounds: int, steps: int) -> list[tuple[Turn, Turn]]:
    """Time both versions; who begins changes from round to round."""
    with running(versions[0], game) as before, running(versions[1], game) as now:
        times = []
        for number in range(rounds):
            if number % 2:
                later = turn(now, steps)
                times.append((turn(before, steps), later))
            else:
                times.append((turn(before, steps), turn(now, steps)))
        return times


def interval(ratios: Sequence[float]) -> tuple[float, float]:
    """Say between what the mean lies, by resampling."""
    chance = Random(1)
    means = sorted(statistics.fmean(chance.choices(ratios, k=len(ratios))) for _ in range(1000))
    return means[25], means[-26]


def tell(game: str, what: str, starts: Sequence[Sequence[tuple[float, float]]], steps: int) -> None:
    """Print a row: microseconds of a step of 256 games, and how many times as fast it is now."""
    together = [pair for times in starts for pair in times]
    before, now = (1e6 * statistics.median(column) / steps for column in zip(*together, strict=True))
    ratios = [statistics.median(first / second for first, second in times) for times in starts]
    low, high = interval(ratios)
    times_as_fast = f"{statistics.fmean(ratios):.3f} ({low:.3f} to {high:.3f})"
    print(f"| {game} | {what} | {before:.1f} | {now:.1f} | {times_as_fast} |", flush=True)


def compare(versions: Sequence[Checkout], starts: int, rounds: int, steps: int) -> None:
    """Print the table of all games."""
    print(f"| 256 games, all seats | | {versions[0].name}, µs | {versions[1].name}, µs | times as fast |")
    print("| --- | --- | ---: | ---: | ---: |")
    for game in GAMES:
        played = [by_turns(versions, game, rounds, steps) for _ in range(starts)]
        for part, what in enumerate(("step alone", "with the choice of actions")):
            parts = [[(first[part], second[part]) for first, second in times] for times in played]
            tell(game, what, parts, steps)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--before", default=VERSION_0_1_0, help="the revision to compare with")
    parser.add_argument("--starts", type=int, default=8)
    parser.add_argument("--rounds", type=int, default=100, help="of a start")
    parser.add_argument("--steps", type=int, default=20, help="of a turn")
    asked = parser.parse_args()
    with checked_out(asked.before) as before:
        compare(
            (before, Checkout("this checkout", ROOT, pathlib.Path(sys.executable))),
            asked.starts,
            asked.rounds,
            asked.steps,
        )


if __name__ == "__main__":
    main()
