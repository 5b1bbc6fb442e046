"""All legal moves of a position, by number."""

from tenback.sim.bits import HIGH, LOW, IntArray, smallest
from tenback.sim.jit import kernel
from tenback.sim.take_that.row import PLACE, TAKE, TWIST
from tenback.sim.take_that.rules import lays, may_take, twists


@kernel
def list_moves(row: IntArray, moves: IntArray) -> int:
    """Write the legal moves; how many they are."""
    found = 0
    low, high = lays(row)
    while low | high:
        card = smallest(low, high)
        low, high = low & ~LOW[card], high & ~HIGH[card]
        moves[found] = PLACE[card]
        found += 1
    low, high = twists(row)
    while low | high:
        card = smallest(low, high)
        low, high = low & ~LOW[card], high & ~HIGH[card]
        moves[found] = TWIST + PLACE[card]
        found += 1
    if may_take(row):
        moves[found] = TAKE
        found += 1
    return found
