"""How a play-out goes on and what it brings: to the end of the line, or to the player's next turn."""

import math
from typing import Final

from tenback.bots.take_that.first_sight import Evaluator, best_seen
from tenback.bots.take_that.hands import ahead, points_now, prospects
from tenback.bots.take_that.policy import policy_move, stage
from tenback.bots.take_that.weights import FloatArray
from tenback.bots.take_that.workspace import Policies, Workspace
from tenback.sim.bits import IntArray
from tenback.sim.chance import CardArray
from tenback.sim.jit import kernel
from tenback.sim.take_that.row import ENDING, LAST, NO_CARD, PLAYERS, ROUND, ROUNDS, RUNNING, SEAT
from tenback.sim.take_that.rules import make_move

CLOSE: Final = 1.5
DRIFT: Final = 12.0
"""How many points decide a match that is nearly over, and how many more for each round to be played."""


@kernel
def spread(row: IntArray) -> float:
    """How far the points may still drift apart: the more is to be played, the further."""
    return CLOSE + DRIFT * math.sqrt(row[ROUNDS] - row[ROUND] - 1 + stage(row))


# To the end of the line ------------------------------------------------------------------------------------


@kernel
def share_by_line(workspace: Workspace, seat: int, policies: Policies, width: float) -> float:
    """Play on until the line is gone; then points and hands are counted."""
    _play_line(workspace.trial, workspace.deck, seat, policies)
    return _win_share(workspace, seat, policies.hands, width)


@kernel
def _play_line(row: IntArray, deck: CardArray, seat: int, policies: Policies) -> None:
    while row[ENDING] == RUNNING:
        weights = policies.own if row[SEAT] == seat else policies.rivals[row[SEAT]]
        make_move(row, deck, policy_move(row, weights))
        if row[LAST] == NO_CARD:
            return


@kernel
def _win_share(workspace: Workspace, seat: int, values: FloatArray, width: float) -> float:
    """A seat's share of the win after a play-out, stretched so that near a tie a point counts as one.

    All moves of a decision are judged with one *width*: it stretches the value of a tie as well.
    """
    row, rivals = workspace.trial, 0.0
    own = prospects(row, seat, values, workspace.facts)
    for rival in range(row[PLAYERS]):
        if rival != seat:
            rivals += _odds(prospects(row, rival, values, workspace.facts) - own, width)
    return _stretched(row[PLAYERS], rivals, width)


# To the next turn ------------------------------------------------------------------------------------------


@kernel
def share_by_sight(workspace: Workspace, seat: int, policies: Policies, width: float) -> float:
    """Let the others answer; at the player's next turn the network judges its best move."""
    row = workspace.trial
    while row[ENDING] == RUNNING and row[SEAT] != seat:
        make_move(row, workspace.deck, policy_move(row, policies.rivals[row[SEAT]]))
    gain, players, rivals = _gain(row, seat, workspace.evaluator), row[PLAYERS], 0.0
    for rival in range(players):
        if rival != seat:
            # What one gains on the mean of the others, all of them lose alike.
            rivals += _odds(points_now(row, rival) - points_now(row, seat) - gain, width)
    return _stretched(players, rivals, width)


@kernel
def _gain(row: IntArray, seat: int, evaluator: Evaluator) -> float:
    """The points that the active seat will still gain on the others."""
    if row[ENDING] != RUNNING:
        return 0.0
    _, promised = best_seen(row, evaluator)
    return promised - ahead(row, seat)


# What it brings --------------------------------------------------------------------------------------------


@kernel
def _odds(lead: float, width: float) -> float:
    """How much likelier a rival with such a lead is to win."""
    return math.exp(min(50.0, lead / width))


@kernel
def _stretched(players: int, rivals: float, width: float) -> float:
    return width * players * players / (players - 1.0) / (1.0 + rivals)
