"""A hint: what the expert would do with what a seat can see, what it expects from it, and why."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from tenback.analysis.estimate import Estimate
from tenback.analysis.reason import Why
from tenback.games import Move, View
from tenback.games.errors import TenbackError
from tenback.games.extensions import PerGame
from tenback.talk.marks.said import NOTHING_SAID, Talk


class NothingToHint(TenbackError, ValueError):
    """The seat has no move to make now."""

    def __init__(self) -> None:
        super().__init__("error-nothing-to-hint")


class NoHints(TenbackError, ValueError):
    """There are no hints for this game."""

    def __init__(self, game: str) -> None:
        super().__init__("error-no-hints", game=game)
        self.game = game


@dataclass(frozen=True, slots=True)
class Other:
    """Another good continuation."""

    turn: tuple[Any, ...]
    estimate: Estimate
    is_close: bool
    """Whether the sampled deals do not distinguish it from the best."""


@dataclass(frozen=True, slots=True)
class Hint:
    """The expert's move and the turn that begins with it, what the expert expects, and why."""

    move: Move
    turn: tuple[Any, ...]
    """All moves of the turn as planned now, including the first."""
    estimate: Estimate
    why: tuple[Why, ...]
    others: tuple[Other, ...]
    """The next best continuations, best first."""


def hint(
    view: View, talk: Talk = NOTHING_SAID, *, samples: int | None = None, deals: int | None = None
) -> Hint:
    """Return what the expert would do; the same view and talk give the same hint.

    *samples* is the number of play-outs in the search, *deals* the number of deals behind the estimate.
    """
    if view.seat is None or not view.legal:
        raise NothingToHint
    if (ask := HINTS[view.options.game]) is None:
        raise NoHints(view.options.game)
    return ask(view, talk, samples, deals)


def has_hints(game: str) -> bool:
    """Return whether there are hints for a game."""
    return game in HINTS


HINTS = PerGame[Callable[[Any, Talk, int | None, int | None], "Hint"]](
    "tenback.hints",
    {
        "the-game": "tenback.analysis.the_game.hint:hint_in_the_game",
        "extreme": "tenback.analysis.the_game.hint:hint_in_the_game",
        "take-that": "tenback.analysis.take_that.hint:hint_in_take_that",
    },
)
"""The function that gives hints for each game; it takes a view, the talk, samples and deals."""
