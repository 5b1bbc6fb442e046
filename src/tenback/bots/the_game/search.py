"""The expert's search: the turns worth a thought, tried on the same sampled deals, the worst dropped early.

A network judges the end of every turn at once. The best of them are tried: the hidden cards are dealt as they
may lie, the careful player goes once around the table, and the network judges where that leads. The lead of a
turn over the first is a noisy mean; it is drawn towards what the network thought before.
"""

import math
from typing import Final, NamedTuple

import numpy as np

from tenback.bots.the_game.costs import prepare
from tenback.bots.the_game.facts import hear_hands
from tenback.bots.the_game.hidden import LIVE_NOW, Knowledge, deal_hidden
from tenback.bots.the_game.listening import prepare_heard
from tenback.bots.the_game.policy import policy_plays, policy_turn, short_of_a_win
from tenback.bots.the_game.turns import find_turns
from tenback.bots.the_game.value import Network, value
from tenback.bots.the_game.weights import FloatArray
from tenback.bots.the_game.workspace import TurnBuffers, Workspace
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
    STOPPED,
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
def search(known: Knowledge, weights: FloatArray, plan: Plan, workspace: Workspace, rng: IntArray) -> int:
    """Rank the turns on the workspace, the best first in its order; how many there are."""
    own = workspace.own
    prepare_heard(known, weights, own.turn_weights)
    copy(known.row, own.start)
    for seat in range(5):
        copy(known.heard[seat], own.network_buffers.heard[seat])
    found = find_turns(known.row, known.kinds, own.turn_weights, own)
    judge_turns(known.kinds, plan, own, found)
    _by_opinion(own, found)
    tried = min(found, plan.most)
    if tried > 1 and plan.samples > 0:
        _compare(known, weights, plan, workspace, rng, tried)
    return tried


# What the network thinks ---------------------------------------------------------------------------------


@kernel
def judge_turns(kinds: CardArray, plan: Plan, buffers: TurnBuffers, found: int) -> None:
    """Write down what each turn is worth at first sight."""
    cheapest = np.inf
    for index in range(found):
        cheapest = min(cheapest, buffers.turn_costs[index])
    for index in range(found):
        doubt = plan.doubt * (buffers.turn_costs[index] - cheapest)
        buffers.opinion[index] = -doubt
        if doubt < DEAREST:
            buffers.opinion[index] += _at_first_sight(kinds, plan, buffers, buffers.turn_rows[index])


@kernel
def worth_of_end(plan: Plan, row: IntArray) -> float:
    """What the end of a game is worth."""
    return plan.worth[short_of_a_win(row)]


@kernel
def _at_first_sight(kinds: CardArray, plan: Plan, buffers: TurnBuffers, row: IntArray) -> float:
    if row[ENDING] == WON:
        return 2.0
    if row[ENDING] == STUCK:
        return worth_of_end(plan, row) - 1.0
    return value(row, kinds, buffers.start, plan.network, buffers.network_buffers)


@kernel
def _by_opinion(buffers: TurnBuffers, found: int) -> None:
    """Order the turns, what looks best first."""
    for index in range(found):
        place = index
        while place > 0 and buffers.opinion[buffers.order[place - 1]] < buffers.opinion[index]:
            buffers.order[place] = buffers.order[place - 1]
            place -= 1
        buffers.order[place] = index


# Trying turns --------------------------------------------------------------------------------------------


@kernel
def _compare(
    known: Knowledge, weights: FloatArray, plan: Plan, workspace: Workspace, rng: IntArray, tried: int
) -> None:
    """Drop the worst turns round by round; the best comes first in the order."""
    for place in range(tried):
        index = workspace.own.order[place]
        workspace.sums[index] = workspace.squares[index] = workspace.belief[index] = 0.0
        workspace.counts[index] = 0
    rounds, alive = _rounds(tried, plan.keep), tried
    for _ in range(rounds):
        for _ in range(max(FEWEST, plan.samples // rounds // alive)):
            deal_hidden(known, workspace, rng)
            _try_all(weights, plan, workspace, alive)
        for place in range(1, alive):
            _believe(plan, workspace, workspace.own.order[place], workspace.own.order[0])
        _by_belief(workspace, alive)
        alive = max(2, int(np.ceil(alive * plan.keep)))
    if workspace.belief[workspace.own.order[1]] > 0:
        workspace.own.order[0], workspace.own.order[1] = workspace.own.order[1], workspace.own.order[0]


@kernel
def _rounds(tried: int, keep: float) -> int:
    rounds, alive = 1, tried * keep
    while alive > 2:
        rounds, alive = rounds + 1, alive * keep
    return rounds


@kernel
def _try_all(weights: FloatArray, plan: Plan, workspace: Workspace, alive: int) -> None:
    """Play the sampled deal on after each turn that is still in the running."""
    own = outcome(weights, plan, workspace, workspace.own.order[0])
    workspace.sums[workspace.own.order[0]] += own
    workspace.counts[workspace.own.order[0]] += 1
    for place in range(1, alive):
        index = workspace.own.order[place]
        lead = outcome(weights, plan, workspace, index) - own
        workspace.sums[index] += lead
        workspace.squares[index] += lead * lead
        workspace.counts[index] += 1


@kernel
def outcome(weights: FloatArray, plan: Plan, workspace: Workspace, index: int) -> float:
    """What a turn is worth when the hidden cards lie as on the workspace."""
    row = workspace.row
    copy(workspace.own.turn_rows[index], row)
    if row[ENDING] != RUNNING and row[ENDING] != STOPPED:
        return worth_of_end(plan, row)
    for seat in range(row[PLAYERS]):
        if seat != row[SEAT]:
            row[HAND + 2 * seat] = workspace.hands[2 * seat]
            row[HAND + 2 * seat + 1] = workspace.hands[2 * seat + 1]
    row[LIVE] &= workspace.hands[LIVE_NOW]
    row[LIVE + 1] &= workspace.hands[LIVE_NOW + 1]
    row[ENDING] = RUNNING
    end_turn(row, workspace.deck)
    return _played_on(weights, plan, workspace)


@kernel
def _played_on(weights: FloatArray, plan: Plan, workspace: Workspace) -> float:
    """Let the careful player make some turns, and judge the end of the last of them before its draw."""
    row, turns = workspace.row, 1
    while row[ENDING] == RUNNING and turns < plan.turns:
        prepare(row, weights, plan.marks, workspace.turn_weights)
        policy_turn(row, workspace.deck, workspace.kinds, workspace.turn_weights)
        turns += 1
    if row[ENDING] != RUNNING:
        return worth_of_end(plan, row)
    return _last_turn(weights, plan, workspace)


@kernel
def _last_turn(weights: FloatArray, plan: Plan, workspace: Workspace) -> float:
    row = workspace.row
    prepare(row, weights, plan.marks, workspace.turn_weights)
    if plan.marks == 1:
        hear_hands(row, workspace.network_buffers.heard)
    copy(row, workspace.start)
    ended = policy_plays(row, workspace.kinds, workspace.turn_weights)
    if ended == BROKEN or (ended == RUNNING and in_debt(row)):
        row[ENDING] = STUCK
    elif row[LEFT] == 0:
        row[ENDING] = WON
    if row[ENDING] != RUNNING:
        return worth_of_end(plan, row)
    return value(row, workspace.kinds, workspace.start, plan.network, workspace.network_buffers)


@kernel
def _believe(plan: Plan, workspace: Workspace, index: int, own: int) -> None:
    """Weigh what was seen of a turn against what was thought of it."""
    expected = workspace.own.opinion[index] - workspace.own.opinion[own]
    count = workspace.counts[index]
    mean = workspace.sums[index] / count
    noise = (workspace.squares[index] + PRIOR_SQUARES) / (count + PRIOR_COUNT) / count
    before, seen = 1.0 / (plan.spread * plan.spread), 1.0 / noise
    workspace.belief[index] = (expected * before + mean * seen) / (before + seen)


@kernel
def _by_belief(workspace: Workspace, alive: int) -> None:
    """Order the turns after the first by what is believed of them, best first."""
    for at in range(2, alive):
        index, place = workspace.own.order[at], at
        while place > 1 and workspace.belief[workspace.own.order[place - 1]] < workspace.belief[index]:
            workspace.own.order[place] = workspace.own.order[place - 1]
            place -= 1
        workspace.own.order[place] = index
