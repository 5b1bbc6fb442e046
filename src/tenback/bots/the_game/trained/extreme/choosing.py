"""EXTREME by its network: whole turns, in silence made as planned, with marks thought over at each card."""

import functools

import numpy as np

from tenback.bots.the_game.hidden import UNHEARD, Knowledge
from tenback.bots.the_game.trained.extreme.answers import new_mind
from tenback.bots.the_game.trained.extreme.network import extreme_network
from tenback.bots.the_game.trained.extreme.trying import rank
from tenback.bots.the_game.trained.plans import Moment, start_of_turn
from tenback.bots.the_game.weights import weights_for
from tenback.bots.the_game.workspace import new_workspace
from tenback.games.the_game import Options, View
from tenback.sim.bits import count
from tenback.sim.chance import seed
from tenback.sim.the_game import row as at
from tenback.sim.the_game.convert import number_of

LATER = 3
"""A turn that is under way has fewer ways on: so many times fewer samples."""


def is_trained_for_extreme(view: View, known: Knowledge) -> bool:
    """Whether EXTREME's network was taught such positions: nothing forgotten, the layout not known (E25)."""
    hand = at.HAND + 2 * known.row[at.SEAT]
    cards = len(known.unseen) + int(count(known.row[hand], known.row[hand + 1]))
    return bool(view.options.extreme and not view.layout_known and cards == known.row[at.LEFT])


def turn_of_extreme(view: View, known: Knowledge, *, samples: int, number: int) -> list[int]:
    """The moves that are left of the turn that did best, its end included; none at a dead end."""
    made = [number_of(play) for play in view.plays]
    if not made or (known.heard != UNHEARD).any():
        return _plan(view.options, Moment(known), samples // LATER if made else samples, number)
    plan = _plan(view.options, Moment(start_of_turn(view, known)), samples, number)
    if plan[: len(made)] == made and len(plan) > len(made):
        return plan[len(made) :]
    return _plan(view.options, Moment(known), samples // LATER, number)  # begun in another way


@functools.lru_cache(maxsize=256)
def _plan(options: Options, moment: Moment, samples: int, number: int) -> list[int]:
    """The moves of the best turn, its end included."""
    known, workspace, rng = moment.known, new_workspace(), np.zeros(4, np.int64)
    marks = bool((known.heard != UNHEARD).any())
    mind = new_mind(extreme_network(), marks=marks, best=4 if known.row[at.PLAYED] else 8)
    seed(rng, number, 0, 0)
    if rank(known, weights_for(options, marks=marks), mind, samples, workspace, rng) == 0:
        return []
    plan = workspace.own.turn_plans[workspace.own.order[0]]
    return [int(move) for move in plan[: int(np.argmax(plan == at.END_TURN)) + 1]]
