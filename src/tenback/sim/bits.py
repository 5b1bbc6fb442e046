"""Sets of cards as two words of fifty bits: card 7 is bit 7 of the low word, card 57 bit 7 of the high one.

Fifty bits keep every word a plain positive int64, the same in compiled code and in Python.
"""

from collections.abc import Callable, Iterable
from typing import Any, Final

import numpy as np
import numpy.typing as npt
from numba import types
from numba.extending import intrinsic, overload

from tenback.sim.jit import kernel

IntArray = npt.NDArray[np.int64]
Words = tuple[int, int]
Lowered = Any
"""What numba and LLVM hand to code that they compile: it has no types of its own."""

WORD: Final = 50
WORD_MASK: Final = (1 << WORD) - 1


def _words(cards: Iterable[int]) -> Words:
    bits = sum(1 << card for card in cards)
    return bits & WORD_MASK, bits >> WORD


# The set of one card, by card.
LOW: Final = np.array([_words({card})[0] for card in range(101)], np.int64)
HIGH: Final = np.array([_words({card})[1] for card in range(101)], np.int64)


def popcount(word: int) -> int:
    """How many bits are set."""
    return int(word).bit_count()


def lowest(word: int) -> int:
    """Where the lowest set bit is; the word is not empty."""
    return (int(word) & -int(word)).bit_length() - 1


def highest(word: int) -> int:
    """Where the highest set bit is; the word is not empty."""
    return int(word).bit_length() - 1


def _instruction(build: Callable[[Any, Any], Any]) -> Lowered:
    """Make one machine instruction on a word known to kernels."""

    def typed(_typing: Lowered, word: Lowered) -> Lowered:
        def code(context: Lowered, builder: Lowered, _signature: Lowered, args: Lowered) -> Lowered:
            no_zero = context.get_constant(types.boolean, 1)
            return build(builder, (args[0], no_zero))

        return types.int64(word), code

    return intrinsic(typed)


_ctpop = _instruction(lambda builder, args: builder.ctpop(args[0]))
_cttz = _instruction(lambda builder, args: builder.cttz(*args))
_ctlz = _instruction(lambda builder, args: builder.ctlz(*args))

overload(popcount, strict=False)(lambda word: lambda word: _ctpop(word))  # noqa: ARG005, PLW0108
overload(lowest, strict=False)(lambda word: lambda word: _cttz(word))  # noqa: ARG005, PLW0108
overload(highest, strict=False)(lambda word: lambda word: 63 - _ctlz(word))  # noqa: ARG005


@kernel
def holds(low: int, high: int, card: int) -> bool:
    """Whether *card* is in the set."""
    return (low & LOW[card]) | (high & HIGH[card]) != 0


@kernel
def count(low: int, high: int) -> int:
    """How many cards are in the set."""
    return popcount(low) + popcount(high)


@kernel
def smallest(low: int, high: int) -> int:
    """The lowest card of a set that is not empty."""
    return lowest(low) if low else lowest(high) + WORD


@kernel
def greatest(low: int, high: int) -> int:
    """The highest card of a set that is not empty."""
    return highest(high) + WORD if high else highest(low)


@kernel
def nth(low: int, high: int, index: int) -> int:
    """The card with *index* lower ones in the set."""
    inside = popcount(low)
    word, base = (low, 0) if index < inside else (high, WORD)
    for _ in range(index if index < inside else index - inside):
        word &= word - 1
    return base + lowest(word)


@kernel
def copy(source: npt.NDArray[Any], target: npt.NDArray[Any]) -> None:
    """Write one array over another (a slice on both sides would make an array between them)."""
    for index in range(len(source)):
        target[index] = source[index]
