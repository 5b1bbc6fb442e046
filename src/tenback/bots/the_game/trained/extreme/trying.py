"""Trying whole turns of EXTREME on sampled deals: the network's best turn answers each, and is judged."""

from typing import Final

import numpy as np

from tenback.bots.the_game.hidden import LIVE_NOW, Knowledge, deal_hidden
from tenback.bots.the_game.listening import prepare_heard
from tenback.bots.the_game.trained.answers import worth_of_left
from tenback.bots.the_game.trained.extreme.answers import Mind, answer
from tenback.bots.the_game.trained.extreme.sight import look_around, note_kinds, worth
from tenback.bots.the_game.trained.eye import look_first
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
    known: Knowledge, weights: FloatArray, mind: Mind, samples: int, workspace: Workspace, rng: IntArray
) -> int:
    """Rank the turns in the workspace, the best first in its order; how many there are."""
    own = workspace.own
    prepare_heard(known, weights, own.turn_weights)
    copy(known.row, own.start)
    found = find_turns(known.row, known.kinds, own.turn_weights, own)
    if found == 0:
        return 0
    look_first(mind.network, mind.sight.eye, known.row)
    _turn_to(known, mind)
    _judge(known, mind, workspace, found)
    in_order(workspace, found, own.opinion)
    tried = affordable(samples // ANSWER, mind.best, mind.answers, FEWEST)
    each = samples_each(samples // ANSWER, tried, mind.answers)
    if found > 1 and each >= FEWEST:
        _compare(known, weights, mind, each, workspace, rng, min(tried, found))
    return found


# First sight ----------------------------------------------------------------------------------------------


@kernel
def _turn_to(known: Knowledge, mind: Mind) -> None:
    """Let the network see what the player in turn knows."""
    sight = mind.sight
    copy(known.sizes, sight.eye.sizes)
    copy(known.commands_out, sight.out)
    copy(known.stops, sight.stops)
    for seat in range(5):
        copy(known.heard[seat], sight.heard[seat])
    note_kinds(sight, known.kinds)
    look_around(mind.network, sight, known.row)


@kernel
def _judge(known: Knowledge, mind: Mind, workspace: Workspace, found: int) -> None:
    """Write down what each turn is worth at first sight."""
    own, cheapest = workspace.own, np.inf
    for index in range(found):
        cheapest = min(cheapest, own.turn_costs[index])
    for index in range(found):
        own.opinion[index] = cheapest - own.turn_costs[index]  # below 0: not looked at
        if own.turn_costs[index] <= cheapest + DEAREST:
            own.opinion[index] = _first_sight(known.kinds, mind, own.turn_rows[index])
            own.opinion[index] -= _unwanted(known, own.turn_plans[index])


@kernel
def _first_sight(kinds: CardArray, mind: Mind, end: IntArray) -> float:
    if end[ENDING] == WON:
        return 2.0
    if end[ENDING] == STUCK:
        return worth_of_left(max(1, end[LEFT]))
    hand = HAND + 2 * end[SEAT]
    return worth(mind.network, mind.sight, kinds, end[hand], end[hand + 1], end[TOP : TOP + 4])


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
    known: Knowledge, weights: FloatArray, mind: Mind, each: int, workspace: Workspace, rng: IntArray,
    alive: int,
) -> None:  # fmt: skip
    """Try so many of the best turns on the same deals; half of them go on, with twice as many deals."""
    tried, samples = 0, each
    workspace.sums[:] = 0.0
    mind.sight.out[:] = 0
    while alive > 1:
        for _ in range(samples):
            deal_hidden(known, workspace, rng)
            note_kinds(mind.sight, workspace.kinds)
            for place in range(alive):
                index = workspace.own.order[place]
                workspace.sums[index] += _outcome(known, weights, mind, workspace, index)
        tried += samples
        for place in range(alive):
            believe(workspace, workspace.own.order[place], tried, mind.prior)
        sort(workspace, alive, workspace.belief)
        alive, samples = go_on(alive), 2 * samples


@kernel
def _outcome(known: Knowledge, weights: FloatArray, mind: Mind, workspace: Workspace, index: int) -> float:
    """What a turn comes to when the hidden cards lie as in the workspace, and what others think of it."""
    came_to = _came_to(weights, mind, workspace, index)
    return came_to - _unwanted(known, workspace.own.turn_plans[index])


@kernel
def _came_to(weights: FloatArray, mind: Mind, workspace: Workspace, index: int) -> float:
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
    for _ in range(mind.answers):
        row[ENDING] = RUNNING
        end_turn(row, workspace.deck)
        if row[ENDING] == STUCK:
            return worth_of_left(row[LEFT])
        chosen, value = answer(row, workspace.kinds, weights, mind)
        if chosen < 0:
            return value
        copy(mind.beam.turns[chosen], row)
    return value
