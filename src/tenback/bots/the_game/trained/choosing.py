"""Whole turns by a trained network and its search."""

import functools
from typing import Final

import numpy as np

from tenback.bots.the_game.hidden import UNHEARD, Knowledge
from tenback.bots.the_game.trained.engine import Engine, new_engine
from tenback.bots.the_game.trained.network import silent_network
from tenback.bots.the_game.trained.plans import Moment, rest_of_turn
from tenback.bots.the_game.trained.trying import rank
from tenback.bots.the_game.weights import weights_for
from tenback.bots.the_game.workspace import Workspace, new_workspace
from tenback.games.the_game import Options, View
from tenback.sim.bits import count
from tenback.sim.chance import seed
from tenback.sim.the_game import row as at

TEAM_BEAM: Final = (5, 6, 3, 2)
TEAM_MARGIN: Final = 16.0
TRIED: Final = {2: 8, 3: 6, 4: 4, 5: 4}


def is_trained_for(options: Options, known: Knowledge) -> bool:
    """Whether a network was taught for this way of playing: THE GAME, nothing said, nothing forgotten."""
    hand = at.HAND + 2 * known.row[at.SEAT]
    cards = len(known.unseen) + int(count(known.row[hand], known.row[hand + 1]))
    silent = bool((known.heard == UNHEARD).all())
    return silent and cards == known.row[at.LEFT] and not options.extreme


def planned_turn(view: View, known: Knowledge, *, samples: int, number: int) -> list[int]:
    """The moves that are left of the turn that did best in the search; none at a dead end."""
    return rest_of_turn(view, known, lambda moment: _plan(view.options, moment, samples, number))


@functools.lru_cache(maxsize=256)
def _plan(options: Options, moment: Moment, samples: int, number: int) -> list[int]:
    """The moves of the best turn, its end included."""
    workspace = new_workspace()
    if ranked(options, moment.known, workspace, samples=samples, number=number, stream=0) == 0:
        return []
    plan = workspace.own.turn_plans[workspace.own.order[0]]
    end = int(np.argmax(plan == at.END_TURN))
    return [int(move) for move in plan[: end + 1]]


def ranked(
    options: Options, known: Knowledge, workspace: Workspace, *, samples: int, number: int, stream: int
) -> int:
    """Rank the turns on a workspace; how many there are."""
    rng = np.zeros(4, np.int64)
    seed(rng, number, stream, 0)
    return rank(known, weights_for(options, marks=False), engine_for(options), samples, workspace, rng)


def engine_for(options: Options) -> Engine:
    """Give new arrays with the network: several threads may think at once.

    In a team every seat answers once; the more seats, the fewer turns are tried.
    """
    network = silent_network()
    if options.players == 1:
        return new_engine(network)
    tried = TRIED[options.players]
    return new_engine(network, limits=TEAM_BEAM, margin=TEAM_MARGIN, answers=options.players, tried=tried)
