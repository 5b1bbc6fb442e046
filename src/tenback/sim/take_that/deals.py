"""New matches in rows: from given decks, or from a seed and the number of the match."""

from typing import Final

import numpy as np

from tenback.games.take_that import Options
from tenback.games.take_that.deals import FIRST_DECK_STREAM
from tenback.sim.bits import HIGH, LOW, IntArray
from tenback.sim.chance import CardArray, seed, shuffle
from tenback.sim.jit import kernel
from tenback.sim.take_that.row import (
    CARD_AT,
    DECK_SIZE,
    DRAWN,
    ENDING,
    HAND,
    HAND_SIZE,
    PLAYERS,
    PROFESSIONAL,
    ROUND,
    ROUNDS,
    RUNNING,
    SEAT,
    STARTER,
    TOTAL,
    WIDTH,
)
from tenback.sim.take_that.rules import clear_line

MOVES_STREAM: Final = 1
"""The random numbers of a match's moves; the decks of its rounds have the streams after it."""


def empty_row(options: Options) -> IntArray:
    """A row with the options in it, nothing dealt."""
    row = np.zeros(WIDTH, np.int64)
    row[PLAYERS] = options.players
    row[HAND_SIZE] = options.hand_size
    row[ROUNDS] = options.rounds
    row[PROFESSIONAL] = options.professional
    return row


@kernel
def begin_match(row: IntArray, deck: CardArray, starter: int) -> None:
    """Deal the first round; the options stand in the row already."""
    row[STARTER] = starter
    row[TOTAL : TOTAL + 4] = 0
    row[ROUND] = 0
    deal(row, deck)


@kernel
def next_round(row: IntArray, deck: CardArray) -> None:
    """Deal the round after one that is over (T11)."""
    row[ROUND] += 1
    deal(row, deck)


@kernel
def deal(row: IntArray, deck: CardArray) -> None:
    """Deal the hands from the front of *deck*; the next seat starts each round (T2, T22)."""
    row[HAND:TOTAL] = 0
    row[DRAWN] = 0
    row[ENDING] = RUNNING
    row[SEAT] = (row[STARTER] + row[ROUND]) % row[PLAYERS]
    clear_line(row)
    for seat in range(row[PLAYERS]):
        _deal_hand(row, deck, HAND + 2 * seat)


@kernel
def _deal_hand(row: IntArray, deck: CardArray, hand: int) -> None:
    low, high, drawn = 0, 0, row[DRAWN]
    for index in range(drawn, drawn + row[HAND_SIZE]):
        low |= LOW[deck[index]]
        high |= HIGH[deck[index]]
    row[hand], row[hand + 1] = low, high
    row[DRAWN] = drawn + row[HAND_SIZE]


@kernel
def shuffle_deck(deck: CardArray, rng: IntArray, number: int, game: int, round_number: int) -> None:
    """Write the deck of one round of one match of a seed: nothing that is played has a say in it."""
    seed(rng, number, game, FIRST_DECK_STREAM + round_number)
    for place in range(DECK_SIZE):
        deck[place] = CARD_AT[place]
    shuffle(rng, deck, 0, DECK_SIZE)
