"""The expert's search: the turns worth a thought, tried on the same sampled deals, the worst dropped early.

A network judges the end of every turn at once. The best of them are tried: the hidden cards are dealt as they
may lie, the careful player goes once around the table, and the network judges where that leads. The lead of a
turn over the first is a noisy mean; it is drawn towards what the network thought before.
"""

import math
from typing import Final, NamedTuple

import numpy as np

from tenback.bots.the_game.costs import prepare
from tenback.bots.the_game.desk import Desk, Paper
from tenback.bots.the_game.facts import hear_hands
from tenback.bots.the_game.hidden import LIVE_NOW, Known, deal_hidden
from tenback.bots.the_game.listening import prepare_heard
from tenback.bots.the_game.policy import STOPPED, policy_plays, policy_turn, short_of_a_win
from tenback.bots.the_game.turns import find_turns
from tenback.bots.the_game.value import Network, value
from tenback.bots.the_game.weights import FloatArray
from tenback.sim.bits import IntArray, copy
from tenback.sim.chance import CardArray
from tenback.sim.jit import kernel
from tenback.sim.the_game.row import (
    BROKEN,
    ENDING,
    HAND,
    LEFT,
    LIVE,
    PLAYERS,
    RUNNING,
    SEAT,
    STUCK,
    WON,
)
from tenback.sim.the_game.rules import end_turn, in_debt


class Plan(NamedTuple):
    """How to search."""

    samples: int
    """Play-outs for a decision."""
    marks: int
    """1 when the players of the play-outs tell each other by marks."""
    worth: FloatArray
    """What a number of cards left is worth."""
    network: Network
    """What a position is worth that is not played to its end."""
    doubt: float
    """How much less a turn is worth for each unit of cost over the cheapest one."""
    turns: int
    """How many turns of a play-out the careful player makes before the network judges."""
    most: int = 12
    """Turns that are tried at first."""
    keep: float = 0.6
    """The share of them that goes on after each round."""
    spread: float = 0.04
    """How far the truth may be from what the network thinks of a turn."""


FEWEST: Final = 4  # deals a round
DEAREST: Final = 0.1  # a turn that doubt makes less by this is not looked at
PRIOR_SQUARES: Final = 0.02  # what one thinks of the noise before it is seen
PRIOR_COUNT: Final = 4


def worth_of(share: float, scale: float) -> FloatArray:
    """Fewer cards left are worth more, up to *share*; a win is worth 1."""
    # Rounded, so that no machine's last bit has a say.
    lefts = [round(share * math.exp(-left / scale), 9) for left in range(1, 99)]
    return np.array([1.0, *lefts])


@kernel
def search(known: Known, weights: FloatArray, plan: Plan, desk: Desk, rng: IntArray) -> int:
    """Rank the turns on the desk, the best first in its order; how many there are."""
    own = desk.own
    prepare_heard(known, weights, own.w)
    copy(known.row, own.start)
    for seat in range(5):
        copy(known.heard[seat], own.sheet.heard[seat])
    found = find_turns(known.row, known.kinds, own.w, own)
    judge_turns(known.kinds, plan, own, found)
    _by_opinion(own, found)
    tried = min(found, plan.most)
    if tried > 1 and plan.samples > 0:
        _compare(known, weights, plan, desk, rng, tried)
    return tried


# What the network thinks ---------------------------------------------------------------------------------


@kernel
def judge_turns(kinds: CardArray, plan: Plan, paper: Paper, found: int) -> None:
    """Write down what each turn is worth at first sight."""
    cheapest = np.inf
    for index in range(found):
        cheapest = min(cheapest, paper.turn_costs[index])
    for index in range(found):
        doubt = plan.doubt * (paper.turn_costs[index] - cheapest)
        paper.opinion[index] = -doubt
        if doubt < DEAREST:
            paper.opinion[index] += _at_first_sight(kinds, plan, paper, paper.turn_rows[index])


@kernel
def worth_of_end(plan: Plan, row: IntArray) -> float:
    """What the end of a game is worth."""
    return plan.worth[short_of_a_win(row)]


@kernel
def _at_first_sight(kinds: CardArray, plan: Plan, paper: Paper, row: IntArray) -> float:
    if row[ENDING] == WON:
        return 2.0
    if row[ENDING] == STUCK:
        return worth_of_end(plan, row) - 1.0
    return value(row, kinds, paper.start, plan.network, paper.sheet)


@kernel
def _by_opinion(paper: Paper, found: int) -> None:
    """Order the turns, what looks best first."""
    for index in range(found):
        place = index
        while place > 0 and paper.opinion[paper.order[place - 1]] < paper.opinion[index]:
            paper.order[place] = paper.order[place - 1]
            place -= 1
        paper.order[place] = index


# Trying turns --------------------------------------------------------------------------------------------


@kernel
def _compare(known: Known, weights: FloatArray, plan: Plan, desk: Desk, rng: IntArray, tried: int) -> None:
    """Drop the worst turns round by round; the best comes first in the order."""
    for place in range(tried):
        index = desk.own.order[place]
        desk.sums[index] = desk.squares[index] = desk.belief[index] = 0.0
        desk.counts[index] = 0
    rounds, alive = _rounds(tried, plan.keep), tried
    for _ in range(rounds):
        for _ in range(max(FEWEST, plan.samples // rounds // alive)):
            deal_hidden(known, desk, rng)
            _try_all(weights, plan, desk, alive)
        for place in range(1, alive):
            _believe(plan, desk, desk.own.order[place], desk.own.order[0])
        _by_belief(desk, alive)
        alive = max(2, int(np.ceil(alive * plan.keep)))
    if desk.belief[desk.own.order[1]] > 0:
        desk.own.order[0], desk.own.order[1] = desk.own.order[1], desk.own.order[0]


@kernel
def _rounds(tried: int, keep: float) -> int:
    rounds, alive = 1, tried * keep
    while alive > 2:
        rounds, alive = rounds + 1, alive * keep
    return rounds


@kernel
def _try_all(weights: FloatArray, plan: Plan, desk: Desk, alive: int) -> None:
    """Play the sampled deal on after each turn that is still in the running."""
    own = outcome(weights, plan, desk, desk.own.order[0])
    desk.sums[desk.own.order[0]] += own
    desk.counts[desk.own.order[0]] += 1
    for place in range(1, alive):
        index = desk.own.order[place]
        lead = outcome(weights, plan, desk, index) - own
        desk.sums[index] += lead
        desk.squares[index] += lead * lead
        desk.counts[index] += 1


@kernel
def outcome(weights: FloatArray, plan: Plan, desk: Desk, index: int) -> float:
    """What a turn is worth when the hidden cards lie as on the desk."""
    row = desk.row
    copy(desk.own.turn_rows[index], row)
    if row[ENDING] != RUNNING and row[ENDING] != STOPPED:
        return worth_of_end(plan, row)
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
    """Let the careful player make some turns, and judge the end of the last of them before its draw."""
    row, turns = desk.row, 1
    while row[ENDING] == RUNNING and turns < plan.turns:
        prepare(row, weights, plan.marks, desk.w)
        policy_turn(row, desk.deck, desk.kinds, desk.w)
        turns += 1
    if row[ENDING] != RUNNING:
        return worth_of_end(plan, row)
    return _last_turn(weights, plan, desk)


@kernel
def _last_turn(weights: FloatArray, plan: Plan, desk: Desk) -> float:
    row = desk.row
    prepare(row, weights, plan.marks, desk.w)
    if plan.marks == 1:
        hear_hands(row, desk.sheet.heard)
    copy(row, desk.start)
    ended = policy_plays(row, desk.kinds, desk.w)
    if ended == BROKEN or (ended == RUNNING and in_debt(row)):
        row[ENDING] = STUCK
    elif row[LEFT] == 0:
        row[ENDING] = WON
    if row[ENDING] != RUNNING:
        return worth_of_end(plan, row)
    return value(row, desk.kinds, desk.start, plan.network, desk.sheet)


@kernel
def _believe(plan: Plan, desk: Desk, index: int, own: int) -> None:
    """Weigh what was seen of a turn against what was thought of it."""
    expected = desk.own.opinion[index] - desk.own.opinion[own]
    count = desk.counts[index]
    mean = desk.sums[index] / count
    noise = (desk.squares[index] + PRIOR_SQUARES) / (count + PRIOR_COUNT) / count
    before, seen = 1.0 / (plan.spread * plan.spread), 1.0 / noise
    desk.belief[index] = (expected * before + mean * seen) / (before + seen)


@kernel
def _by_belief(desk: Desk, alive: int) -> None:
    """Order the turns after the first by what is believed of them, best first."""
    for at in range(2, alive):
        index, place = desk.own.order[at], at
        while place > 1 and desk.belief[desk.own.order[place - 1]] < desk.belief[index]:
            desk.own.order[place] = desk.own.order[place - 1]
            place -= 1
        desk.own.order[place] = index
