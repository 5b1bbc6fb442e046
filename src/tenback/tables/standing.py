"""Where a result stands among others on the same deal, and how hard the deal was. Pure figures, no words."""

import math
from bisect import bisect_left, bisect_right
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

WIDEST = 15.0
"""A difficulty whose interval reaches further than so many percentiles is not told."""
NORMAL_95 = 1.96


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended: won or not, then cards left, or points where everybody plays for points."""

    won: bool
    measure: int


@dataclass(frozen=True, slots=True)
class FieldGame:
    """How bots of a level did on a deal."""

    level: str
    number: int
    won: bool
    measure: int
    """Cards left, or the points of the first seat where everybody plays for points."""
    course: str
    """Tells apart what was played; it holds no card."""

    @property
    def result(self) -> Result:
        """How it ended."""
        return Result(self.won, self.measure)


UNFINISHED_POINTS = -1000
"""Where everybody plays for points: fewer than anybody can have, for a game that was left."""


@dataclass(frozen=True, slots=True)
class Standing:
    """A result among others; those that did as well count half, so that nobody gains by a tie."""

    games: int
    won: int
    beaten: float


def worth(result: Result, *, by_points: bool) -> tuple[bool, int]:
    """Order results: a win first, then fewer cards left, or more points."""
    return result.won, result.measure if by_points else -result.measure


def standing(mine: Result, others: Iterable[Result], *, by_points: bool) -> Standing:
    """Place a result among others."""
    results = list(others)
    own = worth(mine, by_points=by_points)
    beaten = sum(_beaten(own, worth(other, by_points=by_points)) for other in results)
    return Standing(len(results), sum(other.won for other in results), beaten)


def _beaten(own: tuple[bool, int], other: tuple[bool, int]) -> float:
    return 0.5 if own == other else float(own > other)


def histogram(results: Iterable[Result]) -> tuple[tuple[int, int], ...]:
    """Count results by their measure, the smallest first."""
    return tuple(sorted(Counter(result.measure for result in results).items()))


@dataclass(frozen=True, slots=True)
class Difficulty:
    """How many percent of all deals are easier, with the ends of the 95 % interval."""

    percent: float
    low: float
    high: float


def difficulty(measures: Sequence[int], reference: Sequence[float], *, by_points: bool) -> Difficulty | None:
    """Compare the mean on a deal with the means on the reference's deals; None where it is too vague."""
    if len(measures) < 2:
        return None
    mean = sum(measures) / len(measures)
    variance = sum((value - mean) ** 2 for value in measures) / (len(measures) - 1)
    reach = NORMAL_95 * math.sqrt(variance / len(measures))
    ends = sorted(_harder_than(end, reference, by_points=by_points) for end in (mean - reach, mean + reach))
    found = Difficulty(_harder_than(mean, reference, by_points=by_points), *ends)
    is_narrow = max(found.high - found.percent, found.percent - found.low) < WIDEST
    return found if is_narrow else None


def _harder_than(mean: float, reference: Sequence[float], *, by_points: bool) -> float:
    """How many percent of the reference's deals are easier; equal ones count half. It is in rising order."""
    below = (bisect_left(reference, mean) + bisect_right(reference, mean)) / 2
    percent = 100 * below / len(reference)
    return 100 - percent if by_points else percent
