"""Whole turns of EXTREME, and of THE GAME with marks; where marks are heard, thought over at each card."""

import functools
from typing import Final

import numpy as np

from tenback.bots.the_game.careful import hears_marks
from tenback.bots.the_game.hidden import Knowledge
from tenback.bots.the_game.trained.extreme.answers import Engine, new_engine
from tenback.bots.the_game.trained.extreme.network import hearing_network
from tenback.bots.the_game.trained.extreme.trying import rank
from tenback.bots.the_game.trained.plans import Moment, start_of_turn
from tenback.bots.the_game.weights import weights_for
from tenback.bots.the_game.workspace import Workspace, new_workspace
from tenback.games.the_game import Options, View
from tenback.sim.bits import count
from tenback.sim.chance import seed
from tenback.sim.the_game import row as at
from tenback.sim.the_game.convert import number_of

LATER: Final = 3
"""A turn that is under way has fewer ways on: so many times fewer samples."""
TRIED: Final = {1: 8, 2: 6, 3: 6, 4: 6, 5: 6}
TRIED_LATER: Final = 3
"""How many turns are tried at the beginning of a turn, by the number of players, and when it is under way."""
ANSWERS: Final = {1: 1, 2: 2, 3: 3, 4: 4, 5: 5}
"""How many turns are answered before a sampled deal is judged: once around the table."""
TIMES: Final = {1: 2.6, 2: 1.35, 3: 1.7, 4: 1.9, 5: 1.8}
"""So many times the samples are given, by the number of players: by default a turn takes up to 0.05 s."""
TIMES_WITH_MARKS: Final = {
    (2, False): {2: 0.9, 3: 1.3, 4: 1.3, 5: 1.2},
    (3, False): {2: 1.15, 3: 1.7, 4: 1.6, 5: 1.8},
    (2, True): {2: 2.0, 3: 2.4, 4: 2.0, 5: 1.9},
    (3, True): {2: 1.6, 3: 2.0, 4: 1.8, 5: 1.8},
}
"""The same for THE GAME with marks, by minimum, short hand and players."""


def hearing_network_for(options: Options, known: Knowledge) -> str | None:
    """Name the network that was taught such positions: all remembered, no unseen command known (E25)."""
    hand = at.HAND + 2 * known.row[at.SEAT]
    cards = len(known.unseen) + int(count(known.row[hand], known.row[hand + 1]))
    if cards != known.row[at.LEFT] or (known.kinds[known.unseen] > 0).any():
        return None
    if options.extreme:
        return "extreme"
    return "marks" if hears_marks(known) else None


def hearing_turn(view: View, known: Knowledge, *, samples: int, number: int) -> list[int]:
    """The moves that are left of the turn that did best, its end included; none at a dead end."""
    made = [number_of(play) for play in view.plays]
    if made and not hears_marks(known):
        plan = _plan(view.options, Moment(start_of_turn(view, known)), samples, number)
        if plan[: len(made)] == made and len(plan) > len(made):
            return plan[len(made) :]
    return _plan(view.options, Moment(known), samples, number)


@functools.lru_cache(maxsize=256)
def _plan(options: Options, moment: Moment, samples: int, number: int) -> list[int]:
    """The moves of the best turn, its end included."""
    workspace = new_workspace()
    if ranked(options, moment.known, workspace, samples=samples, number=number, stream=0) == 0:
        return []
    plan = workspace.own.turn_plans[workspace.own.order[0]]
    return [int(move) for move in plan[: int(np.argmax(plan == at.END_TURN)) + 1]]


def ranked(
    options: Options, known: Knowledge, workspace: Workspace, *, samples: int, number: int, stream: int
) -> int:
    """Rank the turns on a workspace; how many there are."""
    rng, marks = np.zeros(4, np.int64), hears_marks(known)
    seed(rng, number, stream, 0)
    given = samples_given(options, samples, later=bool(known.row[at.PLAYED]))
    return rank(known, weights_for(options, marks=marks), engine_for(options, known), given, workspace, rng)


def samples_given(options: Options, samples: int, *, later: bool) -> int:
    """How many samples a decision gets."""
    times = TIMES if options.extreme else TIMES_WITH_MARKS[options.minimum, options.short_hand]
    given = int(samples * times[options.players])
    return given // LATER if later else given


def engine_for(options: Options, known: Knowledge) -> Engine:
    """Give new arrays with the network: several threads may think at once."""
    name = hearing_network_for(options, known)
    assert name is not None
    return new_engine(
        hearing_network(name),
        marks=hears_marks(known),
        best=TRIED_LATER if known.row[at.PLAYED] else TRIED[options.players],
        answers=ANSWERS[options.players],
        is_fast=True,
    )
