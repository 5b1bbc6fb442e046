"""Bring the network's chances in line with how often `expert` wins.

python -m training.calibrate

The network judges positions as its own play at first sight leads on from them; `expert` wins more often, the
more so the more of the game is to come. So the logit of a chance gets a shift in proportion to the cards in
the draw pile: one number for each way of playing, chosen so that the mean chance over first hands is the
share of games that `expert` won on the deals of docs/results/strength.md. It is monotone in the chance, and
nothing when the draw pile is empty. `python bench/accounts.py` checks it on other games.
"""

import json
import pathlib

import numpy as np

from tenback.bots.the_game import chances
from tenback.bots.the_game.trained import calibration
from tenback.bots.the_game.weights import FloatArray, key_of
from tenback.games.the_game import Options
from tenback.sim.the_game import row as at
from tenback.sim.the_game.deals import new_arrays, new_game

WON = {
    Options(): 0.55,
    Options(players=2): 0.883,
    Options(players=3): 0.823,
    Options(players=4): 0.97,
    Options(players=5): 0.99,
    Options(minimum=3): 0.30,
    Options(short_hand=True): 0.11,
}
"""What `expert` won in silence, 300 deals each: docs/results/strength.md."""
HANDS = 400
OUT = pathlib.Path(calibration.__file__).with_name("calibration.json")


def first_chances(options: Options) -> tuple[FloatArray, float]:
    """What the network says of first hands, and how much of the deck is in the draw pile then."""
    arrays, said = new_arrays(options), np.zeros(HANDS)
    for number in range(HANDS):
        new_game(arrays.row, arrays.deck, arrays.kinds, arrays.rng, 1, number, 0)
        said[number] = chances.raw_chance(options, arrays.row, arrays.kinds)
    return said, float(arrays.row[at.DECK] - arrays.row[at.DRAWN]) / 98


def shift_for(said: FloatArray, share: float, won: float) -> float:
    """Find the shift with which the mean chance is what was won, by halving."""
    logit, low, high = np.log(said / (1 - said)), -8.0, 8.0
    for _ in range(50):
        middle = (low + high) / 2
        mean = (1 / (1 + np.exp(-(logit + middle * share)))).mean()
        low, high = (middle, high) if mean < won else (low, middle)
    return round(low, 4)


def main() -> None:
    """Write a line for each way of playing."""
    curves = {}
    for options, won in WON.items():
        said, share = first_chances(options)
        shift = shift_for(said, share, won)
        curves[key_of(options, marks=False)] = [shift, -shift, 1.0, 0.0]
        print(f"{key_of(options, marks=False)}: said {said.mean():.3f}, won {won:.3f}, shift {shift:+.3f}")
    OUT.write_text(json.dumps(curves, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
