"""A trained network in whole numbers, so that every machine gives the same answer; read from a file."""

import functools
import io
from importlib import resources
from typing import Any, Final, NamedTuple

import numpy as np
import numpy.typing as npt

from tenback.bots.the_game.trained import places as at
from tenback.bots.the_game.weights import FloatArray
from tenback.sim.bits import IntArray

Shorts = npt.NDArray[np.int16]
Ints = npt.NDArray[np.int32]

FIRST_BITS: Final = 8  # the first layer counts in 256ths: sums of 16 bits reach from -128 to 128
NUMBER_BITS: Final = 10  # numbers are 1024 times finer, and rounded once
WEIGHT_BITS: Final = 10  # the weights of the later layers count in 1024ths
LOGIT_BITS: Final = FIRST_BITS + WEIGHT_BITS
LOGIT_STEPS: Final = 32  # the table of chances has so many steps for each unit of a logit
LOGIT_END: Final = 16

# The rows of the first layer: one for each fact, then sums of them that always come together.
NEAR: Final = 99  # where distance 0 stands among the distances to a pile
HAND_BY_DISTANCE: Final = at.FACTS
EMPTY: Final = HAND_BY_DISTANCE  # no card is so far behind a pile
UNSEEN_BY_DISTANCE: Final = HAND_BY_DISTANCE + 4 * 200
UNSEEN_COUNTS: Final = UNSEEN_BY_DISTANCE + 4 * 200
HAND_COUNTS: Final = UNSEEN_COUNTS + 9 * 100
LIVE_COUNTS: Final = HAND_COUNTS + 9 * 10
AHEAD_COUNTS: Final = LIVE_COUNTS + 100  # unseen cards ahead of each pile
ROWS: Final = AHEAD_COUNTS + 4 * 100


class Network(NamedTuple):
    """Three hidden layers, and two heads: the chance to win, and that at most five cards are left."""

    rows: Shorts
    bias: Shorts
    second: Shorts
    """By unit of the layer, so that its weights lie side by side; the third layer likewise."""
    second_bias: Ints
    third: Ints
    third_bias: Ints
    last: Ints
    last_bias: IntArray
    chances: FloatArray
    """The chance for each step of a logit."""


@functools.cache
def silent_network() -> Network:
    """Read the network that plays THE GAME in silence, alone and in teams."""
    content = resources.files(__package__).joinpath("silent.npz").read_bytes()
    with np.load(io.BytesIO(content)) as file:
        return unpacked(dict(file))


def unpacked(stored: dict[str, Any]) -> Network:
    """Make the rows of sums that the kernels add, from what is stored."""
    return Network(
        rows=_rows(stored["facts"], stored["numbers"].astype(np.int64)),
        bias=(stored["bias"] + _rounded(stored["numbers"][at.ALWAYS].astype(np.int64))).astype(np.int16),
        second=np.ascontiguousarray(stored["second"].T.astype(np.int16)),
        second_bias=stored["second_bias"].astype(np.int32),
        third=np.ascontiguousarray(stored["third"].T.astype(np.int32)),
        third_bias=stored["third_bias"].astype(np.int32),
        last=stored["last"].astype(np.int32),
        last_bias=stored["last_bias"].astype(np.int64),
        chances=_chances(),
    )


def _rounded(numbers: IntArray) -> IntArray:
    return (numbers + (1 << (NUMBER_BITS - 1))) >> NUMBER_BITS


def _rows(facts: Shorts, numbers: IntArray) -> Shorts:
    rows = np.zeros((ROWS, facts.shape[1]), np.int64)
    rows[: at.FACTS] = facts
    # Of many cards together, so that their number is rounded once and not for each card.
    for cards in range(100):
        rows[LIVE_COUNTS + cards] = _rounded(cards * numbers[at.LIVE_CARDS])
        for pile in range(4):
            rows[AHEAD_COUNTS + 100 * pile + cards] = _rounded(cards * numbers[at.LIVE_AHEAD + pile])
    for cards in range(9):
        rows[at.HAND_CARDS + cards] += _rounded(cards * numbers[at.LIVE_CARDS])
    for cards in range(92):
        rows[at.DRAW_PILE + cards] += _rounded(cards * numbers[at.IN_DRAW_PILE])
    for pile in range(4):
        _by_distance(rows, numbers, pile)
    for kind in range(9):
        for cards in range(100):
            row = UNSEEN_COUNTS + 100 * kind + cards
            rows[row] = _rounded(cards * numbers[at.UNSEEN_BY_PILES + kind])
        for cards in range(10):
            rows[HAND_COUNTS + 10 * kind + cards] = _rounded(cards * numbers[at.HAND_BY_PILES + kind])
    return rows.astype(np.int16)


def _by_distance(rows: IntArray, numbers: IntArray, pile: int) -> None:
    """What a card means to a pile that it is so far ahead of (or behind)."""
    live, hand = numbers[at.LIVE_AHEAD + pile], numbers[at.HAND_AHEAD + pile]
    for distance in range(-98, 99):
        mine = HAND_BY_DISTANCE + 200 * pile + NEAR + distance
        theirs = UNSEEN_BY_DISTANCE + 200 * pile + NEAR + distance
        if 0 <= distance + at.BEHIND < at.WINDOW:
            rows[mine] = rows[at.HAND_NEAR + at.WINDOW * pile + distance + at.BEHIND]
            rows[theirs] = rows[at.UNSEEN_NEAR + at.WINDOW * pile + distance + at.BEHIND]
        if distance > 0:
            rows[mine] += _rounded(live + hand)


def _chances() -> FloatArray:
    """The chance at each step of a logit; rounded, so that no machine's last bit has a say."""
    steps = np.arange(-LOGIT_END * LOGIT_STEPS, LOGIT_END * LOGIT_STEPS + 2)
    return np.round(1.0 / (1.0 + np.exp(-steps / LOGIT_STEPS)), 9)
