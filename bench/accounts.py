"""How much of a game of `expert` luck and mistakes explain, and whether a chance of 60 % is one in its games.

python bench/accounts.py play --minutes 8 --processes 12 --out runs/accounts
python bench/accounts.py tell runs/accounts

*play* plays games of the review's own search (as `expert` thinks), and keeps a line a game: its sum
as a review gives it, and what the network said at the beginning of each turn. It takes the ways of playing in
turn until the minutes are over, and goes on where it was stopped; --ways names those that are wanted. Far
larger samples without search: `bench/sight_accounts.py` and `bench/sight_chances.py`.
*tell* prints reliability by tenths of the chance, and luck, mistakes and the width of what is not explained.
"""

import argparse
import itertools
import json
import multiprocessing
import pathlib
import random
import sys
import time
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from typing import Any

import numpy as np

sys.path.insert(0, str(pathlib.Path(__file__).parents[1]))

from bench.reliability import lines_of, mean_of, said_in, tell_reliability, tenths
from tenback.analysis.hint import hint
from tenback.analysis.luck.account import account_of
from tenback.analysis.luck.open_hands import open_turns
from tenback.analysis.luck.steps import steps_of
from tenback.analysis.the_game.hint import DEALS
from tenback.arena.game import play_game
from tenback.bots.the_game.expert import SAMPLES
from tenback.bots.the_game.saying import true_sayings
from tenback.bots.the_game.trained.calibration import calibrated
from tenback.games import Move, View
from tenback.games.decks import Randomness
from tenback.games.the_game import Options, seeded_deal
from tenback.records import Record
from tenback.talk.marks.said import Saying, Talk
from tenback.talk.mode import BotTalk

SEED = 20261119
"""Deals of their own: nothing was taught or tuned on them."""
SILENT = {
    **{f"the-game/{players}": Options(players=players) for players in range(1, 6)},
    "the-game/1/minimum-3": Options(minimum=3),
    "the-game/1/short-hand": Options(short_hand=True),
}
WAYS = {
    **SILENT,
    **{f"extreme/{players}": Options(players=players, extreme=True) for players in range(1, 4)},
    **{f"the-game/{players}/marks": Options(players=players) for players in (2, 3)},
}
SHARES = {"the-game/1": 2}
"""So many games of a way in each round; one of the others."""
NUMBERS = frozenset({"start", "deal", "draws", "mine", "others", "rest", "result", "noise"})


@dataclass(frozen=True, slots=True)
class ReviewedBot:
    """Plays what the review holds best: then nothing is lost, and the review has thought already."""

    deals: int = DEALS
    name: str = "expert"

    def choose(self, view: View, talk: Talk, rng: Randomness) -> Move:  # noqa: ARG002 (a hint leaves nothing to chance)
        """Do what a hint with a review's effort says."""
        return hint(view, talk, samples=SAMPLES, deals=self.deals).move

    def say(self, view: Any) -> Sequence[Saying]:
        """Give the marks that are true."""
        return true_sayings(view)


def judged(way: str, number: int, deals: int) -> dict[str, Any]:
    """Play a game, and give its account."""
    options, talk = WAYS[way], BotTalk.MARKS if way.endswith("marks") else BotTalk.SILENT
    deal = seeded_deal(options, SEED, number)
    record = play_game(deal, [ReviewedBot(deals)] * options.players, seed=number, talk=talk).record
    steps = list(steps_of(record, deals=deals))
    told = asdict(account_of(record, steps).sums[0])
    return {
        **{name: round(figure, 5) for name, figure in told.items()},
        **with_open_hands(record),
        "noise": round(sum((step.doubt / 2) ** 2 for step in steps), 6),
        "said": said_in(record),
    }


def with_open_hands(record: Record) -> dict[str, float]:
    """The chance at the first turn and the luck of all draws, for somebody who sees all hands; of teams."""
    turns = list(open_turns(record))
    if not turns:
        return {}
    return {
        "open_start": round(turns[0].before, 5),
        "open_luck": round(sum(turn.luck for turn in turns), 5),
    }


@dataclass(frozen=True, slots=True)
class Asked:
    """What is to be played."""

    ways: tuple[str, ...]
    deals: int


# Playing --------------------------------------------------------------------------------------------------


def tasks(asked: Asked) -> Iterator[tuple[str, str, int]]:
    """All that could be played, in the order in which it is wanted."""
    for turn in range(100_000):
        for way in asked.ways:
            share = SHARES.get(way, 1)
            yield from (("game", way, number) for number in range(turn * share, (turn + 1) * share))


def work(file: pathlib.Path, asked: Asked, end: float, place: int, processes: int) -> None:
    """Do one task in *processes* until the time is over; all processes add whole lines to one file."""
    done = {(one["kind"], one["way"], one["number"]) for one in lines_of(file)}
    with file.open("ab", buffering=0) as journal:
        for task in itertools.islice(tasks(asked), place, None, processes):
            if time.monotonic() > end:
                return
            if task not in done:
                kind, way, number = task
                told = judged(way, number, asked.deals)
                journal.write(
                    json.dumps({"kind": kind, "way": way, "number": number, **told}).encode() + b"\n"
                )


def play(out: pathlib.Path, minutes: float, processes: int, asked: Asked) -> None:
    """Play until the time is over."""
    end = time.monotonic() + 60 * minutes
    out.mkdir(parents=True, exist_ok=True)
    for way in asked.ways:
        judged(way, 99_999, asked.deals)  # compiles, for all processes that are forked from here
    print(f"compiled; {end - time.monotonic():.0f} s to play", flush=True)
    context, file = multiprocessing.get_context("fork"), out / "accounts.jsonl"
    started = [
        context.Process(target=work, args=(file, asked, end, place, processes)) for place in range(processes)
    ]
    for one in started:
        one.start()
    for one in started:
        one.join()


# What came of it ------------------------------------------------------------------------------------------


def shown_in(line: dict[str, Any]) -> tuple[float, float]:
    """One position of a game, drawn by lot: the chance that people are shown, and the result."""
    draw_pile, raw = random.Random(line["number"]).choice(line["said"])
    marks = line["way"].endswith("marks")
    return float(calibrated(raw, WAYS[line["way"]], draw_pile, marks=marks)), line["result"]


def tell_widths(by_way: dict[str, list[dict[str, Any]]]) -> None:
    """Print a row for each way of playing."""
    print(
        "\n| way | games | won, % | start, % | luck | mistakes | not explained | its width | sampling |"
        " variance ÷ |"
    )
    print("| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |")
    for way, lines in by_way.items():
        column = {name: np.array([line[name] for line in lines]) for name in lines[0] if name in NUMBERS}
        luck, mistakes = column["deal"] + column["draws"], column["mine"] + column["others"]
        result, width = column["result"], float(column["rest"].std(ddof=1))
        shrunk = result.var(ddof=1) / max(1e-9, (result - luck).var(ddof=1))
        cells = [f"{100 * result.mean():.1f}", f"{100 * column['start'].mean():.1f}"]
        cells += map(mean_of, (luck, mistakes, column["rest"]))
        cells += [
            f"{width:.3f} ± {width / np.sqrt(len(lines) / 2):.3f}",
            f"{np.sqrt(column['noise'].mean()):.3f}",
        ]
        print(f"| {way} | {len(lines)} | {' | '.join(cells)} | {shrunk:.1f} |")


def tell_open_hands(by_way: dict[str, list[dict[str, Any]]]) -> None:
    """Print the same of teams, judged by the network that sees all hands."""
    print("\n| way | games | first turn, % | luck of draws | not explained | its width | variance ÷ |")
    print("| --- | ---: | ---: | ---: | ---: | ---: | ---: |")
    for way, lines in by_way.items():
        if found := [line for line in lines if "open_luck" in line]:
            start, luck, result, lost = (
                np.array([line[name] for line in found])
                for name in ("open_start", "open_luck", "result", "others")
            )
            lost = lost + np.array([line["mine"] for line in found])
            rest = result - start - luck - lost
            width, shrunk = float(rest.std(ddof=1)), result.var(ddof=1) / (result - luck).var(ddof=1)
            cells = f"{100 * start.mean():.1f} | {mean_of(luck)} | {mean_of(rest)} | {width:.3f}"
            print(
                f"| {way} | {len(found)} | {cells} ± {width / np.sqrt(len(found) / 2):.3f} | {shrunk:.1f} |"
            )


def tell(folder: pathlib.Path) -> None:
    """Print all tables."""
    lines = lines_of(folder / "accounts.jsonl")
    games = {way: [one for one in lines if (one["kind"], one["way"]) == ("game", way)] for way in WAYS}
    tell_widths({way: found for way, found in games.items() if len(found) > 1})
    tell_open_hands({way: found for way, found in games.items() if len(found) > 1})
    for way, found in games.items():
        # Games of even numbers are for fitting.
        if pairs := [shown_in(line) for line in found if line["number"] % 2]:
            said, won = (np.array(one) for one in zip(*pairs, strict=True))
            tell_reliability(f"{way}, expert", tenths(said, won), float(((said - won) ** 2).mean()))


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    commands = parser.add_subparsers(dest="command", required=True)
    playing = commands.add_parser("play")
    playing.add_argument("--minutes", type=float, default=10)
    playing.add_argument("--processes", type=int, default=1)
    playing.add_argument("--ways", nargs="+", choices=WAYS, default=list(WAYS))
    playing.add_argument("--deals", type=int, default=DEALS, help="fewer save time, and widen by sampling")
    playing.add_argument("--out", type=pathlib.Path, default=pathlib.Path("runs/accounts"))
    telling = commands.add_parser("tell")
    telling.add_argument("folder", type=pathlib.Path)
    asked = parser.parse_args()
    if asked.command == "tell":
        return tell(asked.folder)
    return play(asked.out, asked.minutes, asked.processes, Asked(tuple(asked.ways), asked.deals))


if __name__ == "__main__":
    main()
