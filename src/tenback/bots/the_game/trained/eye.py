"""Judging many positions of one turn: the sums of the first layer that they share are kept."""

from typing import Final, NamedTuple

import numpy as np

from tenback.bots.the_game.trained import places as at
from tenback.bots.the_game.trained.network import (
    AHEAD_COUNTS,
    HAND_BY_DISTANCE,
    HAND_COUNTS,
    LIVE_COUNTS,
    LOGIT_BITS,
    LOGIT_END,
    NEAR,
    UNSEEN_BY_DISTANCE,
    UNSEEN_COUNTS,
    WEIGHT_BITS,
    Ints,
    Network,
    Shorts,
)
from tenback.sim.bits import WORD, WORD_MASK, IntArray, copy, count, holds, lowest
from tenback.sim.jit import kernel
from tenback.sim.the_game.row import (
    DECK,
    DRAWN,
    GOES_HIGH,
    GOES_LOW,
    HAND,
    HAND_SIZE,
    LIVE,
    MINIMUM,
    PLAYERS,
    SEAT,
)

FEW_LEFT: Final = 0.02  # what at most five cards left are worth, where a win is worth 1

# Where things stand in `Eye.sets`.
FIRST: Final = 0  # the unseen cards of the first position, two words
NOW: Final = 2  # and of the present one
FIRST_STAMP: Final = 4
STAMP: Final = 5


class Eye(NamedTuple):
    """Sums of the first layer, for the unseen cards of the first position and of the present one."""

    first: Shorts
    first_piles: Shorts
    first_made: IntArray
    now: Shorts
    piles: Shorts
    made: IntArray
    sets: IntArray
    sums: Shorts
    second: Ints
    third: Ints
    tops: IntArray
    """The four tops, of a direction the nearer to its beginning first."""
    sizes: IntArray
    """By seat: the cards in the hand, which everybody can count."""


def new_eye(network: Network) -> Eye:
    """Make room for the sums of one network."""
    width = len(network.bias)
    return Eye(
        first=np.zeros(width, np.int16),
        first_piles=np.zeros((4, 101, width), np.int16),
        first_made=np.zeros((4, 101), np.int64),
        now=np.zeros(width, np.int16),
        piles=np.zeros((4, 101, width), np.int16),
        made=np.zeros((4, 101), np.int64),
        sets=np.zeros(6, np.int64),
        sums=np.zeros(width, np.int16),
        second=np.zeros(len(network.second_bias), np.int32),
        third=np.zeros(len(network.third_bias), np.int32),
        tops=np.zeros(4, np.int64),
        sizes=np.zeros(5, np.int64),
    )


@kernel
def add(sums: Shorts, row: Shorts) -> None:
    """Add a row of the first layer."""
    for index in range(len(sums)):
        sums[index] += row[index]


@kernel
def add_four(sums: Shorts, one: Shorts, two: Shorts, three: Shorts, four: Shorts) -> None:
    """Add four rows in one go: the sums are read and written once."""
    for index in range(len(sums)):
        sums[index] += one[index] + two[index] + three[index] + four[index]


@kernel
def take(sums: Shorts, row: Shorts) -> None:
    """Take a row away again."""
    for index in range(len(sums)):
        sums[index] -= row[index]


# The unseen cards -----------------------------------------------------------------------------------------


@kernel
def look_first(network: Network, eye: Eye, row: IntArray) -> None:
    """Add up what the unseen cards of the first position mean; later ones differ from it by a few cards."""
    low, high = _unseen(row)
    eye.sets[FIRST], eye.sets[FIRST + 1] = low, high
    eye.sets[FIRST_STAMP] += 1
    copy(network.bias, eye.first)
    _each_unseen(network, eye.first, low, high, 1)


@kernel
def look(network: Network, eye: Eye, row: IntArray) -> None:
    """Turn to the turn that a row stands before: what its player cannot see, and how the game is played.

    The sizes of the hands must have been noted: a real row does not know the cards of the others.
    """
    low, high = _unseen(row)
    eye.sets[NOW], eye.sets[NOW + 1] = low, high
    eye.sets[STAMP] += 1
    copy(eye.first, eye.now)
    _each_unseen(network, eye.now, low & ~eye.sets[FIRST], high & ~eye.sets[FIRST + 1], 1)
    _each_unseen(network, eye.now, eye.sets[FIRST] & ~low, eye.sets[FIRST + 1] & ~high, -1)
    add(eye.now, network.rows[LIVE_COUNTS + count(low, high)])
    _add_stage(network, eye.now, row, count(low, high), eye.sizes)


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
def _each_unseen(network: Network, sums: Shorts, low: int, high: int, times: int) -> None:
    base = -2
    for _ in range(2):
        while low:
            card = network.rows[at.UNSEEN + base + lowest(low)]
            low &= low - 1
            if times == 1:
                add(sums, card)
            else:
                take(sums, card)
        low, base = high, WORD - 2


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


# A pile and the unseen cards ------------------------------------------------------------------------------


@kernel
def _make_pile(network: Network, eye: Eye, pile: int, top: int) -> None:
    """Add up what a pile with this top means, with the unseen cards around it, unless that is done."""
    if eye.made[pile, top] == eye.sets[STAMP]:
        return
    eye.made[pile, top] = eye.sets[STAMP]
    _make_first_pile(network, eye, pile, top)
    sums, sets = eye.piles[pile, top], eye.sets
    copy(eye.first_piles[pile, top], sums)
    low, high = sets[NOW], sets[NOW + 1]
    _near(network, sums, pile, top, low & ~sets[FIRST], high & ~sets[FIRST + 1], 1)
    _near(network, sums, pile, top, sets[FIRST] & ~low, sets[FIRST + 1] & ~high, -1)
    ahead = count(low & GOES_LOW[pile, top], high & GOES_HIGH[pile, top])
    add(sums, network.rows[AHEAD_COUNTS + 100 * pile + ahead])


@kernel
def _make_first_pile(network: Network, eye: Eye, pile: int, top: int) -> None:
    if eye.first_made[pile, top] == eye.sets[FIRST_STAMP]:
        return
    eye.first_made[pile, top] = eye.sets[FIRST_STAMP]
    sums = eye.first_piles[pile, top]
    copy(network.rows[at.TOPS + 100 * pile + top - 1], sums)
    _near(network, sums, pile, top, eye.sets[FIRST], eye.sets[FIRST + 1], 1)


@kernel
def _near(network: Network, sums: Shorts, pile: int, top: int, low: int, high: int, times: int) -> None:
    base = 0
    for _ in range(2):
        while low:
            card = base + lowest(low)
            low &= low - 1
            distance = card - top if pile < 2 else top - card
            row = network.rows[UNSEEN_BY_DISTANCE + 200 * pile + NEAR + distance]
            if times == 1:
                add(sums, row)
            else:
                take(sums, row)
        low, base = high, WORD


# One position ---------------------------------------------------------------------------------------------


@kernel
def worth(network: Network, eye: Eye, low: int, high: int, real_tops: IntArray) -> float:
    """What a hand and four tops are worth at the end of the turn the eye has turned to: the chance to win."""
    order_tops(real_tops, eye.tops)
    sums = eye.sums
    copy(eye.now, sums)
    for pile in range(4):
        _make_pile(network, eye, pile, eye.tops[pile])
    piles, tops = eye.piles, eye.tops
    add_four(sums, piles[0, tops[0]], piles[1, tops[1]], piles[2, tops[2]], piles[3, tops[3]])
    _add_hand(network, eye, low, high)
    _add_counts(network, eye, low, high)
    return _heads(network, eye)


@kernel
def order_tops(tops: IntArray, ordered: IntArray) -> None:
    """Write four tops, of each direction the one nearer to its beginning first."""
    ordered[0], ordered[1] = min(tops[0], tops[1]), max(tops[0], tops[1])
    ordered[2], ordered[3] = max(tops[2], tops[3]), min(tops[2], tops[3])


@kernel
def _add_hand(network: Network, eye: Eye, low: int, high: int) -> None:
    sums, rows, tops = eye.sums, network.rows, eye.tops
    add(sums, rows[at.HAND_CARDS + count(low, high)])
    word, base = low, 0
    for _ in range(2):
        while word:
            card = base + lowest(word)
            word &= word - 1
            add(sums, rows[at.IN_HAND + card - 2])
            up, down = HAND_BY_DISTANCE + NEAR + card, HAND_BY_DISTANCE + NEAR - card
            add_four(
                sums,
                rows[up - tops[0]],
                rows[up + 200 - tops[1]],
                rows[down + 400 + tops[2]],
                rows[down + 600 + tops[3]],
            )
            _add_pairs(network, eye, low, high, card)
        word, base = high, WORD


@kernel
def _add_pairs(network: Network, eye: Eye, low: int, high: int, card: int) -> None:
    unseen_low, unseen_high = eye.sets[NOW], eye.sets[NOW + 1]
    if card <= 89:
        if holds(low, high, card + 10):
            add(eye.sums, network.rows[at.PAIR_IN_HAND + card - 2])
        elif holds(unseen_low, unseen_high, card + 10):
            add(eye.sums, network.rows[at.UNSEEN_ABOVE + card - 2])
    if card >= 12 and holds(unseen_low, unseen_high, card - 10):
        add(eye.sums, network.rows[at.UNSEEN_BELOW + card - 12])


@kernel
def _add_counts(network: Network, eye: Eye, low: int, high: int) -> None:
    """Add the numbers of unseen cards and cards in the hand, by how many piles take them."""
    tops = eye.tops
    for up in range(3):
        up_low, up_high = _taken_by(0, up, tops)
        for down in range(3):
            down_low, down_high = _taken_by(2, down, tops)
            both_low, both_high, kind = up_low & down_low, up_high & down_high, 3 * up + down
            unseen = count(eye.sets[NOW] & both_low, eye.sets[NOW + 1] & both_high)
            mine = count(low & both_low, high & both_high)
            if unseen:
                add(eye.sums, network.rows[UNSEEN_COUNTS + 100 * kind + unseen])
            if mine:
                add(eye.sums, network.rows[HAND_COUNTS + 10 * kind + mine])


@kernel
def _taken_by(first: int, piles: int, tops: IntArray) -> tuple[int, int]:
    """The cards that so many piles of a direction take; the pile nearer to its beginning takes more."""
    one_low, one_high = GOES_LOW[first, tops[first]], GOES_HIGH[first, tops[first]]
    both_low, both_high = GOES_LOW[first, tops[first + 1]], GOES_HIGH[first, tops[first + 1]]
    if piles == 2:
        return both_low, both_high
    if piles == 1:
        return one_low & ~both_low, one_high & ~both_high
    return WORD_MASK & ~one_low, WORD_MASK & ~one_high


@kernel
def _heads(network: Network, eye: Eye) -> float:
    second, third = eye.second, eye.third
    copy(network.second_bias, second)
    for index in range(len(eye.sums)):
        if eye.sums[index] > 0:
            _add_times(second, network.second[index], eye.sums[index])
    copy(network.third_bias, third)
    for index in range(len(second)):
        if second[index] > 0:
            _add_times(third, network.third[index], second[index] >> WEIGHT_BITS)
    win, few = network.last_bias[0], network.last_bias[1]
    for index in range(len(third)):
        if third[index] > 0:
            times = third[index] >> WEIGHT_BITS
            win += times * network.last[index, 0]
            few += times * network.last[index, 1]
    return _chance(network, win) + FEW_LEFT * _chance(network, few)


@kernel
def _add_times(layer: Ints, row: Ints, times: int) -> None:
    factor = np.int32(times)
    for index in range(len(layer)):
        layer[index] += factor * row[index]


@kernel
def _chance(network: Network, logit: int) -> float:
    """Read the chance off the table, between two steps in proportion."""
    end = LOGIT_END << LOGIT_BITS
    logit = min(end, max(-end, logit)) + end
    step = 1 << (LOGIT_BITS - 5)
    place = logit // step
    below = network.chances[place]
    return below + (network.chances[place + 1] - below) * (logit - place * step) / step
