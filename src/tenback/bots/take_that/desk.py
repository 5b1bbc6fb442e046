"""What a seat knows, as arrays, and the paper its search writes on: kernels make no arrays of their own."""

from typing import NamedTuple

import numpy as np

from tenback.bots.take_that.weights import FloatArray
from tenback.sim.bits import IntArray
from tenback.sim.chance import CardArray
from tenback.sim.take_that.row import DECK_SIZE, MOVES, WIDTH


class Known(NamedTuple):
    """What a seat knows of a running round, and what it makes of it."""

    row: IntArray
    """The position with the other hands and the extra cards left empty."""
    sizes: IntArray
    """Cards in each hand."""
    extras: IntArray
    """Extra cards of each seat."""
    unseen: CardArray
    likely: FloatArray
    """By seat and card: how likely the seat holds it."""


class Minds(NamedTuple):
    """How the players of a play-out think."""

    own: FloatArray
    rivals: FloatArray
    hands: FloatArray
    """What the cards of a hand are worth when there is no line."""


class Desk(NamedTuple):
    """All working memory of one search."""

    # One drawn world.
    pool: CardArray
    world: IntArray
    deck: CardArray
    # One play-out.
    trial: IntArray
    # The moves, the order of the promising ones, and what they brought so far.
    moves: IntArray
    order: IntArray
    value: FloatArray


def new_desk() -> Desk:
    """Lay out fresh paper."""
    return Desk(
        pool=np.zeros(DECK_SIZE, np.int8),
        world=np.zeros(WIDTH, np.int64),
        deck=np.zeros(DECK_SIZE, np.int8),
        trial=np.zeros(WIDTH, np.int64),
        moves=np.zeros(MOVES, np.int64),
        order=np.zeros(MOVES, np.int64),
        value=np.zeros(MOVES),
    )
