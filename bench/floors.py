"""The expert in every cell that has a floor, each cell for as many deals as it takes to decide.

    python bench/floors.py --processes 16 --out floors
    python bench/floors.py --cells "silent 3" "extreme 3" --deals 500 --seconds 560 --out floors
    python bench/floors.py --out floors --deals 0                 # only print what was played

The cell with the fewest games is next. A cell is decided when its interval of three standard errors lies
on one side of its floor, or after --deals games; --all plays all of them. Every finished game is a line of
OUT/games.jsonl; the same command goes on from there. It needs tenback's sources (PYTHONPATH=src will do),
numpy, numba, msgspec and platformdirs, nothing else.
"""

import argparse
import itertools
import json
import pathlib
import sys
import time
from collections import defaultdict
from collections.abc import Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import asdict
from typing import Final

sys.path.insert(0, str(pathlib.Path(__file__).parents[1]))

from bench.reliability import lines_of
from bench.strength_the_game import Cell, Game, play
from tenback.arena.intervals import share_interval
from tenback.bots.the_game.expert import SAMPLES
from tenback.games.the_game import Options
from tenback.talk.mode import BotTalk

FLOORS: Final[dict[str, dict[int, float]]] = {
    "silent": {1: 53, 2: 87, 3: 82, 4: 94.5, 5: 96},
    "marks": {2: 87, 3: 86, 4: 94, 5: 97},
    "minimum-3": {1: 26, 2: 76, 3: 55, 4: 75, 5: 80},
    "short-hand": {1: 10, 2: 68, 3: 50, 4: 74, 5: 83},
    "extreme": {1: 21, 2: 57, 3: 37, 4: 52, 5: 50},
}
"""Percent that are to be won, by rule and players; in silence alone and in the first row, else with marks."""
CELLS: Final = [f"{rule} {players}" for rule, by_players in FLOORS.items() for players in by_players]
FIRST_DEAL: Final = 20_000
"""Of the tables' seed: nothing was chosen on these deals."""
FEWEST: Final = 200
"""Deals before a cell may be decided."""
SURE: Final = 3.0
"""In standard errors: a cell is looked at after every game, so 1.96 would decide too much by chance."""
FEW: Final = 4
EVERY_SECONDS: Final = 30.0
RAW: Final = argparse.RawDescriptionHelpFormatter

Rows = dict[str, dict[int, Game]]


def floor_of(name: str) -> float:
    """The percentage that a cell is to win."""
    rule, _, players = name.partition(" ")
    return FLOORS[rule][int(players)]


def cell_of(name: str, samples: int) -> Cell:
    """Say how a cell is played."""
    rule, _, number = name.partition(" ")
    options = Options(
        players=int(number),
        extreme=rule == "extreme",
        minimum=3 if rule == "minimum-3" else 2,
        short_hand=rule == "short-hand",
    )
    talk = BotTalk.SILENT if rule == "silent" or options.players == 1 else BotTalk.MARKS
    return Cell(options, "expert", samples, talk, memory=True)


def played_before(path: pathlib.Path) -> Rows:
    """Read the games of an earlier run; a line that was cut short is played again."""
    rows: Rows = defaultdict(dict)
    for game in lines_of(path):
        name = game.pop("cell")
        rows[name][game["number"]] = Game(**game)
    return rows


def end_last_line(path: pathlib.Path) -> None:
    """Begin a new line after one that a kill has cut short."""
    text = path.read_bytes() if path.exists() else b""
    if text and not text.endswith(b"\n"):
        path.write_bytes(text + b"\n")


def interval(found: list[Game]) -> tuple[int, float, float]:
    """Count the wins, and give the interval of their share in percent."""
    won = sum(game.won for game in found)
    low, high = share_interval(won, len(found))
    return won, 100 * low, 100 * high


def is_decided(name: str, found: list[Game]) -> bool:
    """Whether the interval of a cell lies clearly on one side of its floor."""
    if len(found) < FEWEST:
        return False
    low, high = share_interval(sum(game.won for game in found), len(found), SURE)
    return not low <= floor_of(name) / 100 <= high


def told(name: str, found: list[Game]) -> str:
    """Write a cell as a row of the table."""
    won, low, high = interval(found)
    rule, _, players = name.partition(" ")
    turns = sum(game.turns for game in found)
    return (
        f"| {rule} | {players} | {len(found)} | {100 * won / len(found):.1f} ({low:.1f}-{high:.1f}) "
        f"| {floor_of(name):g} | {sum(game.left for game in found) / len(found):.2f} "
        f"| {sum(game.seconds for game in found) / max(1, turns):.4f} |"
    )


def table(rows: Rows, names: list[str]) -> str:
    """Write what was played as a table."""
    head = "| rule | players | deals | won, % | floor | left | seconds a turn |"
    lines = [told(name, list(rows[name].values())) for name in names if rows.get(name)]
    return "\n".join([head, "| --- | ---: | ---: | ---: | ---: | ---: | ---: |", *lines])


class Campaign:
    """Plays what is missing; each game is kept as soon as it has ended."""

    def __init__(self, asked: argparse.Namespace) -> None:
        self.asked, self.kept = asked, asked.out / "games.jsonl"
        self.rows = played_before(self.kept)
        self.begun: dict[str, set[int]] = {name: set(self.rows[name]) for name in asked.cells}
        self.ends = time.monotonic() + asked.seconds

    def next_one(self) -> tuple[str, int] | None:
        """Choose the cell with the fewest games, and a deal of it."""
        if time.monotonic() > self.ends:
            return None
        names = [name for name in self.asked.cells if self.is_open(name)]
        if not names:
            return None
        name = min(names, key=lambda name: len(self.begun[name]))
        number = next(n for n in itertools.count(self.asked.first) if n not in self.begun[name])
        self.begun[name].add(number)
        return name, number

    def is_open(self, name: str) -> bool:
        """Whether a cell needs more games than have begun."""
        most, found = self.asked.deals, list(self.rows[name].values())
        return len(self.begun[name]) < most and (self.asked.all or not is_decided(name, found))

    def run(self) -> None:
        """Play until everything is decided or the time is over."""
        for name in filter(self.is_open, self.asked.cells):
            play(cell_of(name, FEW), 0)  # Compiled once here, before the processes begin.
        waiting: dict[Future[Game], str] = {}
        shown = time.monotonic()
        end_last_line(self.kept)
        with ProcessPoolExecutor(self.asked.processes) as pool, self.kept.open("a") as file:
            while True:
                while len(waiting) < self.asked.processes and (chosen := self.next_one()) is not None:
                    name, number = chosen
                    waiting[pool.submit(play, cell_of(name, self.asked.samples), number)] = name
                if not waiting:
                    return
                for done in wait(waiting, return_when=FIRST_COMPLETED).done:
                    name, game = waiting.pop(done), done.result()
                    self.rows[name][game.number] = game
                    file.write(json.dumps({"cell": name, **asdict(game)}) + "\n")
                    file.flush()
                if time.monotonic() - shown > EVERY_SECONDS:
                    shown = time.monotonic()
                    print(f"{sum(map(len, self.rows.values()))} games", file=sys.stderr, flush=True)


def asked_for(words: Sequence[str] | None = None) -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=RAW)
    parser.add_argument(
        "--cells", nargs="+", choices=CELLS, default=CELLS, metavar="CELL", help=", ".join(CELLS)
    )
    parser.add_argument("--deals", type=int, default=2000, help="at most so many a cell")
    parser.add_argument("--first", type=int, default=FIRST_DEAL, help="the number of the first deal")
    parser.add_argument("--all", action="store_true", help="play all deals, also where a cell is decided")
    parser.add_argument("--samples", type=int, default=SAMPLES)
    parser.add_argument("--seconds", type=float, default=1e9, help="begin no game after that time")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--out", type=pathlib.Path, required=True, help="the folder of the games")
    asked = parser.parse_args(words)
    asked.out.mkdir(parents=True, exist_ok=True)
    return asked


def main() -> None:
    """Play, and print what was played."""
    asked = asked_for()
    campaign = Campaign(asked)
    try:
        campaign.run()
    finally:
        print(table(campaign.rows, asked.cells), flush=True)


if __name__ == "__main__":
    main()
