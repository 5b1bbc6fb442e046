"""Whole matches of random play inside the compiled loop."""

from concurrent.futures import ThreadPoolExecutor
from typing import Final

import numpy as np
import numpy.typing as npt

from tenback.games.take_that import Options
from tenback.sim.bits import IntArray, count, nth
from tenback.sim.chance import CardArray, below, seed
from tenback.sim.jit import kernel
from tenback.sim.take_that.deals import MOVES_STREAM, begin_match, empty_row, next_round, shuffle_deck
from tenback.sim.take_that.row import (
    DECK_SIZE,
    ENDING,
    PLACE,
    PLAYERS,
    ROUND,
    ROUND_OVER,
    RUNNING,
    TAKE,
    TOTAL,
    TWIST,
)
from tenback.sim.take_that.rules import lays, make_move, may_take, twists

CHUNK: Final = 1024

ScoreArray = npt.NDArray[np.int64]


@kernel
def random_move(row: IntArray, rng: IntArray) -> int:
    """One of the legal moves, each as likely as the others."""
    low, high = lays(row)
    twist_low, twist_high = twists(row)
    laying, twisting = count(low, high), count(twist_low, twist_high)
    index = below(rng, laying + twisting + may_take(row))
    if index < laying:
        return PLACE[nth(low, high, index)]
    if index < laying + twisting:
        return TWIST + PLACE[nth(twist_low, twist_high, index - laying)]
    return TAKE


@kernel
def play_match(
    row: IntArray, deck: CardArray, decks_rng: IntArray, rng: IntArray, number: int, game: int
) -> int:
    """Play one match of a seed to the end, seat 0 starting; the number of decisions."""
    seed(rng, number, game, MOVES_STREAM)
    shuffle_deck(deck, decks_rng, number, game, 0)
    begin_match(row, deck, 0)
    decisions = 0
    while True:
        while row[ENDING] == RUNNING:
            make_move(row, deck, random_move(row, rng))
            decisions += 1
        if row[ENDING] != ROUND_OVER:
            return decisions
        shuffle_deck(deck, decks_rng, number, game, row[ROUND] + 1)
        next_round(row, deck)


@kernel
def play_matches(
    row: IntArray, deck: CardArray, rngs: IntArray, number: int, first: int, totals: ScoreArray
) -> int:
    """Play the matches *first*, *first* + 1, ... of a seed, one for each row of *totals*."""
    decisions = 0
    for index in range(len(totals)):
        decisions += play_match(row, deck, rngs[:4], rngs[4:], number, first + index)
        for seat in range(row[PLAYERS]):
            totals[index, seat] = row[TOTAL + seat]
    return decisions


def random_matches(
    options: Options, matches: int, *, seed: int, first: int = 0, threads: int = 1
) -> tuple[ScoreArray, int]:
    """Play matches by chance: the totals by match and seat, and the number of decisions.

    Match n of a seed is the same whatever else is played beside it, in any number of threads.
    """
    totals = np.zeros((matches, options.players), np.int64)

    def play(start: int) -> int:
        row, deck, rngs = empty_row(options), np.zeros(DECK_SIZE, np.int8), np.zeros(8, np.int64)
        return play_matches(row, deck, rngs, seed, first + start, totals[start : start + CHUNK])

    with ThreadPoolExecutor(threads) as pool:
        return totals, sum(pool.map(play, range(0, matches, CHUNK)))
