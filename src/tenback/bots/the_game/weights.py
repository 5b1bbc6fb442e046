"""What the careful player fears and likes, as numbers; each may change while the draw pile runs down."""

import functools
import json
from collections.abc import Iterator
from dataclasses import replace
from enum import IntEnum
from importlib import resources
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from tenback.games.the_game import Options

FloatArray = npt.NDArray[np.float64]


class Weight(IntEnum):
    """The places of a vector of weights."""

    # A live card (not yet played) is worth less the fewer piles take it: ascending and descending ones,
    # the smaller number first. With two and two it costs nothing.
    ONE_TWO = 0
    ONE_ONE = 1
    NONE_TWO = 2
    NONE_ONE = 3
    NONE_NONE = 4
    OWN = 5
    """More for each card in hand that a play passes over."""
    GAP = 6
    """For each number a pile moves on."""
    TRICK_IN_HAND = 7
    TRICK_OUT = 8
    """The trick card of a pile is somewhere among the unseen cards."""
    PAIR = 9
    """For breaking two cards ten apart in hand."""
    GO_ON = 10
    """Play on past the minimum while a play costs less."""
    GO_ON_LATE = 11
    """The same once the draw pile is empty."""
    MARK_1 = 12
    MARK_2 = 13
    MARK_3 = 14
    """For moving on a pile that another player marked, by strength."""
    # EXTREME alone.
    STOP = 15
    SKULL = 16
    THREE = 17
    SILENCE = 18
    NO_TRICK = 19
    ONE_PILE = 20
    DRAW_ONE = 21
    """For laying a command."""
    COVER_SILENCE = 22
    COVER_NO_TRICK = 23
    COVER_ONE_PILE = 24
    COVER_DRAW_ONE = 25
    """For covering one that shows."""
    STOP_SAVES = 26
    """For each owed card that a STOP waives."""
    FOLLOW = 27
    """For what the card costs that a command forces to follow, as far as it is dearer than EASY."""
    SHRINK = 28
    """Play on less gladly while DRAW ONE shows."""
    EASY = 29


SIZE: Final = len(Weight)
PLAIN_SIZE: Final = int(Weight.STOP)

# The first guess of the search for weights: set by hand.
FIRST_GUESS: Final[dict[Weight, float]] = {
    Weight.ONE_TWO: 1, Weight.ONE_ONE: 2.5, Weight.NONE_TWO: 2.5, Weight.NONE_ONE: 6, Weight.NONE_NONE: 16,
    Weight.OWN: -1, Weight.GAP: 0.1, Weight.TRICK_IN_HAND: 25, Weight.TRICK_OUT: 4, Weight.PAIR: 9,
    Weight.GO_ON: 3, Weight.GO_ON_LATE: 6, Weight.MARK_1: 1, Weight.MARK_2: 3, Weight.MARK_3: 13,
    Weight.STOP: 5, Weight.SKULL: 2, Weight.THREE: 0, Weight.SILENCE: 0, Weight.NO_TRICK: 10,
    Weight.ONE_PILE: 10, Weight.DRAW_ONE: 10, Weight.COVER_SILENCE: 0, Weight.COVER_NO_TRICK: -5,
    Weight.COVER_ONE_PILE: -5, Weight.COVER_DRAW_ONE: -5, Weight.STOP_SAVES: -5, Weight.FOLLOW: 0.7,
    Weight.SHRINK: 1, Weight.EASY: 3,
}  # fmt: skip


def first_guess() -> FloatArray:
    """Two rows: the weights at the end of the draw pile, and what is added at its full size."""
    weights = np.zeros((2, SIZE))
    for weight, value in FIRST_GUESS.items():
        weights[0, weight] = value
    return weights


def key_of(options: Options, *, marks: bool) -> str:
    """Name the way of playing that a set of weights was learned for."""
    rules = f"{'extreme' if options.extreme else 'the-game'} players={options.players}"
    if options.minimum != 2:
        rules += f" minimum={options.minimum}"
    if options.short_hand:
        rules += " short-hand"
    return f"{rules} {'marks' if marks and options.players > 1 else 'silent'}"


@functools.cache
def _learned(file: str) -> dict[str, Any]:
    table: dict[str, Any] = json.loads(resources.files(__package__).joinpath(file).read_text())
    return table


def _nearest(file: str, options: Options, *, marks: bool) -> Any | None:
    """What was learned for these rules, or for the nearest ones that were."""
    table = _learned(file)
    return next((table[key] for key in nearest_keys(options, marks=marks) if key in table), None)


def nearest_keys(options: Options, *, marks: bool) -> Iterator[str]:
    """Name the nearest ways of playing, these rules first."""
    for talk in (marks, False, True):
        yield from (key_of(rules, marks=talk) for rules in _ever_plainer(options))


def _ever_plainer(options: Options) -> tuple[Options, ...]:
    longer = replace(options, short_hand=False)
    usual = replace(longer, minimum=2)
    return options, longer, usual, replace(usual, players=max(2, options.players))


@functools.cache
def weights_for(options: Options, *, marks: bool) -> FloatArray:
    """Give the weights of the policy under these rules."""
    return filled(_nearest("weights.json", options, marks=marks) or [[], []])


def filled(rows: list[list[float]]) -> FloatArray:
    """Weights of THE GAME end before those for commands."""
    weights = first_guess()
    weights[:, : len(rows[0])] = rows
    return weights
