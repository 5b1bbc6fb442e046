"""Whole turns: a beam over what can be laid one card after the other, cheapest first."""

from typing import Final

from tenback.bots.the_game.costs import FATAL, NOTHING, PENALTY, cost
from tenback.bots.the_game.policy import go_on_below
from tenback.bots.the_game.weights import FloatArray
from tenback.bots.the_game.workspace import LONGEST, MOST_TURNS, WIDEST, TurnBuffers
from tenback.sim.bits import HIGH, LOW, IntArray, copy, smallest
from tenback.sim.chance import CardArray
from tenback.sim.jit import kernel
from tenback.sim.the_game.numbers import card_of_play, number_of_play, pile_of_play
from tenback.sim.the_game.row import (
    END_TURN,
    ENDING,
    EXTREME,
    HAND,
    LEFT,
    OWED,
    PLAYED,
    RUNNING,
    SEAT,
    STOP,
    STOPPED,
    STUCK,
    TOP,
    WON,
)
from tenback.sim.the_game.rules import in_debt, lay, playable

WIDE: Final = 24  # positions kept when the minimum is reached
NARROW: Final = 10  # and past it


@kernel
def find_turns(row: IntArray, kinds: CardArray, turn_weights: FloatArray, buffers: TurnBuffers) -> int:
    """Write the turns worth a thought down; how many. None are left when every play is fatal."""
    copy(row, buffers.rows[0, 0])
    buffers.costs[0, 0] = 0.0
    found = 0 if in_debt(row) else _note_turn(row, buffers, 0, 0, 0, 0)
    side, width, depth = 0, 1, 0
    while width > 0 and depth < LONGEST - 2:
        grown = _grow(row, kinds, turn_weights, buffers, side, width)
        depth += 1
        width = _keep(kinds, buffers, side, grown, depth, _limit(row, depth))
        side = 1 - side
        for node in range(width):
            if buffers.rows[side, node, LEFT] == 0 and not in_debt(buffers.rows[side, node]):
                buffers.rows[side, node, ENDING] = WON
                return _note_turn(row, buffers, side, node, depth, 0)
            if buffers.rows[side, node, ENDING] == STOPPED or not in_debt(buffers.rows[side, node]):
                found = _note_turn(row, buffers, side, node, depth, found)
    if found == 0 and depth > 1:
        # A dead end: get rid of as many cards as possible.
        buffers.rows[1 - side, 0, ENDING] = STUCK
        return _note_turn(row, buffers, 1 - side, 0, depth - 1, 0)
    return found


@kernel
def _limit(row: IntArray, depth: int) -> int:
    missing = row[OWED] - row[PLAYED] - depth
    if missing > 0:
        return WIDEST
    return WIDE if missing == 0 else NARROW


@kernel
def _grow(
    row: IntArray, kinds: CardArray, turn_weights: FloatArray, buffers: TurnBuffers, side: int, width: int
) -> int:
    """Think of every play after every position of one side; how many."""
    grown = 0
    for node in range(width):
        here = buffers.rows[side, node]
        if here[ENDING] != RUNNING:
            continue
        for pile in range(4):
            if pile & 1 and here[TOP + pile] == here[TOP + pile - 1]:
                continue
            low, high = playable(here, pile)
            # A card laid on a pile in this turn has removed the marks on it.
            heard = turn_weights[PENALTY + pile] if here[TOP + pile] != row[TOP + pile] else 0.0
            while low | high:
                card = smallest(low, high)
                low, high = low & ~LOW[card], high & ~HIGH[card]
                price = cost(here, kinds, turn_weights, card, pile)
                if price < FATAL / 2:
                    buffers.grown_from[grown], buffers.grown_by[grown] = node, number_of_play(card, pile)
                    buffers.grown_cost[grown] = buffers.costs[side, node] + price - heard
                    grown += 1
    return grown


@kernel
def _keep(kinds: CardArray, buffers: TurnBuffers, side: int, grown: int, depth: int, limit: int) -> int:
    """Put the cheapest different positions on the other side; how many."""
    kept = 0
    for _ in range(grown):
        best = 0
        for index in range(1, grown):
            if buffers.grown_cost[index] < buffers.grown_cost[best]:
                best = index
        if kept == limit or buffers.grown_cost[best] >= NOTHING:
            break
        _lay_down(kinds, buffers, side, best, depth, kept)
        buffers.grown_cost[best] = NOTHING
        if not _seen_before(buffers.rows[1 - side], kept):
            kept += 1
    return kept


@kernel
def _lay_down(kinds: CardArray, buffers: TurnBuffers, side: int, index: int, depth: int, place: int) -> None:
    parent, move = buffers.grown_from[index], buffers.grown_by[index]
    there = buffers.rows[1 - side, place]
    copy(buffers.rows[side, parent], there)
    for step in range(depth - 1):
        buffers.plans[1 - side, place, step] = buffers.plans[side, parent, step]
    card, pile = card_of_play(move), pile_of_play(move)
    lay(there, kinds, card, pile)
    if kinds[card] == STOP:
        there[ENDING] = STOPPED
    buffers.plans[1 - side, place, depth - 1] = move
    buffers.costs[1 - side, place] = buffers.grown_cost[index]


@kernel
def _seen_before(rows: IntArray, place: int) -> bool:
    """Whether the same cards in hand and the same tops were reached in another order."""
    seen = False
    for other in range(place):
        seen |= same_position(rows[other], rows[place])
    return seen


@kernel
def same_position(one: IntArray, two: IntArray) -> bool:
    """Whether two ends of the same turn are alike; two piles of a direction may change places."""
    hand = HAND + 2 * one[SEAT]
    if one[hand] != two[hand] or one[hand + 1] != two[hand + 1] or one[ENDING] != two[ENDING]:
        return False
    return _same_pair(one, two, TOP, one[EXTREME]) and _same_pair(one, two, TOP + 2, one[EXTREME])


@kernel
def _same_pair(one: IntArray, two: IntArray, at: int, exact: int) -> bool:
    if one[at] == two[at] and one[at + 1] == two[at + 1]:
        return True
    return exact == 0 and one[at] == two[at + 1] and one[at + 1] == two[at]


@kernel
def _note_turn(row: IntArray, buffers: TurnBuffers, side: int, node: int, depth: int, found: int) -> int:
    """Write down one turn; cards past what was owed are cheaper by what one would pay to go on."""
    if found == MOST_TURNS:
        return found
    copy(buffers.rows[side, node], buffers.turn_rows[found])
    for step in range(depth):
        buffers.turn_plans[found, step] = buffers.plans[side, node, step]
    buffers.turn_plans[found, depth] = END_TURN
    extra = max(0, depth - max(0, row[OWED] - row[PLAYED]))
    limit = go_on_below(row, buffers.turn_weights)
    buffers.turn_costs[found] = buffers.costs[side, node] - (extra * limit if limit > -NOTHING else 0.0)
    return found + 1
