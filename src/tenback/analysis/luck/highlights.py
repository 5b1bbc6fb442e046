"""What of a review is told first: costly decisions, the best decision of a seat, the luckiest cards."""

from collections.abc import Iterable
from typing import Final, Protocol, TypeVar

AT_STAKE: Final = 0.05
"""Where less can be won or lost, a decision is nothing to be proud of."""
LUCKY: Final = 0.005
"""Luck is shown in whole points: less would be shown as 0."""


class Judged(Protocol):
    """What decides about a turn here."""

    @property
    def before(self) -> float:
        """The chance with the best turn."""
        ...

    @property
    def lost(self) -> float:
        """What the turn gave away."""
        ...

    @property
    def luck(self) -> float:
        """What the cards that followed did."""
        ...


T = TypeVar("T", bound=Judged)


def costly(steps: Iterable[T]) -> list[T]:
    """Give the turns that lost something, the dearest first."""
    return sorted((step for step in steps if step.lost > 0), key=lambda step: -step.lost)


def best_decision(free: Iterable[T]) -> T | None:
    """Of the free decisions of a seat, give the right one with the most at stake."""
    right = [step for step in free if step.lost == 0 and _stake(step) >= AT_STAKE]
    return max(right, key=_stake, default=None)


def _stake(step: Judged) -> float:
    return min(step.before, 1 - step.before)


def luckiest(steps: Iterable[T]) -> T | None:
    """Give the turn that was followed by the luckiest cards."""
    return max((step for step in steps if step.luck >= LUCKY), key=lambda step: step.luck, default=None)
