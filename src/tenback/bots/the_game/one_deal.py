"""Many games of one deal in compiled code, each with a course of its own."""

import numpy as np

from tenback.bots.kernel_games import KernelGames, Log, room_for
from tenback.bots.the_game.quick import quick_engine
from tenback.bots.the_game.quick_table import number_of, quick_table
from tenback.bots.the_game.table import QUICK, VARIED, Table, new_table, play_out
from tenback.bots.the_game.trained.engine import Engine
from tenback.bots.the_game.trained.games import play_out as play_out_at_first_sight
from tenback.bots.the_game.weights import FloatArray, weights_for
from tenback.games.the_game import Deal
from tenback.sim.bits import IntArray
from tenback.sim.bot_chance import game_chance, low_bits
from tenback.sim.jit import kernel
from tenback.sim.the_game.deals import GameArrays, deal, new_arrays
from tenback.sim.the_game.row import DECK_SIZE, ENDING, KIND_OF, LEFT

FIELD_HEAT = 0.005
"""Warmer than the bot itself, so that games of one deal part early; see docs/results/daily.md."""


def games_of_deal(dealt: Deal, level: str, numbers: range, *, talks: bool) -> KernelGames:
    """Play a deal again and again, every seat by the same level: `quick`, or careful with some chance."""
    if level == "quick":
        return quick_games(dealt, numbers, talks=talks)
    return varied_games(dealt, numbers, talks=talks)


def varied_games(dealt: Deal, numbers: range, *, talks: bool) -> KernelGames:
    """Play a deal with a varied player in every seat; each number is a game of its own."""
    games = room_for(numbers, 1, DECK_SIZE, commands=False, recorded=True)
    table = new_table(dealt.options, [VARIED] * dealt.options.players, talks=talks)
    results = games.endings, games.results[:, 0], games.log
    _at_a_table(_arrays(dealt), table, np.zeros(1, np.int64), low_bits(0), numbers.start, *results)
    return games


def quick_games(dealt: Deal, numbers: range, *, talks: bool) -> KernelGames:
    """Play a deal with the network at first sight in every seat; the number is the seed of its choices."""
    games = room_for(numbers, 1, DECK_SIZE, commands=False, recorded=True)
    results = games.endings, games.results[:, 0], games.log
    options = dealt.options
    if options.extreme or (talks and options.players > 1):
        table = quick_table(options, [QUICK] * options.players, talks=talks, heat=FIELD_HEAT)
        _at_a_table(_arrays(dealt), table, number_of(table), low_bits(0), numbers.start, *results)
        return games
    weights = weights_for(options, marks=False)
    _at_first_sight(_arrays(dealt), weights, quick_engine(FIELD_HEAT), numbers.start, *results)
    return games


def _arrays(dealt: Deal) -> GameArrays:
    arrays = new_arrays(dealt.options)
    arrays.deck[:] = np.array(dealt.deck, np.int8)
    for card, command in (dealt.layout or {}).items():
        if command not in dealt.options.switched_off:
            arrays.kinds[card] = KIND_OF[command]
    return arrays


@kernel
def _at_a_table(
    arrays: GameArrays,
    table: Table,
    number: IntArray,
    seed: np.uint64,
    first: int,
    endings: IntArray,
    lefts: IntArray,
    log: Log,
) -> None:
    row, deck, kinds, _rng = arrays
    at = 0
    for index in range(len(endings)):
        deal(row, deck, 0)
        number[0] = first + index
        at = play_out(row, deck, kinds, table, game_chance(seed, first + index), log, at)
        log.ends[index] = at
        endings[index], lefts[index] = row[ENDING], row[LEFT]


@kernel
def _at_first_sight(
    arrays: GameArrays,
    weights: FloatArray,
    engine: Engine,
    first: int,
    endings: IntArray,
    lefts: IntArray,
    log: Log,
) -> None:
    row, deck, _kinds, _rng = arrays
    at = 0
    for index in range(len(endings)):
        deal(row, deck, 0)
        at = play_out_at_first_sight(row, deck, weights, engine, first + index, log, at)
        log.ends[index] = at
        endings[index], lefts[index] = row[ENDING], row[LEFT]
