"""The spaces that Gymnasium and PettingZoo ask for; both come from the encoding alone."""

import numpy as np
from gymnasium import spaces

from tenback.encoding import Encoding


def observation_space(encoding: Encoding) -> spaces.Dict:
    """What is seen: the numbers of docs/encoding.md, and 1 for each action that is legal now."""
    layout = encoding.observations
    seen = spaces.Box(layout.lows, layout.highs, (layout.size,), layout.dtype.type)
    return spaces.Dict({"observation": seen, "action_mask": spaces.Box(0, 1, (encoding.actions,), np.int8)})


def action_space(encoding: Encoding) -> spaces.Discrete:
    """What can be done: a number."""
    return spaces.Discrete(encoding.actions)
