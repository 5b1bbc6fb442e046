"""What a player can do, and why it may be refused."""

from dataclasses import dataclass
from enum import Enum

from tenback.games.the_game.cards import CARDS, PILES, Card, Pile, Seat


@dataclass(frozen=True, slots=True)
class Begin:
    """Go first, if the team has not named a starter (G3)."""


@dataclass(frozen=True, slots=True)
class PlayCard:
    """Put one card from the hand on top of a pile (G4)."""

    card: Card
    pile: Pile


@dataclass(frozen=True, slots=True)
class EndTurn:
    """Play no more cards this turn, and draw (G7)."""


Move = Begin | PlayCard | EndTurn

BEGIN = Begin()
END_TURN = EndTurn()
PLAYS = {(card, pile): PlayCard(card, pile) for card in CARDS for pile in PILES}
"""Every play there is, made once: games ask for them by the million."""


@dataclass(frozen=True, slots=True)
class Step:
    """One move as everyone saw it, with the number of cards drawn after it."""

    seat: Seat
    move: Move
    drawn: int = 0


class Refusal(Enum):
    """Why a move is not legal now; `refusal-the-game-` and the value is the message id."""

    GAME_OVER = "game-over"
    NO_SUCH_SEAT = "no-such-seat"
    NOT_BEGUN = "not-begun"
    ALREADY_BEGUN = "already-begun"
    NOT_YOUR_TURN = "not-your-turn"
    CARD_NOT_IN_HAND = "card-not-in-hand"
    NO_SUCH_PILE = "no-such-pile"
    CARD_TOO_LOW = "card-too-low"
    CARD_TOO_HIGH = "card-too-high"
    NO_TRICK = "no-trick"
    ONE_PILE = "one-pile"
    OWES_CARDS = "owes-cards"
    OWES_SKULL = "owes-skull"
    OWES_THREE = "owes-three"
