"""What a seat's moves tell about its hand: a card it would have used, and did not, it hardly held.

For each seat and unseen card stands a weight: how much of the hand could still be that card. A card held
when another move was made keeps only the share that fits that move; each drawn card is anybody's guess.
"""

import math
from typing import Final

from tenback.bots.take_that.policy import NEVER, stage, worth_of_lay, worth_of_take, worth_of_twist
from tenback.bots.take_that.weights import FloatArray
from tenback.sim.bits import HIGH, LOW, IntArray, holds
from tenback.sim.chance import CardArray
from tenback.sim.jit import kernel
from tenback.sim.take_that.row import (
    CARD_AT,
    HAND,
    HAND_SIZE,
    LAST,
    NEAR_HIGH,
    NEAR_LOW,
    NO_CARD,
    PLAYERS,
    SEAT,
    TAKE,
    TWIST,
    WANTED,
)
from tenback.sim.take_that.rules import make_move

DOUBT: Final = 0.5
"""How many points of difference a player may well overlook."""
FLOOR: Final = 0.05
"""Nobody is ever quite sure."""


@kernel
def suspect(
    row: IntArray, nothing: CardArray, moves: IntArray, unseen: CardArray, w: FloatArray, likely: FloatArray
) -> None:
    """Fill *likely* (seat, card) from the moves of the round; *row* is dealt and knows no hand.

    *nothing* is a deck of cards that are none: hands in the row stay unknown.
    """
    for seat in range(row[PLAYERS]):
        for card in unseen:
            likely[seat, card] = row[HAND_SIZE]
    for move in moves:
        _weigh_move(row, move, unseen, w, likely[row[SEAT]])
        make_move(row, nothing, move)


@kernel
def _weigh_move(row: IntArray, move: int, unseen: CardArray, w: FloatArray, likely: FloatArray) -> None:
    """Lower the weight of each unseen card by how well the move fits one who held it."""
    at = stage(row)
    made = _worth_of_move(row, w, at, move)
    keep = 1.0 if move == TAKE else 1.0 - 1.0 / row[HAND_SIZE]
    drawn = 0.0 if move == TAKE else 1.0
    for card in unseen:
        better = _best_with(row, w, at, card) - made
        fits = max(FLOOR, 1.0 / (1.0 + math.exp(better / DOUBT)))
        likely[card] = keep * fits * likely[card] + drawn


@kernel
def _worth_of_move(row: IntArray, w: FloatArray, at: float, move: int) -> float:
    if move == TAKE:
        return worth_of_take(row, w, at)
    if move < TWIST:
        return worth_of_lay(row, w, at, CARD_AT[move])
    return worth_of_twist(row, w, at, CARD_AT[move - TWIST])


@kernel
def _best_with(row: IntArray, w: FloatArray, at: float, card: int) -> float:
    """What the better of laying a card and twisting with it would have been worth."""
    hand, best = HAND + 2 * row[SEAT], NEVER
    row[hand], row[hand + 1] = LOW[card], HIGH[card]
    if row[LAST] == NO_CARD or holds(NEAR_LOW[row[LAST]], NEAR_HIGH[row[LAST]], card):
        best = worth_of_lay(row, w, at, card)
    if holds(row[WANTED], row[WANTED + 1], card):
        best = max(best, worth_of_twist(row, w, at, card))
    row[hand], row[hand + 1] = 0, 0
    return best
