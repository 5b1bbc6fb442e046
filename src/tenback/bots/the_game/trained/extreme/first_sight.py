"""A turn of EXTREME at first sight: its moves one by one."""

from typing import Final

from tenback.bots.the_game.costs import prepare
from tenback.bots.the_game.hidden import Knowledge
from tenback.bots.the_game.listening import add_heard, prepare_heard
from tenback.bots.the_game.trained.accumulator import note_sizes, refresh
from tenback.bots.the_game.trained.beam import PLAY_BITS
from tenback.bots.the_game.trained.extreme.answers import Engine, best_of, hear, note_known
from tenback.bots.the_game.trained.extreme.beam import find_prepared
from tenback.bots.the_game.trained.extreme.inputs import note_kinds, update_inputs
from tenback.bots.the_game.weights import FloatArray
from tenback.sim.bits import IntArray
from tenback.sim.chance import CardArray, seed
from tenback.sim.jit import kernel
from tenback.sim.the_game.numbers import number_of_play
from tenback.sim.the_game.row import END_TURN, LEFT, LIVE, SEAT

NO_MOVE: Final = -1
"""What a plan begins with where no complete turn was found."""


@kernel
def plan_from_knowledge(
    known: Knowledge, weights: FloatArray, engine: Engine, number: int, plan: IntArray
) -> None:
    """Write the moves of a turn that is chosen from what a seat knows and has heard."""
    note_known(known, engine.inputs)
    prepare_heard(known, weights, engine.beam.turn_weights)
    _plan(known.row, known.kinds, engine, number, plan)


@kernel
def plan_from_row(
    row: IntArray, kinds: CardArray, weights: FloatArray, engine: Engine, number: int, plan: IntArray
) -> None:
    """Write the moves of a turn; of hidden hands only their sizes and what their players say is looked at."""
    hear(row, engine)
    plan_as_heard(row, kinds, weights, engine, number, plan)


@kernel
def plan_as_heard(
    row: IntArray, kinds: CardArray, weights: FloatArray, engine: Engine, number: int, plan: IntArray
) -> None:
    """Write the moves of a turn; what the others say is among the inputs already."""
    note_sizes(row, engine.inputs.accumulator.sizes)
    engine.inputs.out[:] = 0
    note_kinds(engine.inputs, kinds)
    prepare(row, weights, 0, engine.beam.turn_weights)
    add_heard(row, engine.inputs.heard, engine.beam.turn_weights)
    _plan(row, kinds, engine, number, plan)


@kernel
def _plan(row: IntArray, kinds: CardArray, engine: Engine, number: int, plan: IntArray) -> None:
    chosen = _first_sight(row, kinds, engine, number)
    if chosen < 0:
        plan[0] = NO_MOVE
        return
    made = 0
    for word in range(2):
        plays = engine.beam.turn_plays[chosen, word]
        while plays:
            play = plays & ((1 << PLAY_BITS) - 1)
            plan[made] = number_of_play(play >> 2, play & 3)
            made += 1
            plays >>= PLAY_BITS
    plan[made] = END_TURN


@kernel
def _first_sight(row: IntArray, kinds: CardArray, engine: Engine, number: int) -> int:
    """The place of the turn among those of the beam, or -1; a turn that wins is made at once.

    What is drawn by lot depends on the number and on the cards that are still out.
    """
    found, _ = find_prepared(row, kinds, engine.beam)
    for index in range(found):
        if engine.beam.turns[index, LEFT] == 0:
            return index
    if found == 0:
        return -1
    refresh(engine.network, engine.inputs.accumulator, row)
    update_inputs(engine.network, engine.inputs, row)
    seed(engine.rng, number ^ row[LIVE], row[LIVE + 1], row[SEAT])
    chosen, _ = best_of(row, kinds, engine, found)
    return chosen
