"""What may be expected at the end of a game, from many ways the hidden cards may lie."""

from dataclasses import dataclass
from enum import Enum


class Unit(Enum):
    """What a result is counted in."""

    CARDS_LEFT = "cards-left"
    """Cards left at the end of THE GAME or EXTREME: fewer are better."""
    POINTS = "points"
    """The own points at the end of a match of TAKE THAT: more are better."""


@dataclass(frozen=True, slots=True)
class Estimate:
    """A chance to win and a result to expect, when everybody plays on with care but without search."""

    win: float
    """From 0 to 1."""
    result: float
    unit: Unit
    is_sure: bool = False
    """Nothing hidden can change it."""
