"""Trying whole turns on sampled deals: the best turn at first sight answers each draw, and is judged.

Once around the table: a turn is judged where the same player ends the next one, alone after one draw.
"""

from typing import Final, NamedTuple

import numpy as np

from tenback.bots.the_game.hidden import LIVE_NOW, Knowledge, deal_hidden
from tenback.bots.the_game.listening import prepare_heard
from tenback.bots.the_game.trained.answers import (
    ALL_WAYS,
    CARDS,
    NARROW,
    TOPS,
    Beam,
    answer,
    is_known,
    new_beam,
    stay_in_hand,
    worth_of_left,
)
from tenback.bots.the_game.trained.eye import Eye, look, look_first, new_eye
from tenback.bots.the_game.trained.network import Network
from tenback.bots.the_game.trained.worth import worth
from tenback.bots.the_game.turns import find_turns
from tenback.bots.the_game.weights import FloatArray
from tenback.bots.the_game.workspace import Workspace
from tenback.sim.bits import IntArray, copy, count
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
MARGIN: Final = 8.0  # the same for answers
PRIOR: Final = 24.0  # first sight counts as much as so many samples
BEST: Final = 8  # turns tried at first; each round half of them go on with twice the samples
ROUNDS: Final = 3
ANSWER: Final = 5  # an answer takes about as long as so many samples of the other search


class Mind(NamedTuple):
    """A network and the arrays it judges on."""

    network: Network
    eye: Eye
    beam: Beam
    wide: Beam
    margin: float


def new_mind(network: Network) -> Mind:
    """Lay out new arrays for a network."""
    return Mind(network, new_eye(network), new_beam(*NARROW, nearest=3), new_beam(*ALL_WAYS), MARGIN)


@kernel
def rank(
    known: Knowledge, weights: FloatArray, mind: Mind, samples: int, workspace: Workspace, rng: IntArray
) -> int:
    """Rank the turns in the workspace, the best first in its order; how many there are."""
    own = workspace.own
    prepare_heard(known, weights, own.w)
    copy(known.row, own.start)
    found = find_turns(known.row, known.kinds, own.w, own)
    if found == 0:
        return 0
    look_first(mind.network, mind.eye, known.row)
    copy(known.sizes, mind.eye.sizes)
    look(mind.network, mind.eye, known.row)
    _judge(known.row, weights, mind, workspace, found)
    _in_order(workspace, found, own.opinion)
    each = samples // (ANSWER * ROUNDS * BEST)
    if found > 1 and each > 0:
        _compare(known, weights, mind, each, workspace, rng, found)
    return found


@kernel
def _judge(row: IntArray, weights: FloatArray, mind: Mind, workspace: Workspace, found: int) -> None:
    """Write down what each turn is worth at first sight."""
    own, cheapest = workspace.own, np.inf
    for index in range(found):
        cheapest = min(cheapest, own.turn_costs[index])
    for index in range(found):
        own.opinion[index] = cheapest - own.turn_costs[index]  # below 0: not looked at
        if own.turn_costs[index] <= cheapest + DEAREST:
            own.opinion[index] = _first_sight(row, weights, mind, own.turn_rows[index])


@kernel
def _first_sight(row: IntArray, weights: FloatArray, mind: Mind, end: IntArray) -> float:
    if end[ENDING] == WON:
        return 2.0
    if end[ENDING] == STUCK:
        return worth_of_left(end[LEFT])
    hand = HAND + 2 * end[SEAT]
    if is_known(row, row[LEFT] - end[LEFT]):
        left = stay_in_hand(end, weights, mind.wide, end[LIVE], end[LIVE + 1], end[TOP : TOP + 4])
        return worth_of_left(left)
    return worth(mind.network, mind.eye, end[hand], end[hand + 1], end[TOP : TOP + 4])


@kernel
def _in_order(workspace: Workspace, found: int, belief: FloatArray) -> None:
    """Order the first turns by what is believed of them, best first."""
    for index in range(found):
        workspace.own.order[index] = index
    _sort(workspace, found, belief)


@kernel
def _sort(workspace: Workspace, alive: int, belief: FloatArray) -> None:
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
    mind: Mind,
    each: int,
    workspace: Workspace,
    rng: IntArray,
    found: int,
) -> None:
    """Try the best turns on the same deals; half of them go on, with twice as many deals."""
    alive, tried, samples = min(BEST, found), 0, each
    for index in range(found):
        workspace.sums[index] = 0.0
    for _ in range(ROUNDS):
        for _ in range(samples):
            deal_hidden(known, workspace, rng)
            for place in range(alive):
                workspace.sums[workspace.own.order[place]] += _outcome(
                    weights, mind, workspace, workspace.own.order[place]
                )
        tried += samples
        for place in range(alive):
            _believe(workspace, workspace.own.order[place], tried)
        _sort(workspace, alive, workspace.belief)
        alive, samples = max(2, alive // 2), 2 * samples


@kernel
def _believe(workspace: Workspace, index: int, tried: int) -> None:
    """Draw what was seen towards what was thought at first sight."""
    workspace.belief[index] = (workspace.sums[index] + PRIOR * workspace.own.opinion[index]) / (tried + PRIOR)


@kernel
def _outcome(weights: FloatArray, mind: Mind, workspace: Workspace, index: int) -> float:
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
    for turn in range(row[PLAYERS]):
        end_turn(row, workspace.deck)
        if row[ENDING] == STUCK:
            return worth_of_left(row[LEFT])
        chosen, value = answer(row, weights, mind.network, mind.eye, mind.beam, mind.wide, mind.margin)
        if chosen < 0 or turn == row[PLAYERS] - 1 or value > 1.0:
            return value
        _make(row, mind.beam.turns[chosen])
    return value


@kernel
def _make(row: IntArray, turn: IntArray) -> None:
    """Make a turn that was chosen."""
    hand = HAND + 2 * row[SEAT]
    gone_low, gone_high = row[hand] & ~turn[CARDS], row[hand + 1] & ~turn[CARDS + 1]
    row[hand], row[hand + 1] = turn[CARDS], turn[CARDS + 1]
    row[LIVE] &= ~gone_low
    row[LIVE + 1] &= ~gone_high
    row[LEFT] -= count(gone_low, gone_high)
    for pile in range(4):
        row[TOP + pile] = turn[TOPS + pile]
