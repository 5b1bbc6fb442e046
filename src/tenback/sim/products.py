"""Sums of products of small numbers, four rows of weights at once: most of the work of a network.

The loop that is written here in Python is the meaning. Where a processor multiplies sixteen pairs with one
instruction (AVX2), compiled code uses it: LLVM finds it for half as many pairs alone. Whole numbers give the
same sums in any order.
"""

from typing import Any, Final

import llvmlite.binding as llvm
import numpy as np
import numpy.typing as npt
from llvmlite import ir
from numba import types as untyped_types
from numba.core import cgutils as untyped_cgutils
from numba.extending import intrinsic, overload

from tenback.sim.jit import config, inlined

Shorts = npt.NDArray[np.int16]
Four = tuple[int, int, int, int]
Lowered = Any
"""What numba and LLVM hand to code that they compile: it has no types of its own."""

cgutils: Lowered = untyped_cgutils
types: Lowered = untyped_types

TOGETHER: Final = 4
"""Rows whose sums are made at once: the values are read once for all of them."""
PAIRS: Final = 16
"""Products of one instruction."""

_SHORT, _INT, _LONG = ir.IntType(16), ir.IntType(32), ir.IntType(64)
_SHORTS, _SUMS = ir.VectorType(_SHORT, PAIRS), ir.VectorType(_INT, PAIRS // 2)


def four_sums(weights: Shorts, first: int, values: Shorts) -> Four:
    """The sums of products of *values* with four rows of weights, from *first* on; none exceeds 32 bits."""
    one, two, three, four = (
        int(np.dot(weights[first + row].astype(np.int64), values)) for row in range(TOGETHER)
    )
    return one, two, three, four


def _by_a_loop(weights: Shorts, first: int, values: Shorts) -> Four:
    return _from(0, weights, first, values, (0, 0, 0, 0))


@inlined
def _from(start: int, weights: Shorts, first: int, values: Shorts, before: Four) -> Four:
    one, two, three, four = np.int32(before[0]), np.int32(before[1]), np.int32(before[2]), np.int32(before[3])
    for index in range(start, len(values)):
        value = values[index]
        one = np.int32(one + weights[first, index] * value)
        two = np.int32(two + weights[first + 1, index] * value)
        three = np.int32(three + weights[first + 2, index] * value)
        four = np.int32(four + weights[first + 3, index] * value)
    return int(one), int(two), int(three), int(four)


def _typed(_typing: Lowered, weights: Lowered, first: Lowered, values: Lowered) -> Lowered:
    """Say what the instruction takes and gives, and how it is written for LLVM."""
    return types.UniTuple(types.int64, TOGETHER)(weights, first, values), _lowered


_in_sixteens: Lowered = intrinsic(_typed)


def _by_instruction(weights: Shorts, first: int, values: Shorts) -> Four:
    start = len(values) // PAIRS * PAIRS
    return _from(start, weights, first, values, _in_sixteens(weights, first, values))


def _lowered(context: Lowered, builder: Lowered, signature: Lowered, args: Lowered) -> Lowered:
    weights = context.make_array(signature.args[0])(context, builder, args[0])
    values = context.make_array(signature.args[2])(context, builder, args[2])
    length = builder.and_(cgutils.unpack_tuple(builder, values.shape, 1)[0], _LONG(-PAIRS))
    rows = [_row(builder, weights, builder.add(args[1], _LONG(number))) for number in range(TOGETHER)]
    sums = [cgutils.alloca_once_value(builder, _SUMS([0] * (PAIRS // 2))) for _ in rows]
    multiply = cgutils.get_or_insert_function(
        builder.module, ir.FunctionType(_SUMS, [_SHORTS, _SHORTS]), "llvm.x86.avx2.pmadd.wd"
    )
    with cgutils.for_range_slice(builder, _LONG(0), length, _LONG(PAIRS), _LONG) as (index, _):
        several = _several(builder, values.data, index)
        for row, total in zip(rows, sums, strict=True):
            products = builder.call(multiply, [_several(builder, row, index), several])
            builder.store(builder.add(builder.load(total), products), total)
    return context.make_tuple(builder, signature.return_type, [_total(builder, total) for total in sums])


def _row(builder: Lowered, weights: Lowered, number: Lowered) -> Lowered:
    """Where a row of the weights begins."""
    stride = cgutils.unpack_tuple(builder, weights.strides, 2)[0]
    place = builder.add(builder.ptrtoint(weights.data, _LONG), builder.mul(stride, number))
    return builder.inttoptr(place, ir.PointerType(_SHORT))


def _several(builder: Lowered, start: Lowered, index: Lowered) -> Lowered:
    """Read so many numbers as one instruction takes."""
    place = builder.bitcast(builder.gep(start, [index]), ir.PointerType(_SHORTS))
    read = builder.load(place)
    read.align = 2
    return read


def _total(builder: Lowered, sums: Lowered) -> Lowered:
    add_up = cgutils.get_or_insert_function(
        builder.module, ir.FunctionType(_INT, [_SUMS]), f"llvm.vector.reduce.add.v{PAIRS // 2}i32"
    )
    return builder.sext(builder.call(add_up, [builder.load(sums)]), _LONG)


def _for_this_processor(weights: Lowered, first: Lowered, values: Lowered) -> Lowered:  # noqa: ARG001
    return _by_instruction if _has_instruction(config.CPU_FEATURES) else _by_a_loop


def _has_instruction(wanted: str | None) -> bool:
    """Whether code may use AVX2: that of this processor, unless NUMBA_CPU_FEATURES or its name say other."""
    if wanted is None:
        return bool(llvm.get_host_cpu_features().get("avx2"))
    return "+avx2" in wanted.split(",")


overload(four_sums, strict=False)(_for_this_processor)
