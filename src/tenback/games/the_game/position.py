"""What the rules ask of a position: a State answers for every seat, a View for its own."""

from typing import Protocol

from tenback.games.the_game.cards import Card, Pile, Seat
from tenback.games.the_game.commands import Command, Printed
from tenback.games.the_game.moves import PlayCard
from tenback.games.the_game.options import Options
from tenback.games.the_game.outcome import Outcome


class Position(Protocol):
    """A game at one moment, with just what is needed to decide which moves are legal."""

    @property
    def options(self) -> Options:
        """The rules that the table plays by."""
        ...

    @property
    def commands(self) -> Printed:
        """The command on each card that can be seen, by its number."""
        ...

    @property
    def piles(self) -> tuple[tuple[Card, ...], ...]:
        """The four piles from the card they start at to the top card."""
        ...

    @property
    def turn(self) -> Seat | None:
        """Whose turn it is; None before anybody has gone first and after the end."""
        ...

    @property
    def minimum(self) -> int:
        """The minimum number of cards this turn (G6)."""
        ...

    @property
    def plays(self) -> tuple[PlayCard, ...]:
        """The cards of this turn so far."""
        ...

    @property
    def bound_to(self) -> Pile | None:
        """The pile that ONE PILE holds this turn to (E22)."""
        ...

    @property
    def result(self) -> Outcome | None:
        """How the game ended, or None while it runs."""
        ...

    def hand_of(self, seat: Seat) -> tuple[Card, ...]:
        """Return the cards of a seat; a View knows one hand only."""
        ...

    def shows(self, command: Command) -> bool:
        """Return whether a command is the visible top of some pile (E4)."""
        ...
