"""What the careful player fears and likes, as numbers; each may change while the draw pile runs down."""

import functools
import json
from enum import IntEnum
from importlib import resources
from typing import Final

import numpy as np
import numpy.typing as npt

from tenback.games.take_that import Options
from tenback.games.take_that.options import LEAST_PLAYERS

FloatArray = npt.NDArray[np.float64]


class Weight(IntEnum):
    """The places of a vector of weights; values are in points."""

    LAY_PRICE = 0
    """For each point that the line costs after a card was laid: somebody will have to take it."""
    PRESS = 1
    """For each such point, times the chance that the next player can neither lay nor twist."""
    TOAD = 2
    """For laying a toad."""
    OWN_TWIN = 3
    """For laying a card whose twin stays in hand."""
    OUT_TWIN = 4
    """For laying a card whose twin is unseen, times the chance that one of the others holds it."""
    SPENT = 5
    """For laying a card whose twin is unseen: it could have twisted that one later."""
    WASTE = 6
    """For laying a card that could twist now."""
    FOLLOW = 7
    """For each card in hand that could follow the one that is the last after the move, up to three."""
    LONELY = 8
    """When no card in hand could follow."""
    TWIST = 9
    TWIST_PRICE = 10
    """For each point that the line costs after a twist."""
    TWIST_PRESS = 11
    """For each such point, times the chance that the next player can neither lay nor twist."""
    EMPTIED = 12
    """For a twist that leaves no line: the next player opens one."""
    MORE = 13
    """For each other twist that the hand still has in the line after a move that leaves it."""
    TAKE = 14
    TAKE_PRICE = 15
    """For each point that the line costs who takes it now."""
    TAKE_MORE = 16
    """For each twist that is given up by taking the line."""
    OPEN = 17
    """For laying on a line of one card, times what it costs; not if twisted short in play-outs."""
    EDGE = 18
    """For the distance of the last card from the middle, in tens."""
    END = 19
    """For taking the line when that ends the round."""


SIZE: Final = len(Weight)

# Set by hand: what the line costs and which twins are out, with no thought of what the next player can do.
# Thinking of that makes a table of three or four so even that no search we know wins as much as we want.
RULES_OF_THUMB: Final[dict[Weight, float]] = {
    Weight.LAY_PRICE: -0.45, Weight.TOAD: 1.0, Weight.OWN_TWIN: 1.2, Weight.OUT_TWIN: -2.0,
    Weight.SPENT: -0.2, Weight.WASTE: -2.0, Weight.FOLLOW: 0.2, Weight.LONELY: -0.5, Weight.TWIST: 2.0,
    Weight.TWIST_PRICE: -0.45, Weight.MORE: 1.0, Weight.TAKE_PRICE: -1.0,
}  # fmt: skip


PRESS_ON_THE_RIVAL: Final = 0.5
"""With two players the next one is the only rival: what it has to take is won."""


@functools.cache
def careful_weights(options: Options) -> FloatArray:
    """The weights of the careful bot: the rules of thumb, and with two players some pressing."""
    weights = plain_weights().copy()
    if options.players == LEAST_PLAYERS:
        weights[0, [Weight.PRESS, Weight.TWIST_PRESS]] = PRESS_ON_THE_RIVAL
    return weights


@functools.cache
def learned_weights(options: Options) -> FloatArray:
    """The strongest weights known: two rows, at the end of the draw pile and added at its full size."""
    return np.array(_tuned(options)["policy"])


@functools.cache
def plain_weights() -> FloatArray:
    """The rules of thumb as weights."""
    weights = np.zeros((2, SIZE))
    for weight, value in RULES_OF_THUMB.items():
        weights[0, weight] = value
    return weights


@functools.cache
def hand_values(options: Options) -> FloatArray:
    """What the cards of a hand are worth at a table when there is no line."""
    return np.array(_tuned(options)["hands"])


def _tuned(options: Options) -> dict[str, list[list[float]]]:
    """What `training/tune_take_that.py` found for a table."""
    found = json.loads((resources.files(__package__) / "tuned.json").read_text("utf-8"))
    variant = ", professional" if options.professional else ""
    table: dict[str, list[list[float]]] = found[f"{options.players} players{variant}"]
    return table
