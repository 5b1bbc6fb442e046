"""What a player can do, and why it may be refused."""

from dataclasses import dataclass
from enum import Enum

from tenback.games.the_game.cards import CARDS, PILES, Card, Pile, Seat


@dataclass(frozen=True, slots=True)
class Begin:
    """Be the one who starts, when the team has not named a starter (G3)."""


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
    """Why a move is not legal now; the value is the plain English for it."""

    GAME_OVER = "the game is over"
    NO_SUCH_SEAT = "there is no such seat at this table"
    NOT_BEGUN = "somebody has to begin first"
    ALREADY_BEGUN = "the game has begun already"
    NOT_YOUR_TURN = "it is not your turn"
    CARD_NOT_IN_HAND = "that card is not in your hand"
    NO_SUCH_PILE = "there are four piles, A to D"
    CARD_TOO_LOW = "on this pile the card must be higher than the top card, or exactly 10 lower"
    CARD_TOO_HIGH = "on this pile the card must be lower than the top card, or exactly 10 higher"
    NO_TRICK = "a NO TRICK command shows: nobody may go back by ten"
    ONE_PILE = "a ONE PILE command shows: all cards of this turn go on one pile"
    OWES_CARDS = "you have to play more cards before you end the turn"
    OWES_SKULL = "you have to cover the skull before you end the turn"
    OWES_THREE = "you have to play exactly 3 cards in this turn"
