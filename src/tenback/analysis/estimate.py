"""A chance to win, with its doubt and what it is based on: every chance shown anywhere is one of these."""

from dataclasses import dataclass
from enum import Enum


class Base(Enum):
    """What a chance is based on; the message id is `hint-estimate-` and its value."""

    NETWORK = "network"
    """THE GAME and EXTREME: the trained network, calibrated to how often `expert` wins."""
    MARKS_NETWORK = "marks-network"
    """The same where somebody has given a mark: the network of teams that tell each other by marks."""
    PLAY_OUTS = "play-outs"
    """TAKE THAT: matches played to their end by careful players."""


@dataclass(frozen=True, slots=True)
class Estimate:
    """A chance to win if everybody plays on as its base does."""

    win: float
    """From 0 to 1."""
    doubt: float
    """Two standard errors over the sampled deals."""
    base: Base
    points: float | None = None
    """The points to expect at the end of a match of TAKE THAT."""
    is_sure: bool = False
    """Whether nothing hidden can change it."""
