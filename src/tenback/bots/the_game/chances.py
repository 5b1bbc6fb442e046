"""One chance to win for everybody who shows one: the trained network's, after the next player's answer.

The network judges positions by what their player knows; a turn is judged by the answers of first sight to it,
on deals of the hidden cards that agree with all that was seen and heard. Nobody speaks in those answers. What
the network says is brought in line with how often `expert` wins from such positions (`calibration`).
"""

import functools
from collections.abc import Callable

import numpy as np

from tenback.bots.the_game.hidden import Knowledge
from tenback.bots.the_game.trained import chances as plain
from tenback.bots.the_game.trained.calibration import calibrated
from tenback.bots.the_game.trained.choosing import mind_for
from tenback.bots.the_game.trained.extreme import chances as extreme
from tenback.bots.the_game.trained.extreme.answers import new_mind
from tenback.bots.the_game.trained.extreme.network import hearing_network
from tenback.bots.the_game.weights import FloatArray, weights_for
from tenback.bots.the_game.workspace import new_workspace
from tenback.games.the_game import Options, State
from tenback.sim.bits import IntArray, count
from tenback.sim.chance import CardArray, seed
from tenback.sim.the_game import row as at
from tenback.sim.the_game.convert import row_of
from tenback.sim.the_game.deals import new_arrays, new_game

DEALS_STREAM = 1
FIRST_DEALS = 400
"""First hands that the chance before any card is dealt is the mean of."""


def chance_of_state(state: State) -> float:
    """The chance at the beginning of a turn, as its player would judge it; 1 or 0 where the game is over."""
    if state.result is not None:
        return float(state.result.won)
    row, _, kinds = row_of(state)
    return float(calibrated(raw_chance(state.options, row, kinds), state.options, len(state.draw_pile)))


@functools.cache
def chance_before_the_deal(options: Options) -> float:
    """The mean chance over first hands."""
    arrays, chances = new_arrays(options), np.zeros(FIRST_DEALS)
    for number in range(FIRST_DEALS):
        new_game(arrays.row, arrays.deck, arrays.kinds, arrays.rng, 0, number, 0)
        chances[number] = raw_chance(options, arrays.row, arrays.kinds)
    return float(calibrated(chances, options, int(arrays.row[at.DECK] - arrays.row[at.DRAWN])).mean())


def chances_after(
    options: Options, known: Knowledge, ends: IntArray, *, deals: int, number: int
) -> FloatArray:
    """The chance after each end of a turn, by turn and deal; all turns meet the same deals."""
    chances, rng = np.zeros((len(ends), deals)), np.zeros(4, np.int64)
    seed(rng, number, DEALS_STREAM, 0)
    weights, workspace = weights_for(options, marks=False), new_workspace()
    if options.extreme:
        mind = new_mind(hearing_network("extreme"), marks=False)
        extreme.try_ends(known, ends, weights, mind, workspace, rng, chances)
    else:
        plain.try_ends(known, ends, weights, mind_for(options), workspace, rng, chances)
    for turn, end in enumerate(ends):
        chances[turn] = calibrated(chances[turn], options, _left_to_draw(end))
    return chances


def raw_chance(options: Options, row: IntArray, kinds: CardArray) -> float:
    """What the network says of the beginning of a turn, as it says it."""
    return _asked(options)(row, kinds)


def chance_judge(options: Options) -> Callable[[IntArray, CardArray], float]:
    """Give somebody who says the chance of many beginnings of turns, one after the other."""
    ask = _asked(options)

    def judge(row: IntArray, kinds: CardArray) -> float:
        return float(calibrated(ask(row, kinds), options, int(row[at.DECK] - row[at.DRAWN])))

    return judge


def _asked(options: Options) -> Callable[[IntArray, CardArray], float]:
    weights = weights_for(options, marks=False)
    if options.extreme:
        hearing = new_mind(hearing_network("extreme"), marks=False)
        return lambda row, kinds: extreme.chance_at(row, kinds, weights, hearing)
    mind = mind_for(options)
    return lambda row, _kinds: plain.chance_at(row, weights, mind)


def _left_to_draw(end: IntArray) -> int:
    """How many cards the draw pile has after the draw that ends a turn (G7, E11)."""
    hand = at.HAND + 2 * end[at.SEAT]
    in_hand = count(end[hand], end[hand + 1])
    wanted = 1 if end[at.SHOWING] >> at.DRAW_ONE & 1 else end[at.HAND_SIZE] - in_hand
    return int(end[at.DECK] - end[at.DRAWN] - min(wanted, end[at.DECK] - end[at.DRAWN]))
