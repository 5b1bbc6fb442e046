"""The best move at first sight: each one judged as the position lies after it, before its draw."""

from typing import NamedTuple

import numpy as np

from tenback.bots.take_that.hands import ahead
from tenback.bots.take_that.moves import list_moves
from tenback.bots.take_that.network import Sight, gain_seen
from tenback.sim.bits import IntArray
from tenback.sim.chance import CardArray
from tenback.sim.jit import kernel
from tenback.sim.take_that.row import DECK_SIZE, ENDING, MOVES, RUNNING, SEAT, TAKE, WIDTH
from tenback.sim.take_that.rules import copy_row, make_move


class Eyes(NamedTuple):
    """A network and what it writes to."""

    sight: Sight
    moves: IntArray
    trial: IntArray
    nothing: CardArray
    """A deck of unknown cards: what is drawn stays unseen."""


def new_eyes(sight: Sight) -> Eyes:
    """Make empty arrays."""
    return Eyes(sight, np.zeros(MOVES, np.int64), np.zeros(WIDTH, np.int64), np.zeros(DECK_SIZE, np.int8))


@kernel
def best_seen(row: IntArray, eyes: Eyes) -> tuple[int, float]:
    """The best move, and by how many points of this round its seat will be ahead in the end."""
    best, most = TAKE, -1e9
    for index in range(list_moves(row, eyes.moves)):
        value = seen_after(row, eyes.moves[index], eyes)
        if value > most:
            best, most = eyes.moves[index], value
    return best, most


@kernel
def seen_after(row: IntArray, move: int, eyes: Eyes) -> float:
    """By how many points the active seat will be ahead in the end if it makes a move."""
    seat = row[SEAT]
    copy_row(row, eyes.trial)
    make_move(eyes.trial, eyes.nothing, move)
    lead = ahead(eyes.trial, seat)
    return lead + gain_seen(eyes.trial, seat, eyes.sight) if eyes.trial[ENDING] == RUNNING else lead
