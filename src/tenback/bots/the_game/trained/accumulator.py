"""Judging many positions of one turn: the sums of the first layer that they share are kept."""

from typing import Final, NamedTuple

import numpy as np

from tenback.bots.the_game.trained import places as at
from tenback.bots.the_game.trained.network import (
    EMPTY,
    LIVE_COUNTS,
    Ints,
    Network,
    Shorts,
)
from tenback.sim.bits import WORD, IntArray, copy, count, lowest
from tenback.sim.jit import kernel
from tenback.sim.the_game.row import (
    DECK,
    DRAWN,
    HAND,
    HAND_SIZE,
    LIVE,
    MINIMUM,
    PLAYERS,
    SEAT,
)

# Where things stand in `Accumulator.sets`.
FIRST: Final = 0  # the unseen cards of the first position, two words
NOW: Final = 2  # and of the present one
FIRST_STAMP: Final = 4
STAMP: Final = 5

AT_ONCE: Final = 8  # rows of the first layer
LONGEST_LIST: Final = 128 + AT_ONCE  # one row for each card, or all that a hand of eight means


class Accumulator(NamedTuple):
    """Sums of the first layer, for the unseen cards of the first position and of the present one."""

    first: Shorts
    first_piles: Shorts
    first_made: IntArray
    now: Shorts
    piles: Shorts
    made: IntArray
    sets: IntArray
    sums: Shorts
    active: Shorts
    second: Ints
    third: Ints
    tops: IntArray
    """The four tops, of a direction the nearer to its beginning first."""
    sizes: IntArray
    """By seat: the cards in the hand, which everybody can count."""
    listed: IntArray
    """Rows of the first layer that are added together."""


def new_accumulator(network: Network) -> Accumulator:
    """Make room for the sums of one network."""
    width = len(network.bias)
    return Accumulator(
        first=np.zeros(width, np.int16),
        first_piles=np.zeros((4, 101, width), np.int16),
        first_made=np.zeros((4, 101), np.int64),
        now=np.zeros(width, np.int16),
        piles=np.zeros((4, 101, width), np.int16),
        made=np.zeros((4, 101), np.int64),
        sets=np.zeros(6, np.int64),
        sums=np.zeros(width, np.int16),
        active=np.zeros(width, np.int16),
        second=np.zeros(len(network.second_bias), np.int32),
        third=np.zeros(len(network.third_bias), np.int32),
        tops=np.zeros(4, np.int64),
        sizes=np.zeros(5, np.int64),
        listed=np.zeros(LONGEST_LIST, np.int64),
    )


@kernel
def add(sums: Shorts, row: Shorts) -> None:
    """Add a row of the first layer."""
    for index in range(len(sums)):
        sums[index] += row[index]


@kernel
def add_listed(accumulator: Accumulator, rows: Shorts, many: int, sums: Shorts, times: int) -> None:
    """Add the rows that are listed (*times* 1) or take them away (-1), the sums read once for eight rows."""
    listed, at = accumulator.listed, 0
    while many % AT_ONCE:
        listed[many] = EMPTY
        many += 1
    while at < many:
        a, b, c, d = listed[at], listed[at + 1], listed[at + 2], listed[at + 3]
        e, f, g, h = listed[at + 4], listed[at + 5], listed[at + 6], listed[at + 7]
        for index in range(len(sums)):
            four = rows[a, index] + rows[b, index] + rows[c, index] + rows[d, index]
            more = rows[e, index] + rows[f, index] + rows[g, index] + rows[h, index]
            sums[index] += times * (four + more)
        at += AT_ONCE


# The unseen cards -----------------------------------------------------------------------------------------


@kernel
def refresh(network: Network, accumulator: Accumulator, row: IntArray) -> None:
    """Add up what the unseen cards of the first position mean; later ones differ from it by a few cards."""
    low, high = _unseen(row)
    accumulator.sets[FIRST], accumulator.sets[FIRST + 1] = low, high
    accumulator.sets[FIRST_STAMP] += 1
    copy(network.bias, accumulator.first)
    _each_unseen(network, accumulator, accumulator.first, low, high, 1)


@kernel
def update(network: Network, accumulator: Accumulator, row: IntArray) -> None:
    """Turn to the turn that a row stands before: what its player cannot see, and how the game is played.

    The sizes of the hands must have been noted: a real row does not know the cards of the others.
    """
    low, high = _unseen(row)
    sums, sets = accumulator.now, accumulator.sets
    sets[NOW], sets[NOW + 1] = low, high
    sets[STAMP] += 1
    copy(accumulator.first, sums)
    before_low, before_high = sets[FIRST], sets[FIRST + 1]
    _each_unseen(network, accumulator, sums, low & ~before_low, high & ~before_high, 1)
    _each_unseen(network, accumulator, sums, before_low & ~low, before_high & ~high, -1)
    add(sums, network.rows[LIVE_COUNTS + count(low, high)])
    _add_stage(network, sums, row, count(low, high), accumulator.sizes)


@kernel
def note_sizes(row: IntArray, sizes: IntArray) -> None:
    """Count the hands of a row that knows them all."""
    for seat in range(row[PLAYERS]):
        sizes[seat] = count(row[HAND + 2 * seat], row[HAND + 2 * seat + 1])


@kernel
def _unseen(row: IntArray) -> tuple[int, int]:
    hand = HAND + 2 * row[SEAT]
    return row[LIVE] & ~row[hand], row[LIVE + 1] & ~row[hand + 1]


@kernel
def _each_unseen(
    network: Network, accumulator: Accumulator, sums: Shorts, low: int, high: int, times: int
) -> None:
    base, many = -2, 0
    for _ in range(2):
        while low:
            accumulator.listed[many] = at.UNSEEN + base + lowest(low)
            many += 1
            low &= low - 1
        low, base = high, WORD - 2
    add_listed(accumulator, network.rows, many, sums, times)


@kernel
def _add_stage(network: Network, sums: Shorts, row: IntArray, unseen: int, sizes: IntArray) -> None:
    rows, players, minimum = network.rows, row[PLAYERS], row[MINIMUM]
    draw_pile = row[DECK] - row[DRAWN]
    usual = 8 if players == 1 else (7 if players == 2 else 6)
    add(sums, rows[at.DRAW_PILE + draw_pile])
    add(sums, rows[at.PLAYERS + players - 1])
    add(sums, rows[at.MINIMUM + minimum - 2])
    add(sums, rows[at.HAND_SIZE + 8 - row[HAND_SIZE]])
    add(sums, rows[at.OTHERS + unseen - draw_pile])
    add(sums, rows[at.WAY + 4 * (players - 1) + 2 * (minimum - 2) + usual - row[HAND_SIZE]])
    for step in range(1, players):
        add(sums, rows[at.HAND_AFTER + 8 * (step - 1) + sizes[(row[SEAT] + step) % players]])
