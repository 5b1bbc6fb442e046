"""Bring the network's chances in line with how often `expert` wins.

python bench/accounts.py play --minutes 60 --processes 8 --first-sight 50000 --out runs/accounts
python -m training.calibrate runs/accounts

The logit of a chance gets two shifts, for each way of playing. One is the same throughout: the network judges
the best of several turns, so it says too much, and 50,000 games at first sight tell by how much. The other is
in proportion to the cards in the draw pile, and nothing when it is empty: `expert` wins more often than first
sight does, the more so the more of the game is to come; with it the mean chance over first hands is the share
of games that `expert` won, those of the strength table and these. Both are monotone in the chance.
"""

import argparse
import json
import pathlib
from typing import Any

import numpy as np

from bench.accounts import SILENT, lines_of
from tenback.bots.the_game.trained import calibration
from tenback.bots.the_game.weights import FloatArray, key_of

DEALS = 300
WON = {
    "the-game/1": 0.55,
    "the-game/2": 0.883,
    "the-game/3": 0.823,
    "the-game/4": 0.97,
    "the-game/5": 0.99,
    "the-game/1/minimum-3": 0.30,
    "the-game/1/short-hand": 0.11,
}
"""What `expert` won in silence on so many deals: docs/results/strength.md."""
STEPS = 40
OUT = pathlib.Path(calibration.__file__).with_name("calibration.json")


def first_sight_shift(lines: list[dict[str, Any]]) -> float:
    """Find the most likely constant shift for sums by hundredth; what is all but certain has no say."""
    games, said, won, _ = np.array([line["sums"] for line in lines]).sum(axis=0)[:, 1:99]
    games, said, won = (column[games > 0] for column in (games, said, won))
    logit, shift = np.log(said / (games - said)), 0.0
    for _ in range(STEPS):
        chance = 1 / (1 + np.exp(-(logit + shift)))
        shift += float((won - games * chance).sum() / (games * chance * (1 - chance)).sum())
    return shift


def first_chances(games: list[dict[str, Any]]) -> tuple[FloatArray, float]:
    """What the network said of the first hands of games, and how much of the deck was to come then."""
    said = np.array([game["said"][0][1] for game in games])
    return said, games[0]["said"][0][0] / 98


def expert_shift(said: FloatArray, share: float, shift: float, won: float) -> float:
    """Find the shift with which the mean chance is what was won, by halving."""
    logit, low, high = np.log(said / (1 - said)) + shift, -8.0, 8.0
    for _ in range(50):
        middle = (low + high) / 2
        mean = (1 / (1 + np.exp(-(logit + middle * share)))).mean()
        low, high = (middle, high) if mean < won else (low, middle)
    return low


def main() -> None:
    """Write a line for each way of playing."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("folder", type=pathlib.Path)
    lines, curves = lines_of(parser.parse_args().folder / "accounts.jsonl"), {}
    for way, options in SILENT.items():
        shift = first_sight_shift([one for one in lines if (one["kind"], one["way"]) == ("first", way)])
        games = [one for one in lines if (one["kind"], one["way"]) == ("game", way)]
        # The games of teams were played at first sight: too few samples for their search.
        results = [game["result"] for game in games if options.players == 1]
        won = (DEALS * WON[way] + sum(results)) / (DEALS + len(results))
        said, share = first_chances(games)
        more = expert_shift(said, share, shift, won)
        curves[key_of(options, marks=False)] = [round(shift + more, 4), round(-more, 4), 1.0, 0.0]
        print(
            f"| {way} | {shift:+.3f} | {100 * said.mean():.1f} | {100 * won:.1f} | {more:+.3f} |", flush=True
        )
    OUT.write_text(json.dumps(curves, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
