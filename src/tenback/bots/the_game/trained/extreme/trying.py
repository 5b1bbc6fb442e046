"""Trying whole turns of EXTREME on sampled deals: the network's best turn answers each, and is judged."""

from typing import Final

import numpy as np

from tenback.bots.the_game.hidden import LIVE_NOW, Knowledge, deal_hidden
from tenback.bots.the_game.listening import prepare_heard
from tenback.bots.the_game.trained.accumulator import refresh
from tenback.bots.the_game.trained.answers import worth_of_left
from tenback.bots.the_game.trained.extreme.answers import Engine, answer, note_known
from tenback.bots.the_game.trained.extreme.inputs import note_kinds, update_inputs, worth
from tenback.bots.the_game.trained.trying import affordable, believe, go_on, in_order, samples_each, sort
from tenback.bots.the_game.turns import find_turns
from tenback.bots.the_game.weights import FloatArray
from tenback.bots.the_game.workspace import Workspace
from tenback.sim.bits import IntArray, copy
from tenback.sim.chance import CardArray
from tenback.sim.jit import kernel
from tenback.sim.the_game.numbers import card_of_play
from tenback.sim.the_game.row import (
    END_TURN,
    ENDING,
    HAND,
    LEFT,
    LIVE,
    PLAYERS,
    RUNNING,
    SEAT,
    SKULL,
    STOPPED,
    STUCK,
    TOP,
    WON,
)
from tenback.sim.the_game.rules import end_turn

DEAREST: Final = 30.0  # turns that cost so much more than the cheapest are not judged
ANSWER: Final = 4  # an answer takes about as long as so many samples of the other search
NO_SKULL: Final = 0.1  # in chances to win: nobody asks without a reason, but it is no command
FEWEST: Final = 12  # fewer samples of a turn mislead more than they tell


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
    refresh(engine.network, engine.inputs.accumulator, known.row)
    note_known(known, engine.inputs)
    update_inputs(engine.network, engine.inputs, known.row)
    _judge(known, engine, workspace, found)
    in_order(workspace, found, own.opinion)
    tried = affordable(samples // ANSWER, engine.best, engine.answers, FEWEST)
    each = samples_each(samples // ANSWER, tried, engine.answers)
    if found > 1 and each >= FEWEST:
        _compare(known, weights, engine, each, workspace, rng, min(tried, found))
    return found


# First sight ----------------------------------------------------------------------------------------------


@kernel
def _judge(known: Knowledge, engine: Engine, workspace: Workspace, found: int) -> None:
    """Write down what each turn is worth at first sight."""
    own, cheapest = workspace.own, np.inf
    for index in range(found):
        cheapest = min(cheapest, own.turn_costs[index])
    for index in range(found):
        own.opinion[index] = cheapest - own.turn_costs[index]  # below 0: not looked at
        if own.turn_costs[index] <= cheapest + DEAREST:
            own.opinion[index] = _first_sight(known.kinds, engine, own.turn_rows[index])
            own.opinion[index] -= _unwanted(known, own.turn_plans[index])


@kernel
def _first_sight(kinds: CardArray, engine: Engine, end: IntArray) -> float:
    if end[ENDING] == WON:
        return 2.0
    if end[ENDING] == STUCK:
        return worth_of_left(max(1, end[LEFT]))
    hand = HAND + 2 * end[SEAT]
    return worth(engine.network, engine.inputs, kinds, end[hand], end[hand + 1], end[TOP : TOP + 4])


@kernel
def _unwanted(known: Knowledge, plan: IntArray) -> float:
    """What a turn is worth less that lays a SKULL when another player has asked for none (E13)."""
    if known.no_skull == 1:
        for move in plan:
            if move == END_TURN:
                break
            if known.kinds[card_of_play(move)] == SKULL:
                return NO_SKULL
    return 0.0


# Sampled deals --------------------------------------------------------------------------------------------


@kernel
def _compare(
    known: Knowledge, weights: FloatArray, engine: Engine, each: int, workspace: Workspace, rng: IntArray,
    alive: int,
) -> None:  # fmt: skip
    """Try so many of the best turns on the same deals; half of them go on, with twice as many deals."""
    tried, samples = 0, each
    workspace.sums[:] = 0.0
    engine.inputs.out[:] = 0
    while alive > 1:
        for _ in range(samples):
            deal_hidden(known, workspace, rng)
            note_kinds(engine.inputs, workspace.kinds)
            for place in range(alive):
                index = workspace.own.order[place]
                workspace.sums[index] += _outcome(known, weights, engine, workspace, index)
        tried += samples
        for place in range(alive):
            believe(workspace, workspace.own.order[place], tried, engine.prior)
        sort(workspace, alive, workspace.belief)
        alive, samples = go_on(alive), 2 * samples


@kernel
def _outcome(
    known: Knowledge, weights: FloatArray, engine: Engine, workspace: Workspace, index: int
) -> float:
    """What a turn comes to when the hidden cards lie as in the workspace, and what others think of it."""
    came_to = _came_to(weights, engine, workspace, index)
    return came_to - _unwanted(known, workspace.own.turn_plans[index])


@kernel
def _came_to(weights: FloatArray, engine: Engine, workspace: Workspace, index: int) -> float:
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
    value = 0.0
    for _ in range(engine.answers):
        row[ENDING] = RUNNING
        end_turn(row, workspace.deck)
        if row[ENDING] == STUCK:
            return worth_of_left(row[LEFT])
        chosen, value = answer(row, workspace.kinds, weights, engine)
        if chosen < 0:
            return value
        copy(engine.beam.turns[chosen], row)
    return value
