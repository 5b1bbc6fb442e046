"""From what a network says to how often the expert wins: a curve for each way of playing.

The logit of the chance is moved by a line that depends on how far the game is: four numbers a way of playing,
fitted by `training/calibrate.py` on games of their own (`docs/results/calibration.md`).
"""

import functools
import json
from importlib import resources

import numpy as np

from tenback.bots.the_game.weights import FloatArray, key_of
from tenback.games.the_game import OnePile, Options

CLOSEST = 1e-9
"""A chance that is nearer to 0 or 1 than this is certain, and stays so."""


def calibrated(
    chance: float | FloatArray, options: Options, draw_pile: int, *, marks: bool = False
) -> FloatArray:
    """How often the expert wins where the network says *chance*, with so many cards in the draw pile."""
    line = curve_of(options, marks=marks)
    chances = np.asarray(chance, np.float64)
    if line is None:
        return chances
    shift, shift_late, slope, slope_late = line
    late = 1.0 - draw_pile / 98
    inside = np.clip(chances, CLOSEST, 1 - CLOSEST)
    logit = np.log(inside / (1 - inside))
    moved = 1 / (1 + np.exp(-(shift + shift_late * late + (slope + slope_late * late) * logit)))
    # Rounded, so that no machine's last bit has a say.
    return np.where(np.abs(chances - 0.5) >= 0.5 - CLOSEST, chances, np.round(moved, 9))


@functools.cache
def curve_of(options: Options, *, marks: bool = False) -> tuple[float, float, float, float] | None:
    """The four numbers for these rules and this talk; None where nobody has fitted them."""
    if options.switched_off or options.one_pile is not OnePile.FROM_NOW:
        return None
    found = _curves().get(key_of(options, marks=marks))
    return None if found is None else (found[0], found[1], found[2], found[3])


@functools.cache
def _curves() -> dict[str, list[float]]:
    content = resources.files(__package__).joinpath("calibration.json").read_text(encoding="utf-8")
    curves: dict[str, list[float]] = json.loads(content)
    return curves
