"""The chance to win at the beginning of a turn, and after a turn on sampled deals: first sight answers."""

from tenback.bots.the_game.hidden import LIVE_NOW, Knowledge, deal_hidden
from tenback.bots.the_game.trained.accumulator import note_sizes, refresh
from tenback.bots.the_game.trained.answers import answer, is_known
from tenback.bots.the_game.trained.beam import CARDS, TOPS
from tenback.bots.the_game.trained.engine import Engine
from tenback.bots.the_game.trained.worth import win
from tenback.bots.the_game.weights import FloatArray
from tenback.bots.the_game.workspace import Workspace
from tenback.sim.bits import IntArray, copy, count
from tenback.sim.jit import kernel
from tenback.sim.the_game.row import (
    ENDING,
    HAND,
    LEFT,
    LIVE,
    PLAYERS,
    RUNNING,
    SEAT,
    STOPPED,
    WON,
)
from tenback.sim.the_game.rules import end_turn


@kernel
def chance_at(row: IntArray, weights: FloatArray, engine: Engine) -> float:
    """The chance at the beginning of a turn, from a row with all hands; it looks at the active one alone."""
    refresh(engine.network, engine.accumulator, row)
    return _chance(row, weights, engine)


@kernel
def _chance(row: IntArray, weights: FloatArray, engine: Engine) -> float:
    """What the best answer at first sight leads to."""
    if row[ENDING] != RUNNING:
        return 1.0 if row[ENDING] == WON else 0.0
    note_sizes(row, engine.accumulator.sizes)
    chosen, value = answer(row, weights, engine)
    if chosen < 0:
        return 1.0 if value > 1.0 else 0.0
    turn, hand = engine.beam.turns[chosen], HAND + 2 * row[SEAT]
    laid = count(row[hand] & ~turn[CARDS], row[hand + 1] & ~turn[CARDS + 1])
    if row[LEFT] == laid or is_known(row, laid):
        return 1.0 if value > 1.0 else 0.0
    return win(engine.network, engine.accumulator, turn[CARDS], turn[CARDS + 1], turn[TOPS : TOPS + 4])


@kernel
def put_hidden(end: IntArray, workspace: Workspace, row: IntArray) -> None:
    """Write the end of a turn to a row, with the hidden cards as they lie in the workspace."""
    copy(end, row)
    for seat in range(row[PLAYERS]):
        if seat != row[SEAT]:
            row[HAND + 2 * seat] = workspace.hands[2 * seat]
            row[HAND + 2 * seat + 1] = workspace.hands[2 * seat + 1]
    row[LIVE] &= workspace.hands[LIVE_NOW]
    row[LIVE + 1] &= workspace.hands[LIVE_NOW + 1]


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
    refresh(engine.network, engine.accumulator, known.row)
    for deal in range(chances.shape[1]):
        deal_hidden(known, workspace, rng)
        for turn in range(len(ends)):
            row = workspace.row
            put_hidden(ends[turn], workspace, row)
            if row[ENDING] == RUNNING or row[ENDING] == STOPPED:
                end_turn(row, workspace.deck)
            chances[turn, deal] = _chance(row, weights, engine)
