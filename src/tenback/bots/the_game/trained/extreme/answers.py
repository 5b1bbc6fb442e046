"""The best turn of EXTREME at first sight: what a beam finds, judged by the network."""

from typing import Final, NamedTuple

import numpy as np

from tenback.bots.temperature import LUCK
from tenback.bots.the_game.facts import hear_hands
from tenback.bots.the_game.hidden import UNHEARD, Knowledge
from tenback.bots.the_game.trained.accumulator import note_sizes
from tenback.bots.the_game.trained.answers import worth_of_left
from tenback.bots.the_game.trained.extreme.beam import Beam, find, new_beam
from tenback.bots.the_game.trained.extreme.inputs import Inputs, new_inputs, note_kinds, update_inputs, worth
from tenback.bots.the_game.trained.network import Network
from tenback.bots.the_game.weights import FloatArray
from tenback.sim.bits import IntArray, copy
from tenback.sim.chance import CardArray, below
from tenback.sim.jit import kernel
from tenback.sim.the_game.row import HAND, LEFT, PLAYERS, SEAT, SILENCE, STOP, TOP
from tenback.sim.the_game.rules import shows

LIMITS: Final = (10, 12, 8, 4, 2)
NEAREST: Final = 4
FAST_LIMITS: Final = (6, 8, 6, 4, 2)
FAST_REACH: Final = 15.0
"""With these a search answers twice as fast, and finds better turns in the same time."""


class Engine(NamedTuple):
    """A network, the arrays it judges on, and how it is asked."""

    network: Network
    inputs: Inputs
    beam: Beam
    margin: float
    """An answer that costs so much more than the cheapest one is not judged."""
    prior: float
    """First sight counts as much as so many samples."""
    answers: int
    """How many turns are answered before a sampled deal is judged."""
    marks: int
    """1 when the players tell each other by marks."""
    best: int
    """Turns tried at first; each round half of them go on with twice the samples."""
    heat: float
    """The temperature, in chances to win: how far from the best turn one may be that is drawn by lot."""
    rng: IntArray
    """The chance for that."""


def new_engine(
    network: Network,
    *,
    marks: bool,
    best: int = 8,
    margin: float = 12.0,
    prior: float = 24.0,
    answers: int = 1,
    heat: float = 0.0,
    is_fast: bool = False,
) -> Engine:
    """Lay out new arrays for a network; a fast one looks for turns in a narrower beam."""
    if is_fast:
        beam = new_beam(*FAST_LIMITS, nearest=NEAREST, reach=FAST_REACH)
    else:
        beam = new_beam(*LIMITS, nearest=NEAREST)
    rng = np.zeros(4, np.int64)
    return Engine(network, new_inputs(network), beam, margin, prior, answers, int(marks), best, heat, rng)


@kernel
def answer(row: IntArray, kinds: CardArray, weights: FloatArray, engine: Engine) -> tuple[int, float]:
    """Choose the turn that looks best to its player: its place among the beam's turns and its worth.

    The place is -1 where the game ends.
    """
    found, reached = find(row, kinds, weights, engine.marks, engine.beam)
    if found == 0:
        return -1, worth_of_left(max(1, row[LEFT] - reached))
    for index in range(found):
        if engine.beam.turns[index, LEFT] == 0:
            return -1, worth_of_left(0)
    hear(row, engine)
    note_sizes(row, engine.inputs.accumulator.sizes)
    update_inputs(engine.network, engine.inputs, row)
    return best_of(row, kinds, engine, found)


@kernel
def best_of(row: IntArray, kinds: CardArray, engine: Engine, found: int) -> tuple[int, float]:
    """Judge the turns that are not too dear; the best of them, or one nearly as good, and its worth."""
    costs, cheapest = engine.beam.turn_costs, np.inf
    for index in range(found):
        cheapest = min(cheapest, costs[index])
    best, most, drawn, hand = 0, -1.0, -1.0, HAND + 2 * row[SEAT]
    for index in range(found):
        if costs[index] <= cheapest + engine.margin:
            turn = engine.beam.turns[index]
            tops = turn[TOP : TOP + 4]
            value = worth(engine.network, engine.inputs, kinds, turn[hand], turn[hand + 1], tops)
            luck = 0.0 if engine.heat == 0.0 else engine.heat * LUCK[below(engine.rng, len(LUCK))]
            if value + luck > drawn:
                best, most, drawn = index, value, value + luck
    return best, most


@kernel
def note_known(known: Knowledge, inputs: Inputs) -> None:
    """Write what a player knows beside the row: sizes of hands, commands, and what the others say."""
    copy(known.sizes, inputs.accumulator.sizes)
    copy(known.commands_out, inputs.out)
    copy(known.stops, inputs.stops)
    for seat in range(5):
        copy(known.heard[seat], inputs.heard[seat])
    note_kinds(inputs, known.kinds)


@kernel
def hear(row: IntArray, engine: Engine) -> None:
    """Write what the others say before a turn: all that is true, unless SILENCE shows (E8)."""
    if engine.marks == 0 or shows(row, SILENCE):
        for seat in range(5):
            engine.inputs.stops[seat] = UNHEARD
            for pile in range(4):
                engine.inputs.heard[seat, pile] = UNHEARD
        return
    hear_hands(row, engine.inputs.heard)
    for seat in range(row[PLAYERS]):
        stops = (row[HAND + 2 * seat] & engine.inputs.masks[STOP, 0]) | (
            row[HAND + 2 * seat + 1] & engine.inputs.masks[STOP, 1]
        )
        engine.inputs.stops[seat] = int(stops != 0)
