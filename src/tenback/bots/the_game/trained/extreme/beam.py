"""Whole turns of EXTREME worth a look: a narrow beam over cheap plays, cheapest first."""

from typing import Final, NamedTuple

import numpy as np

from tenback.bots.the_game.costs import COVER, LAY, PENALTY, SCRATCH, STOP_SAVES, prepare
from tenback.bots.the_game.policy import go_on_below
from tenback.bots.the_game.pricing import Prices, new_prices, price, price_from
from tenback.bots.the_game.trained.beam import PLAY_BITS, PLAYS_IN_A_WORD
from tenback.bots.the_game.weights import FloatArray
from tenback.sim.bits import HIGH, LOW, IntArray, copy, greatest, smallest
from tenback.sim.chance import CardArray
from tenback.sim.jit import inlined, kernel
from tenback.sim.the_game.row import (
    BOUND,
    ENDING,
    FIRST_INFINITY,
    HAND,
    OWED,
    PLAYED,
    RUNNING,
    SEAT,
    STOP,
    STOPPED,
    TOP,
    WIDTH,
)
from tenback.sim.the_game.rules import in_debt, is_fatal, lay, playable

WIDEST: Final = 32
LONGEST: Final = 8  # cards of one turn
MOST: Final = 96  # turns that are noted
SPARE: Final = 3  # plays listed for each position kept: several may lead to the same one


class Beam(NamedTuple):
    """Where turns are looked for; a position is a whole row."""

    rows: IntArray
    plays: IntArray
    """The plays that led to a position, in two words."""
    costs: FloatArray
    grown_from: IntArray
    grown_by: IntArray
    grown_cost: FloatArray
    turns: IntArray
    turn_plays: IntArray
    turn_costs: FloatArray
    limits: IntArray
    """Positions kept before the minimum is reached, when it is, and so many cards past it."""
    nearest: int
    """How many cards are looked at on each pile, the nearest first; a STOP always is."""
    reach: float
    """Positions that cost so much more than the cheapest one after as many plays are dropped."""
    turn_weights: FloatArray
    prices: Prices


def new_beam(*limits: int, nearest: int, reach: float = np.inf) -> Beam:
    """Make room for a beam with these limits."""
    return Beam(
        rows=np.zeros((2, WIDEST, WIDTH), np.int64),
        plays=np.zeros((2, WIDEST, 2), np.int64),
        costs=np.zeros((2, WIDEST)),
        grown_from=np.zeros(SPARE * WIDEST, np.int64),
        grown_by=np.zeros(SPARE * WIDEST, np.int64),
        grown_cost=np.zeros(SPARE * WIDEST),
        turns=np.zeros((MOST, WIDTH), np.int64),
        turn_plays=np.zeros((MOST, 2), np.int64),
        turn_costs=np.zeros(MOST),
        limits=np.array([*limits, *[limits[-1]] * (LONGEST + 4 - len(limits))], np.int64),
        nearest=nearest,
        reach=reach,
        turn_weights=np.zeros(SCRATCH),
        prices=new_prices(),
    )


@kernel
def find(row: IntArray, kinds: CardArray, weights: FloatArray, marks: int, beam: Beam) -> tuple[int, int]:
    """Note the cheap turns of the player in turn; how many, and the most cards that could be laid."""
    prepare(row, weights, marks, beam.turn_weights)
    return find_prepared(row, kinds, beam)


@kernel
def find_prepared(row: IntArray, kinds: CardArray, beam: Beam) -> tuple[int, int]:
    """The same with the weights of this turn, which the beam has already."""
    copy(row, beam.rows[0, 0])
    beam.plays[0, 0], beam.costs[0, 0] = 0, 0.0
    limit, owed = go_on_below(row, beam.turn_weights), max(0, row[OWED] - row[PLAYED])
    side, width, reached = 0, 1, 0
    found = _note(beam, side, width, 0, 0.0)  # A turn that is under way may end here.
    for depth in range(1, LONGEST + 1):
        most = beam.limits[max(0, 1 + depth - owed)]
        listed = _grow(row, kinds, beam, side, width, SPARE * most)
        width = _keep(kinds, beam, side, listed, most, depth)
        side = 1 - side
        if width == 0:
            break
        reached = depth
        found = _note(beam, side, width, found, limit * max(0, depth - owed))
    return found, reached


@inlined
def _grow(row: IntArray, kinds: CardArray, beam: Beam, side: int, width: int, most: int) -> int:
    """List the cheapest plays after every position of one side; how many."""
    listed = 0
    for node in range(width):
        here = beam.rows[side, node]
        if here[ENDING] != RUNNING:
            continue
        price_from(here, beam.turn_weights, beam.prices)
        for pile in range(4):
            if pile & 1 and here[TOP + pile] == here[TOP + pile - 1]:
                continue  # Two piles alike: the first stands for both.
            # A card laid on a pile in this turn has removed the marks on it.
            removed = beam.turn_weights[PENALTY + pile] if here[TOP + pile] != row[TOP + pile] else 0.0
            listed = _grow_on(kinds, beam, side, node, pile, removed, listed, most)
    return listed


@inlined
def _grow_on(
    kinds: CardArray, beam: Beam, side: int, node: int, pile: int, removed: float, listed: int, most: int
) -> int:
    """Price the plays on one pile that break nothing."""
    here = beam.rows[side, node]
    low, high = playable(here, pile)
    looked = 0
    while low | high:
        card = smallest(low, high) if pile < 2 else greatest(low, high)
        low, high = low & ~LOW[card], high & ~HIGH[card]
        looked += 1
        if (looked > beam.nearest and kinds[card] != STOP) or is_fatal(here, kinds, card, pile):
            continue
        value = beam.costs[side, node] + _price(here, kinds, beam, card, pile)
        if card > here[TOP + pile] if pile < 2 else card < here[TOP + pile]:
            value -= removed
        listed = _list(beam, value, node, 4 * card + pile, listed, most)
    return listed


@inlined
def _price(here: IntArray, kinds: CardArray, beam: Beam, card: int, pile: int) -> float:
    """What a play costs by its numbers and commands; what it forces to follow is seen by going on."""
    top, kind, turn_weights = here[TOP + pile], kinds[card], beam.turn_weights
    value = price(beam.prices, turn_weights, card, pile)
    if kinds[top] >= FIRST_INFINITY:
        value += turn_weights[COVER + kinds[top]]
    if kind > 0:
        value += turn_weights[LAY + kind]
    if kind == STOP:
        value += turn_weights[STOP_SAVES] * max(0, here[OWED] - here[PLAYED] - 1)
    return value


@inlined
def _list(beam: Beam, value: float, node: int, move: int, listed: int, most: int) -> int:
    """Put a play among the cheapest ones, in their order."""
    place = listed
    if listed > 0 and value > beam.grown_cost[0] + beam.reach:
        return listed
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


@inlined
def _keep(kinds: CardArray, beam: Beam, side: int, listed: int, limit: int, depth: int) -> int:
    """Put the cheapest different positions, after so many plays, on the other side; how many."""
    kept = 0
    for index in range(listed):
        if kept == limit or beam.grown_cost[index] > beam.grown_cost[0] + beam.reach:
            break
        _lay_down(kinds, beam, side, index, kept, depth)
        if not _seen_before(beam.rows[1 - side], kept):
            kept += 1
    return kept


@inlined
def _lay_down(kinds: CardArray, beam: Beam, side: int, index: int, place: int, depth: int) -> None:
    parent, there, plays = beam.grown_from[index], beam.rows[1 - side, place], beam.plays[1 - side, place]
    copy(beam.rows[side, parent], there)
    card, pile = beam.grown_by[index] >> 2, beam.grown_by[index] & 3
    lay(there, kinds, card, pile)
    if kinds[card] == STOP:
        there[ENDING] = STOPPED
    plays[0], plays[1] = beam.plays[side, parent, 0], beam.plays[side, parent, 1]
    bits = PLAY_BITS * ((depth - 1) % PLAYS_IN_A_WORD)
    plays[(depth - 1) // PLAYS_IN_A_WORD] |= beam.grown_by[index] << bits
    beam.costs[1 - side, place] = beam.grown_cost[index]


@inlined
def _seen_before(rows: IntArray, place: int) -> bool:
    """Whether the same position was reached in another order."""
    one = rows[place]
    hand = HAND + 2 * one[SEAT]
    for other in range(place):
        two = rows[other]
        same = one[hand] == two[hand] and one[hand + 1] == two[hand + 1]
        same = same and one[BOUND] == two[BOUND] and one[ENDING] == two[ENDING]
        for pile in range(TOP, TOP + 4):
            same = same and one[pile] == two[pile]
        if same:
            return True
    return False


@inlined
def _note(beam: Beam, side: int, width: int, found: int, bonus: float) -> int:
    """Note the positions in which the turn may end."""
    for node in range(width):
        here = beam.rows[side, node]
        if found < MOST and (here[ENDING] == STOPPED or not in_debt(here)):
            copy(here, beam.turns[found])
            beam.turn_plays[found, 0] = beam.plays[side, node, 0]
            beam.turn_plays[found, 1] = beam.plays[side, node, 1]
            beam.turn_costs[found] = beam.costs[side, node] - bonus
            found += 1
    return found
