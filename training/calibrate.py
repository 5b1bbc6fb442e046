"""Bring the network's chances in line with how often `expert` wins.

python bench/sight_chances.py play --out runs/chances
python -m training.calibrate runs/chances

The logit of a chance gets two shifts, for each way of playing. One is the same throughout: the network judges
the best of several turns, so it says too much, and games at first sight tell by how much; it is fitted on one
half of them, and `bench/sight_chances.py tell` shows the other half. The other shift is in proportion to the
cards in the draw pile, and nothing when it is empty: `expert` wins more often than first sight does, the more
so the more of the game is to come; with it the mean chance over first hands is the share of games that
`expert` won. Where nobody knows that share there is no such shift. Both are monotone in the chance. Ways that
are not in the folder stay as they are.
"""

import argparse
import json
import pathlib

import numpy as np

from bench.sight_chances import CERTAIN, WAYS, first_sight_shift, halves_of
from tenback.bots.the_game.trained import calibration
from tenback.bots.the_game.weights import FloatArray, key_of

WON = {
    "the-game/1": 0.527,
    "the-game/2": 0.888,
    "the-game/3": 0.818,
    "the-game/4": 0.97,
    "the-game/5": 0.99,
    "the-game/1/minimum-3": 0.297,
    "the-game/1/short-hand": 0.109,
    "extreme/1": 0.25,
    "the-game/2/marks": 0.984,
    "the-game/3/marks": 0.964,
    "the-game/4/marks": 0.984,
    "the-game/5/marks": 0.995,
    "the-game/2/minimum-3/marks": 0.77,
    "the-game/3/minimum-3/marks": 0.555,
    "the-game/4/minimum-3/marks": 0.763,
    "the-game/5/minimum-3/marks": 0.891,
    "the-game/2/short-hand/marks": 0.666,
    "the-game/3/short-hand/marks": 0.488,
    "the-game/4/short-hand/marks": 0.779,
    "the-game/5/short-hand/marks": 0.86,
    "extreme/2/marks": 0.596,
    "extreme/3/marks": 0.394,
    "extreme/4/marks": 0.501,
    "extreme/5/marks": 0.501,
}
"""What `expert` won: docs/results/calibration.md says on how many deals."""
DECK = 98
OUT = pathlib.Path(calibration.__file__).with_name("calibration.json")


def expert_shift(said: FloatArray, share: float, shift: float, won: float) -> float:
    """Find the shift with which the mean chance is what was won, by halving."""
    inside = np.clip(said, CERTAIN / 10, 1 - CERTAIN / 10)
    logit, low, high = np.log(inside / (1 - inside)) + shift, -8.0, 8.0
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
    curves = json.loads(OUT.read_text(encoding="utf-8"))
    for way, (fitted, _) in halves_of(parser.parse_args().folder):
        (options, marks), said = WAYS[way], fitted["start"]
        shift = first_sight_shift(fitted["said"], fitted["won"])
        share = 1 - options.players * options.hand_size / DECK
        more = expert_shift(said, share, shift, WON[way]) if way in WON else 0.0
        curves[key_of(options, marks=marks)] = [round(shift + more, 4), round(-more, 4), 1.0, 0.0]
        won = f"{100 * WON[way]:.1f}" if way in WON else "not known"
        print(f"| {way} | {shift:+.3f} | {100 * said.mean():.1f} | {won} | {more:+.3f} |", flush=True)
    OUT.write_text(json.dumps(curves, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
