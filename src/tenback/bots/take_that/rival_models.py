"""How each rival seems to think: by the learned weights or as the careful bot, as its moves tell."""

import math
from typing import Final

import numpy as np

from tenback.bots.take_that.guess import SLIP, WORST
from tenback.bots.take_that.knowledge import Knowledge
from tenback.bots.take_that.metropolis import Case, wander
from tenback.bots.take_that.moves import list_moves
from tenback.bots.take_that.policy import regret
from tenback.bots.take_that.weights import FloatArray, careful_weights, hand_values, learned_weights
from tenback.bots.take_that.workspace import Policies, Workspace, new_workspace
from tenback.bots.take_that.worlds import settle
from tenback.games.take_that import Options
from tenback.sim.bits import IntArray
from tenback.sim.chance import seed as begin_chance
from tenback.sim.jit import kernel
from tenback.sim.take_that.row import HAND, SEAT

LOOKS: Final = 6
"""How many guesses at the hands tell how well a way of thinking explains what was done."""
CHANGES: Final = 60
"""Changes of the guess from one look to the next."""
SHARPNESS: Final = 0.06
"""What the learned weights are too good by at each turn: guesses at the hands bend further to fit them."""


def models_at(options: Options) -> Policies:
    """How the players at a table are taken to think before anybody has moved: by the learned weights."""
    return models_like(options, np.zeros(options.players, np.bool_))


def models_seen(options: Options, rounds: tuple[Knowledge, ...]) -> Policies:
    """How they seem to think by what they did in some rounds."""
    careful = np.zeros(options.players)
    for known in rounds:
        careful += _fits(known, like(options.players, careful_weights(options)))
        careful -= _fits(known, like(options.players, learned_weights(options)))
        careful += SHARPNESS * known.past.counts
    return models_like(options, careful > 0)


def models_like(options: Options, careful: np.typing.NDArray[np.bool_]) -> Policies:
    """Rivals of whom some think as the careful bot, and the others by the learned weights."""
    rivals = np.where(careful[:, None, None], careful_weights(options), learned_weights(options))
    return Policies(learned_weights(options), rivals, hand_values(options))


def like(players: int, weights: FloatArray) -> FloatArray:
    """The same weights for every seat."""
    return np.stack([weights] * players)


def _fits(known: Knowledge, rivals: FloatArray) -> FloatArray:
    """By seat: how well such rivals' moves fit the hands that they would have; at most 0."""
    fits, rng = np.zeros(len(known.sizes)), np.zeros(4, np.int64)
    begin_chance(rng, 0, 0, 0)
    _explain(known, new_workspace(known), rivals, rivals / 2, fits, rng)
    return fits / LOOKS


@kernel
def _explain(
    known: Knowledge,
    workspace: Workspace,
    rivals: FloatArray,
    loose: FloatArray,
    fits: FloatArray,
    rng: IntArray,
) -> None:
    """Add up how likely the moves were with the hands of some guesses."""
    settle(known, workspace, loose, rng)
    for _ in range(LOOKS):
        wander(Case(known.past, workspace.guess, loose), CHANGES, rng)
        for seat in range(len(fits)):
            for turn in range(known.past.counts[seat] if seat != known.row[SEAT] else 0):
                fits[seat] += _log_chance(known, workspace, rivals[seat], seat, turn)


@kernel
def _log_chance(known: Knowledge, workspace: Workspace, weights: FloatArray, seat: int, turn: int) -> float:
    """How likely a past move was among all that the guessed hand allowed."""
    index, guess = known.past.turns[seat, turn], workspace.guess
    table, moves = known.past.tables[index], workspace.moves
    table[HAND + 2 * seat], table[HAND + 2 * seat + 1] = guess.low[seat, turn], guess.high[seat, turn]
    total = 0.0
    for place in range(list_moves(table, moves)):
        total += math.exp(max(WORST, -regret(table, weights, moves[place]) / SLIP))
    return max(WORST, -regret(table, weights, known.past.moves[index]) / SLIP) - math.log(total)
