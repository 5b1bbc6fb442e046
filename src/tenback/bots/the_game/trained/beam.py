"""Whole turns worth a look: a narrow beam over cheap plays, cheapest first."""

from typing import Final, NamedTuple

import numpy as np

from tenback.bots.the_game.costs import GO_ON, GO_ON_LATE, SCRATCH, prepare
from tenback.bots.the_game.pricing import Prices, new_prices, price, price_from
from tenback.bots.the_game.weights import FloatArray
from tenback.sim.bits import HIGH, LOW, IntArray, copy, greatest, smallest
from tenback.sim.jit import inlined, kernel
from tenback.sim.the_game.numbers import number_of_play
from tenback.sim.the_game.row import BOUND as BOUND_TO
from tenback.sim.the_game.row import (
    DECK,
    DRAWN,
    END_TURN,
    HAND,
    LIVE,
    NO_PILE,
    OWED,
    PLAYED,
    SEAT,
    TOP,
    WIDTH,
)
from tenback.sim.the_game.rules import playable

WIDEST: Final = 32
LONGEST: Final = 8  # cards of one turn
MOST: Final = 96  # turns that are noted
SPARE: Final = 3  # plays listed for each position kept: several may lead to the same one

# What stands in a node: the hand (two words), the tops (four), the plays that led there (two words).
CARDS: Final = 0
TOPS: Final = 2
PLAYS: Final = 6
NODE: Final = 8
PLAYS_IN_A_WORD: Final = 6
PLAY_BITS: Final = 9


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
    reached: IntArray
    """The most cards that could be laid the last time."""
    row: IntArray
    turn_weights: FloatArray
    prices: Prices


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
        reached=np.zeros(1, np.int64),
        row=row,
        turn_weights=np.zeros(SCRATCH),
        prices=new_prices(),
    )


NARROW: Final = (10, 12, 6, 3, 2)
ALL_WAYS: Final = (WIDEST,)


@kernel
def find(row: IntArray, weights: FloatArray, beam: Beam) -> int:
    """Note the cheap turns of the player in turn; how many."""
    prepare(row, weights, 0, beam.turn_weights)
    hand, owed = HAND + 2 * row[SEAT], max(0, row[OWED] - row[PLAYED])
    limit = beam.turn_weights[GO_ON] if row[DRAWN] < row[DECK] else beam.turn_weights[GO_ON_LATE]
    begin(beam, row[hand], row[hand + 1], row[TOP : TOP + 4])
    side, width, beam.reached[0] = 0, 1, 0
    found = _note(beam, side, width, 0, 0.0) if owed == 0 else 0
    for depth in range(1, LONGEST + 1):
        most = beam.limits[max(0, 1 + depth - owed)]
        listed = grow(beam, side, width, row[LIVE], row[LIVE + 1], row[hand], row[hand + 1], SPARE * most)
        width = keep(beam, side, listed, most, depth)
        side = 1 - side
        if width == 0:
            break
        beam.reached[0] = depth
        if depth >= owed:
            found = _note(beam, side, width, found, limit * (depth - owed))
    return found


@kernel
def begin(beam: Beam, low: int, high: int, tops: IntArray) -> None:
    """Put the position that a turn begins with on the first side."""
    beam.nodes[0, 0, CARDS], beam.nodes[0, 0, CARDS + 1] = low, high
    for pile in range(4):
        beam.nodes[0, 0, TOPS + pile] = tops[pile]
    beam.nodes[0, 0, PLAYS] = beam.nodes[0, 0, PLAYS + 1] = 0
    beam.costs[0, 0] = 0.0


@kernel
def grow(
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
        price_from(here, beam.turn_weights, beam.prices)
        for pile in range(4):
            if not (pile & 1 and at[TOPS + pile] == at[TOPS + pile - 1]):
                listed = _grow_on(beam, side, node, pile, listed, most)
    return listed


@inlined
def _grow_on(beam: Beam, side: int, node: int, pile: int, listed: int, most: int) -> int:
    """Price the plays on one pile, the nearest cards first."""
    low, high = playable(beam.row, pile)
    looked = 0
    while low | high and looked < beam.nearest[0]:
        card = smallest(low, high) if pile < 2 else greatest(low, high)
        low, high = low & ~LOW[card], high & ~HIGH[card]
        value = beam.costs[side, node] + price(beam.prices, beam.turn_weights, card, pile)
        listed = _list(beam, value, node, 4 * card + pile, listed, most)
        looked += 1
    return listed


@inlined
def _list(beam: Beam, value: float, node: int, move: int, listed: int, most: int) -> int:
    """Put a play among the cheapest ones, in their order."""
    place = listed
    if listed == most:
        if value >= beam.grown_cost[most - 1]:
            return listed
        place = most - 1
    while place > 0 and beam.grown_cost[place - 1] > value:
        beam.grown_cost[place] = beam.grown_cost[place - 1]
        beam.grown_from[place], beam.grown_by[place] = beam.grown_from[place - 1], beam.grown_by[place - 1]
        place -= 1
    beam.grown_cost[place], beam.grown_from[place], beam.grown_by[place] = value, node, move
    return min(most, listed + 1)


@kernel
def keep(beam: Beam, side: int, listed: int, limit: int, depth: int) -> int:
    """Put the cheapest different positions, after so many plays, on the other side; how many."""
    kept = 0
    for index in range(listed):
        if kept == limit:
            break
        _lay_down(beam, side, index, kept, depth)
        if not _seen_before(beam.nodes[1 - side], kept):
            kept += 1
    return kept


@inlined
def _lay_down(beam: Beam, side: int, index: int, place: int, depth: int) -> None:
    parent, there = beam.nodes[side, beam.grown_from[index]], beam.nodes[1 - side, place]
    card, pile = beam.grown_by[index] >> 2, beam.grown_by[index] & 3
    there[CARDS], there[CARDS + 1] = parent[CARDS] & ~LOW[card], parent[CARDS + 1] & ~HIGH[card]
    for other in range(4):
        there[TOPS + other] = parent[TOPS + other]
    there[TOPS + pile] = card
    word, bits = PLAYS + (depth - 1) // PLAYS_IN_A_WORD, PLAY_BITS * ((depth - 1) % PLAYS_IN_A_WORD)
    there[PLAYS], there[PLAYS + 1] = parent[PLAYS], parent[PLAYS + 1]
    there[word] |= beam.grown_by[index] << bits
    beam.costs[1 - side, place] = beam.grown_cost[index]


@inlined
def _seen_before(nodes: IntArray, place: int) -> bool:
    """Whether the same position was reached in another order; two piles of a direction may change places."""
    one = nodes[place]
    for other in range(place):
        two = nodes[other]
        same_hand = one[CARDS] == two[CARDS] and one[CARDS + 1] == two[CARDS + 1]
        if same_hand and _same_pair(one, two, TOPS) and _same_pair(one, two, TOPS + 2):
            return True
    return False


@inlined
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


@kernel
def note_deepest(beam: Beam, turns: IntArray) -> None:
    """Write the cheapest of the positions with the most cards laid in the first place."""
    copy(beam.nodes[beam.reached[0] & 1, 0], turns[0])


def moves_of(turn: IntArray) -> list[int]:
    """The plays of a turn in their order, as numbers of moves, and its end."""
    numbers = [
        int(word) >> PLAY_BITS * place & (1 << PLAY_BITS) - 1
        for word in turn[PLAYS : PLAYS + 2]
        for place in range(PLAYS_IN_A_WORD)
    ]
    return [*(number_of_play(number >> 2, number & 3) for number in numbers if number), END_TURN]
