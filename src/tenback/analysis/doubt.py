"""How certain a chance is, and the difference between two turns tried on the same deals."""

from typing import Final

import numpy as np
import numpy.typing as npt

FloatArray = npt.NDArray[np.float64]

SURE: Final = 2.0
"""A lead of fewer standard errors than this may be luck."""
LEAST: Final = 0.005
"""Chances are shown in whole points: a smaller difference would be shown as 0, and counts as nothing."""


def is_close(best: FloatArray, other: FloatArray) -> bool:
    """Return whether the deals do not show that another way is worse."""
    return cost_of(best, other) == 0


def cost_of(best: FloatArray, other: FloatArray) -> float:
    """Return how much worse another way is on average; 0 if that may be luck or is next to nothing."""
    difference = best - other
    cost = float(difference.mean())
    if cost < LEAST:
        return 0.0
    if len(difference) == 1:
        return cost
    error = float(difference.std(ddof=1)) / float(np.sqrt(len(difference)))
    return cost if cost > SURE * error else 0.0


def doubt_of(chances: FloatArray) -> float:
    """Two standard errors of the mean of a chance over sampled deals."""
    if len(chances) < 2:
        return 0.0
    return SURE * float(chances.std(ddof=1)) / float(np.sqrt(len(chances)))
