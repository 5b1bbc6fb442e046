"""Who plays a match inside compiled code, and a round of theirs."""

from typing import Final, NamedTuple

import numpy as np

from tenback.bots.kernel_games import Log, noted
from tenback.bots.take_that.policy import policy_move
from tenback.bots.take_that.quick import HEAT, QuickEngine, quick_engine, quick_move
from tenback.bots.take_that.weights import FloatArray, careful_weights
from tenback.games.take_that import Options
from tenback.sim.bits import IntArray, count, nth
from tenback.sim.bot_chance import decision, drawn_below, mix64
from tenback.sim.chance import CardArray
from tenback.sim.jit import kernel
from tenback.sim.take_that.row import ENDING, PLACE, RUNNING, SEAT, TAKE, TWIST
from tenback.sim.take_that.rules import lays, make_move, may_take, twists

RANDOM: Final = 0
CAREFUL: Final = 1
QUICK: Final = 2
VARIED: Final = 3
"""A careful player who now and then makes any move; no bot has its name."""
ONE_IN: Final = 32
"""One in so many decisions of a varied player is left to chance."""
STYLES: Final = {"random": RANDOM, "careful": CAREFUL, "quick": QUICK}
"""The players that kernels know, by the names of their bots."""


class Players(NamedTuple):
    """By seat the style, and what careful and quick ones think by."""

    styles: IntArray
    weights: FloatArray
    engine: QuickEngine


class Chance(NamedTuple):
    """The chance of one match."""

    by_lot: np.uint64
    """Where all that random and varied players draw begins."""
    seed: int
    """Of the quick players."""


def new_players(options: Options, styles: list[int], heat: float = HEAT) -> Players:
    """Seat players of these styles."""
    return Players(np.array(styles, np.int64), careful_weights(options), quick_engine(heat))


@kernel
def play_round(
    row: IntArray,
    deck: CardArray,
    players: Players,
    chance: Chance,
    moves: int,
    log: Log,
    at: int,
) -> tuple[int, int]:
    """Play a round to its end; where the log ends, and how many moves the match has by then."""
    while row[ENDING] == RUNNING:
        seat = row[SEAT]
        move = _move(row, players, chance, moves)
        at = noted(log, at, move, seat)
        make_move(row, deck, move)
        moves += 1
    return at, moves


@kernel
def _move(row: IntArray, players: Players, chance: Chance, moves: int) -> int:
    style = players.styles[row[SEAT]]
    if style == QUICK:
        return quick_move(row, players.engine, chance.seed)
    if style == CAREFUL:
        return policy_move(row, players.weights)
    state = decision(chance.by_lot, row[SEAT], moves)
    if style == RANDOM:
        return _random_move(row, state)
    return (
        policy_move(row, players.weights) if drawn_below(state, ONE_IN) else _random_move(row, mix64(state))
    )


@kernel
def _random_move(row: IntArray, state: np.uint64) -> int:
    low, high = lays(row)
    twist_low, twist_high = twists(row)
    laying, twisting = count(low, high), count(twist_low, twist_high)
    index = drawn_below(state, laying + twisting + may_take(row))
    if index < laying:
        return PLACE[nth(low, high, index)]
    if index < laying + twisting:
        return TWIST + PLACE[nth(twist_low, twist_high, index - laying)]
    return TAKE
