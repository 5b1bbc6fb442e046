"""What quick players hear inside compiled games: the marks that stand, as a bot's knowledge has them."""

from tenback.bots.the_game.hidden import UNHEARD
from tenback.bots.the_game.table_talk import FINE, HAS_SPOKEN, HOLDS_STOP, MOOD, TROUBLE
from tenback.bots.the_game.trained.extreme.inputs import Inputs
from tenback.sim.bits import IntArray
from tenback.sim.jit import kernel
from tenback.sim.the_game.row import PLAYERS, SEAT


@kernel
def has_begun(marks: IntArray) -> bool:
    """Whether anybody has given a mark in this game."""
    spoken = 0
    for seat in range(len(marks)):
        spoken += marks[seat, HAS_SPOKEN]
    return spoken > 0


@kernel
def hear_marks(row: IntArray, marks: IntArray, inputs: Inputs) -> bool:
    """Write what the active seat hears; whether anything it hears tells of the piles."""
    hears = False
    for seat in range(len(marks)):
        is_other = seat < row[PLAYERS] and seat != row[SEAT]
        tells_all = is_other and _tells_all(marks[seat])
        for pile in range(4):
            mark = marks[seat, pile] if is_other else 0
            inputs.heard[seat, pile] = mark if mark > 0 or tells_all else UNHEARD
            hears = hears or inputs.heard[seat, pile] != UNHEARD
        holds_stop = int(is_other and marks[seat, HOLDS_STOP] == 1)
        inputs.stops[seat] = holds_stop if holds_stop or tells_all else UNHEARD
    return hears


@kernel
def _tells_all(marks: IntArray) -> bool:
    """Whether a pile without a mark tells something too: who gives a mood speaks of all piles."""
    has_mark = False
    for pile in range(4):
        has_mark = has_mark or marks[pile] > 0
    return marks[MOOD] == TROUBLE or (marks[MOOD] == FINE and has_mark)
