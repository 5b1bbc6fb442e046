"""The prices of many plays from one position: what they share is worked out once.

The same prices as `costs.plain_cost`, to the last bit, for searches that ask for hundreds of them.
"""

from typing import Final, NamedTuple

import numpy as np

from tenback.bots.the_game.costs import (
    GAP,
    LESS_ONE,
    LESS_TWO,
    OWN,
    PAIR,
    PENALTY,
    TRICK_IN_HAND,
    TRICK_OUT,
    lost_by,
)
from tenback.bots.the_game.weights import FloatArray
from tenback.sim.bits import HIGH, LOW, IntArray, count, holds
from tenback.sim.jit import inlined, kernel
from tenback.sim.the_game.row import GOES_HIGH, GOES_LOW, HAND, LIVE, SEAT, TOP, TRICK

# Where things stand in `Prices.sets`; every set takes two words.
MINE: Final = 0
STILL_OUT: Final = 2
TAKEN: Final = 4  # by pile: the cards that it takes
EITHER: Final = 12  # by direction: the cards that at least one of its piles takes
BOTH: Final = 16
BACK: Final = 20  # by pile: the card that goes back by ten, or 0
TOPS: Final = 24
SETS: Final = 28


class Prices(NamedTuple):
    """A position as prices need it."""

    sets: IntArray
    tricks: FloatArray
    """By pile: what the chance to go back by ten on it is worth."""


def new_prices() -> Prices:
    """Make room for one position."""
    return Prices(np.zeros(SETS, np.int64), np.zeros(4))


@kernel
def price_from(row: IntArray, turn_weights: FloatArray, prices: Prices) -> None:
    """Work out what all plays of the active seat share."""
    sets, hand = prices.sets, HAND + 2 * row[SEAT]
    sets[MINE], sets[MINE + 1] = row[hand], row[hand + 1]
    sets[STILL_OUT], sets[STILL_OUT + 1] = row[LIVE], row[LIVE + 1]
    for pile in range(4):
        top = row[TOP + pile]
        sets[TOPS + pile] = top
        sets[TAKEN + 2 * pile], sets[TAKEN + 2 * pile + 1] = GOES_LOW[pile, top], GOES_HIGH[pile, top]
        sets[BACK + pile] = TRICK[pile, top]
        prices.tricks[pile] = _trick_worth(sets, turn_weights, sets[BACK + pile])
    for word in range(2):
        for first in range(0, 4, 2):
            one, two = sets[TAKEN + 2 * first + word], sets[TAKEN + 2 * first + 2 + word]
            sets[EITHER + first + word], sets[BOTH + first + word] = one | two, one & two


@inlined
def _trick_worth(sets: IntArray, turn_weights: FloatArray, back: int) -> float:
    if back == 0:
        return 0.0
    if holds(sets[MINE], sets[MINE + 1], back):
        return turn_weights[TRICK_IN_HAND]
    return turn_weights[TRICK_OUT] if holds(sets[STILL_OUT], sets[STILL_OUT + 1], back) else 0.0


@inlined
def price(prices: Prices, turn_weights: FloatArray, card: int, pile: int) -> float:
    """What a play takes from the cards still to come: `plain_cost` of it."""
    sets = prices.sets
    top = sets[TOPS + pile]
    ahead = card - top if pile < 2 else top - card
    value = turn_weights[GAP] * ahead + _tricks_lost(prices, turn_weights, card, pile)
    if ahead > 0:
        return value + turn_weights[PENALTY + pile] + _options_lost(sets, turn_weights, pile, top, card)
    return value - _options_lost(sets, turn_weights, pile, card, top)


@inlined
def _tricks_lost(prices: Prices, turn_weights: FloatArray, card: int, pile: int) -> float:
    sets, value = prices.sets, 0.0
    for other in range(4):
        is_back = sets[BACK + other] == card
        if other == pile and not is_back:
            value += prices.tricks[other]
        elif other != pile and is_back:
            value += turn_weights[TRICK_IN_HAND]
    value -= _trick_worth(sets, turn_weights, TRICK[pile, card])
    if holds(sets[MINE], sets[MINE + 1], card - 10 if card >= 10 else 0):
        value += turn_weights[PAIR]
    if holds(sets[MINE], sets[MINE + 1], card + 10 if card <= 90 else 0):
        value += turn_weights[PAIR]
    return value


@inlined
def _options_lost(sets: IntArray, turn_weights: FloatArray, pile: int, near: int, far: int) -> float:
    """What the live cards between two tops of a pile lose: each has one pile less."""
    low = sets[STILL_OUT] & GOES_LOW[pile, near] & ~GOES_LOW[pile, far] & ~LOW[far]
    high = sets[STILL_OUT + 1] & GOES_HIGH[pile, near] & ~GOES_HIGH[pile, far] & ~HIGH[far]
    if low | high == 0:
        return 0.0
    twin = TAKEN + 2 * (pile ^ 1)
    twin_low, twin_high = sets[twin], sets[twin + 1]
    value = turn_weights[OWN] * count(low & sets[MINE], high & sets[MINE + 1])
    value += _by_other_direction(sets, turn_weights, pile, low & twin_low, high & twin_high, LESS_TWO)
    return value + _by_other_direction(sets, turn_weights, pile, low & ~twin_low, high & ~twin_high, LESS_ONE)


@inlined
def _by_other_direction(
    sets: IntArray, turn_weights: FloatArray, pile: int, low: int, high: int, less: int
) -> float:
    if low | high == 0:
        return 0.0
    first = 2 if pile < 2 else 0
    cards = count(low, high)
    either = count(low & sets[EITHER + first], high & sets[EITHER + first + 1])
    both = count(low & sets[BOTH + first], high & sets[BOTH + first + 1])
    return lost_by(turn_weights, less, cards, either, both)
