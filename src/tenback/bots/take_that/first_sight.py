"""The best move at first sight: each one judged as the position lies after it, before its draw."""

from typing import NamedTuple

import numpy as np

from tenback.bots.take_that.hands import ahead
from tenback.bots.take_that.moves import list_moves
from tenback.bots.take_that.network import Network, gain_seen
from tenback.sim.bits import IntArray
from tenback.sim.chance import CardArray
from tenback.sim.jit import kernel
from tenback.sim.take_that.row import DECK_SIZE, ENDING, MOVES, RUNNING, SEAT, TAKE, WIDTH
from tenback.sim.take_that.rules import copy_row, make_move


class Evaluator(NamedTuple):
    """A network and what it writes to."""

    network: Network
    moves: IntArray
    trial: IntArray
    nothing: CardArray
    """A deck of unknown cards: what is drawn stays unseen."""


def new_evaluator(network: Network) -> Evaluator:
    """Make empty arrays."""
    return Evaluator(
        network, np.zeros(MOVES, np.int64), np.zeros(WIDTH, np.int64), np.zeros(DECK_SIZE, np.int8)
    )


@kernel
def best_seen(row: IntArray, evaluator: Evaluator) -> tuple[int, float]:
    """The best move, and by how many points of this round its seat will be ahead in the end."""
    best, most = TAKE, -1e9
    for index in range(list_moves(row, evaluator.moves)):
        value = seen_after(row, evaluator.moves[index], evaluator)
        if value > most:
            best, most = evaluator.moves[index], value
    return best, most


@kernel
def seen_after(row: IntArray, move: int, evaluator: Evaluator) -> float:
    """By how many points the active seat will be ahead in the end if it makes a move."""
    seat = row[SEAT]
    copy_row(row, evaluator.trial)
    make_move(evaluator.trial, evaluator.nothing, move)
    lead = ahead(evaluator.trial, seat)
    return (
        lead + gain_seen(evaluator.trial, seat, evaluator.network)
        if evaluator.trial[ENDING] == RUNNING
        else lead
    )
