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
    """Why a move is not legal now; the value is the plain English for it."""

    GAME_OVER = "the match is over"
    NO_SUCH_SEAT = "there is no such seat at this table"
    NOT_YOUR_TURN = "it is not your turn"
    CARD_NOT_IN_HAND = "that card is not in your hand"
    TOO_FAR = "the card may differ from the last one by at most 10"
    NO_LINE = "there is no line: open one with a card"
    TOAD = "toads cannot be twisted"
    NO_TWIN = "the twin of that card is not in the line"
