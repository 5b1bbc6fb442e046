"""The expert's search: the turns worth a thought, tried on the same sampled deals, the worst dropped early.

Each turn's lead over the careful player's own choice is a noisy mean; it is drawn towards what its extra
cost in the policy's eyes foretells, so that search leaves the policy only for good reasons.
"""

import math
from typing import Final, NamedTuple

import numpy as np

from tenback.bots.the_game.costs import prepare
from tenback.bots.the_game.desk import Desk
from tenback.bots.the_game.hidden import LIVE_NOW, Known, deal_hidden
from tenback.bots.the_game.listening import prepare_heard
from tenback.bots.the_game.policy import policy_turn
from tenback.bots.the_game.turns import STOPPED, find_turns, own_turn, same_position
from tenback.bots.the_game.value import value
from tenback.bots.the_game.weights import FloatArray
from tenback.sim.bits import IntArray, copy
from tenback.sim.jit import kernel
from tenback.sim.the_game.row import (
    ENDING,
    HAND,
    LEFT,
    LIVE,
    PLAYERS,
    RUNNING,
    SEAT,
)
from tenback.sim.the_game.rules import end_turn


class Plan(NamedTuple):
    """How to search."""

    samples: int
    """Play-outs for a decision."""
    marks: int
    """1 when the players of the play-outs tell each other by marks."""
    worth: FloatArray
    """What a number of cards left is worth."""
    formula: FloatArray
    """What a position is worth that is not played to its end."""
    turns: int
    """How many turns of a play-out are played before that."""
    most: int = 12
    """Turns that are tried at first."""
    keep: float = 0.6
    """The share of them that goes on after each round."""
    doubt: float = 0.0045
    """How much less a turn is worth for each unit of cost over the policy's own."""
    spread: float = 0.02
    spread_by_cost: float = 0.0025
    """How far a turn may be from that, and how that grows with its cost."""


FEWEST: Final = 4  # deals a round
NEAR_THE_END: Final = 15  # with no more cards left a play-out goes to the end
PRIOR_SQUARES: Final = 0.08  # what one thinks of the noise before it is seen
PRIOR_COUNT: Final = 4


def worth_of(scale: float) -> FloatArray:
    """Fewer cards left are worth more, a win is worth 1."""
    # Rounded, so that no machine's last bit has a say.
    return np.array([round(math.exp(-left / scale), 9) for left in range(99)])


@kernel
def search(known: Known, weights: FloatArray, plan: Plan, desk: Desk, rng: IntArray) -> int:
    """Rank the turns on the desk, the best first in its order; how many there are."""
    prepare_heard(known, weights, desk.w)
    found = find_turns(known.row, known.kinds, desk.w, desk)
    _by_cost(desk, found)
    own_turn(known.row, known.kinds, desk.w, desk)
    _own_turn_first(desk, found)
    tried = min(found, plan.most)
    if tried > 1:
        _compare(known, weights, plan, desk, rng, tried)
    return tried


@kernel
def _by_cost(desk: Desk, found: int) -> None:
    """Order the turns from cheap to dear."""
    for index in range(found):
        place = index
        while place > 0 and desk.turn_costs[desk.order[place - 1]] > desk.turn_costs[index]:
            desk.order[place] = desk.order[place - 1]
            place -= 1
        desk.order[place] = index


@kernel
def _own_turn_first(desk: Desk, found: int) -> None:
    """Bring the careful player's own choice, which stands in the desk's row, to the front."""
    for place in range(found):
        index = desk.order[place]
        if same_position(desk.turn_rows[index], desk.row):
            for behind in range(place, 0, -1):
                desk.order[behind] = desk.order[behind - 1]
            desk.order[0] = index
            return


# Trying turns --------------------------------------------------------------------------------------------


@kernel
def _compare(known: Known, weights: FloatArray, plan: Plan, desk: Desk, rng: IntArray, tried: int) -> None:
    """Drop the worst turns round by round; the best comes first in the order."""
    for place in range(tried):
        index = desk.order[place]
        desk.sums[index] = desk.squares[index] = desk.belief[index] = 0.0
        desk.counts[index] = 0
    rounds, alive = _rounds(tried, plan.keep), tried
    for _ in range(rounds):
        for _ in range(max(FEWEST, plan.samples // rounds // alive)):
            deal_hidden(known, desk, rng)
            _try_all(weights, plan, desk, alive)
        for place in range(1, alive):
            _believe(plan, desk, desk.order[place], desk.order[0])
        _by_belief(desk, alive)
        alive = max(2, int(np.ceil(alive * plan.keep)))
    if desk.belief[desk.order[1]] > 0:
        desk.order[0], desk.order[1] = desk.order[1], desk.order[0]


@kernel
def _rounds(tried: int, keep: float) -> int:
    rounds, alive = 1, tried * keep
    while alive > 2:
        rounds, alive = rounds + 1, alive * keep
    return rounds


@kernel
def _try_all(weights: FloatArray, plan: Plan, desk: Desk, alive: int) -> None:
    """Play the sampled deal out after each turn that is still in the running."""
    own = _outcome(weights, plan, desk, desk.order[0])
    desk.sums[desk.order[0]] += own
    desk.counts[desk.order[0]] += 1
    for place in range(1, alive):
        index = desk.order[place]
        lead = _outcome(weights, plan, desk, index) - own
        desk.sums[index] += lead
        desk.squares[index] += lead * lead
        desk.counts[index] += 1


@kernel
def _outcome(weights: FloatArray, plan: Plan, desk: Desk, index: int) -> float:
    """What a turn is worth when the hidden cards lie as on the desk."""
    row = desk.row
    copy(desk.turn_rows[index], row)
    if row[ENDING] != RUNNING and row[ENDING] != STOPPED:
        return plan.worth[row[LEFT]]
    for seat in range(row[PLAYERS]):
        if seat != row[SEAT]:
            row[HAND + 2 * seat] = desk.hands[2 * seat]
            row[HAND + 2 * seat + 1] = desk.hands[2 * seat + 1]
    row[LIVE] &= desk.hands[LIVE_NOW]
    row[LIVE + 1] &= desk.hands[LIVE_NOW + 1]
    row[ENDING] = RUNNING
    end_turn(row, desk.deck)
    return _played_on(weights, plan, desk)


@kernel
def _played_on(weights: FloatArray, plan: Plan, desk: Desk) -> float:
    """Play some turns on, to the end where it is near, and judge the position there."""
    row = desk.row
    turns = 0
    while row[ENDING] == RUNNING:
        if turns >= plan.turns and row[LEFT] > NEAR_THE_END:
            return value(row, desk.kinds, weights, desk.w, desk.facts, plan.formula)
        prepare(row, weights, plan.marks, desk.w)
        policy_turn(row, desk.deck, desk.kinds, desk.w)
        turns += 1
    return plan.worth[row[LEFT]]


@kernel
def _believe(plan: Plan, desk: Desk, index: int, own: int) -> None:
    """Weigh what was seen of a turn against what its cost foretells."""
    dearer = max(0.0, desk.turn_costs[index] - desk.turn_costs[own])
    expected = -plan.doubt * dearer
    spread = plan.spread + plan.spread_by_cost * dearer
    count = desk.counts[index]
    mean = desk.sums[index] / count
    noise = (desk.squares[index] + PRIOR_SQUARES) / (count + PRIOR_COUNT) / count
    before, seen = 1.0 / (spread * spread), 1.0 / noise
    desk.belief[index] = (expected * before + mean * seen) / (before + seen)


@kernel
def _by_belief(desk: Desk, alive: int) -> None:
    """Order the turns after the first by what is believed of them, best first."""
    for at in range(2, alive):
        index, place = desk.order[at], at
        while place > 1 and desk.belief[desk.order[place - 1]] < desk.belief[index]:
            desk.order[place] = desk.order[place - 1]
            place -= 1
        desk.order[place] = index
