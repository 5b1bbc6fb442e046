"""The sum of a game: start + luck + my mistakes + the others' mistakes + not explained = result."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Protocol


class Counted(Protocol):
    """What of a step is added up."""

    @property
    def seat(self) -> int:
        """Who decided."""
        ...

    @property
    def start(self) -> float:
        """The chance before."""
        ...

    @property
    def lost(self) -> float:
        """What the decision gave away."""
        ...

    @property
    def luck(self) -> float:
        """What the cards did."""
        ...

    @property
    def rest(self) -> float:
        """What is not explained."""
        ...


@dataclass(frozen=True, slots=True)
class Sum:
    """The account of one seat, in chances to win from 0 to 1; the parts add up to the result."""

    start: float
    """Before any card was dealt."""
    deal: float
    """The luck of the first hands."""
    draws: float
    """The luck of all cards that were seen later."""
    mine: float
    """What this seat's decisions gave away, not above 0."""
    others: float
    """What the others' decisions gave away; 0 in TAKE THAT, where that is part of what is not explained."""
    rest: float
    """What is not explained."""
    result: float

    @property
    def luck(self) -> float:
        """The luck of deal and draws."""
        return self.deal + self.draws


def team_sum(start: float, steps: Sequence[Counted], seat: int, result: float) -> Sum:
    """Add up the steps of a team, as one of its seats sees it."""
    return Sum(
        start=start,
        deal=(steps[0].start if steps else result) - start,
        draws=sum(step.luck for step in steps),
        mine=_loss(step for step in steps if step.seat == seat),
        others=_loss(step for step in steps if step.seat != seat),
        rest=sum(step.rest for step in steps),
        result=result,
    )


def rival_sum(players: int, steps: Sequence[Counted], seat: int, result: float) -> Sum:
    """Add up the steps of one of several rivals; what the others did is not told apart from luck."""
    start, mine = 1 / players, _loss(step for step in steps if step.seat == seat)
    return Sum(start, 0.0, 0.0, mine, 0.0, result - start - mine, result)


def _loss(steps: Iterable[Counted]) -> float:
    """What was given away, not above 0."""
    return 0.0 - sum(step.lost for step in steps)  # a plain minus would make a zero negative


def share_of(scores: tuple[int, ...], seat: int) -> float:
    """A seat's share of the win: equal totals share it (T22)."""
    best = max(scores)
    return 1 / scores.count(best) if scores[seat] == best else 0.0
