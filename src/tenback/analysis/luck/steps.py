"""The steps of a finished game: each decision with what it cost, and the luck that followed it."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final

from tenback.analysis.estimate import Base
from tenback.analysis.hint import NoHints
from tenback.analysis.reason import Why
from tenback.analysis.review import Decision, Severity, Weighed, severity_of, turns_of
from tenback.games import Move, State
from tenback.games.errors import TenbackError
from tenback.games.extensions import PerGame
from tenback.records import Record, Said, final_moment
from tenback.talk.marks.said import NOTHING_SAID, Talk

DIGITS: Final = 5
"""Figures are rounded once, where a step is made: everybody who shows them shows the same."""


class NotFinished(TenbackError, ValueError):
    """Only a finished game shows its hands, its luck and its mistakes."""

    def __init__(self) -> None:
        super().__init__("error-not-finished")


@dataclass(frozen=True, slots=True)
class Step:
    """One decision: the chance before and after it, and what the hidden cards then did to it.

    `start` + `rest` - `lost` + `luck` is the `start` of the next step (of the same seat, in TAKE THAT).
    """

    number: int
    """Which move of the record it begins with, from 1."""
    last: int
    seat: int
    played: tuple[Move, ...]
    best: tuple[Move, ...]
    start: float
    """The chance at first sight, before anybody has thought about it."""
    before: float
    """The chance with the best turn."""
    after: float
    """The chance with the turn that was made, before the next cards are seen."""
    doubt: float
    """Two standard errors of `before`."""
    lost: float
    """What the decision gave away; 0 where that is within the doubt."""
    luck: float
    """How much better the cards that followed were than could be expected."""
    rest: float
    """What is not explained: how far the estimator disagrees with itself."""
    base: Base
    is_free: bool
    why: tuple[Why, ...] = ()
    """Why the best turn was better than the one that was made."""

    @property
    def severity(self) -> Severity:
        """Name what was lost."""
        return severity_of(self.lost)


def step_from(weighed: Weighed, *, start: float, luck: float = 0.0, rest: float = 0.0) -> Step:
    """Make a step of a decision that was weighed; where nothing was lost, the best turn is the one made."""
    decision, best = weighed.decision, weighed.hint.estimate
    return Step(
        number=decision.number,
        last=decision.last,
        seat=decision.seat,
        played=decision.turn,
        best=weighed.hint.turn if weighed.is_costly else decision.turn,
        start=round(start, DIGITS),
        before=round(best.win, DIGITS),
        after=round(weighed.estimate.win, DIGITS),
        doubt=round(best.doubt, DIGITS),
        lost=round(weighed.cost, DIGITS),
        luck=round(luck, DIGITS),
        rest=round(rest, DIGITS),
        base=best.base,
        is_free=decision.is_free,
        why=weighed.contrast,
    )


@dataclass(frozen=True, slots=True)
class Turn:
    """A turn of a finished game, and the position at the beginning of the next one."""

    decision: Decision
    next_state: State
    talks: bool = False
    """Whether anything was said in the game."""
    next_talk: Talk = NOTHING_SAID
    """What stands at the beginning of the next turn."""


def steps_of(
    record: Record, *, first: int = 0, samples: int | None = None, deals: int | None = None
) -> Iterator[Step]:
    """Judge the turns of a finished record one after the other, from the turn *first* on."""
    if (ask := LUCK[record.game.name]) is None:
        raise NoHints(record.game.name)
    for turn in turns_with_next(record)[first:]:
        yield ask(turn, samples, deals)


def turns_with_next(record: Record) -> list[Turn]:
    """Give the turns of a finished record."""
    end = final_moment(record).state
    if end.result is None:
        raise NotFinished
    decisions = list(turns_of(record))
    following = [*((decision.state, decision.talk) for decision in decisions[1:]), (end, NOTHING_SAID)]
    talks = any(isinstance(entry, Said) for entry in record.entries)
    return [
        Turn(decision, state, talks, talk)
        for decision, (state, talk) in zip(decisions, following, strict=True)
    ]


LUCK = PerGame[Callable[[Turn, int | None, int | None], Step]](
    "tenback.luck",
    {
        "the-game": "tenback.analysis.luck.the_game:step_in_the_game",
        "extreme": "tenback.analysis.luck.the_game:step_in_the_game",
        "take-that": "tenback.analysis.luck.take_that:step_in_take_that",
    },
)
"""Who judges the turns of a finished game: asked with a turn, samples and deals."""
