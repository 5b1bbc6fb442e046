"""What a game brings to the wire; a game that brings nothing is shown in sentences."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Protocol

from tenback.games import AnyGame, State
from tenback.games.extensions import PerGame
from tenback.server.wire.boards import Board, Message
from tenback.server.wire.names import StepKind
from tenback.server.wire.shown import ResultView, StepView


@dataclass(frozen=True, slots=True)
class MoveView:
    """A move as the wire has it, beside its text."""

    kind: StepKind
    card: int | None = None
    pile: int | None = None
    words: Message | None = None


class ShowBoard(Protocol):
    """Shows a view; *waiting* is a play of this viewer that the board does not hold yet."""

    def __call__(self, view: Any, *, aid: bool, waiting: Any = None) -> Board:
        """Show the board."""
        ...


def cards_to_come(state: State) -> int:
    """The share of its cards that a hand still has, where a game says nothing better."""
    most = max(len(hand) for hand in state.hands)
    return min(100, 10 * most)


@dataclass(frozen=True, slots=True)
class Presenter:
    """How one game is shown on the wire."""

    board: ShowBoard
    move: Callable[[Any], MoveView]
    """Say what kind of move it is, and with which card."""
    step: Callable[[Any, int], StepView]
    """Show one move of a state's history, counted from 0."""
    result: Callable[[Any], ResultView]
    """Show how a state's game ended; the table adds its deal and nonce."""
    room: Callable[[Any], int] = cards_to_come
    """Tell in percent how much room a position leaves, for the course of a game in bars."""


PRESENTERS = PerGame[Presenter](
    "tenback.presenters",
    {
        "the-game": "tenback.server.presenters.the_game:PRESENTER",
        "extreme": "tenback.server.presenters.the_game:PRESENTER",
        "take-that": "tenback.server.presenters.take_that:PRESENTER",
    },
)


def presenter_of(game: AnyGame) -> Presenter:
    """Give the presenter of a game."""
    from tenback.server.presenters.generic import generic_presenter

    return PRESENTERS[game.name] or generic_presenter(game)
