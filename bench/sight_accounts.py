"""Luck and what stays unexplained over thousands of games: the account of a review without its search.

python bench/sight_accounts.py play --seconds 240 --processes 15 --out runs/sight
python bench/sight_accounts.py tell runs/sight

A whole review costs some seconds, too much for 5,000 games a way of playing. Here `quick` plays, which makes
the turn that looks best to the network, and each draw is judged as a review judges it, with fewer sampled
deals (--deals). Player and judge look at a position in the same way, so there are no mistakes: start + luck +
not explained = result. Of a game alone (and of teams at EXTREME) the chance is the one that the player knows,
brought in line with how often `quick` wins; of teams at THE GAME it is that of open hands.
Fewer deals leave means as they are, and widen by sampling, which is stated.
"""

import argparse
import itertools
import json
import multiprocessing
import os
import pathlib
import random
import sys
import time
from collections.abc import Iterator
from typing import Any

import numpy as np

sys.path.insert(0, str(pathlib.Path(__file__).parents[1]))

from bench.accounts import lines_of, tell_reliability, tenths
from tenback.analysis.luck.open_hands import open_turns
from tenback.analysis.luck.steps import turns_with_next
from tenback.arena.game import play_game
from tenback.bots import bot_named
from tenback.bots.the_game.chances import chance_of_state
from tenback.bots.the_game.evaluation import judged_turn
from tenback.bots.the_game.trained import calibration
from tenback.bots.the_game.weights import FloatArray
from tenback.games.the_game import Move, Options, State, View, seeded_deal
from tenback.records import Record
from tenback.talk.marks.said import NOTHING_SAID

SEED = 20261123
GAMES = 5_000
CHUNK = 25
WAYS = {
    "the-game/1": Options(),
    "extreme/1": Options(extreme=True),
    **{f"the-game/{players}": Options(players=players) for players in range(2, 6)},
    "the-game/1/minimum-3": Options(minimum=3),
    "the-game/1/short-hand": Options(short_hand=True),
    **{f"extreme/{players}": Options(players=players, extreme=True) for players in range(2, 6)},
}
FIRST = ("the-game/1", "extreme/1", "the-game/2", "the-game/3", "the-game/4", "the-game/5")
"""These have all their games before the others have any."""


def account(way: str, number: int, deals: int) -> dict[str, Any]:
    """Play a game, and judge its draws."""
    options = WAYS[way]
    bots = [bot_named(options.game, "quick")] * options.players
    record = play_game(seeded_deal(options, SEED, number), bots, seed=number).record
    is_open = options.players > 1 and not options.extreme
    told = with_open_hands(record, deals) if is_open else with_own_hand(record, deals)
    return {"way": way, "number": number, **told}


def with_own_hand(record: Record, deals: int) -> dict[str, Any]:
    """What the player in turn knows."""
    said, luck, noise, result = list[float](), 0.0, 0.0, 0.0
    for turn in turns_with_next(record):
        decision, following = turn.decision, turn.next_state
        assert isinstance(decision.view, View)
        assert isinstance(decision.state, State)
        assert isinstance(following, State)
        moves = tuple(move for move in decision.turn if isinstance(move, Move))
        made = judged_turn(decision.view, NOTHING_SAID, moves, deals=deals)
        result = chance_of_state(following)
        said.append(chance_of_state(decision.state))
        if not made.is_sure:
            luck += result - made.win
            noise += float(made.chances.var(ddof=1)) / deals
    return told_of(said, luck, noise, result)


def with_open_hands(record: Record, deals: int) -> dict[str, Any]:
    """What somebody knows who sees all hands."""
    turns = list(open_turns(record, draws=deals))
    luck = sum(turn.luck for turn in turns)
    return told_of([turn.before for turn in turns], luck, 0.0, turns[-1].after)


def told_of(said: list[float], luck: float, noise: float, result: float) -> dict[str, Any]:
    """The sums, and one position drawn by lot."""
    one = random.Random(repr(said[0])).choice(said)
    return {
        "start": round(said[0], 5),
        "luck": round(luck, 5),
        "noise": round(noise, 6),
        "result": result,
        "said": round(one, 4),
    }


def judge_as_quick_plays() -> None:
    """Leave out what the expert wins beyond first sight: the shift that grows with the draw pile."""
    whole = calibration.curve_of

    def of_first_sight(options: Options) -> tuple[float, float, float, float] | None:
        line = whole(options)
        return None if line is None else (line[0] + line[1], 0.0, line[2] + line[3], 0.0)

    calibration.curve_of = of_first_sight  # type: ignore[assignment]


# Playing --------------------------------------------------------------------------------------------------


def chunks() -> Iterator[tuple[str, int]]:
    """Which games are played, in the order in which they are wanted."""
    starts = range(0, GAMES, CHUNK)
    yield from (("the-game/1", start) for start in starts)
    yield from itertools.product(FIRST[1:2], starts)
    yield from ((way, start) for start in starts for way in FIRST[2:])
    yield from ((way, start) for start in starts for way in WAYS if way not in FIRST)


def work(file: pathlib.Path, end: float, place: int, processes: int, deals: int) -> None:
    """Play one chunk in *processes* until the time is over; all processes add whole lines to one file."""
    with file.open("ab", buffering=0) as journal:
        for way, start in itertools.islice(chunks(), place, None, processes):
            for number in range(start, start + CHUNK):
                if time.monotonic() > end:
                    return
                journal.write(json.dumps(account(way, number, deals)).encode() + b"\n")


def play(out: pathlib.Path, seconds: float, processes: int, deals: int) -> None:
    """Play until the time is over."""
    end = time.monotonic() + seconds
    out.mkdir(parents=True, exist_ok=True)
    judge_as_quick_plays()
    for way in ("the-game/1", "extreme/1", "the-game/2"):
        account(way, GAMES, deals)  # compiles, for all processes that are forked from here
    print(f"compiled; {end - time.monotonic():.0f} s to play", flush=True)
    context, file = multiprocessing.get_context("fork"), out / "sight.jsonl"
    started = [
        context.Process(target=work, args=(file, end, place, processes, deals)) for place in range(processes)
    ]
    for one in started:
        one.start()
    for one in started:
        one.join()


# What came of it ------------------------------------------------------------------------------------------


def tell(folder: pathlib.Path) -> None:
    """Print a row for each way of playing, then reliability by tenths of the chance."""
    lines = lines_of(folder / "sight.jsonl")
    by_way = {way: [line for line in lines if line["way"] == way] for way in WAYS}
    print(
        "| way | games | won, % | first turn, % | luck | not explained | its width | sampling | variance ÷ |"
    )
    print("| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |")
    for way, found in by_way.items():
        if len(found) > 1:
            print(row_of(way, found))
    for way, found in by_way.items():
        if len(found) > 1:
            said, won = (np.array([line[name] for line in found]) for name in ("said", "result"))
            tell_reliability(way, tenths(said, won), float(((said - won) ** 2).mean()))


def row_of(way: str, found: list[dict[str, Any]]) -> str:
    """Means with two standard errors."""
    start, luck, noise, result = (
        np.array([line[name] for line in found], float) for name in ("start", "luck", "noise", "result")
    )
    rest = result - start - luck
    width, shrunk = float(rest.std(ddof=1)), result.var(ddof=1) / (result - luck).var(ddof=1)
    cells = f"{100 * result.mean():.1f} | {100 * start.mean():.1f} | {mean_of(luck)} | {mean_of(rest)}"
    spread = f"{width:.3f} ± {width / np.sqrt(len(found) / 2):.3f} | {np.sqrt(noise.mean()):.3f}"
    return f"| {way} | {len(found)} | {cells} | {spread} | {shrunk:.1f} |"


def mean_of(values: FloatArray) -> str:
    """A mean with two standard errors."""
    return f"{values.mean():+.4f} ± {2 * values.std(ddof=1) / np.sqrt(len(values)):.4f}"


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    commands = parser.add_subparsers(dest="command", required=True)
    playing = commands.add_parser("play")
    playing.add_argument("--seconds", type=float, default=240)
    playing.add_argument("--processes", type=int, default=1)
    playing.add_argument("--deals", type=int, default=20)
    playing.add_argument("--out", type=pathlib.Path, default=pathlib.Path("runs/sight"))
    telling = commands.add_parser("tell")
    telling.add_argument("folder", type=pathlib.Path)
    asked = parser.parse_args()
    if asked.command == "tell":
        return tell(asked.folder)
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    return play(asked.out, asked.seconds, asked.processes, asked.deals)


if __name__ == "__main__":
    main()
