"""How sure a figure is: 95 % intervals."""

import math
from collections.abc import Sequence

import numpy as np

Z = 1.959964
"""How many standard errors hold 95 %."""
RESAMPLES = 2000
MOST_RESAMPLED = 2000
"""With more values than these the two ways agree, and the bootstrap only takes longer."""


def share_interval(hits: int, tries: int, z: float = Z) -> tuple[float, float]:
    """Return the interval of a share, after Wilson: right for small counts and shares near 0 or 1."""
    if tries == 0:
        return 0.0, 1.0
    share, spread = hits / tries, z * z / tries
    middle = (share + spread / 2) / (1 + spread)
    half = z / (1 + spread) * math.sqrt(share * (1 - share) / tries + spread / (4 * tries))
    return max(0.0, middle - half), min(1.0, middle + half)


def win_interval(wins: Sequence[float]) -> tuple[float, float]:
    """Return the interval of a win rate over deals: after Wilson, or by bootstrap where deals were shared."""
    if all(won in {0, 1} for won in wins):
        return share_interval(round(sum(wins)), len(wins))
    return mean_interval(wins)


def mean_interval(values: Sequence[float]) -> tuple[float, float]:
    """Return the interval of a mean: by bootstrap, or for many values by their variance."""
    if len(values) < 2:
        return (math.nan, math.nan) if not values else (-math.inf, math.inf)
    return _bootstrap(values) if len(values) <= MOST_RESAMPLED else _normal(values)


def _bootstrap(values: Sequence[float]) -> tuple[float, float]:
    """Draw the values many times over; no end of the interval lies beyond what was seen."""
    numbers = np.asarray(values, np.float64)
    # A fixed seed: the same results give the same interval.
    drawn = np.random.default_rng(len(values)).integers(0, len(values), (RESAMPLES, len(values)), np.int32)
    low, high = np.quantile(numbers[drawn].mean(axis=1), (0.025, 0.975))
    return float(low), float(high)


def _normal(values: Sequence[float]) -> tuple[float, float]:
    mean = sum(values) / len(values)
    variance = sum((value - mean) ** 2 for value in values) / (len(values) - 1)
    half = Z * math.sqrt(variance / len(values))
    return mean - half, mean + half
