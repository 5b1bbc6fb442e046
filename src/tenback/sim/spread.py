"""Sets of cards as a byte for each card, eight at a time: without branches, which would be guessed wrong."""

from typing import Any, Final

import numpy as np
from llvmlite import ir
from numba import types
from numba.extending import intrinsic, overload

from tenback.encoding.sections import Array
from tenback.sim.bits import WORD, Lowered
from tenback.sim.jit import kernel


def _bytes(value: int) -> "np.ndarray[tuple[int], np.dtype[np.int64]]":
    """For every eight bits the eight bytes that hold *value* where a bit is set."""
    bits = (np.arange(256)[:, None] >> np.arange(8)) & 1
    words: np.ndarray[tuple[int], np.dtype[np.int64]] = (bits * value).astype(np.int8).view(np.int64)[:, 0]
    return words


ONES: Final = _bytes(1)
MINUS_ONES: Final = _bytes(-1)
EIGHT: Final = 8


def put_eight(out: Array, start: int, word: int) -> None:
    """Write eight bytes at once."""
    out[start : start + EIGHT].view(np.int64)[0] = word


def get_eight(held: Array, start: int) -> int:
    """Read eight bytes at once."""
    return int(held[start : start + EIGHT].view(np.int64)[0])


def _place(context: Lowered, builder: Lowered, kind: Lowered, array: Lowered, start: Lowered) -> Lowered:
    """Where eight bytes of an array stand in memory; a view would cost more than all the rest."""
    data = context.make_array(kind)(context, builder, array).data
    return builder.bitcast(builder.gep(data, [start]), ir.IntType(64).as_pointer())


def _store_typed(_typing: Lowered, out: Lowered, _start: Lowered, _word: Lowered) -> Lowered:
    def code(context: Lowered, builder: Lowered, signature: Lowered, args: Lowered) -> Lowered:
        builder.store(args[2], _place(context, builder, signature.args[0], args[0], args[1]), align=1)
        return context.get_dummy_value()

    return types.void(out, types.int64, types.int64), code


def _load_typed(_typing: Lowered, held: Lowered, _start: Lowered) -> Lowered:
    def code(context: Lowered, builder: Lowered, signature: Lowered, args: Lowered) -> Lowered:
        return builder.load(_place(context, builder, signature.args[0], args[0], args[1]), align=1)

    return types.int64(held, types.int64), code


_store: Any = intrinsic(_store_typed)
_load: Any = intrinsic(_load_typed)

overload(put_eight, strict=False)(lambda out, start, word: lambda out, start, word: _store(out, start, word))  # noqa: ARG005, PLW0108
overload(get_eight, strict=False)(lambda held, start: lambda held, start: _load(held, start))  # noqa: ARG005, PLW0108


@kernel
def put_set(out: Array, start: int, first: int, low: int, high: int) -> None:
    """Write 1 for each card of a set and 0 for the others, from card *first* on.

    Up to eight zeros are written past the end, so what comes after is written later.
    """
    low >>= first
    for place in range(0, WORD - first, EIGHT):
        put_eight(out, start + place, ONES[(low >> place) & 255])
    for place in range(0, WORD, EIGHT):
        put_eight(out, start + WORD - first + place, ONES[(high >> place) & 255])


@kernel
def put_heaps(out: Array, start: int, first: int, up: tuple[int, int], down: tuple[int, int]) -> None:
    """Write 1 for each card of one set and -1 for each of another, as `put_set` does."""
    low_up, low_down = up[0] >> first, down[0] >> first
    for place in range(0, WORD - first, EIGHT):
        word = ONES[(low_up >> place) & 255] | MINUS_ONES[(low_down >> place) & 255]
        put_eight(out, start + place, word)
    for place in range(0, WORD, EIGHT):
        word = ONES[(up[1] >> place) & 255] | MINUS_ONES[(down[1] >> place) & 255]
        put_eight(out, start + WORD - first + place, word)


@kernel
def put_kinds(out: Array, start: int, kinds: Array, low: int, high: int) -> None:
    """Write the kinds of the cards of a set and 0 for the others, from card 2 on, as `put_set` does."""
    low >>= 2
    for place in range(0, WORD - 2, EIGHT):
        printed = get_eight(kinds, 2 + place)
        put_eight(out, start + place, printed & MINUS_ONES[(low >> place) & 255])
    for place in range(0, WORD, EIGHT):
        printed = get_eight(kinds, WORD + place)
        put_eight(out, start + WORD - 2 + place, printed & MINUS_ONES[(high >> place) & 255])
