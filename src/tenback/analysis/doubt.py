"""How sure a difference between two ways is that were tried in the same deals."""

from typing import Final

import numpy as np
import numpy.typing as npt

FloatArray = npt.NDArray[np.float64]
SURE: Final = 2.0
"""A lead of fewer standard errors than this may be luck."""


def is_close(best: FloatArray, other: FloatArray) -> bool:
    """Tell whether the deals do not show that another way is worse."""
    difference = best - other
    if len(difference) == 1:
        return bool(difference[0] <= 0)
    error = float(difference.std(ddof=1)) / float(np.sqrt(len(difference)))
    return float(difference.mean()) <= SURE * error
