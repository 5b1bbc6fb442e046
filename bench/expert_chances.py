"""Is a chance of 60 % one in games of `expert`? What people would have been shown, and how the games ended.

python bench/strength_the_game.py --players 1 --deals 2000 --samples 3000 --journal runs/alone.jsonl
python bench/expert_chances.py the-game/1 runs/alone.jsonl

One position a game is drawn by lot among the beginnings of turns. `bench/sight_chances.py` tells the same of
games without search, of which far more can be played.
"""

import argparse
import pathlib
import random
import sys

import numpy as np

sys.path.insert(0, str(pathlib.Path(__file__).parents[1]))

from bench.reliability import lines_of, tell_reliability, tenths, within
from bench.sight_chances import WAYS
from bench.sight_games import Way
from tenback.bots.the_game.trained.calibration import calibrated


def shown_in(way: Way, number: int, said: list[tuple[int, float]]) -> float:
    """The chance that people are shown in one position of a game."""
    draw_pile, raw = random.Random(number).choice(said)
    return float(calibrated(raw, way.options, draw_pile, marks=way.marks))


def main() -> None:
    """Print the tenths of the games in a journal."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("way", choices=WAYS)
    parser.add_argument("journal", type=pathlib.Path)
    asked = parser.parse_args()
    games = [line for line in lines_of(asked.journal) if line.get("said")]
    if not games:
        parser.error(f"{asked.journal} has no games with what was said in them")
    said = np.array([shown_in(WAYS[asked.way], game["number"], game["said"]) for game in games])
    won = np.array([float(game["won"]) for game in games])
    first = np.array([shown_in(WAYS[asked.way], 0, game["said"][:1]) for game in games])
    found = tenths(said, won)
    tell_reliability(f"{asked.way}, expert", found, float(((said - won) ** 2).mean()))
    print(f"\nwithin: {within(found).told}, worst {within(found).worst}")
    print(f"first turns: said {100 * first.mean():.1f} %, won {100 * won.mean():.1f} %")


if __name__ == "__main__":
    main()
