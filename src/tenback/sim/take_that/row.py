"""A match as one row of int64: where each fact stands, and the tables that all kernels share."""

from typing import Final

import numpy as np

from tenback.games.take_that.cards import CARDS, TOADS, twin
from tenback.games.take_that.rules import TAKEN_POINTS, TOAD_POINTS, TWISTED_POINTS, lay_refusal
from tenback.sim.bits import HIGH, LOW

# Where things stand in a row; a set of cards is two words --------------------------------------------------

HAND: Final = 0  # 4 seats, two words each
UP: Final = 8  # what each seat has twisted this round
DOWN: Final = 16  # what each seat has taken this round
EXTRA: Final = 24  # the unseen minus cards of each seat
LINE: Final = 32  # the cards in the line
WANTED: Final = 34  # the cards that would twist one of them
GONE: Final = 36  # all cards face up or face down that everyone saw
POINTS: Final = 38  # 4 seats: the running points of this round, extra cards left out
TOTAL: Final = 42  # 4 seats: the points of the rounds that are scored
SEAT: Final = 46  # the active seat
LAST: Final = 47  # the rightmost card, or NO_CARD when there is no line
HEIGHT: Final = 48  # how far the stack reaches
DRAWN: Final = 49  # how many cards of the deck are dealt or drawn
ENDING: Final = 50
ROUND: Final = 51  # from 0
STARTER: Final = 52  # who starts the first round
PLAYERS: Final = 53
HAND_SIZE: Final = 54
ROUNDS: Final = 55
PROFESSIONAL: Final = 56
STACK: Final = 57  # the line as it was laid; twisted cards stay here until they would be the last
WIDTH: Final = 57 + len(CARDS)

NO_CARD: Final = 0
DECK_SIZE: Final = len(CARDS)

RUNNING: Final = 0
ROUND_OVER: Final = 1
MATCH_OVER: Final = 2

# Moves by number: lays by place of the card, then twists, then taking the line -----------------------------

TWIST: Final = DECK_SIZE
TAKE: Final = 2 * DECK_SIZE
MOVES: Final = 2 * DECK_SIZE + 1

CARD_AT: Final = np.array(CARDS, np.int64)
PLACE: Final = np.array([CARDS.index(card) if card in CARDS else -1 for card in range(101)], np.int64)

# What goes where, and what it counts -----------------------------------------------------------------------

ALL_LOW: Final = int(sum(LOW[card] for card in CARDS))
ALL_HIGH: Final = int(sum(HIGH[card] for card in CARDS))
TOADS_LOW: Final = int(sum(LOW[card] for card in TOADS))
TOADS_HIGH: Final = int(sum(HIGH[card] for card in TOADS))
PAIR_POINTS: Final = 2 * TWISTED_POINTS
CARD_POINTS: Final = TAKEN_POINTS
TOAD_MORE: Final = TOAD_POINTS - TAKEN_POINTS  # what a toad costs beyond any other card


def _following(last: int) -> list[int]:
    line = () if last == NO_CARD else (last,)
    return [card for card in CARDS if card != last and lay_refusal(line, card) is None]


# By rightmost card: the cards that may be laid (T5); any card when there is no line.
NEAR_LOW: Final = np.array([sum(LOW[_following(last)]) for last in range(101)], np.int64)
NEAR_HIGH: Final = np.array([sum(HIGH[_following(last)]) for last in range(101)], np.int64)
# By card: its twin; toads have none.
TWIN: Final = np.array(
    [twin(card) if card in CARDS and card not in TOADS else NO_CARD for card in range(101)], np.int64
)
