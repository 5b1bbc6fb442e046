"""A turn of EXTREME at first sight: its moves one by one."""

from typing import Final

from tenback.bots.the_game.costs import prepare
from tenback.bots.the_game.hidden import Knowledge
from tenback.bots.the_game.listening import add_heard, prepare_heard
from tenback.bots.the_game.trained.beam import PLAY_BITS
from tenback.bots.the_game.trained.extreme.answers import Mind, best_of, hear
from tenback.bots.the_game.trained.extreme.beam import find_prepared
from tenback.bots.the_game.trained.extreme.sight import look_around, note_kinds
from tenback.bots.the_game.trained.eye import look_first, note_sizes
from tenback.bots.the_game.weights import FloatArray
from tenback.sim.bits import IntArray, copy
from tenback.sim.chance import CardArray, seed
from tenback.sim.jit import kernel
from tenback.sim.the_game.numbers import number_of_play
from tenback.sim.the_game.row import END_TURN, LEFT, LIVE, SEAT

NO_MOVE: Final = -1
"""What a plan begins with where no complete turn was found."""


@kernel
def plan_from_knowledge(
    known: Knowledge, weights: FloatArray, mind: Mind, number: int, plan: IntArray
) -> None:
    """Write the moves of a turn that is chosen from what a seat knows and has heard."""
    sight = mind.sight
    copy(known.sizes, sight.eye.sizes)
    copy(known.commands_out, sight.out)
    copy(known.stops, sight.stops)
    for seat in range(5):
        copy(known.heard[seat], sight.heard[seat])
    note_kinds(sight, known.kinds)
    prepare_heard(known, weights, mind.beam.turn_weights)
    _plan(known.row, known.kinds, mind, number, plan)


@kernel
def plan_from_row(
    row: IntArray, kinds: CardArray, weights: FloatArray, mind: Mind, number: int, plan: IntArray
) -> None:
    """Write the moves of a turn; of hidden hands only their sizes and what their players say is looked at."""
    hear(row, mind)
    plan_as_heard(row, kinds, weights, mind, number, plan)


@kernel
def plan_as_heard(
    row: IntArray, kinds: CardArray, weights: FloatArray, mind: Mind, number: int, plan: IntArray
) -> None:
    """Write the moves of a turn; what the others say is in the mind already."""
    note_sizes(row, mind.sight.eye.sizes)
    mind.sight.out[:] = 0
    note_kinds(mind.sight, kinds)
    prepare(row, weights, 0, mind.beam.turn_weights)
    add_heard(row, mind.sight.heard, mind.beam.turn_weights)
    _plan(row, kinds, mind, number, plan)


@kernel
def _plan(row: IntArray, kinds: CardArray, mind: Mind, number: int, plan: IntArray) -> None:
    chosen = _first_sight(row, kinds, mind, number)
    if chosen < 0:
        plan[0] = NO_MOVE
        return
    made = 0
    for word in range(2):
        plays = mind.beam.turn_plays[chosen, word]
        while plays:
            play = plays & ((1 << PLAY_BITS) - 1)
            plan[made] = number_of_play(play >> 2, play & 3)
            made += 1
            plays >>= PLAY_BITS
    plan[made] = END_TURN


@kernel
def _first_sight(row: IntArray, kinds: CardArray, mind: Mind, number: int) -> int:
    """The place of the turn among those of the beam, or -1; a turn that wins is made at once.

    What is drawn by lot depends on the number and on the cards that are still out.
    """
    found, _ = find_prepared(row, kinds, mind.beam)
    for index in range(found):
        if mind.beam.turns[index, LEFT] == 0:
            return index
    if found == 0:
        return -1
    look_first(mind.network, mind.sight.eye, row)
    look_around(mind.network, mind.sight, row)
    seed(mind.rng, number ^ row[LIVE], row[LIVE + 1], row[SEAT])
    chosen, _ = best_of(row, kinds, mind, found)
    return chosen
