"""How sure a figure is: 95 % intervals."""

import math
from collections.abc import Sequence

Z = 1.959964
"""How many standard errors hold 95 %."""


def share_interval(hits: int, tries: int) -> tuple[float, float]:
    """Give the interval of a share, after Wilson: right for small counts and shares near 0 or 1."""
    if tries == 0:
        return 0.0, 1.0
    share, spread = hits / tries, Z * Z / tries
    middle = (share + spread / 2) / (1 + spread)
    half = Z / (1 + spread) * math.sqrt(share * (1 - share) / tries + spread / (4 * tries))
    return max(0.0, middle - half), min(1.0, middle + half)


def mean_interval(values: Sequence[float]) -> tuple[float, float]:
    """Give the interval of a mean."""
    if not values:
        return math.nan, math.nan
    mean = sum(values) / len(values)
    if len(values) == 1:
        return -math.inf, math.inf
    variance = sum((value - mean) ** 2 for value in values) / (len(values) - 1)
    half = Z * math.sqrt(variance / len(values))
    return mean - half, mean + half
