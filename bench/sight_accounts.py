"""Luck and what stays unexplained over 5,000 games a way: the account of a review without its search.

python bench/sight_accounts.py play --out runs/sight
python bench/sight_accounts.py tell runs/sight

`quick` plays, which makes the turn that looks best to the network, and each draw is judged as a review judges
it: of teams at THE GAME with open hands, of all others by what whoever draws can see. Who plays what looks
best to the judge loses nothing by a decision, so start + luck + not explained = result. Fewer other draws
than in a review leave means as they are and widen by sampling, which is stated and taken off the width and
the variance. The chance at the first turn is brought in line with how often `quick` has won other games. What
was played stays in the folder, and a run goes on where it was stopped.
"""

import os
import pathlib
import sys
from typing import Any

import numpy as np

sys.path.insert(0, str(pathlib.Path(__file__).parents[1]))
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

from bench.in_pieces import play_in_pieces, what_is_asked
from bench.open_accounts import with_open_hands
from bench.reliability import lines_of, mean_of
from bench.sight_chances import WAYS, shifted
from bench.sight_games import LUCK, NOISE, RESULT, START, Way, sight_games
from tenback.analysis.luck.open_hands import sees_open_hands
from tenback.analysis.luck.own_hand import SHARE
from tenback.bots.the_game.trained.calibration import curve_of
from tenback.bots.the_game.weights import FloatArray

FILE = "sight.jsonl"
SEED = 20261123
GAMES = 5_000
CHUNK = 250
DRAWS = 10
OPEN_DRAWS = 100
QUICK_WON = {
    "the-game/1": 0.442,
    "the-game/2": 0.845,
    "the-game/3": 0.792,
    "the-game/4": 0.932,
    "the-game/5": 0.959,
    "the-game/1/minimum-3": 0.249,
    "the-game/1/short-hand": 0.099,
    "extreme/1": 0.188,
    "extreme/2": 0.359,
    "extreme/3": 0.187,
    "extreme/4": 0.293,
    "extreme/5": 0.323,
    "the-game/2/marks": 0.899,
    "the-game/3/marks": 0.885,
    "the-game/4/marks": 0.978,
    "the-game/5/marks": 0.990,
    "the-game/2/minimum-3/marks": 0.544,
    "the-game/3/minimum-3/marks": 0.312,
    "the-game/4/minimum-3/marks": 0.541,
    "the-game/5/minimum-3/marks": 0.670,
    "the-game/2/short-hand/marks": 0.400,
    "the-game/3/short-hand/marks": 0.219,
    "the-game/4/short-hand/marks": 0.493,
    "the-game/5/short-hand/marks": 0.656,
    "extreme/2/marks": 0.408,
    "extreme/3/marks": 0.224,
    "extreme/4/marks": 0.340,
    "extreme/5/marks": 0.363,
}
"""What `quick` won of 10,000 or 25,000 other games a way: docs/results/calibration.md."""
NAMES = {"start": START, "luck": LUCK, "noise": NOISE, "result": RESULT}


def first_sight_shift(way: Way) -> float:
    """The constant shift of the logit: what the expert wins beyond first sight is left out."""
    line = curve_of(way.options, marks=way.marks)
    return 0.0 if line is None else line[0] + line[1]


def accounts(way: str, first: int) -> dict[str, list[float]]:
    """Play some games, and judge their draws."""
    asked, numbers = WAYS[way], range(first, first + CHUNK)
    is_open = sees_open_hands(asked.options)
    shift, draws = first_sight_shift(asked), 0 if is_open else DRAWS
    games = sight_games(asked, SEED, numbers, draws=draws, shift=shift, kept=is_open)
    if is_open:
        with_open_hands(games, asked, draws=OPEN_DRAWS)
    return {name: [round(float(one), 6) for one in games.told[:, at]] for name, at in NAMES.items()}


# What came of it ------------------------------------------------------------------------------------------


def in_line(said: FloatArray, won: float) -> FloatArray:
    """Shift the logit of chances so that their mean is what was won."""
    low, high = -2.0, 2.0
    for _ in range(40):
        middle = (low + high) / 2
        low, high = (middle, high) if shifted(said, middle).mean() < won else (low, middle)
    return shifted(said, low)


def tell(folder: pathlib.Path) -> None:
    """Print a row for each way of playing."""
    lines = lines_of(folder / FILE)
    print(
        "| way | games | won, % | first turn, % | luck | not explained | its width | of that by sampling"
        " | variance ÷ | best multiple |"
    )
    print("| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |")
    for way in QUICK_WON:
        if found := [line for line in lines if line["way"] == way]:
            print(row_of(way, found))


def row_of(way: str, found: list[dict[str, Any]]) -> str:
    """Means with two standard errors."""
    said, luck, noise, result = (np.concatenate([line[name] for line in found]) for name in NAMES)
    options = WAYS[way].options
    share = SHARE if options.extreme and options.players > 1 else 1.0
    start, luck, noise = in_line(said, QUICK_WON[way]), share * luck, share**2 * noise
    rest = result - start - luck
    games, sampling = len(rest), float(noise.mean())
    width = np.sqrt(rest.var(ddof=1) - sampling)
    left = (result - luck).var(ddof=1) - sampling
    multiple = np.cov(result, luck)[0, 1] / (luck.var(ddof=1) - sampling)
    cells = f"{100 * result.mean():.1f} | {100 * start.mean():.1f} | {mean_of(luck)} | {mean_of(rest)}"
    spread = f"{width:.3f} ± {width / np.sqrt(games / 2):.3f} | {np.sqrt(sampling):.3f}"
    return f"| {way} | {games:,} | {cells} | {spread} | {result.var(ddof=1) / left:.2f} | {multiple:.2f} |"


def main() -> None:
    """Play, or tell what was played."""
    asked = what_is_asked(__doc__, QUICK_WON, "runs/sight")
    if asked.command == "tell":
        tell(asked.folder)
    else:
        play_in_pieces(asked.out / FILE, asked.ways, range(0, GAMES, CHUNK), accounts)


if __name__ == "__main__":
    main()
