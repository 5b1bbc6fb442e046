"""A hint: what the expert would do with what a seat can see, what it expects of it, and why."""

from dataclasses import dataclass
from typing import Any

from tenback.analysis.estimate import Estimate
from tenback.analysis.reason import Why
from tenback.games import take_that, the_game
from tenback.games.errors import TenbackError
from tenback.talk.marks.said import NOTHING_SAID, Talk


class NothingToHint(TenbackError, ValueError):
    """The seat has no move to make now."""

    def __init__(self) -> None:
        super().__init__("there is no move to hint at now")


@dataclass(frozen=True, slots=True)
class Other:
    """Another good way on."""

    turn: tuple[Any, ...]
    estimate: Estimate
    is_close: bool
    """The sampled deals do not tell it from the best."""


@dataclass(frozen=True, slots=True)
class Hint:
    """The expert's move with the turn it is the beginning of, what it expects, and why."""

    move: Any
    turn: tuple[Any, ...]
    """All moves of the turn as it is planned now, the first included."""
    estimate: Estimate
    why: tuple[Why, ...]
    others: tuple[Other, ...]
    """The next best ways, best first."""


def hint(
    view: Any, talk: Talk = NOTHING_SAID, *, samples: int | None = None, deals: int | None = None
) -> Hint:
    """Say what the expert would do; the same view and talk give the same hint.

    *samples* are play-outs of the search, *deals* those that the estimate is taken from.
    """
    if view.seat is None or not view.legal:
        raise NothingToHint
    # Late: whoever only carries hints around needs no kernels.
    match view:
        case the_game.View():
            from tenback.analysis.the_game.hint import hint_in_the_game

            return hint_in_the_game(view, talk, samples, deals)
        case take_that.View():
            from tenback.analysis.take_that.hint import hint_in_take_that

            return hint_in_take_that(view, samples, deals)
        case _:
            raise TypeError(f"no game has a view like {type(view).__name__}")
