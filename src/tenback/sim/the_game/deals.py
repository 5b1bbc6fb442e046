"""New games in rows: from a given deck, or from a seed and the number of the game."""

from typing import Final, NamedTuple

import numpy as np

from tenback.games.the_game.commands import CARDS_OF_A_KIND
from tenback.games.the_game.deals import DECK_STREAM, LAYOUT_STREAM
from tenback.games.the_game.options import Options
from tenback.sim.bits import HIGH, LOW, IntArray, Words
from tenback.sim.chance import CardArray, below, seed, shuffle
from tenback.sim.jit import kernel
from tenback.sim.the_game.convert import blank_row
from tenback.sim.the_game.row import (
    ALL_HIGH,
    ALL_LOW,
    DECK,
    DECK_SIZE,
    DRAWN,
    ENDING,
    EXTREME,
    HAND,
    HAND_SIZE,
    KINDS,
    LEFT,
    LIVE,
    PLAYERS,
    RUNNING,
    SHOWING,
    TOP,
)
from tenback.sim.the_game.rules import begin_turn

MOVES_STREAM: Final = 3
"""The random numbers of a game's moves; deck and layout have the streams before it."""


class GameArrays(NamedTuple):
    """What one game needs: a row, its deck, the kinds of its cards, and its chance."""

    row: IntArray
    deck: CardArray
    kinds: CardArray
    rng: IntArray


def new_arrays(options: Options) -> GameArrays:
    """Make the arrays for games with these options; many games can be played in them, one after another."""
    return GameArrays(
        blank_row(options), np.zeros(98, np.int8), np.zeros(101, np.int8), np.zeros(4, np.int64)
    )


@kernel
def deal(row: IntArray, deck: CardArray, starter: int) -> None:
    """Deal the hands from the front of *deck*; the options stand in the row already (G1, G2)."""
    for pile in range(4):
        row[TOP + pile] = 1 if pile < 2 else 100
    row[HAND : HAND + 10] = 0
    row[LIVE], row[LIVE + 1] = ALL_LOW, ALL_HIGH
    row[DRAWN] = 0
    row[DECK] = row[LEFT] = DECK_SIZE
    row[SHOWING] = 0
    row[ENDING] = RUNNING
    for seat in range(row[PLAYERS]):
        _deal_hand(row, deck, HAND + 2 * seat)
    begin_turn(row, starter)


@kernel
def _deal_hand(row: IntArray, deck: CardArray, hand: int) -> None:
    low, high, drawn = 0, 0, row[DRAWN]
    for index in range(drawn, drawn + row[HAND_SIZE]):
        low |= LOW[deck[index]]
        high |= HIGH[deck[index]]
    row[hand], row[hand + 1] = low, high
    row[DRAWN] = drawn + row[HAND_SIZE]


@kernel
def shuffle_deck(deck: CardArray, rng: IntArray, number: int, game: int) -> None:
    """Write the deck of one game of a seed."""
    seed(rng, number, game, DECK_STREAM)
    for index in range(DECK_SIZE):
        deck[index] = index + 2
    shuffle(rng, deck, 0, DECK_SIZE)


@kernel
def draw_layout(kinds: CardArray, off: int, rng: IntArray, number: int, game: int) -> None:
    """Put the 28 commands of one game of a seed on cards; kinds whose bit is in *off* stay plain (E1, E2)."""
    seed(rng, number, game, LAYOUT_STREAM)
    kinds[:] = 0
    for kind in range(1, 1 + KINDS):
        place_kind(kinds, kind, rng)
    if off:
        switch_off(kinds, off)


@kernel
def place_kind(kinds: CardArray, kind: int, rng: IntArray) -> Words:
    """Put a command on four cards that carry none yet; the set of those cards."""
    low = high = 0
    for _ in range(CARDS_OF_A_KIND):
        card = 2 + below(rng, DECK_SIZE)
        while kinds[card] != 0:
            card = 2 + below(rng, DECK_SIZE)
        kinds[card] = kind
        low, high = low | LOW[card], high | HIGH[card]
    return low, high


@kernel
def switch_off(kinds: CardArray, off: int) -> None:
    """Make the cards plain whose kind has its bit in *off* (E2)."""
    for card in range(2, 100):
        if (off >> int(kinds[card])) & 1:
            kinds[card] = 0


@kernel
def new_game(
    row: IntArray, deck: CardArray, kinds: CardArray, rng: IntArray, number: int, game: int, off: int
) -> None:
    """Begin one game of a seed with seat 0; its moves go on with *rng*."""
    shuffle_deck(deck, rng, number, game)
    if row[EXTREME] == 1:
        draw_layout(kinds, off, rng, number, game)
    deal(row, deck, 0)
    seed(rng, number, game, MOVES_STREAM)
