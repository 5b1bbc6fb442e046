"""What the hands are worth when there is no line: how far a play-out has to look."""

from typing import Final

from tenback.bots.take_that.policy import stage
from tenback.bots.take_that.weights import FloatArray
from tenback.sim.bits import HIGH, LOW, IntArray, count, holds, smallest
from tenback.sim.jit import kernel
from tenback.sim.take_that.row import (
    ENDING,
    EXTRA,
    GONE,
    HAND,
    NO_CARD,
    POINTS,
    RUNNING,
    SEAT,
    TOTAL,
    TWIN,
)

# The places of a vector of hand values: for the seat that opens the line, and for each card of a kind.
OPENS: Final = 0
TOAD: Final = 1
PAIRED: Final = 2  # the twin is in the same hand
LIVE: Final = 3  # the twin is somewhere else and not gone
DEAD: Final = 4  # the twin is gone
SIZE: Final = 5

# An unseen card costs this on average: 72 cards at one point, 7 toads at five.
EXTRA_COST: Final = (72 + 7 * 5) / 79


@kernel
def kind_of_card(row: IntArray, seat: int, card: int) -> int:
    """What a card is to the hand that holds it."""
    twin = TWIN[card]
    if twin == NO_CARD:
        return TOAD
    if holds(row[HAND + 2 * seat], row[HAND + 2 * seat + 1], twin):
        return PAIRED
    return DEAD if holds(row[GONE], row[GONE + 1], twin) else LIVE


@kernel
def prospects(row: IntArray, seat: int, values: FloatArray) -> float:
    """The points a seat may count on: those it has, and what its hand is worth."""
    if row[ENDING] != RUNNING:
        return float(row[TOTAL + seat])
    at = stage(row)
    low, high = row[HAND + 2 * seat], row[HAND + 2 * seat + 1]
    worth = values[0, OPENS] + at * values[1, OPENS] if row[SEAT] == seat else 0.0
    while low | high:
        card = smallest(low, high)
        low, high = low & ~LOW[card], high & ~HIGH[card]
        kind = kind_of_card(row, seat, card)
        worth += values[0, kind] + at * values[1, kind]
    extra = count(row[EXTRA + 2 * seat], row[EXTRA + 2 * seat + 1])
    return worth + row[TOTAL + seat] + row[POINTS + seat] - EXTRA_COST * extra
