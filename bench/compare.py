"""Two versions beside each other, by turns, so that whatever else the machine does meets both.

    python bench/compare.py                       0.1.0 beside this checkout: series
    python bench/compare.py --research            instead: what bench/research.py measures
    python bench/compare.py --load                also bench/load_test.py of both, 60 s each
    python bench/compare.py --before v0.1.0       any revision that has these benches

The other revision is checked out into a temporary folder with its own virtual environment. Each figure is the
best of --rounds runs; the series are measured by processor time, the load by the clock.
"""

import argparse
import contextlib
import json
import os
import pathlib
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

ROOT = pathlib.Path(__file__).resolve().parents[1]
RAW = argparse.RawDescriptionHelpFormatter
VERSION_0_1_0 = "1724b38"
LOAD = ("--seconds", "60", "--warm", "5")
SERIES = """
import contextlib, io, json, sys, time
sys.path.insert(0, ".")
from bench.speed import one_core
from tenback.arena import simulate
from tenback.games import take_that, the_game

def pace(options, bot, games):
    simulate(options, bot, 20, threads=1)
    start = time.process_time()
    simulate(options, bot, games, threads=1)
    return games / (time.process_time() - start)

printed = io.StringIO()
with contextlib.redirect_stdout(printed):
    one_core(float(sys.argv[1]))
rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in printed.getvalue().splitlines()[2:]]
of_three = [row for row in rows if row[1] == "3"]
found = {f"{row[0]}, 3 players, {row[2]}": float(row[4].replace(",", "")) for row in of_three}
team, extreme = the_game.Options(players=3), the_game.Options(players=3, extreme=True)
match = take_that.Options()
found["THE GAME, 3 players, careful"] = pace(team, "careful", 20_000)
found["EXTREME, 3 players, careful"] = pace(extreme, "careful", 300)
found["TAKE THAT, 2 players, careful"] = pace(match, "careful", 300)
print(json.dumps(found))
"""


@dataclass(frozen=True, slots=True)
class Checkout:
    """A version and the Python that runs it."""

    name: str
    folder: pathlib.Path
    python: pathlib.Path

    def run(self, *command: str) -> str:
        """Run something in this version; its own folder is where it looks for code."""
        alone = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
        given = [str(self.python), *command]
        return subprocess.run(
            given, cwd=self.folder, env=alone, check=True, stdout=subprocess.PIPE, text=True
        ).stdout


@contextlib.contextmanager
def checked_out(revision: str) -> Iterator[Checkout]:
    """Check a revision out with what it needs, and leave nothing behind."""
    with tempfile.TemporaryDirectory() as temporary:
        folder, venv = pathlib.Path(temporary, "code"), pathlib.Path(temporary, "venv")
        _git("worktree", "add", "--quiet", "--detach", str(folder), revision)
        try:
            python = venv / "bin" / "python"
            _uv("venv", "--quiet", str(venv))
            wanted = ("-c", "constraints.txt", "-e", ".[postgres,gym]", "--group", "dev")
            _uv("pip", "install", "--quiet", "--python", str(python), *wanted, folder=folder)
            yield Checkout(revision, folder, python)
        finally:
            _git("worktree", "remove", "--force", str(folder))


def _git(*words: str) -> None:
    subprocess.run(["git", "-C", str(ROOT), *words], check=True)


def _uv(*words: str, folder: pathlib.Path = ROOT) -> None:
    subprocess.run([sys.executable, "-m", "uv", *words], cwd=folder, check=True)


def compare(versions: Sequence[Checkout], rounds: int, command: Sequence[str]) -> None:
    """Print the figures of both, and how many times as much the second one does."""
    best: dict[str, dict[str, float]] = {version.name: {} for version in versions}
    for _ in range(rounds):
        for version in versions:
            found = json.loads(version.run(*command).splitlines()[-1])
            kept = best[version.name]
            best[version.name] = {what: max(pace, kept.get(what, 0.0)) for what, pace in found.items()}
    before, after = (best[version.name] for version in versions)
    print(f"| a second of one core | {versions[0].name} | {versions[1].name} | times |")
    print("| --- | ---: | ---: | ---: |")
    for what, pace in before.items():
        print(f"| {what} | {pace:,.0f} | {after[what]:,.0f} | {after[what] / pace:.2f} |")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=RAW)
    parser.add_argument("--before", default=VERSION_0_1_0, help="the revision to compare with")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=0.2, help="of processor time for each figure")
    parser.add_argument("--research", action="store_true", help="what bench/research.py measures")
    parser.add_argument("--load", action="store_true", help="also bench/load_test.py of both")
    asked = parser.parse_args()
    here = Checkout("this checkout", ROOT, pathlib.Path(sys.executable))
    with checked_out(asked.before) as before:
        print("load of the machine:", *(f"{load:.1f}" for load in os.getloadavg()), flush=True)
        series = ("-c", SERIES, str(asked.seconds))
        research = ("-c", (ROOT / "bench" / "research.py").read_text(encoding="utf-8"))
        compare((before, here), asked.rounds, research if asked.research else series)
        for version in (before, here) if asked.load else ():
            print(f"\n{version.name}: bench/load_test.py {' '.join(LOAD)}", flush=True)
            print(version.run("bench/load_test.py", *LOAD), flush=True)


if __name__ == "__main__":
    main()
