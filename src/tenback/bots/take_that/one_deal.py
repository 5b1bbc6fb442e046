"""Many matches of one deal in compiled code, each with a course of its own."""

import numpy as np

from tenback.bots.kernel_games import KernelGames, Log, room_for
from tenback.bots.take_that.players import QUICK, VARIED, Chance, Players, new_players, play_round
from tenback.games.take_that import Deal
from tenback.sim.bits import IntArray, copy
from tenback.sim.bot_chance import game_chance, low_bits
from tenback.sim.chance import CardArray
from tenback.sim.jit import kernel
from tenback.sim.take_that.deals import begin_match, empty_row, next_round
from tenback.sim.take_that.row import DECK_SIZE, ENDING, PLAYERS, ROUND, ROUND_OVER, TOTAL


def games_of_deal(dealt: Deal, level: str, numbers: range, *, talks: bool) -> KernelGames:
    """Play a deal again and again, every seat by the same level: `quick`, or careful with some chance."""
    del talks
    options = dealt.options
    games = room_for(numbers, options.players, DECK_SIZE * options.rounds, commands=False, recorded=True)
    players = new_players(options, [QUICK if level == "quick" else VARIED] * options.players)
    row, decks = empty_row(options), np.array(dealt.decks, np.int8)
    _play_all(row, decks, dealt.starter, players, low_bits(0), numbers.start, games.results, games.log)
    return games


@kernel
def _play_all(
    row: IntArray,
    decks: CardArray,
    starter: int,
    players: Players,
    seed: np.uint64,
    first: int,
    totals: IntArray,
    log: Log,
) -> None:
    at = 0
    for index in range(len(totals)):
        begin_match(row, decks[0], starter)
        chance, moves = Chance(game_chance(seed, first + index), first + index), 0
        at, moves = play_round(row, decks[0], players, chance, moves, log, at)
        while row[ENDING] == ROUND_OVER:
            next_round(row, decks[row[ROUND] + 1])
            at, moves = play_round(row, decks[row[ROUND]], players, chance, moves, log, at)
        log.ends[index] = at
        copy(row[TOTAL : TOTAL + row[PLAYERS]], totals[index])
