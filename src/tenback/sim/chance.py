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
    rng[0] = (number ^ (stream << 16)) & MASK
    rng[1] = (number >> 32) & MASK
    rng[2] = game & MASK
    rng[3] = 1 + (game >> 32)
    for _ in range(WARM_UP):
        word(rng)


@kernel
def word(rng: IntArray) -> int:
    """The next 32 random bits."""
    total = (rng[0] + rng[1] + rng[3]) & MASK
    rng[3] = (rng[3] + 1) & MASK
    rng[0] = rng[1] ^ (rng[1] >> 9)
    rng[1] = (rng[2] + (rng[2] << 3)) & MASK
    rng[2] = (((rng[2] << 21) | (rng[2] >> 11)) + total) & MASK
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
    for last in range(stop - 1, start, -1):
        other = start + below(rng, last - start + 1)
        cards[last], cards[other] = cards[other], cards[last]
