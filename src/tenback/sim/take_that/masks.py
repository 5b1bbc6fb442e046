"""Which moves are legal, by number, for one move or for all of them."""

from tenback.encoding.sections import Array
from tenback.sim.bits import WORD, IntArray, holds, lowest
from tenback.sim.jit import kernel
from tenback.sim.take_that.row import CARD_AT, ENDING, MOVES, PLACE, RUNNING, TAKE, TWIST
from tenback.sim.take_that.rules import lays, may_take, twists


@kernel
def may(row: IntArray, action: int) -> bool:
    """Whether the active seat may do this now."""
    if row[ENDING] != RUNNING or action < 0 or action >= MOVES:
        return False
    if action == TAKE:
        return may_take(row)
    low, high = lays(row) if action < TWIST else twists(row)
    return holds(low, high, CARD_AT[action if action < TWIST else action - TWIST])


@kernel
def mark(row: IntArray, out: Array) -> None:
    """Mark the legal moves of the active seat."""
    out[:] = 0
    if row[ENDING] != RUNNING:
        return
    low, high = lays(row)
    _mark_moves(out, 0, low, high)
    low, high = twists(row)
    _mark_moves(out, TWIST, low, high)
    out[TAKE] = may_take(row)


@kernel
def _mark_moves(out: Array, start: int, low: int, high: int) -> None:
    while low:
        out[start + PLACE[lowest(low)]] = 1
        low &= low - 1
    while high:
        out[start + PLACE[lowest(high) + WORD]] = 1
        high &= high - 1
