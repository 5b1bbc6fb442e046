"""What a player can do, and why it may be refused."""

from dataclasses import dataclass
from enum import Enum

from tenback.games.take_that.cards import CARDS, Card, Seat


@dataclass(frozen=True, slots=True)
class Lay:
    """Put a card at the right end of the line, or open a line with it (T5)."""

    card: Card


@dataclass(frozen=True, slots=True)
class Twist:
    """Show a card whose twin lies in the line and take both face up (T6)."""

    card: Card


@dataclass(frozen=True, slots=True)
class TakeLine:
    """Take the whole line face down, then open a new one (T8)."""


Move = Lay | Twist | TakeLine

TAKE_LINE = TakeLine()
LAYS = {card: Lay(card) for card in CARDS}
TWISTS = {card: Twist(card) for card in CARDS}


@dataclass(frozen=True, slots=True)
class Step:
    """One move as everyone saw it, with the round and the number of cards drawn after it."""

    round: int
    seat: Seat
    move: Move
    drawn: int = 0


class Refusal(Enum):
    """Why a move is not legal now; `refusal-take-that-` and the value is the message id."""

    GAME_OVER = "game-over"
    NO_SUCH_SEAT = "no-such-seat"
    NOT_YOUR_TURN = "not-your-turn"
    CARD_NOT_IN_HAND = "card-not-in-hand"
    TOO_FAR = "too-far"
    NO_LINE = "no-line"
    TOAD = "toad"
    NO_TWIN = "no-twin"
