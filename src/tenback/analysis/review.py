"""The review of a finished game: what the expert would have done, and what each choice cost."""

from collections.abc import Callable, Collection, Iterable, Iterator
from dataclasses import dataclass, replace
from enum import Enum

from tenback.analysis.estimate import Estimate
from tenback.analysis.hint import Hint, NoHints
from tenback.analysis.reason import Why
from tenback.games import Move, State, View
from tenback.games.extensions import PerGame
from tenback.records import Moment, Moved, Record, replay
from tenback.records.players import bots_of
from tenback.talk.marks.said import Talk


class Severity(Enum):
    """How bad a choice was; the words are `review-severity-` and its value."""

    NOTHING = "nothing"
    SLIGHT = "slight"
    """Less than five percentage points, but more than the doubt."""
    INACCURACY = "inaccuracy"
    MISTAKE = "mistake"
    BLUNDER = "blunder"


FROM_POINTS = {Severity.BLUNDER: 15, Severity.MISTAKE: 10, Severity.INACCURACY: 5}
"""From how many percentage points lost a choice has this severity, the worst first."""


def severity_of(lost: float) -> Severity:
    """Return the severity of a loss of chance (from 0 to 1) that is larger than its doubt."""
    named = (severity for severity, points in FROM_POINTS.items() if round(100 * lost, 6) >= points)
    return next(named, Severity.SLIGHT if lost > 0 else Severity.NOTHING)


@dataclass(frozen=True, slots=True)
class Decision:
    """A turn of a record (in TAKE THAT a move): what its seat knew when it began, and what it did."""

    number: int
    """The move of the record that it begins with, from 1."""
    seat: int
    view: View
    talk: Talk
    turn: tuple[Move, ...]
    state: State
    """The whole position when it began; only for a finished game."""
    is_free: bool
    """Whether something else could have been done."""

    @property
    def last(self) -> int:
        """The move of the record that it ends with."""
        return self.number + len(self.turn) - 1


@dataclass(frozen=True, slots=True)
class Weighed:
    """A decision compared with what the expert would have done, both on the same sampled deals."""

    decision: Decision
    hint: Hint
    estimate: Estimate
    """What could be expected after what was done."""
    cost: float
    """How much of the chance to win it gave away; 0 if that is within the doubt."""
    contrast: tuple[Why, ...] = ()
    """Why the expert's way was better: reasons that are true of it and not of what was done."""

    @property
    def is_costly(self) -> bool:
        """Whether something was given away."""
        return self.cost > 0

    @property
    def severity(self) -> Severity:
        """How bad it was."""
        return severity_of(self.cost)


def decisions(record: Record, seats: Collection[int]) -> tuple[Decision, ...]:
    """List the decisions of some seats; turns that were forced from start to finish are not decisions."""
    return tuple(turn for turn in turns_of(record) if turn.seat in seats and turn.is_free)


def turns_of(record: Record) -> Iterator[Decision]:
    """Iterate over all turns of a record, forced ones included."""
    going: Decision | None = None
    bots = bots_of(record)
    for number, before, moved in _moves(record):
        view = record.game.view(before.state, moved.seat)
        is_free = len(view.legal) > 1
        if going is not None and bool(getattr(view, "plays", ())):
            turn, free = (*going.turn, moved.move), going.is_free or is_free
            going = Decision(going.number, going.seat, going.view, going.talk, turn, going.state, free)
            continue
        if going is not None:
            yield going
        going = None
        if before.state.turn is not None:
            # As at the table: what a bot leaves unsaid counts too.
            talk = replace(before.talk, asked=bots)
            going = Decision(number, moved.seat, view, talk, (moved.move,), before.state, is_free)
    if going is not None:
        yield going


def _moves(record: Record) -> Iterator[tuple[int, Moment, Moved]]:
    """Number the moves, with the moment before each."""
    moments, number = replay(record), 0
    before = next(moments)
    for after in moments:
        if isinstance(after.entry, Moved):
            number += 1
            yield number, before, after.entry
        before = after


def weigh(decision: Decision, *, samples: int | None = None, deals: int | None = None) -> Weighed:
    """Return what the expert would have done, and what it cost to do something else."""
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
"""The function that weighs decisions for each game; it takes a decision, samples and deals."""


def turning_points(weighed: Iterable[Weighed]) -> list[Weighed]:
    """Return the decisions that cost something, the costliest first."""
    return sorted((one for one in weighed if one.is_costly), key=lambda one: -one.cost)
