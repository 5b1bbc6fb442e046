"""What the hands are worth when there is no line: how far a play-out has to look."""

from typing import Final

from tenback.bots.take_that.policy import stage
from tenback.bots.take_that.weights import FloatArray
from tenback.sim.bits import HIGH, LOW, IntArray, Words, count, holds, smallest
from tenback.sim.jit import kernel
from tenback.sim.take_that.row import (
    ENDING,
    EXTRA,
    GONE,
    HAND,
    NEAR_HIGH,
    NEAR_LOW,
    NO_CARD,
    PLAYERS,
    POINTS,
    RUNNING,
    SEAT,
    TOTAL,
    TWIN,
)

# The places of a vector of facts about a hand, and of what each is worth.
OPENS: Final = 0  # 1 for the seat that opens the line
TOAD: Final = 1  # how many cards are toads
PAIRED: Final = 2  # or have their twin in the same hand
HELD: Final = 3  # in a rival's hand
LIVE: Final = 4  # among the cards to come
DEAD: Final = 5  # or gone
ALONE: Final = 6  # how many cards no rival could follow
COVER: Final = 7  # the tenths of the rivals' cards that one of our cards could follow
SIZE: Final = 8

# An unseen card costs this on average: 72 cards at one point, 7 toads at five.
EXTRA_COST: Final = (72 + 7 * 5) / 79


@kernel
def note_hand(row: IntArray, seat: int, facts: FloatArray) -> None:
    """Write the facts about a hand."""
    low, high = row[HAND + 2 * seat], row[HAND + 2 * seat + 1]
    rivals_low, rivals_high = _rivals(row, seat)
    near_low = near_high = 0
    facts[:] = 0.0
    facts[OPENS] = row[SEAT] == seat
    while low | high:
        card = smallest(low, high)
        low, high = low & ~LOW[card], high & ~HIGH[card]
        facts[_kind(row, seat, TWIN[card], rivals_low, rivals_high)] += 1.0
        facts[ALONE] += count(rivals_low & NEAR_LOW[card], rivals_high & NEAR_HIGH[card]) == 0
        near_low, near_high = near_low | NEAR_LOW[card], near_high | NEAR_HIGH[card]
    covered = count(near_low & rivals_low, near_high & rivals_high)
    facts[COVER] = 10.0 * covered / max(1, count(rivals_low, rivals_high))


@kernel
def _rivals(row: IntArray, seat: int) -> Words:
    """All cards in the other hands."""
    low = high = 0
    for rival in range(row[PLAYERS]):
        if rival != seat:
            low, high = low | row[HAND + 2 * rival], high | row[HAND + 2 * rival + 1]
    return low, high


@kernel
def _kind(row: IntArray, seat: int, twin: int, rivals_low: int, rivals_high: int) -> int:
    """What a card with that twin is to the hand that holds it."""
    if twin == NO_CARD:
        return TOAD
    if holds(row[HAND + 2 * seat], row[HAND + 2 * seat + 1], twin):
        return PAIRED
    if holds(rivals_low, rivals_high, twin):
        return HELD
    return DEAD if holds(row[GONE], row[GONE + 1], twin) else LIVE


@kernel
def prospects(row: IntArray, seat: int, values: FloatArray, facts: FloatArray) -> float:
    """The points a seat may count on: those it has, and what its hand is worth; *facts* is paper."""
    if row[ENDING] != RUNNING:
        return points_now(row, seat)
    note_hand(row, seat, facts)
    at, worth = stage(row), 0.0
    for fact in range(SIZE):
        worth += facts[fact] * (values[0, fact] + at * values[1, fact])
    return worth + points_now(row, seat)


@kernel
def points_now(row: IntArray, seat: int) -> float:
    """The points of a seat in the match so far; unseen cards count by their mean."""
    if row[ENDING] != RUNNING:
        return float(row[TOTAL + seat])
    return row[TOTAL + seat] + _running(row, seat)


@kernel
def ahead(row: IntArray, seat: int) -> float:
    """What a seat has more than the mean of the others in this round; unseen cards count by their mean."""
    others = 0.0
    for other in range(row[PLAYERS]):
        if other != seat:
            others += _running(row, other)
    return _running(row, seat) - others / (row[PLAYERS] - 1)


@kernel
def _running(row: IntArray, seat: int) -> float:
    extra = count(row[EXTRA + 2 * seat], row[EXTRA + 2 * seat + 1])
    return row[POINTS + seat] - EXTRA_COST * extra
