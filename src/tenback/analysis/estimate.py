"""A chance to win, with its doubt and the base it stands on: every chance shown anywhere is one of these."""

from dataclasses import dataclass
from enum import Enum


class Base(Enum):
    """What a chance stands on; the words are `hint-estimate-` and its value."""

    NETWORK = "network"
    """THE GAME and EXTREME: the trained network, brought in line with how often `expert` wins."""
    SILENT_NETWORK = "silent-network"
    """The same at a table where people speak: the network knows teams that say nothing, so it is too low."""
    PLAY_OUTS = "play-outs"
    """TAKE THAT: matches played to their end by careful players."""


@dataclass(frozen=True, slots=True)
class Estimate:
    """A chance to win when everybody plays on as its base does."""

    win: float
    """From 0 to 1."""
    doubt: float
    """Two standard errors over the sampled deals."""
    base: Base
    points: float | None = None
    """The points to expect at the end of a match of TAKE THAT."""
    is_sure: bool = False
    """Nothing hidden can change it."""
