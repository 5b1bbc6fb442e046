"""The network of open hands: the chance of a team to win for somebody who sees all hands, not the draw pile.

Whole numbers throughout, so that every machine gives the same answer: sums of whole numbers are exact in
floating point as long as they are small enough, in whatever order a machine adds them.
"""

import functools
import io
from dataclasses import dataclass
from importlib import resources
from typing import Final

import numpy as np
import numpy.typing as npt

from tenback.analysis.luck import open_places as at

FIRST_BITS: Final = 6  # the first layer counts in 64ths
WEIGHT_BITS: Final = 10  # the later layers count in 1024ths

Bools = npt.NDArray[np.bool_]
Ints = npt.NDArray[np.int64]
Floats = npt.NDArray[np.float64]


@dataclass(frozen=True, slots=True, eq=False)
class Positions:
    """Positions at the beginning of a turn, all of one way of playing."""

    places: Bools
    """By position, place and card from 0 to 100: whether it lies there; the player in turn comes first."""
    tops: Ints
    """By position: the four tops, of a direction the one nearer to its beginning first."""
    players: int
    minimum: int
    hand_size: int
    marks: bool


@functools.cache
def _layers() -> dict[str, Floats]:
    content = resources.files(__package__).joinpath("open_hands.npz").read_bytes()
    with np.load(io.BytesIO(content)) as file:
        return {name: part.astype(np.float64) for name, part in file.items()}


def chances_of(positions: Positions) -> Floats:
    """The chance to win, by position."""
    layers = _layers()
    active = np.maximum(facts_of(positions) @ layers["facts"] + layers["bias"], 0)
    second = _after(active @ layers["second"] + layers["second_bias"])
    third = _after(second @ layers["third"] + layers["third_bias"])
    logits = (third @ layers["last"] + layers["last_bias"]) / (1 << FIRST_BITS + WEIGHT_BITS)
    chances: Floats = np.round(1 / (1 + np.exp(-np.clip(logits, -16, 16))), 6)
    return chances


def _after(sums: Floats) -> Floats:
    kept: Floats = np.floor(np.maximum(sums, 0) / (1 << WEIGHT_BITS))
    return kept


def facts_of(positions: Positions) -> Floats:
    """One row of noughts and ones for each position, as `open_places` orders them."""
    many, tops = len(positions.tops), positions.tops
    facts, rows = np.zeros((many, at.FACTS)), np.arange(many)
    facts[:, at.LIES : at.TOP] = positions.places[:, :, 2:100].reshape(many, -1)
    near = facts[:, at.NEAR : at.DRAW_PILE].reshape(many, at.PLACES, 4, at.WINDOW)
    for pile in range(4):
        near[:, :, pile] = _near(positions.places, tops[:, pile], 1 if pile < 2 else -1)
        facts[rows, at.TOP + 100 * pile + tops[:, pile] - 1] = 1
    facts[:, at.NEAR : at.DRAW_PILE] = near.reshape(many, -1)
    facts[rows, at.DRAW_PILE + positions.places[:, -1].sum(1)] = 1
    facts[:, at.PLAYERS + positions.players - 1] = 1
    facts[:, at.MINIMUM + positions.minimum - 2] = 1
    facts[:, at.HAND_SIZE + 8 - positions.hand_size] = 1
    facts[:, at.MARKS] = positions.marks
    return facts


def _near(places: Bools, tops: Ints, way: int) -> Bools:
    """By position, place and distance from a pile: whether a card lies there."""
    cards = tops[:, None] + way * (np.arange(at.WINDOW) - at.BEHIND)
    shown = np.take_along_axis(places, np.clip(cards, 0, 100)[:, None, :], 2)
    there: Bools = shown & ((cards > 1) & (cards < 100))[:, None, :]
    return there
