"""The chance to win at EXTREME, at the beginning of a turn and after a turn on sampled deals, in silence."""

from tenback.bots.the_game.hidden import Knowledge, deal_hidden
from tenback.bots.the_game.trained.accumulator import refresh
from tenback.bots.the_game.trained.chances import put_hidden
from tenback.bots.the_game.trained.extreme.answers import Engine, answer
from tenback.bots.the_game.trained.extreme.inputs import note_kinds, win
from tenback.bots.the_game.weights import FloatArray
from tenback.bots.the_game.workspace import Workspace
from tenback.sim.bits import IntArray
from tenback.sim.chance import CardArray
from tenback.sim.jit import kernel
from tenback.sim.the_game.row import ENDING, HAND, RUNNING, SEAT, STOPPED, TOP, WON
from tenback.sim.the_game.rules import end_turn


@kernel
def chance_at(row: IntArray, kinds: CardArray, weights: FloatArray, engine: Engine) -> float:
    """The chance at the beginning of a turn; of the other hands and their commands only numbers count."""
    refresh(engine.network, engine.inputs.accumulator, row)
    engine.inputs.out[:] = 0
    note_kinds(engine.inputs, kinds)
    return _chance(row, kinds, weights, engine)


@kernel
def _chance(row: IntArray, kinds: CardArray, weights: FloatArray, engine: Engine) -> float:
    if row[ENDING] != RUNNING:
        return 1.0 if row[ENDING] == WON else 0.0
    chosen, value = answer(row, kinds, weights, engine)
    if chosen < 0:
        return 1.0 if value > 1.0 else 0.0
    turn, hand = engine.beam.turns[chosen], HAND + 2 * row[SEAT]
    return win(engine.network, engine.inputs, kinds, turn[hand], turn[hand + 1], turn[TOP : TOP + 4])


@kernel
def try_ends(
    known: Knowledge,
    ends: IntArray,
    weights: FloatArray,
    engine: Engine,
    workspace: Workspace,
    rng: IntArray,
    chances: FloatArray,
) -> None:
    """Write the chance after each end of a turn, by turn and deal; all turns meet the same deals."""
    refresh(engine.network, engine.inputs.accumulator, known.row)
    engine.inputs.out[:] = 0
    for deal in range(chances.shape[1]):
        deal_hidden(known, workspace, rng)
        note_kinds(engine.inputs, workspace.kinds)
        for turn in range(len(ends)):
            row = workspace.row
            put_hidden(ends[turn], workspace, row)
            if row[ENDING] == RUNNING or row[ENDING] == STOPPED:
                end_turn(row, workspace.deck)
            chances[turn, deal] = _chance(row, workspace.kinds, weights, engine)
