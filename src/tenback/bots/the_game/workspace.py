"""The arrays that a search writes to, made once for a decision, since kernels make none."""

from typing import Final, NamedTuple

import numpy as np

from tenback.bots.the_game.costs import SCRATCH
from tenback.bots.the_game.value import NetworkBuffers, new_network_buffers
from tenback.bots.the_game.weights import FloatArray
from tenback.sim.bits import IntArray
from tenback.sim.chance import CardArray
from tenback.sim.the_game.row import WIDTH

WIDEST: Final = 72  # positions kept while a turn still owes cards
LONGEST: Final = 12  # moves of one turn, its end included
MOST_TURNS: Final = 256
MOST_PLAYS: Final = WIDEST * 32


class TurnBuffers(NamedTuple):
    """Where one player's turns are found and judged."""

    # The beam: two sides, one grown from the other.
    rows: IntArray
    costs: FloatArray
    plans: IntArray
    grown_from: IntArray
    grown_by: IntArray
    grown_cost: FloatArray
    # The turns it found, and what is thought of them.
    turn_rows: IntArray
    turn_costs: FloatArray
    turn_plans: IntArray
    opinion: FloatArray
    order: IntArray
    start: IntArray
    turn_weights: FloatArray
    network_buffers: NetworkBuffers


class Workspace(NamedTuple):
    """All working memory of one search."""

    own: TurnBuffers
    # One sampled deal.
    hands: IntArray
    deck: CardArray
    kinds: CardArray
    pool: CardArray
    spare: CardArray
    # Play-outs and what they told.
    row: IntArray
    turn_weights: FloatArray
    start: IntArray
    network_buffers: NetworkBuffers
    sums: FloatArray
    squares: FloatArray
    counts: IntArray
    belief: FloatArray


def new_turn_buffers() -> TurnBuffers:
    """Make empty arrays for one player's turns."""
    return TurnBuffers(
        rows=np.zeros((2, WIDEST, WIDTH), np.int64),
        costs=np.zeros((2, WIDEST)),
        plans=np.zeros((2, WIDEST, LONGEST), np.int64),
        grown_from=np.zeros(MOST_PLAYS, np.int64),
        grown_by=np.zeros(MOST_PLAYS, np.int64),
        grown_cost=np.zeros(MOST_PLAYS),
        turn_rows=np.zeros((MOST_TURNS, WIDTH), np.int64),
        turn_costs=np.zeros(MOST_TURNS),
        turn_plans=np.zeros((MOST_TURNS, LONGEST), np.int64),
        opinion=np.zeros(MOST_TURNS),
        order=np.zeros(MOST_TURNS, np.int64),
        start=np.zeros(WIDTH, np.int64),
        turn_weights=np.zeros(SCRATCH),
        network_buffers=new_network_buffers(),
    )


def new_workspace() -> Workspace:
    """Make empty arrays."""
    return Workspace(
        own=new_turn_buffers(),
        hands=np.zeros(12, np.int64),
        deck=np.zeros(98, np.int8),
        kinds=np.zeros(101, np.int8),
        pool=np.zeros(98, np.int8),
        spare=np.zeros(98, np.int8),
        row=np.zeros(WIDTH, np.int64),
        turn_weights=np.zeros(SCRATCH),
        start=np.zeros(WIDTH, np.int64),
        network_buffers=new_network_buffers(),
        sums=np.zeros(MOST_TURNS),
        squares=np.zeros(MOST_TURNS),
        counts=np.zeros(MOST_TURNS, np.int64),
        belief=np.zeros(MOST_TURNS),
    )
