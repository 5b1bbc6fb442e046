"""Neighbouring matches of a series of TAKE THAT, wholly inside compiled code."""

from collections.abc import Sequence

import numpy as np

from tenback.bots.kernel_games import KernelGames, Log, SeriesKernels, room_for
from tenback.bots.take_that.one_deal import games_of_deal
from tenback.bots.take_that.players import STYLES, Chance, Players, new_players, play_round
from tenback.games.decks import deal_seed
from tenback.games.take_that import Options
from tenback.sim.bits import IntArray, copy
from tenback.sim.bot_chance import game_chance, low_bits
from tenback.sim.chance import CardArray
from tenback.sim.jit import kernel
from tenback.sim.take_that.deals import begin_match, empty_row, next_round, shuffle_deck
from tenback.sim.take_that.masks import may
from tenback.sim.take_that.row import (
    DECK_SIZE,
    ENDING,
    PLAYERS,
    ROUND,
    ROUND_OVER,
    SEAT,
    TOTAL,
)
from tenback.sim.take_that.rules import make_move


def play_series(
    options: Options, bots: Sequence[str], *, talks: bool, seed: int, numbers: range, recorded: bool = False
) -> KernelGames:
    """Play the matches of neighbouring numbers with bots of these names; nobody talks here."""
    del talks
    deck = DECK_SIZE * options.rounds
    games = room_for(numbers, options.players, deck, commands=False, recorded=recorded)
    players = new_players(options, [STYLES[bot] for bot in bots])
    _play_all(
        empty_row(options), np.zeros(DECK_SIZE, np.int8), np.zeros(4, np.int64), players,
        low_bits(seed), deal_seed(seed), numbers.start, games.results, games.log, games.decks,
    )  # fmt: skip
    return games


@kernel
def _play_all(
    row: IntArray, deck: CardArray, rng: IntArray, players: Players, seed: np.uint64, number: int, first: int,
    totals: IntArray, log: Log, decks: CardArray,
) -> None:  # fmt: skip
    at = 0
    for index in range(len(totals)):
        _next_deck(deck, rng, number, first + index, 0, decks, index)
        begin_match(row, deck, 0)
        chance, moves = Chance(game_chance(seed, first + index), 0), 0
        at, moves = play_round(row, deck, players, chance, moves, log, at)
        while row[ENDING] == ROUND_OVER:
            _next_deck(deck, rng, number, first + index, row[ROUND] + 1, decks, index)
            next_round(row, deck)
            at, moves = play_round(row, deck, players, chance, moves, log, at)
        log.ends[index] = at
        copy(row[TOTAL : TOTAL + row[PLAYERS]], totals[index])


@kernel
def _next_deck(
    deck: CardArray, rng: IntArray, number: int, game: int, round_number: int, decks: CardArray, index: int
) -> None:
    """Shuffle the deck of a round, and keep it where matches are recorded."""
    shuffle_deck(deck, rng, number, game, round_number)
    for place in range(DECK_SIZE if len(decks) > 0 else 0):
        decks[index, round_number * DECK_SIZE + place] = deck[place]


def replay_series(options: Options, games: KernelGames) -> int:
    """Make the moves of recorded matches again; the place of the first that breaks a rule, or -1."""
    row, deck = empty_row(options), np.zeros(DECK_SIZE, np.int8)
    return int(_replay_all(row, deck, games.decks, games.log, games.results))


@kernel
def _replay_all(row: IntArray, deck: CardArray, decks: CardArray, log: Log, totals: IntArray) -> int:
    start = 0
    for index in range(len(totals)):
        copy(decks[index, :DECK_SIZE], deck)
        begin_match(row, deck, 0)
        for at in range(start, log.ends[index]):
            if row[ENDING] == ROUND_OVER:
                begins = (row[ROUND] + 1) * DECK_SIZE
                copy(decks[index, begins : begins + DECK_SIZE], deck)
                next_round(row, deck)
            if log.seats[at] != row[SEAT] or not may(row, log.actions[at]):
                return index
            make_move(row, deck, log.actions[at])
        start = log.ends[index]
        copy(row[TOTAL : TOTAL + row[PLAYERS]], totals[index])
    return -1


def ending_of(number: int) -> str:
    """A match ends by its scoring alone."""
    del number
    return "scored"


KERNELS = SeriesKernels(frozenset(STYLES), play_series, ending_of, replay_series, of_deal=games_of_deal)
