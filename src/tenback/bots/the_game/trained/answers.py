"""The best turn at first sight: a narrow beam over cheap plays, judged by a trained network."""

from typing import Final, NamedTuple

import numpy as np

from tenback.bots.the_game.costs import GO_ON, GO_ON_LATE, NOTHING, SCRATCH, plain_cost, prepare
from tenback.bots.the_game.trained.eye import Eye, look, note_sizes
from tenback.bots.the_game.trained.network import Network
from tenback.bots.the_game.trained.worth import FEW_LEFT, worth
from tenback.bots.the_game.weights import FloatArray
from tenback.sim.bits import HIGH, LOW, IntArray, count, greatest, smallest
from tenback.sim.jit import kernel
from tenback.sim.the_game.row import BOUND as BOUND_TO
from tenback.sim.the_game.row import (
    DECK,
    DRAWN,
    HAND,
    HAND_SIZE,
    LEFT,
    LIVE,
    NO_PILE,
    OWED,
    PLAYERS,
    SEAT,
    TOP,
    WIDTH,
)
from tenback.sim.the_game.rules import playable

WIDEST: Final = 32
LONGEST: Final = 8  # cards of one turn
MOST: Final = 96  # turns that are noted
SPARE: Final = 3  # plays listed for each position kept: several may lead to the same one

# What stands in a node: the hand (two words), the tops (four).
CARDS: Final = 0
TOPS: Final = 2
NODE: Final = 6


class Beam(NamedTuple):
    """Where turns are looked for."""

    nodes: IntArray
    costs: FloatArray
    grown_from: IntArray
    grown_by: IntArray
    grown_cost: FloatArray
    turns: IntArray
    turn_costs: FloatArray
    limits: IntArray
    """Positions kept before the minimum is reached, when it is, and so many cards past it."""
    nearest: IntArray
    """How many cards are looked at on each pile, the nearest first."""
    row: IntArray
    w: FloatArray


def new_beam(*limits: int, nearest: int = 8) -> Beam:
    """Make room for a beam with these limits."""
    row = np.zeros(WIDTH, np.int64)
    row[BOUND_TO] = NO_PILE
    return Beam(
        nodes=np.zeros((2, WIDEST, NODE), np.int64),
        costs=np.zeros((2, WIDEST)),
        grown_from=np.zeros(SPARE * WIDEST, np.int64),
        grown_by=np.zeros(SPARE * WIDEST, np.int64),
        grown_cost=np.zeros(SPARE * WIDEST),
        turns=np.zeros((MOST, NODE), np.int64),
        turn_costs=np.zeros(MOST),
        limits=np.array([*limits, *[limits[-1]] * (LONGEST + 4 - len(limits))], np.int64),
        nearest=np.array([nearest], np.int64),
        row=row,
        w=np.zeros(SCRATCH),
    )


NARROW: Final = (10, 12, 6, 3, 2)
ALL_WAYS: Final = (WIDEST,)


# Finding turns --------------------------------------------------------------------------------------------


@kernel
def find(row: IntArray, weights: FloatArray, beam: Beam) -> tuple[int, int]:
    """Note the cheap turns of the player in turn; how many, and the most cards that could be laid."""
    prepare(row, weights, 0, beam.w)
    hand, owed = HAND + 2 * row[SEAT], row[OWED]
    limit = beam.w[GO_ON] if row[DRAWN] < row[DECK] else beam.w[GO_ON_LATE]
    _begin(beam, row[hand], row[hand + 1], row[TOP : TOP + 4])
    found, side, width, reached = 0, 0, 1, 0
    for depth in range(1, LONGEST + 1):
        keep = beam.limits[max(0, 1 + depth - owed)]
        listed = _grow(beam, side, width, row[LIVE], row[LIVE + 1], row[hand], row[hand + 1], SPARE * keep)
        width = _keep(beam, side, listed, keep)
        side = 1 - side
        if width == 0:
            break
        reached = depth
        if depth >= owed:
            found = _note(beam, side, width, found, limit * (depth - owed))
    return found, reached


@kernel
def _begin(beam: Beam, low: int, high: int, tops: IntArray) -> None:
    beam.nodes[0, 0, CARDS], beam.nodes[0, 0, CARDS + 1] = low, high
    for pile in range(4):
        beam.nodes[0, 0, TOPS + pile] = tops[pile]
    beam.costs[0, 0] = 0.0


@kernel
def _grow(
    beam: Beam, side: int, width: int, live_low: int, live_high: int, low: int, high: int, most: int
) -> int:
    """List the cheapest plays after every position of one side; how many.

    The turn began with these live cards and this hand.
    """
    listed, here = 0, beam.row
    for node in range(width):
        at = beam.nodes[side, node]
        here[HAND], here[HAND + 1] = at[CARDS], at[CARDS + 1]
        here[LIVE] = live_low & ~(low & ~at[CARDS])
        here[LIVE + 1] = live_high & ~(high & ~at[CARDS + 1])
        for pile in range(4):
            here[TOP + pile] = at[TOPS + pile]
        for pile in range(4):
            if not (pile & 1 and at[TOPS + pile] == at[TOPS + pile - 1]):
                listed = _grow_on(beam, side, node, pile, listed, most)
    return listed


@kernel
def _grow_on(beam: Beam, side: int, node: int, pile: int, listed: int, most: int) -> int:
    """Price the plays on one pile, the nearest cards first."""
    low, high = playable(beam.row, pile)
    looked = 0
    while low | high and looked < beam.nearest[0]:
        card = smallest(low, high) if pile < 2 else greatest(low, high)
        low, high = low & ~LOW[card], high & ~HIGH[card]
        price = beam.costs[side, node] + plain_cost(beam.row, beam.w, card, pile)
        listed = _list(beam, price, node, 4 * card + pile, listed, most)
        looked += 1
    return listed


@kernel
def _list(beam: Beam, price: float, node: int, move: int, listed: int, most: int) -> int:
    """Put a play among the cheapest ones, in their order."""
    place = listed
    if listed == most:
        if price >= beam.grown_cost[most - 1]:
            return listed
        place = most - 1
    while place > 0 and beam.grown_cost[place - 1] > price:
        beam.grown_cost[place] = beam.grown_cost[place - 1]
        beam.grown_from[place], beam.grown_by[place] = beam.grown_from[place - 1], beam.grown_by[place - 1]
        place -= 1
    beam.grown_cost[place], beam.grown_from[place], beam.grown_by[place] = price, node, move
    return min(most, listed + 1)


@kernel
def _keep(beam: Beam, side: int, listed: int, limit: int) -> int:
    """Put the cheapest different positions on the other side; how many."""
    kept = 0
    for index in range(listed):
        if kept == limit:
            break
        _lay_down(beam, side, index, kept)
        if not _seen_before(beam.nodes[1 - side], kept):
            kept += 1
    return kept


@kernel
def _lay_down(beam: Beam, side: int, index: int, place: int) -> None:
    parent, there = beam.nodes[side, beam.grown_from[index]], beam.nodes[1 - side, place]
    card, pile = beam.grown_by[index] >> 2, beam.grown_by[index] & 3
    there[CARDS], there[CARDS + 1] = parent[CARDS] & ~LOW[card], parent[CARDS + 1] & ~HIGH[card]
    for other in range(4):
        there[TOPS + other] = parent[TOPS + other]
    there[TOPS + pile] = card
    beam.costs[1 - side, place] = beam.grown_cost[index]


@kernel
def _seen_before(nodes: IntArray, place: int) -> bool:
    """Whether the same position was reached in another order; two piles of a direction may change places."""
    one = nodes[place]
    for other in range(place):
        two = nodes[other]
        same_hand = one[CARDS] == two[CARDS] and one[CARDS + 1] == two[CARDS + 1]
        if same_hand and _same_pair(one, two, TOPS) and _same_pair(one, two, TOPS + 2):
            return True
    return False


@kernel
def _same_pair(one: IntArray, two: IntArray, at: int) -> bool:
    straight = one[at] == two[at] and one[at + 1] == two[at + 1]
    return straight or (one[at] == two[at + 1] and one[at + 1] == two[at])


@kernel
def _note(beam: Beam, side: int, width: int, found: int, bonus: float) -> int:
    for node in range(width):
        if found == MOST:
            break
        for place in range(NODE):
            beam.turns[found, place] = beam.nodes[side, node, place]
        beam.turn_costs[found] = beam.costs[side, node] - bonus
        found += 1
    return found


# Choosing one ---------------------------------------------------------------------------------------------


@kernel
def worth_of_left(left: int) -> float:
    """What a game that ends with so many cards left is worth."""
    return (1.0 if left == 0 else 0.0) + (FEW_LEFT if left <= 5 else 0.0)


@kernel
def stay_in_hand(row: IntArray, weights: FloatArray, wide: Beam, low: int, high: int, tops: IntArray) -> int:
    """How many of the last live cards a player alone, who will hold them all, cannot lay."""
    prepare(row, weights, 0, wide.w)
    _begin(wide, low, high, tops)
    cards, laid, width = count(low, high), 0, 1
    while laid < cards and width > 0:
        listed = _grow(wide, laid & 1, width, low, high, low, high, SPARE * WIDEST)
        width = _keep(wide, laid & 1, listed, WIDEST)
        laid += width > 0
    return cards - laid


@kernel
def is_known(row: IntArray, laid: int) -> bool:
    """Whether a player alone holds every live card after laying so many: then nothing is hidden."""
    return row[PLAYERS] == 1 and row[LEFT] - laid <= row[HAND_SIZE]


@kernel
def answer(
    row: IntArray, weights: FloatArray, network: Network, eye: Eye, beam: Beam, wide: Beam, margin: float
) -> tuple[int, float]:
    """Choose the turn that looks best: its place among the beam's turns (-1 at a dead end) and its worth."""
    hand = HAND + 2 * row[SEAT]
    if row[PLAYERS] == 1 and row[DRAWN] == row[DECK]:
        left = stay_in_hand(row, weights, wide, row[hand], row[hand + 1], row[TOP : TOP + 4])
        return -1, worth_of_left(left)
    found, reached = find(row, weights, beam)
    if found == 0:
        return -1, worth_of_left(row[LEFT] - reached)
    cheapest = NOTHING
    for index in range(found):
        cheapest = min(cheapest, beam.turn_costs[index])
    note_sizes(row, eye.sizes)
    look(network, eye, row)
    best, most, cards = 0, -1.0, count(row[hand], row[hand + 1])
    for index in range(found):
        if beam.turn_costs[index] <= cheapest + margin:
            turn = beam.turns[index]
            laid = cards - count(turn[CARDS], turn[CARDS + 1])
            value = _judged(row, weights, network, eye, wide, turn, laid)
            if value > most:
                best, most = index, value
    return best, most


@kernel
def _judged(
    row: IntArray, weights: FloatArray, network: Network, eye: Eye, wide: Beam, turn: IntArray, laid: int
) -> float:
    if row[LEFT] == laid:
        return worth_of_left(0)
    if is_known(row, laid):
        hand = HAND + 2 * row[SEAT]
        low = row[LIVE] & ~(row[hand] & ~turn[CARDS])
        high = row[LIVE + 1] & ~(row[hand + 1] & ~turn[CARDS + 1])
        return worth_of_left(stay_in_hand(row, weights, wide, low, high, turn[TOPS:]))
    return worth(network, eye, turn[CARDS], turn[CARDS + 1], turn[TOPS:])
