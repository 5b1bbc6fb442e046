"""Hearing marks: in a real game the other hands are hidden, and only what was said counts."""

from typing import Final

from tenback.bots.the_game.costs import LAY, MARK, PENALTY, prepare
from tenback.bots.the_game.hidden import Knowledge
from tenback.bots.the_game.weights import FloatArray
from tenback.sim.bits import IntArray
from tenback.sim.jit import kernel
from tenback.sim.the_game.row import PLAYERS, SEAT, SKULL

NO_SKULL: Final = 15.0  # what laying a SKULL costs more when somebody has asked for none


@kernel
def prepare_heard(known: Knowledge, weights: FloatArray, turn_weights: FloatArray) -> None:
    """Write the weights of this turn; a marked pile costs what the strongest mark on it asks for."""
    prepare(known.row, weights, 0, turn_weights)
    if known.no_skull == 1:
        turn_weights[LAY + SKULL] += NO_SKULL
    add_heard(known.row, known.heard, turn_weights)


@kernel
def add_heard(row: IntArray, heard: IntArray, turn_weights: FloatArray) -> None:
    """Let each pile cost what the strongest mark on it asks for; *heard* is by seat and pile."""
    for seat in range(row[PLAYERS]):
        for pile in range(4):
            mark = heard[seat, pile]
            if mark > 0 and seat != row[SEAT]:
                turn_weights[PENALTY + pile] = max(turn_weights[PENALTY + pile], turn_weights[MARK + mark])
