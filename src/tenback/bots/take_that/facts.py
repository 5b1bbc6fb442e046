"""The facts that the network is shown: where a seat sees every card, the line, and how far the round is."""

from typing import Final

import numpy as np
import numpy.typing as npt

from tenback.sim.bits import IntArray, count, holds
from tenback.sim.jit import kernel
from tenback.sim.take_that.row import (
    CARD_AT,
    DECK_SIZE,
    DRAWN,
    GONE,
    HAND,
    LAST,
    LINE,
    NO_CARD,
    PLACE,
    PLAYERS,
    PROFESSIONAL,
    SEAT,
    TWIN,
)
from tenback.sim.take_that.rules import price

Places = npt.NDArray[np.int16]

# Where a card is, as a seat sees it.
MINE: Final = 0
LYING: Final = 1
AWAY: Final = 2
UNSEEN: Final = 3

# The facts: where the two cards of each pair are, and each toad; then the line, and how far the round is.
PAIRS: Final = 0
TOADS: Final = PAIRS + DECK_SIZE * 16  # by the place of the pair's lower card
ENDS: Final = TOADS + DECK_SIZE * 4
NEAR_MINE: Final = ENDS + DECK_SIZE + 1
NEAR_UNSEEN: Final = NEAR_MINE + 21
NEAR_COUNTS: Final = NEAR_UNSEEN + 21
PRICES: Final = NEAR_COUNTS + 22
TO_DRAW: Final = PRICES + 40
SIZES: Final = TO_DRAW + DECK_SIZE + 1
TABLES: Final = SIZES + 4 * 11
OPENS: Final = TABLES + 8
FACTS: Final = OPENS + 2
MOST: Final = 96
"""No position has more facts."""


@kernel
def where(row: IntArray, seat: int, card: int) -> int:
    """Where a card is, as a seat sees it."""
    if holds(row[HAND + 2 * seat], row[HAND + 2 * seat + 1], card):
        return MINE
    if holds(row[LINE], row[LINE + 1], card):
        return LYING
    return AWAY if holds(row[GONE], row[GONE + 1], card) else UNSEEN


@kernel
def note_facts(row: IntArray, seat: int, facts: Places) -> int:
    """Write the facts that hold for a seat; how many they are."""
    found = 0
    for place in range(DECK_SIZE):
        card = CARD_AT[place]
        twin = TWIN[card]
        if twin == NO_CARD:
            facts[found] = TOADS + 4 * place + where(row, seat, card)
            found += 1
        elif card < twin:
            facts[found] = PAIRS + 16 * place + 4 * where(row, seat, card) + where(row, seat, twin)
            found += 1
    found = _note_line(row, seat, facts, found)
    facts[found] = TO_DRAW + DECK_SIZE - row[DRAWN]
    facts[found + 1] = TABLES + 2 * (row[PLAYERS] - 2) + row[PROFESSIONAL]
    facts[found + 2] = OPENS + (row[SEAT] == seat)
    found += 3
    for ahead in range(row[PLAYERS]):
        other = (seat + ahead) % row[PLAYERS]
        size = count(row[HAND + 2 * other], row[HAND + 2 * other + 1])
        facts[found] = SIZES + 11 * ahead + size
        found += 1
    return found


@kernel
def _note_line(row: IntArray, seat: int, facts: Places, found: int) -> int:
    last = row[LAST]
    facts[found] = ENDS + (DECK_SIZE if last == NO_CARD else PLACE[last])
    facts[found + 1] = PRICES + min(39, -price(row[LINE], row[LINE + 1]))
    found += 2
    if last == NO_CARD:
        return found
    unseen = 0
    for card in range(max(12, last - 10), min(98, last + 10) + 1):
        if PLACE[card] < 0 or card == last:
            continue
        at = where(row, seat, card)
        if at == MINE:
            facts[found] = NEAR_MINE + card - last + 10
            found += 1
        elif at == UNSEEN:
            facts[found] = NEAR_UNSEEN + card - last + 10
            unseen += 1
            found += 1
    facts[found] = NEAR_COUNTS + unseen
    return found + 1
