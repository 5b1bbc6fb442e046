"""Hearing marks: in a real game the other hands are hidden, and only what was said counts."""

from tenback.bots.the_game.costs import MARK, PENALTY, prepare
from tenback.bots.the_game.hidden import Known
from tenback.bots.the_game.weights import FloatArray
from tenback.sim.jit import kernel
from tenback.sim.the_game.row import PLAYERS, SEAT


@kernel
def prepare_heard(known: Known, weights: FloatArray, w: FloatArray) -> None:
    """Write the weights of this turn; a marked pile costs what the strongest mark on it asks for."""
    prepare(known.row, weights, 0, w)
    for seat in range(known.row[PLAYERS]):
        for pile in range(4):
            mark = known.heard[seat, pile]
            if mark > 0 and seat != known.row[SEAT]:
                w[PENALTY + pile] = max(w[PENALTY + pile], w[MARK + mark])
