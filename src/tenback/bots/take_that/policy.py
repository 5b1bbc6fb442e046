"""The careful player's thinking as kernels: what each move is worth to the active seat, and the best one."""

from typing import Final

from tenback.bots.take_that.weights import FloatArray, Weight
from tenback.sim.bits import HIGH, LOW, IntArray, Words, count, holds, smallest
from tenback.sim.chance import CardArray
from tenback.sim.jit import kernel
from tenback.sim.take_that.row import (
    ALL_HIGH,
    ALL_LOW,
    DECK_SIZE,
    DRAWN,
    ENDING,
    GONE,
    HAND,
    HAND_SIZE,
    HEIGHT,
    LAST,
    LINE,
    NEAR_HIGH,
    NEAR_LOW,
    NO_CARD,
    PLACE,
    PLAYERS,
    RUNNING,
    SEAT,
    STACK,
    TAKE,
    TWIN,
    TWIST,
    WANTED,
)
from tenback.sim.take_that.rules import lays, make_move, may_take, price, twists

MIDDLE: Final = 55
NEVER: Final = -1e9

# Weights as plain numbers: kernels read them as constants.
LAY_PRICE: Final = int(Weight.LAY_PRICE)
PRESS: Final = int(Weight.PRESS)
TOAD: Final = int(Weight.TOAD)
OWN_TWIN: Final = int(Weight.OWN_TWIN)
OUT_TWIN: Final = int(Weight.OUT_TWIN)
SPENT: Final = int(Weight.SPENT)
WASTE: Final = int(Weight.WASTE)
FOLLOW: Final = int(Weight.FOLLOW)
LONELY: Final = int(Weight.LONELY)
TWIST_NOW: Final = int(Weight.TWIST)
TWIST_PRICE: Final = int(Weight.TWIST_PRICE)
TWIST_PRESS: Final = int(Weight.TWIST_PRESS)
EMPTIED: Final = int(Weight.EMPTIED)
MORE: Final = int(Weight.MORE)
TAKE_NOW: Final = int(Weight.TAKE)
TAKE_PRICE: Final = int(Weight.TAKE_PRICE)
TAKE_MORE: Final = int(Weight.TAKE_MORE)
OPEN: Final = int(Weight.OPEN)
EDGE: Final = int(Weight.EDGE)
END: Final = int(Weight.END)


@kernel
def stage(row: IntArray) -> float:
    """How much of the draw pile is left: 1 after the deal, 0 when it is used up."""
    return (DECK_SIZE - row[DRAWN]) / (DECK_SIZE - row[PLAYERS] * row[HAND_SIZE])


@kernel
def unseen(row: IntArray) -> Words:
    """The cards that the active seat cannot see: those of the others, the draw pile, the extra cards."""
    hand = HAND + 2 * row[SEAT]
    return (
        ALL_LOW & ~(row[hand] | row[LINE] | row[GONE]),
        ALL_HIGH & ~(row[hand + 1] | row[LINE + 1] | row[GONE + 1]),
    )


@kernel
def chance_of_none(kinds: int, cards: int, held: int) -> float:
    """The chance that none of *held* cards, drawn from *cards*, is one of *kinds*, nearly enough."""
    if cards <= 0:
        return 1.0
    share = 1.0 - kinds / cards
    chance = 1.0
    for _ in range(held):
        chance *= share
    return chance


# What a move is worth --------------------------------------------------------------------------------------


@kernel
def press(row: IntArray, last: int, wanted_low: int, wanted_high: int) -> float:
    """The chance that the next player can neither lay on *last* nor twist, by what the active seat sees."""
    low, high = unseen(row)
    near_low, near_high = NEAR_LOW[last] | wanted_low, NEAR_HIGH[last] | wanted_high
    return chance_of_none(count(low & near_low, high & near_high), count(low, high), row[HAND_SIZE])


@kernel
def left_behind(row: IntArray, weights: FloatArray, at: float, last: int, card: int) -> float:
    """What the last card and the twists still held are worth after *card* has left the hand."""
    hand = HAND + 2 * row[SEAT]
    low, high = row[hand] & ~LOW[card], row[hand + 1] & ~HIGH[card]
    more = count(low & row[WANTED], high & row[WANTED + 1])
    value = (weights[0, MORE] + at * weights[1, MORE]) * more
    if last == NO_CARD:
        return value + weights[0, EMPTIED] + at * weights[1, EMPTIED]
    follow = count(low & NEAR_LOW[last], high & NEAR_HIGH[last])
    value += (weights[0, EDGE] + at * weights[1, EDGE]) * abs(last - MIDDLE) / 10.0
    if follow == 0:
        return value + weights[0, LONELY] + at * weights[1, LONELY]
    return value + (weights[0, FOLLOW] + at * weights[1, FOLLOW]) * min(follow, 3)


@kernel
def worth_of_lay(row: IntArray, weights: FloatArray, at: float, card: int) -> float:
    """What laying a card is worth, whatever else is in the hand."""
    twin = TWIN[card]
    cost = -price(row[LINE] | LOW[card], row[LINE + 1] | HIGH[card])
    wanted_low, wanted_high = row[WANTED], row[WANTED + 1]
    if twin != NO_CARD:
        wanted_low, wanted_high = wanted_low | LOW[twin], wanted_high | HIGH[twin]
    value = cost * (weights[0, LAY_PRICE] + at * weights[1, LAY_PRICE])
    value += cost * press(row, card, wanted_low, wanted_high) * (weights[0, PRESS] + at * weights[1, PRESS])
    if row[HEIGHT] == 1:
        value += cost * (weights[0, OPEN] + at * weights[1, OPEN])
    return value + _worth_of_twin(row, weights, at, twin)


@kernel
def _worth_of_twin(row: IntArray, weights: FloatArray, at: float, twin: int) -> float:
    """What it means that a card lies in the line and not in the hand, by where its twin is."""
    if twin == NO_CARD:
        return weights[0, TOAD] + at * weights[1, TOAD]
    hand = HAND + 2 * row[SEAT]
    if holds(row[hand], row[hand + 1], twin):
        return weights[0, OWN_TWIN] + at * weights[1, OWN_TWIN]
    if holds(row[LINE], row[LINE + 1], twin):
        return weights[0, WASTE] + at * weights[1, WASTE]
    low, high = unseen(row)
    if not holds(low, high, twin):
        return 0.0
    others = (row[PLAYERS] - 1) * row[HAND_SIZE] / count(low, high)
    return (
        weights[0, SPENT]
        + at * weights[1, SPENT]
        + min(others, 1.0) * (weights[0, OUT_TWIN] + at * weights[1, OUT_TWIN])
    )


@kernel
def worth_of_twist(row: IntArray, weights: FloatArray, at: float, card: int) -> float:
    """What twisting with a card is worth, whatever else is in the hand."""
    twin = TWIN[card]
    last = last_after_twist(row, card)
    low, high = row[LINE] & ~LOW[twin], row[LINE + 1] & ~HIGH[twin]
    cost = -price(low, high)
    value = (
        weights[0, TWIST_NOW]
        + at * weights[1, TWIST_NOW]
        + cost * (weights[0, TWIST_PRICE] + at * weights[1, TWIST_PRICE])
    )
    if last != NO_CARD:
        pressed = press(row, last, row[WANTED] & ~LOW[card], row[WANTED + 1] & ~HIGH[card])
        value += cost * pressed * (weights[0, TWIST_PRESS] + at * weights[1, TWIST_PRESS])
    return value


@kernel
def last_after_twist(row: IntArray, card: int) -> int:
    """The rightmost card of the line once the twin of *card* is gone."""
    if row[LAST] != TWIN[card]:
        return row[LAST]
    for index in range(row[HEIGHT] - 1, -1, -1):
        lying = row[STACK + index]
        if lying != TWIN[card] and holds(row[LINE], row[LINE + 1], lying):
            return lying
    return NO_CARD


@kernel
def worth_of_take(row: IntArray, weights: FloatArray, at: float) -> float:
    """What taking the line is worth."""
    low, high = twists(row)
    cost = -price(row[LINE], row[LINE + 1])
    value = (
        weights[0, TAKE_NOW]
        + at * weights[1, TAKE_NOW]
        + cost * (weights[0, TAKE_PRICE] + at * weights[1, TAKE_PRICE])
    )
    value += count(low, high) * (weights[0, TAKE_MORE] + at * weights[1, TAKE_MORE])
    if row[DRAWN] == DECK_SIZE:
        value += weights[0, END] + at * weights[1, END]
    return value


# The best move ---------------------------------------------------------------------------------------------


@kernel
def policy_move(row: IntArray, weights: FloatArray) -> int:
    """What the careful player does now."""
    return weigh_moves(row, weights, TAKE)[0]


@kernel
def regret(row: IntArray, weights: FloatArray, move: int) -> float:
    """How many points a careful player would give away by a move, in its own eyes."""
    _, most, made = weigh_moves(row, weights, move)
    return most - made


@kernel
def weigh_moves(row: IntArray, weights: FloatArray, move: int) -> tuple[int, float, float]:
    """The best move, what it is worth, and what *move* is worth."""
    at, best, most, made = stage(row), TAKE, NEVER, NEVER
    if may_take(row):
        most = made = worth_of_take(row, weights, at)
    low, high = lays(row)
    while low | high:
        card = smallest(low, high)
        low, high = low & ~LOW[card], high & ~HIGH[card]
        value = worth_of_lay(row, weights, at, card) + left_behind(row, weights, at, card, card)
        if PLACE[card] == move:
            made = value
        if value > most:
            best, most = PLACE[card], value
    low, high = twists(row)
    while low | high:
        card = smallest(low, high)
        low, high = low & ~LOW[card], high & ~HIGH[card]
        value = worth_of_twist(row, weights, at, card)
        value += left_behind(row, weights, at, last_after_twist(row, card), card)
        if TWIST + PLACE[card] == move:
            made = value
        if value > most:
            best, most = TWIST + PLACE[card], value
    return best, most, made


@kernel
def policy_round(row: IntArray, deck: CardArray, weights: FloatArray) -> None:
    """Play the round on to its end, each seat by its own weights."""
    while row[ENDING] == RUNNING:
        make_move(row, deck, policy_move(row, weights[row[SEAT]]))
