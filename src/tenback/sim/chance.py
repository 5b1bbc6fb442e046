"""Random numbers inside kernels: one small generator per game (sfc32, by Chris Doty-Humphrey, public domain).

Four words of 32 bits kept in int64, so that compiled code and plain Python give the same numbers.
"""

from typing import Final

import numpy as np
import numpy.typing as npt

from tenback.sim.bits import IntArray
from tenback.sim.jit import kernel

MASK: Final = 0xFFFFFFFF
WARM_UP: Final = 12

CardArray = npt.NDArray[np.int8]


@kernel
def seed(rng: IntArray, number: int, game: int, stream: int) -> None:
    """Begin the numbers of one *stream* of one *game*: nothing else has a say in them."""
    a, b = (number ^ (stream << 16)) & MASK, (number >> 32) & MASK
    c, turn = game & MASK, 1 + (game >> 32)
    for _ in range(WARM_UP):
        _total, a, b, c, turn = _advanced(a, b, c, turn)
    rng[0], rng[1], rng[2], rng[3] = a, b, c, turn


@kernel
def _advanced(a: int, b: int, c: int, turn: int) -> tuple[int, int, int, int, int]:
    """The next 32 random bits, and the four words after them.

    Loops keep the words by their side: going through an array for each number takes three times as long.
    """
    total = (a + b + turn) & MASK
    mixed = (((c << 21) | (c >> 11)) + total) & MASK
    return total, b ^ (b >> 9), (c + (c << 3)) & MASK, mixed, (turn + 1) & MASK


@kernel
def word(rng: IntArray) -> int:
    """The next 32 random bits."""
    total, rng[0], rng[1], rng[2], rng[3] = _advanced(rng[0], rng[1], rng[2], rng[3])
    return total


@kernel
def below(rng: IntArray, limit: int) -> int:
    """A number from 0 up to but not including *limit*."""
    return (word(rng) * limit) >> 32


@kernel
def fraction(rng: IntArray) -> float:
    """A number from 0 up to but not including 1."""
    return word(rng) / 4294967296.0


@kernel
def shuffle(rng: IntArray, cards: CardArray, start: int, stop: int) -> None:
    """Put the cards from *start* up to *stop* in random order."""
    a, b, c, turn = rng[0], rng[1], rng[2], rng[3]
    for last in range(stop - 1, start, -1):
        total, a, b, c, turn = _advanced(a, b, c, turn)
        other = start + ((total * (last - start + 1)) >> 32)
        cards[last], cards[other] = cards[other], cards[last]
    rng[0], rng[1], rng[2], rng[3] = a, b, c, turn
