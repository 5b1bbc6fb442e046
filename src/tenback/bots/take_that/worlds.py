"""Hidden cards dealt anew: a world that the seat could be in, likelier where it fits what was played."""

from typing import Final

from tenback.bots.take_that.desk import Desk, Known
from tenback.bots.take_that.weights import FloatArray
from tenback.sim.bits import HIGH, LOW, IntArray
from tenback.sim.chance import CardArray, below, fraction, shuffle
from tenback.sim.jit import kernel
from tenback.sim.take_that.row import DECK_SIZE, EXTRA, HAND, PLAYERS, SEAT
from tenback.sim.take_that.rules import copy_row

TRIES: Final = 40


@kernel
def draw_world(known: Known, desk: Desk, rng: IntArray) -> None:
    """Deal the unseen cards to the other hands, the extra cards and the draw pile."""
    row, pool, cards = known.row, desk.pool, len(known.unseen)
    copy_row(row, desk.world)
    for index in range(cards):
        pool[index] = known.unseen[index]
    dealt, first = 0, below(rng, row[PLAYERS])
    for step in range(row[PLAYERS]):
        seat = (first + step) % row[PLAYERS]
        if seat != row[SEAT]:
            _bring_likely(pool, dealt, cards, known.sizes[seat], known.likely[seat], rng)
            dealt = _put(desk.world, HAND + 2 * seat, pool, dealt, known.sizes[seat])
    shuffle(rng, pool, dealt, cards)
    for seat in range(row[PLAYERS]):
        dealt = _put(desk.world, EXTRA + 2 * seat, pool, dealt, known.extras[seat])
    for index in range(dealt, cards):
        desk.deck[DECK_SIZE - cards + index] = pool[index]


@kernel
def _bring_likely(
    pool: CardArray, dealt: int, cards: int, size: int, likely: FloatArray, rng: IntArray
) -> None:
    """Bring *size* cards to the front of those left, each chosen about as often as it is likely."""
    most = 0.0
    for index in range(dealt, cards):
        most = max(most, likely[pool[index]])
    for place in range(dealt, dealt + size):
        other = place + below(rng, cards - place)
        for _ in range(TRIES):
            if fraction(rng) * most < likely[pool[other]]:
                break
            other = place + below(rng, cards - place)
        pool[place], pool[other] = pool[other], pool[place]


@kernel
def _put(world: IntArray, at: int, pool: CardArray, dealt: int, size: int) -> int:
    """Put cards into a set of the row; how many are dealt by then."""
    for index in range(dealt, dealt + size):
        world[at] |= LOW[pool[index]]
        world[at + 1] |= HIGH[pool[index]]
    return dealt + size
