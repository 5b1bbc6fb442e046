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
    return _from_first(facts_of(positions) @ layers["facts"] + layers["bias"])


@dataclass(frozen=True, slots=True, eq=False)
class Draw:
    """Somebody draws: the position before it, and the cards of the draw pile that might come."""

    before: Positions
    """One position; the player whose turn is next comes first."""
    place: int
    """Whose draw it is: which of the hands."""
    pool: Ints
    """All cards of the draw pile."""


def chances_after(draw: Draw, drawn: Bools) -> Floats:
    """The chance to win after each of many draws; *drawn* says by draw and card of the pool which came.

    All draws must be of as many cards. Only the cards that change their place are added up for each of them.
    """
    layers, many = _layers(), int(drawn[0].sum())
    facts, last = np.flatnonzero(facts_of(draw.before)[0]), at.DRAW_PILE + len(draw.pool)
    shared = layers["facts"][facts].sum(0) + layers["bias"]
    shared += layers["facts"][last - many] - layers["facts"][last]
    tops = draw.before.tops[0]
    moved = _rows(draw.place, draw.pool, tops) - _rows(at.PLACES - 1, draw.pool, tops)
    return _from_first(shared + drawn.astype(np.float64) @ moved)


def _rows(place: int, cards: Ints, tops: Ints) -> Floats:
    """By card: all that the first layer gets from its lying at a place."""
    rows = _layers()["facts"]
    total: Floats = rows[at.LIES + 98 * place + cards - 2].copy()
    for pile in range(4):
        away = (cards - tops[pile]) * (1 if pile < 2 else -1) + at.BEHIND
        seen = (away >= 0) & (away < at.WINDOW)
        total[seen] += rows[at.NEAR + at.WINDOW * (4 * place + pile) + away[seen]]
    return total


def _from_first(sums: Floats) -> Floats:
    """The later layers, on the sums of the first."""
    layers, active = _layers(), np.maximum(sums, 0)
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
