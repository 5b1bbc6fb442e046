"""Trying whole turns on sampled deals: the best turn at first sight answers each draw, and is judged.

The next players answer in turn, each from what they would know, and the last answer is judged.
"""

from typing import Final

import numpy as np

from tenback.bots.the_game.hidden import LIVE_NOW, Knowledge, deal_hidden
from tenback.bots.the_game.listening import prepare_heard
from tenback.bots.the_game.trained.accumulator import note_sizes, refresh, update
from tenback.bots.the_game.trained.answers import answer, is_known, make, stay_in_hand, worth_of_left
from tenback.bots.the_game.trained.engine import Engine
from tenback.bots.the_game.trained.worth import worth
from tenback.bots.the_game.turns import find_turns
from tenback.bots.the_game.weights import FloatArray
from tenback.bots.the_game.workspace import Workspace
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
    STOPPED,
    STUCK,
    TOP,
    WON,
)
from tenback.sim.the_game.rules import end_turn

DEAREST: Final = 30.0  # turns that cost so much more than the cheapest are not judged
ANSWER: Final = 3  # an answer takes about as long as so many samples of the other search
FEWEST: Final = 16  # fewer samples of a turn mislead more than they tell


@kernel
def rank(
    known: Knowledge, weights: FloatArray, engine: Engine, samples: int, workspace: Workspace, rng: IntArray
) -> int:
    """Rank the turns in the workspace, the best first in its order; how many there are."""
    own = workspace.own
    prepare_heard(known, weights, own.turn_weights)
    copy(known.row, own.start)
    found = find_turns(known.row, known.kinds, own.turn_weights, own)
    if found == 0:
        return 0
    refresh(engine.network, engine.accumulator, known.row)
    copy(known.sizes, engine.accumulator.sizes)
    update(engine.network, engine.accumulator, known.row)
    _judge(known.row, weights, engine, workspace, found)
    in_order(workspace, found, own.opinion)
    tried = affordable(samples // ANSWER, engine.tried, engine.answers, FEWEST)
    each = samples_each(samples // ANSWER, tried, engine.answers)
    if found > 1 and each >= FEWEST:
        _compare(known, weights, engine, each, workspace, rng, min(tried, found))
    return found


@kernel
def samples_each(turns: int, tried: int, answers: int) -> int:
    """How many samples each turn gets in the first round, where so many turns may be answered in all."""
    unit, alive, times = 0, tried, 1
    while alive > 1:
        unit, alive, times = unit + times * alive, go_on(alive), 2 * times
    return turns // (unit * answers)


@kernel
def affordable(turns: int, tried: int, answers: int, fewest: int) -> int:
    """How many turns are tried: not so many that one of them would get too few samples, but two."""
    while tried > 2 and samples_each(turns, tried, answers) < fewest:
        tried -= 1
    return tried


@kernel
def go_on(alive: int) -> int:
    """How many turns go on to the next round; the last round is between two."""
    return max(2, alive // 2) if alive > 2 else 1


@kernel
def _judge(row: IntArray, weights: FloatArray, engine: Engine, workspace: Workspace, found: int) -> None:
    """Write down what each turn is worth at first sight."""
    own, cheapest = workspace.own, np.inf
    for index in range(found):
        cheapest = min(cheapest, own.turn_costs[index])
    for index in range(found):
        own.opinion[index] = cheapest - own.turn_costs[index]  # below 0: not looked at
        if own.turn_costs[index] <= cheapest + DEAREST:
            own.opinion[index] = _first_sight(row, weights, engine, own.turn_rows[index])


@kernel
def _first_sight(row: IntArray, weights: FloatArray, engine: Engine, end: IntArray) -> float:
    if end[ENDING] == WON:
        return 2.0
    if end[ENDING] == STUCK:
        return worth_of_left(end[LEFT])
    hand = HAND + 2 * end[SEAT]
    if is_known(row, row[LEFT] - end[LEFT]):
        left = stay_in_hand(end, weights, engine.wide, end[LIVE], end[LIVE + 1], end[TOP : TOP + 4])
        return worth_of_left(left)
    return worth(engine.network, engine.accumulator, end[hand], end[hand + 1], end[TOP : TOP + 4])


@kernel
def in_order(workspace: Workspace, found: int, belief: FloatArray) -> None:
    """Order the turns by what is believed of them, best first."""
    for index in range(found):
        workspace.own.order[index] = index
    sort(workspace, found, belief)


@kernel
def sort(workspace: Workspace, alive: int, belief: FloatArray) -> None:
    """Order the first turns of the order again."""
    order = workspace.own.order
    for at in range(1, alive):
        index, place = order[at], at
        while place > 0 and belief[order[place - 1]] < belief[index]:
            order[place] = order[place - 1]
            place -= 1
        order[place] = index


@kernel
def _compare(
    known: Knowledge,
    weights: FloatArray,
    engine: Engine,
    each: int,
    workspace: Workspace,
    rng: IntArray,
    alive: int,
) -> None:
    """Try so many of the best turns on the same deals; half of them go on, with twice as many deals."""
    total, samples = 0, each
    workspace.sums[:] = 0.0
    while alive > 1:
        for _ in range(samples):
            deal_hidden(known, workspace, rng)
            for place in range(alive):
                workspace.sums[workspace.own.order[place]] += _outcome(
                    weights, engine, workspace, workspace.own.order[place]
                )
        total += samples
        for place in range(alive):
            believe(workspace, workspace.own.order[place], total, engine.prior)
        sort(workspace, alive, workspace.belief)
        alive, samples = go_on(alive), 2 * samples


@kernel
def believe(workspace: Workspace, index: int, tried: int, prior: float) -> None:
    """Draw what was seen towards what was thought at first sight."""
    workspace.belief[index] = (workspace.sums[index] + prior * workspace.own.opinion[index]) / (tried + prior)


@kernel
def _outcome(weights: FloatArray, engine: Engine, workspace: Workspace, index: int) -> float:
    """What a turn comes to when the hidden cards lie as in the workspace."""
    row = workspace.row
    copy(workspace.own.turn_rows[index], row)
    if row[ENDING] != RUNNING and row[ENDING] != STOPPED:
        return workspace.own.opinion[index]
    for seat in range(row[PLAYERS]):
        if seat != row[SEAT]:
            row[HAND + 2 * seat] = workspace.hands[2 * seat]
            row[HAND + 2 * seat + 1] = workspace.hands[2 * seat + 1]
    row[LIVE] &= workspace.hands[LIVE_NOW]
    row[LIVE + 1] &= workspace.hands[LIVE_NOW + 1]
    for turn in range(engine.answers):
        end_turn(row, workspace.deck)
        if row[ENDING] == STUCK:
            return worth_of_left(row[LEFT])
        note_sizes(row, engine.accumulator.sizes)
        chosen, value = answer(row, weights, engine)
        if chosen < 0 or turn == engine.answers - 1 or value > 1.0:
            return value
        make(row, engine.beam.turns[chosen])
    return value
