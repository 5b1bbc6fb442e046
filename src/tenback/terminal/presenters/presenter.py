"""What a game brings to the terminal; a game that brings nothing is told in sentences."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from textual.screen import Screen
from textual.widget import Widget

from tenback.games.extensions import PerGame
from tenback.records import Moment, Record
from tenback.terminal.setup import Player
from tenback.words import Words

if TYPE_CHECKING:
    from tenback.terminal.screens.table import TableScreen


@dataclass(frozen=True, slots=True)
class Presenter:
    """How one game looks in the terminal."""

    table: "type[TableScreen]"
    """The screen at which it is played."""
    told: Callable[[Words, Record, Sequence[Player]], list[str]]
    """Tell a game so far, line by line."""
    ending: Callable[[Words, Any, Sequence[str]], str]
    """Tell how it ended, given the players' names."""
    still_to_do: Callable[[Words, Any], str]
    """Say what the player whose turn it is has to do, or nothing."""
    cards: Callable[[Words, Any, Sequence[int]], list[str]]
    """Write the cards of a hand in a state."""
    replay_board: Callable[[], Iterable[Widget]]
    """Give the middle of the screen on which a record is shown."""
    show_moment: Callable[[Screen[None], Words, Moment, Sequence[Player]], None]
    """Show one moment of a record there."""


PRESENTERS = PerGame[Presenter](
    "tenback.terminal_presenters",
    {
        "the-game": "tenback.terminal.presenters.the_game:PRESENTER",
        "extreme": "tenback.terminal.presenters.the_game:PRESENTER",
        "take-that": "tenback.terminal.presenters.take_that:PRESENTER",
    },
)


def presenter_of(game: str) -> Presenter:
    """Give the presenter of a game."""
    if (presenter := PRESENTERS[game]) is not None:
        return presenter
    # Late: it is made of the parts of this layer that ask for presenters.
    from tenback.terminal.presenters.generic import PRESENTER

    return PRESENTER
