"""A game as one row of int64: where each fact stands, and the tables that all kernels share."""

from enum import IntEnum
from typing import Final

import numpy as np

from tenback.games.the_game.cards import CARDS, PILES
from tenback.games.the_game.commands import Command
from tenback.games.the_game.rules import goes_on, is_trick
from tenback.sim.bits import HIGH, LOW

# Where things stand in a row -----------------------------------------------------------------------------

TOP: Final = 0  # 4 piles
HAND: Final = 4  # 5 seats, two words each
LIVE: Final = 14  # the cards not yet on a pile, two words
SEAT: Final = 16  # the active seat
PLAYED: Final = 17  # cards laid in this turn
OWED: Final = 18  # the least number of cards in this turn
DRAWN: Final = 19  # how many cards of the deck are dealt or drawn
LEFT: Final = 20  # cards in hands and draw pile
ENDING: Final = 21  # 0 while the game runs
THREE: Final = 22  # 1 when a THREE was laid in this turn
BOUND: Final = 23  # the pile that ONE PILE holds this turn to, or NO_PILE
PILES_USED: Final = 24  # one bit for each pile that took a card in this turn
SHOWING: Final = 25  # one bit for each command that is the top of a pile
PLAYERS: Final = 26
HAND_SIZE: Final = 27
MINIMUM: Final = 28
EXTREME: Final = 29
WHOLE_TURN: Final = 30
DECK: Final = 31  # 98, or less where the rest of the deck is unknown
WIDTH: Final = 32

NO_PILE: Final = -1
NO_SEAT: Final = -1
DECK_SIZE: Final = len(CARDS)
END_TURN: Final = 4 * DECK_SIZE  # the number of this move; a play is 4 x (card - 2) + pile
MOVES: Final = END_TURN + 1

RUNNING: Final = 0
WON: Final = 1
STUCK: Final = 2
BROKEN: Final = 3
STOPPED: Final = 4  # an ending of the turn alone: a STOP was laid


class Kind(IntEnum):
    """The commands as small numbers, lightning before infinity; 0 is a plain card."""

    PLAIN = 0
    STOP = 1
    SKULL = 2
    THREE = 3
    SILENCE = 4
    NO_TRICK = 5
    ONE_PILE = 6
    DRAW_ONE = 7


KIND_OF: Final = {command: Kind[command.name] for command in Command}

STOP: Final = int(Kind.STOP)
SKULL: Final = int(Kind.SKULL)
THREE_KIND: Final = int(Kind.THREE)
SILENCE: Final = int(Kind.SILENCE)
NO_TRICK: Final = int(Kind.NO_TRICK)
ONE_PILE: Final = int(Kind.ONE_PILE)
DRAW_ONE: Final = int(Kind.DRAW_ONE)
KINDS: Final = len(KIND_OF)
FIRST_INFINITY: Final = int(min(kind for command, kind in KIND_OF.items() if not command.is_lightning))

# What goes where -----------------------------------------------------------------------------------------

ALL_LOW: Final = int(sum(LOW[card] for card in CARDS))
ALL_HIGH: Final = int(sum(HIGH[card] for card in CARDS))


def _continuing(pile: int, top: int) -> list[int]:
    return [card for card in CARDS if goes_on(card, pile, top)]


def _ten_back(pile: int, top: int) -> int:
    return next((card for card in CARDS if is_trick(card, pile, top)), 0)


# By pile and top card: the cards that continue the pile (G4), and the one that goes back by ten (G5) or 0.
GOES_LOW: Final = np.array([[sum(LOW[_continuing(p, t)]) for t in range(101)] for p in PILES], np.int64)
GOES_HIGH: Final = np.array([[sum(HIGH[_continuing(p, t)]) for t in range(101)] for p in PILES], np.int64)
TRICK: Final = np.array([[_ten_back(p, t) for t in range(101)] for p in PILES], np.int64)
