"""How a match ends (T10, T11, T22)."""

from dataclasses import dataclass
from enum import Enum

from tenback.games.take_that.cards import Card, Seat


class Ending(Enum):
    """What ended the match: there is only one way."""

    SCORED = "scored"


@dataclass(frozen=True, slots=True)
class RoundScore:
    """The points of a round by seat, and the extra cards that were turned up for it (T10, T24)."""

    points: tuple[int, ...]
    extra: tuple[tuple[Card, ...], ...]


@dataclass(frozen=True, slots=True)
class Outcome:
    """The totals by seat; equal totals share the win (T22)."""

    ending: Ending
    scores: tuple[int, ...]

    @property
    def won(self) -> bool:
        """Always False: there is no team."""
        return False

    @property
    def cards_left(self) -> int:
        """Always 0: cards left do not count here."""
        return 0

    @property
    def winners(self) -> tuple[Seat, ...]:
        """The seats with the highest total."""
        best = max(self.scores)
        return tuple(seat for seat, score in enumerate(self.scores) if score == best)
