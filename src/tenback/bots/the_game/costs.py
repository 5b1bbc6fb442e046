"""What a play costs in the eyes of the careful player: live cards, tricks, marks, commands."""

from typing import Final

import numpy as np

from tenback.bots.the_game.weights import SIZE, FloatArray, Weight
from tenback.sim.bits import HIGH, LOW, IntArray, count, greatest, holds, smallest
from tenback.sim.chance import CardArray
from tenback.sim.jit import inlined, kernel
from tenback.sim.the_game.row import (
    BOUND,
    DECK,
    DRAWN,
    EXTREME,
    FIRST_INFINITY,
    GOES_HIGH,
    GOES_LOW,
    HAND,
    LIVE,
    NO_PILE,
    OWED,
    PLAYED,
    PLAYERS,
    SEAT,
    SILENCE,
    SKULL,
    STOP,
    THREE,
    TOP,
    TRICK,
)
from tenback.sim.the_game.rules import (
    before_laying,
    has_play,
    in_debt,
    is_fatal,
    lay,
    playable,
    shows,
    take_back,
)
from tenback.talk.marks.mark import PileMark, meanings

# After the weights of this turn stand what follows from them.
PENALTY: Final = SIZE  # 4 piles: moving on there takes something from a player who marked it
LESS_ONE: Final = SIZE + 4  # a card falls from 1 pile of this direction to none; 0, 1, 2 of the other take it
LESS_TWO: Final = SIZE + 7  # from 2 piles to 1
SCRATCH: Final = SIZE + 10

FATAL: Final = 1e6
DEAD_END: Final = 1e4
NOTHING: Final = 1e9

# Weights as plain numbers: kernels read them as constants.
ONE_TWO, ONE_ONE, NONE_TWO, NONE_ONE, NONE_NONE = map(int, list(Weight)[:5])
OWN: Final = int(Weight.OWN)
GAP: Final = int(Weight.GAP)
TRICK_IN_HAND: Final = int(Weight.TRICK_IN_HAND)
TRICK_OUT: Final = int(Weight.TRICK_OUT)
PAIR: Final = int(Weight.PAIR)
GO_ON: Final = int(Weight.GO_ON)
GO_ON_LATE: Final = int(Weight.GO_ON_LATE)
MARK: Final = int(Weight.MARK_1) - 1
LAY: Final = int(Weight.STOP) - 1
COVER: Final = int(Weight.COVER_SILENCE) - FIRST_INFINITY
STOP_SAVES: Final = int(Weight.STOP_SAVES)
FOLLOW: Final = int(Weight.FOLLOW)
SHRINK: Final = int(Weight.SHRINK)
EASY: Final = int(Weight.EASY)


def _mark_words(table: IntArray) -> IntArray:
    """By strength, pile and top: the cards that stand for that mark, as the bits of *table*."""
    words = np.zeros((4, 4, 101), np.int64)
    for pile in range(4):
        for top in range(1, 101):
            for mark, cards in meanings(pile, top).items():
                words[mark, pile, top] = sum(table[sorted(cards)])
    return words


MARK_LOW: Final = _mark_words(LOW)
MARK_HIGH: Final = _mark_words(HIGH)
STRONGEST: Final = int(max(PileMark))


@kernel
def mark_of(low: int, high: int, pile: int, top: int) -> int:
    """The strongest mark on a pile that is true of a hand; 0 for none."""
    for mark in range(STRONGEST, 0, -1):
        if (low & MARK_LOW[mark, pile, top]) | (high & MARK_HIGH[mark, pile, top]):
            return mark
    return 0


# What a play costs ---------------------------------------------------------------------------------------


@kernel
def prepare(row: IntArray, weights: FloatArray, marks: int, turn_weights: FloatArray) -> None:
    """Write the weights of the turn that begins; with *marks* the other hands say what they hope for."""
    share = (row[DECK] - row[DRAWN]) / row[DECK]
    for index in range(SIZE):
        turn_weights[index] = weights[0, index] + share * weights[1, index]
    turn_weights[LESS_TWO] = turn_weights[NONE_ONE] - turn_weights[NONE_TWO]
    turn_weights[LESS_TWO + 1] = turn_weights[ONE_ONE] - turn_weights[ONE_TWO]
    turn_weights[LESS_TWO + 2] = turn_weights[ONE_TWO]
    turn_weights[LESS_ONE] = turn_weights[NONE_NONE] - turn_weights[NONE_ONE]
    turn_weights[LESS_ONE + 1] = turn_weights[NONE_ONE] - turn_weights[ONE_ONE]
    turn_weights[LESS_ONE + 2] = turn_weights[NONE_TWO] - turn_weights[ONE_TWO]
    for pile in range(4):
        turn_weights[PENALTY + pile] = 0.0
    if marks == 1 and not shows(row, SILENCE):
        _hear_marks(row, turn_weights)


@kernel
def _hear_marks(row: IntArray, turn_weights: FloatArray) -> None:
    """Each pile costs what the strongest mark on it asks for."""
    for seat in range(row[PLAYERS]):
        if seat == row[SEAT]:
            continue
        low, high = row[HAND + 2 * seat], row[HAND + 2 * seat + 1]
        for pile in range(4):
            mark = mark_of(low, high, pile, row[TOP + pile])
            if mark:
                turn_weights[PENALTY + pile] = max(turn_weights[PENALTY + pile], turn_weights[MARK + mark])


@kernel
def cost(row: IntArray, kinds: CardArray, turn_weights: FloatArray, card: int, pile: int) -> float:
    """What a play takes away from the cards still to come, and what its commands ask for."""
    value = plain_cost(row, turn_weights, card, pile)
    return value + _command_cost(row, kinds, turn_weights, card, pile) if row[EXTREME] == 1 else value


@kernel
def plain_cost(row: IntArray, turn_weights: FloatArray, card: int, pile: int) -> float:
    """What a play costs by the numbers alone."""
    top = row[TOP + pile]
    ahead = card - top if pile < 2 else top - card
    value = turn_weights[GAP] * ahead + _tricks_lost(row, turn_weights, card, pile)
    if ahead > 0:
        return value + turn_weights[PENALTY + pile] + _options_lost(row, turn_weights, pile, top, card)
    return value - _options_lost(row, turn_weights, pile, card, top)


@inlined
def _options_lost(row: IntArray, turn_weights: FloatArray, pile: int, near: int, far: int) -> float:
    """What the live cards between two tops of a pile lose: each has one pile less."""
    low = row[LIVE] & GOES_LOW[pile, near] & ~GOES_LOW[pile, far] & ~LOW[far]
    high = row[LIVE + 1] & GOES_HIGH[pile, near] & ~GOES_HIGH[pile, far] & ~HIGH[far]
    if low | high == 0:
        return 0.0
    twin = pile ^ 1
    twin_low = GOES_LOW[twin, row[TOP + twin]]
    twin_high = GOES_HIGH[twin, row[TOP + twin]]
    hand = HAND + 2 * row[SEAT]
    value = turn_weights[OWN] * count(low & row[hand], high & row[hand + 1])
    value += _by_other_direction(row, turn_weights, pile, low & twin_low, high & twin_high, LESS_TWO)
    return value + _by_other_direction(row, turn_weights, pile, low & ~twin_low, high & ~twin_high, LESS_ONE)


@inlined
def _by_other_direction(
    row: IntArray, turn_weights: FloatArray, pile: int, low: int, high: int, less: int
) -> float:
    if low | high == 0:
        return 0.0
    first = 2 if pile < 2 else 0
    one_low, one_high = GOES_LOW[first, row[TOP + first]], GOES_HIGH[first, row[TOP + first]]
    two_low, two_high = GOES_LOW[first, row[TOP + first + 1]], GOES_HIGH[first, row[TOP + first + 1]]
    cards = count(low, high)
    either = count(low & (one_low | two_low), high & (one_high | two_high))
    both = count(low & one_low & two_low, high & one_high & two_high)
    return lost_by(turn_weights, less, cards, either, both)


@inlined
def lost_by(turn_weights: FloatArray, less: int, cards: int, either: int, both: int) -> float:
    """What cards lose with a pile, by how many piles of the other direction take them: either, or both."""
    return (
        turn_weights[less + 2] * both
        + turn_weights[less + 1] * (either - both)
        + turn_weights[less] * (cards - either)
    )


@inlined
def _tricks_lost(row: IntArray, turn_weights: FloatArray, card: int, pile: int) -> float:
    """What a play does to the chances of going back by ten, on this pile and with this card elsewhere."""
    hand = HAND + 2 * row[SEAT]
    low, high = row[hand], row[hand + 1]
    value = 0.0
    for other in range(4):
        back = TRICK[other, row[TOP + other]]
        if other == pile and back != card:
            value += _trick_worth(row, turn_weights, low, high, back)
        elif other != pile and back == card:
            value += turn_weights[TRICK_IN_HAND]
    value -= _trick_worth(row, turn_weights, low, high, TRICK[pile, card])
    if holds(low, high, card - 10 if card >= 10 else 0):
        value += turn_weights[PAIR]
    if holds(low, high, card + 10 if card <= 90 else 0):
        value += turn_weights[PAIR]
    return value


@inlined
def _trick_worth(row: IntArray, turn_weights: FloatArray, low: int, high: int, back: int) -> float:
    if back == 0:
        return 0.0
    if holds(low, high, back):
        return turn_weights[TRICK_IN_HAND]
    return turn_weights[TRICK_OUT] if holds(row[LIVE], row[LIVE + 1], back) else 0.0


# Commands ------------------------------------------------------------------------------------------------


@kernel
def _command_cost(row: IntArray, kinds: CardArray, turn_weights: FloatArray, card: int, pile: int) -> float:
    if is_fatal(row, kinds, card, pile):
        return FATAL
    value = 0.0
    covered, kind = kinds[row[TOP + pile]], kinds[card]
    if covered >= FIRST_INFINITY:
        value += turn_weights[COVER + covered]
    if kind:
        value += turn_weights[LAY + kind]
    if kind == STOP:
        return value + turn_weights[STOP_SAVES] * max(0, row[OWED] - row[PLAYED] - 1)
    return value + _forced_cost(row, kinds, turn_weights, card, pile)


@kernel
def _forced_cost(row: IntArray, kinds: CardArray, turn_weights: FloatArray, card: int, pile: int) -> float:
    """What the commands that bind after a play force upon the next one; a dead end where none can follow."""
    before = before_laying(row, pile)
    lay(row, kinds, card, pile)
    value = _follow_cost(row, kinds, turn_weights) if in_debt(row) else 0.0
    take_back(row, pile, before)
    return value


@kernel
def _follow_cost(row: IntArray, kinds: CardArray, turn_weights: FloatArray) -> float:
    covering = shows(row, SKULL)
    if row[THREE] == 1 and row[PLAYED] >= 3:
        return DEAD_END
    if not covering and row[THREE] == 0 and row[BOUND] == NO_PILE:
        return 0.0 if has_play(row) else DEAD_END
    least = NOTHING
    for pile in range(4):
        low, high = playable(row, pile)
        if low | high and (not covering or kinds[row[TOP + pile]] == SKULL):
            card = smallest(low, high) if pile < 2 else greatest(low, high)
            least = min(least, plain_cost(row, turn_weights, card, pile))
    return DEAD_END if least == NOTHING else turn_weights[FOLLOW] * max(0.0, least - turn_weights[EASY])


@kernel
def can_cover(row: IntArray, kinds: CardArray) -> bool:
    """Whether a skull that shows can be covered with one card."""
    for pile in range(4):
        if kinds[row[TOP + pile]] == SKULL:
            low, high = playable(row, pile)
            if low | high:
                return True
    return False
