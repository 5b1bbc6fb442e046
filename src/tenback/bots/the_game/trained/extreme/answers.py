"""The best turn of EXTREME at first sight: what a beam finds, judged by the network."""

from typing import Final, NamedTuple

import numpy as np

from tenback.bots.temperature import LUCK
from tenback.bots.the_game.facts import hear_hands
from tenback.bots.the_game.hidden import UNHEARD
from tenback.bots.the_game.trained.answers import worth_of_left
from tenback.bots.the_game.trained.extreme.beam import Beam, find, new_beam
from tenback.bots.the_game.trained.extreme.sight import Sight, look_around, new_sight, worth
from tenback.bots.the_game.trained.eye import note_sizes
from tenback.bots.the_game.trained.network import Network
from tenback.bots.the_game.weights import FloatArray
from tenback.sim.bits import IntArray
from tenback.sim.chance import CardArray, below
from tenback.sim.jit import kernel
from tenback.sim.the_game.row import HAND, LEFT, PLAYERS, SEAT, SILENCE, STOP, TOP
from tenback.sim.the_game.rules import shows

LIMITS: Final = (10, 12, 8, 4, 2)
NEAREST: Final = 4
FAST_LIMITS: Final = (6, 8, 6, 4, 2)
FAST_REACH: Final = 15.0
"""With these a search answers twice as fast, and finds better turns in the same time."""


class Mind(NamedTuple):
    """A network, the arrays it judges on, and how it is asked."""

    network: Network
    sight: Sight
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


def new_mind(
    network: Network,
    *,
    marks: bool,
    best: int = 8,
    margin: float = 12.0,
    prior: float = 24.0,
    answers: int = 1,
    heat: float = 0.0,
    is_fast: bool = False,
) -> Mind:
    """Lay out new arrays for a network; a fast one looks for turns in a narrower beam."""
    if is_fast:
        beam = new_beam(*FAST_LIMITS, nearest=NEAREST, reach=FAST_REACH)
    else:
        beam = new_beam(*LIMITS, nearest=NEAREST)
    rng = np.zeros(4, np.int64)
    return Mind(network, new_sight(network), beam, margin, prior, answers, int(marks), best, heat, rng)


@kernel
def answer(row: IntArray, kinds: CardArray, weights: FloatArray, mind: Mind) -> tuple[int, float]:
    """Choose the turn that looks best to its player: its place among the beam's turns and its worth.

    The place is -1 where the game ends.
    """
    found, reached = find(row, kinds, weights, mind.marks, mind.beam)
    if found == 0:
        return -1, worth_of_left(max(1, row[LEFT] - reached))
    for index in range(found):
        if mind.beam.turns[index, LEFT] == 0:
            return -1, worth_of_left(0)
    hear(row, mind)
    note_sizes(row, mind.sight.eye.sizes)
    look_around(mind.network, mind.sight, row)
    return best_of(row, kinds, mind, found)


@kernel
def best_of(row: IntArray, kinds: CardArray, mind: Mind, found: int) -> tuple[int, float]:
    """Judge the turns that are not too dear; the best of them, or one nearly as good, and its worth."""
    costs, cheapest = mind.beam.turn_costs, np.inf
    for index in range(found):
        cheapest = min(cheapest, costs[index])
    best, most, drawn, hand = 0, -1.0, -1.0, HAND + 2 * row[SEAT]
    for index in range(found):
        if costs[index] <= cheapest + mind.margin:
            turn = mind.beam.turns[index]
            tops = turn[TOP : TOP + 4]
            value = worth(mind.network, mind.sight, kinds, turn[hand], turn[hand + 1], tops)
            luck = 0.0 if mind.heat == 0.0 else mind.heat * LUCK[below(mind.rng, len(LUCK))]
            if value + luck > drawn:
                best, most, drawn = index, value, value + luck
    return best, most


@kernel
def hear(row: IntArray, mind: Mind) -> None:
    """Write what the others say before a turn: all that is true, unless SILENCE shows (E8)."""
    if mind.marks == 0 or shows(row, SILENCE):
        for seat in range(5):
            mind.sight.stops[seat] = UNHEARD
            for pile in range(4):
                mind.sight.heard[seat, pile] = UNHEARD
        return
    hear_hands(row, mind.sight.heard)
    for seat in range(row[PLAYERS]):
        stops = (row[HAND + 2 * seat] & mind.sight.masks[STOP, 0]) | (
            row[HAND + 2 * seat + 1] & mind.sight.masks[STOP, 1]
        )
        mind.sight.stops[seat] = int(stops != 0)
