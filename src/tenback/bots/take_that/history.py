"""The moves of the running round, and the table as it lay before each of them."""

from typing import NamedTuple

import numpy as np

from tenback.sim.bits import IntArray
from tenback.sim.chance import CardArray
from tenback.sim.jit import kernel
from tenback.sim.take_that.row import PLAYERS, SEAT, WIDTH
from tenback.sim.take_that.rules import copy_row, make_move


class History(NamedTuple):
    """All moves of the round so far; a seat's turns are counted by its own moves."""

    moves: IntArray
    tables: IntArray
    """The position before each move, all hands unknown."""
    turns: IntArray
    """By seat and turn: which of the moves it was."""
    counts: IntArray
    """By seat: how many turns it has had."""


def past_of(row: IntArray, nothing: CardArray, moves: IntArray) -> History:
    """Play the moves of a round again; *row* is dealt and knows no hand, *nothing* is a deck of no cards."""
    players, size = int(row[PLAYERS]), len(moves)
    past = History(
        moves=moves,
        tables=np.zeros((size, WIDTH), np.int64),
        turns=np.zeros((players, max(1, size)), np.int64),
        counts=np.zeros(players, np.int64),
    )
    _play_again(row, nothing, past)
    return past


@kernel
def _play_again(row: IntArray, nothing: CardArray, past: History) -> None:
    for index in range(len(past.moves)):
        seat = row[SEAT]
        copy_row(row, past.tables[index])
        past.turns[seat, past.counts[seat]] = index
        past.counts[seat] += 1
        make_move(row, nothing, past.moves[index])
