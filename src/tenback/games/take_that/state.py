"""A position of the match, hidden cards included."""

from dataclasses import dataclass

from tenback.games.take_that.cards import Card, Seat
from tenback.games.take_that.moves import Step
from tenback.games.take_that.options import Options
from tenback.games.take_that.outcome import Outcome, RoundScore


@dataclass(frozen=True, slots=True)
class State:
    """Everything about a match at one moment."""

    options: Options
    starter: Seat
    """Who goes first in the first round; in the next round it is the next seat (T22)."""
    decks: tuple[tuple[Card, ...], ...]
    """The decks of the rounds to come."""
    hands: tuple[tuple[Card, ...], ...]
    """Each seat's cards in rising order."""
    draw_pile: tuple[Card, ...]
    """The next card to draw comes first."""
    line: tuple[Card, ...]
    """From the draw pile to the right (T3)."""
    face_up: tuple[tuple[Card, ...], ...]
    """What each seat has twisted this round."""
    face_down: tuple[tuple[Card, ...], ...]
    """What each seat has taken this round, as everyone saw it (T23)."""
    extra: tuple[tuple[Card, ...], ...]
    """The unseen minus cards of the professional variant (T12, T24)."""
    turn: Seat | None
    """The active seat; None after the end."""
    rounds: tuple[RoundScore, ...] = ()
    """The rounds that have been scored."""
    history: tuple[Step, ...] = ()
    result: Outcome | None = None

    def hand_of(self, seat: Seat) -> tuple[Card, ...]:
        """Return the cards of a seat."""
        return self.hands[seat]

    @property
    def round(self) -> int:
        """The number of the current round, from 0."""
        return min(len(self.rounds), self.options.rounds - 1)
