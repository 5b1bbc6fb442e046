"""Bring the network's chances in line with how often `expert` wins.

python bench/accounts.py play --minutes 60 --processes 8 --out runs/accounts
python -m training.calibrate runs/accounts

The network judges positions as its own play at first sight leads on from them; `expert` wins more often, the
more so the more of the game is to come. So the logit of a chance gets a shift in proportion to the cards in
the draw pile: one number for each way of playing, the most likely one for the games of even numbers, in which
each game counts once however many turns it has. It is monotone in the chance, and nothing when the draw pile
is empty. `python bench/accounts.py tell` checks it on the games of odd numbers.
"""

import argparse
import json
import pathlib
from typing import Any

import numpy as np

from bench.accounts import WAYS, lines_of
from tenback.bots.the_game.trained import calibration
from tenback.bots.the_game.trained.calibration import CLOSEST
from tenback.bots.the_game.weights import FloatArray, key_of

LEAST_GAMES = 100
"""Fewer games say less than they cost: then the network's figure is shown as it is."""
STEPS = 40
OUT = pathlib.Path(calibration.__file__).with_name("calibration.json")


def positions(lines: list[dict[str, Any]]) -> tuple[FloatArray, FloatArray, FloatArray, FloatArray]:
    """The logit that was said, the share of the deck to come, who won, and how much each position counts."""
    rows = [
        (raw, pile / 98, line["result"], 1 / len(line["said"]))
        for line in lines
        for pile, raw in line["said"]
        if CLOSEST < raw < 1 - CLOSEST
    ]
    said, share, won, counts = (np.array(column) for column in zip(*rows, strict=True))
    return np.log(said / (1 - said)), share, won, counts


def shift_for(lines: list[dict[str, Any]]) -> tuple[float, float]:
    """Find the most likely shift by Newton's method, with its standard error (a game counts once)."""
    logit, share, won, counts = positions(lines)
    shift, curvature = 0.0, 1.0
    for _ in range(STEPS):
        chance = 1 / (1 + np.exp(-(logit + shift * share)))
        slope = float((counts * share * (won - chance)).sum())
        curvature = float((counts * share**2 * chance * (1 - chance)).sum())
        shift += slope / curvature
    return round(shift, 4), float(1 / np.sqrt(curvature))


def main() -> None:
    """Write a line for each way of playing in silence."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("folder", type=pathlib.Path)
    lines = [one for one in lines_of(parser.parse_args().folder / "accounts.jsonl") if one["kind"] == "game"]
    curves = {}
    for way, options in WAYS.items():
        games = [one for one in lines if one["way"] == way and one["number"] % 2 == 0]
        if way.endswith("marks") or len(games) < LEAST_GAMES:
            continue
        shift, error = shift_for(games)
        curves[key_of(options, marks=False)] = [shift, -shift, 1.0, 0.0]
        print(f"{way}: {len(games)} games, shift {shift:+.3f} ± {2 * error:.3f}")
    OUT.write_text(json.dumps(curves, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
