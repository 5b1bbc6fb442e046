"""One chance to win for everybody who shows one: the trained network's, after the next player's answer.

The network judges positions by what their player knows; a turn is judged by the answers of first sight to it,
on deals of the hidden cards that agree with all that was seen and heard. Where a team tells each other by
marks, another network judges, which was taught such teams, and whoever answers hears the marks of the others.
What a network says is brought in line with how often `expert` wins from such positions (`calibration`).
"""

import functools
from collections.abc import Callable
from typing import NamedTuple

import numpy as np

from tenback.bots.the_game.hidden import Knowledge
from tenback.bots.the_game.trained import chances as plain
from tenback.bots.the_game.trained.calibration import calibrated
from tenback.bots.the_game.trained.choosing import engine_for
from tenback.bots.the_game.trained.engine import Engine
from tenback.bots.the_game.trained.extreme import chances as extreme
from tenback.bots.the_game.trained.extreme.answers import Engine as ExtremeEngine
from tenback.bots.the_game.trained.extreme.answers import new_engine
from tenback.bots.the_game.trained.extreme.network import hearing_network, network_with_marks
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
Judge = Callable[[IntArray, CardArray], float]
"""Says the chance at the beginning of a turn."""


class Asked(NamedTuple):
    """How many deals of the hidden cards are tried, and which."""

    deals: int
    number: int


def chance_of_state(state: State, *, marks: bool) -> float:
    """The chance at the beginning of a turn, as its player would judge it; 1 or 0 where the game is over.

    With *marks* the others have said what is true of their hands.
    """
    if state.result is not None:
        return float(state.result.won)
    row, _, kinds = row_of(state)
    return chance_judge(state.options, marks=marks)(row, kinds)


@functools.cache
def chance_before_the_deal(options: Options, *, marks: bool) -> float:
    """The mean chance over first hands."""
    arrays, chances, ask = new_arrays(options), np.zeros(FIRST_DEALS), raw_judge(options, marks=marks)
    for number in range(FIRST_DEALS):
        new_game(arrays.row, arrays.deck, arrays.kinds, arrays.rng, 0, number, 0)
        chances[number] = ask(arrays.row, arrays.kinds)
    draw_pile = int(arrays.row[at.DECK] - arrays.row[at.DRAWN])
    return float(calibrated(chances, options, draw_pile, marks=marks).mean())


def chances_after(
    options: Options, known: Knowledge, ends: IntArray, asked: Asked, *, marks: bool
) -> FloatArray:
    """The chance after each end of a turn, by turn and deal; all turns meet the same deals."""
    chances, rng = np.zeros((len(ends), asked.deals)), np.zeros(4, np.int64)
    seed(rng, asked.number, DEALS_STREAM, 0)
    weights, workspace, engine = (
        weights_for(options, marks=marks),
        new_workspace(),
        _engine(options, marks=marks),
    )
    if isinstance(engine, ExtremeEngine):
        extreme.try_ends(known, ends, weights, engine, workspace, rng, chances)
    else:
        plain.try_ends(known, ends, weights, engine, workspace, rng, chances)
    for turn, end in enumerate(ends):
        chances[turn] = calibrated(chances[turn], options, _left_to_draw(end), marks=marks)
    return chances


def chance_judge(options: Options, *, marks: bool) -> Judge:
    """Give somebody who says the chance of many beginnings of turns, one after the other."""
    ask = raw_judge(options, marks=marks)

    def judge(row: IntArray, kinds: CardArray) -> float:
        draw_pile = int(row[at.DECK] - row[at.DRAWN])
        return float(calibrated(ask(row, kinds), options, draw_pile, marks=marks))

    return judge


def raw_judge(options: Options, *, marks: bool) -> Judge:
    """Give somebody who says what the network says, as it says it."""
    weights, engine = weights_for(options, marks=marks), _engine(options, marks=marks)
    if isinstance(engine, ExtremeEngine):
        return lambda row, kinds: extreme.chance_at(row, kinds, weights, engine)
    return lambda row, _kinds: plain.chance_at(row, weights, engine)


def _engine(options: Options, *, marks: bool) -> Engine | ExtremeEngine:
    if marks:
        return new_engine(network_with_marks(options), marks=True)
    return new_engine(hearing_network("extreme"), marks=False) if options.extreme else engine_for(options)


def _left_to_draw(end: IntArray) -> int:
    """How many cards the draw pile has after the draw that ends a turn (G7, E11)."""
    hand = at.HAND + 2 * end[at.SEAT]
    in_hand = count(end[hand], end[hand + 1])
    wanted = 1 if end[at.SHOWING] >> at.DRAW_ONE & 1 else end[at.HAND_SIZE] - in_hand
    return int(end[at.DECK] - end[at.DRAWN] - min(wanted, end[at.DECK] - end[at.DRAWN]))
