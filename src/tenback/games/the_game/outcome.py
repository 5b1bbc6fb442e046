"""How a game ends (G9, G10, G21, E3, E21, E23)."""

from dataclasses import dataclass
from enum import Enum

from tenback.games.the_game.cards import Seat
from tenback.games.the_game.commands import Command

EXCELLENT = 10
"""Fewer cards left than this is an excellent result (G10)."""


class Ending(Enum):
    """What ended the game."""

    WON = "won"
    STUCK = "stuck"
    BROKEN = "broken"
    GIVEN_UP = "given-up"


class Owed(Enum):
    """What a player still has to do in a turn."""

    CARDS = "cards"
    SKULL = "skull"
    THREE = "three"


@dataclass(frozen=True, slots=True)
class Outcome:
    """The result: how it ended and how many cards are left in hands and draw pile (G10)."""

    ending: Ending
    cards_left: int
    seat: Seat
    """The active seat when it ended."""
    owed: tuple[Owed, ...] = ()
    command: Command | None = None

    @property
    def won(self) -> bool:
        """Whether all 98 cards were played and no command was broken."""
        return self.ending is Ending.WON

    @property
    def scores(self) -> tuple[int, ...]:
        """Always empty: a team has no points by seat."""
        return ()

    @property
    def is_excellent(self) -> bool:
        """Whether fewer than 10 cards are left (G10)."""
        return self.cards_left < EXCELLENT
