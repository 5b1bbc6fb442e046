"""The players' policies, and the arrays that a search writes to: kernels make no arrays of their own."""

from typing import NamedTuple

import numpy as np

from tenback.bots.take_that.first_sight import Evaluator, new_evaluator
from tenback.bots.take_that.guess import Guess, new_guess
from tenback.bots.take_that.hands import SIZE as FACTS
from tenback.bots.take_that.knowledge import Knowledge
from tenback.bots.take_that.network import shipped_network
from tenback.bots.take_that.weights import FloatArray
from tenback.sim.bits import IntArray
from tenback.sim.chance import CardArray
from tenback.sim.take_that.row import DECK_SIZE, MOVES, WIDTH


class Policies(NamedTuple):
    """How the players of a play-out think."""

    own: FloatArray
    rivals: FloatArray
    """By seat; that of the player itself is not used."""
    hands: FloatArray
    """What the cards of a hand are worth when there is no line."""


class Workspace(NamedTuple):
    """All working memory of one search."""

    # One world: a guess at the hands, and the rest dealt by chance.
    guess: Guess
    pool: CardArray
    world: IntArray
    deck: CardArray
    # One play-out, and the facts about a hand at its end.
    trial: IntArray
    facts: FloatArray
    evaluator: Evaluator
    """The network, and what it writes to."""
    # The moves, which are tried how often with what sum of values, and their order, the best first.
    moves: IntArray
    order: IntArray
    tries: IntArray
    sums: FloatArray
    heads: FloatArray
    """The points that each move has ahead before it is tried."""


def new_workspace(known: Knowledge) -> Workspace:
    """Make empty arrays."""
    return Workspace(
        guess=new_guess(known),
        pool=np.zeros(DECK_SIZE, np.int8),
        world=np.zeros(WIDTH, np.int64),
        deck=np.zeros(DECK_SIZE, np.int8),
        trial=np.zeros(WIDTH, np.int64),
        facts=np.zeros(FACTS),
        evaluator=new_evaluator(shipped_network()),
        moves=np.zeros(MOVES, np.int64),
        order=np.zeros(MOVES, np.int64),
        tries=np.zeros(MOVES, np.int64),
        sums=np.zeros(MOVES),
        heads=np.zeros(MOVES),
    )
