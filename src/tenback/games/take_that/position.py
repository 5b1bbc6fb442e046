"""What the rules ask of a position: a State answers for every seat, a View for its own."""

from typing import Protocol

from tenback.games.take_that.cards import Card, Seat
from tenback.games.take_that.options import Options
from tenback.games.take_that.outcome import Outcome


class Position(Protocol):
    """A match at one moment, with just what is needed to decide which moves are legal."""

    @property
    def options(self) -> Options:
        """The rules that the table plays by."""
        ...

    @property
    def line(self) -> tuple[Card, ...]:
        """The line from the draw pile to the right (T3)."""
        ...

    @property
    def turn(self) -> Seat | None:
        """Whose turn it is; None after the end."""
        ...

    @property
    def result(self) -> Outcome | None:
        """How the match ended, or None while it runs."""
        ...

    def hand_of(self, seat: Seat) -> tuple[Card, ...]:
        """Return the cards of a seat; a View knows one hand only."""
        ...
