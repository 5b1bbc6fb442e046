"""A finished game gone through again: what the expert would have done, and what each choice cost."""

from collections.abc import Callable, Collection, Iterable, Iterator
from dataclasses import dataclass

from tenback.analysis.estimate import Estimate
from tenback.analysis.hint import Hint, NoHints
from tenback.games import Move, View
from tenback.games.extensions import PerGame
from tenback.records import Moved, Record, replay
from tenback.talk.marks.said import Talk


@dataclass(frozen=True, slots=True)
class Decision:
    """A moment of a record at which a seat could choose, and what it chose."""

    number: int
    """Which move of the record it is, from 1."""
    seat: int
    view: View
    talk: Talk
    move: Move


@dataclass(frozen=True, slots=True)
class Weighed:
    """A decision beside what the expert would have done, both in the same sampled deals."""

    decision: Decision
    hint: Hint
    estimate: Estimate
    """What might have been expected after the move that was made."""
    cost: float
    """How much less it was worth to the expert's mind; 0 where the deals show no difference."""

    @property
    def is_costly(self) -> bool:
        """Tell whether something was given away."""
        return self.cost > 0


def decisions(record: Record, seats: Collection[int]) -> tuple[Decision, ...]:
    """List the decisions of some seats; forced moves are not decisions."""
    return tuple(decision for decision in _moves(record) if decision.seat in seats and _is_free(decision))


def _moves(record: Record) -> Iterator[Decision]:
    game, number = record.game, 0
    moments = replay(record)
    before = next(moments)
    for after in moments:
        if isinstance(after.entry, Moved):
            number += 1
            seat, move = after.entry.seat, after.entry.move
            yield Decision(number, seat, game.view(before.state, seat), before.talk, move)
        before = after


def _is_free(decision: Decision) -> bool:
    return len(decision.view.legal) > 1


def weigh(decision: Decision, *, samples: int | None = None, deals: int | None = None) -> Weighed:
    """Say what the expert would have done, and what it cost to do otherwise."""
    game = decision.view.options.game
    if (ask := REVIEWS[game]) is None:
        raise NoHints(game)
    return ask(decision, samples, deals)


REVIEWS = PerGame[Callable[[Decision, int | None, int | None], Weighed]](
    "tenback.reviews",
    {
        "the-game": "tenback.analysis.the_game.weighing:weigh_in_the_game",
        "extreme": "tenback.analysis.the_game.weighing:weigh_in_the_game",
        "take-that": "tenback.analysis.take_that.weighing:weigh_in_take_that",
    },
)
"""Who weighs decisions in each game: asked with a decision, samples and deals."""


def turning_points(weighed: Iterable[Weighed]) -> list[Weighed]:
    """Give the decisions that cost something, the dearest first."""
    return sorted((one for one in weighed if one.is_costly), key=lambda one: -one.cost)
