"""Running matches of TAKE THAT side by side, and how each gets its cards."""

from typing import NamedTuple

import numpy as np

from tenback.games.take_that import CARDS, Deal, Options, State
from tenback.games.take_that.options import MOST_PLAYERS
from tenback.sim.bits import IntArray
from tenback.sim.boards import GAME, NUMBER, STRIDE, new_seeds
from tenback.sim.chance import CardArray, seed
from tenback.sim.jit import kernel
from tenback.sim.take_that.deals import MOVES_STREAM, begin_match, empty_row, shuffle_deck
from tenback.sim.take_that.row import ROUNDS
from tenback.sim.take_that.states import deck_of, row_of


class TakeThatBoards(NamedTuple):
    """Matches with the same options; the first axis is the match."""

    rows: IntArray
    decks: CardArray  # by round
    scored: IntArray  # by round and seat
    seeds: IntArray
    chances: IntArray  # the chance of each match's own moves
    rng: IntArray


def new_boards(options: Options, games: int) -> TakeThatBoards:
    """Make room for matches at this table; deal before you play."""
    return TakeThatBoards(
        rows=np.tile(empty_row(options), (games, 1)),
        decks=np.zeros((games, options.rounds, len(CARDS)), np.int8),
        scored=np.zeros((games, options.rounds, MOST_PLAYERS), np.int64),
        seeds=new_seeds(games),
        chances=np.zeros((games, 4), np.int64),
        rng=np.zeros(4, np.int64),
    )


def put_state(boards: TakeThatBoards, index: int, state: State) -> None:
    """Write a position of the rules into a row."""
    boards.rows[index] = row_of(state)
    boards.decks[index, state.round] = deck_of(state)
    boards.scored[index] = 0
    for number, score in enumerate(state.rounds):
        boards.scored[index, number, : len(score.points)] = score.points
    for number, deck in enumerate(state.decks, start=state.round + 1):
        boards.decks[index, number] = deck
    _begin_chance(boards.chances[index], boards.seeds[index])


def deal_in(boards: TakeThatBoards, index: int, options: Options) -> Deal:
    """Give the deal that a row began with, as the rules hold it."""
    decks = tuple(tuple(int(card) for card in deck) for deck in boards.decks[index])
    return Deal(options, decks, starter=0)


@kernel
def deal_next(boards: TakeThatBoards, index: int) -> None:
    """Begin the next match of a row's seed; seat 0 starts."""
    row, seeds = boards.rows[index], boards.seeds[index]
    seeds[GAME] += seeds[STRIDE]
    for number in range(row[ROUNDS]):
        shuffle_deck(boards.decks[index, number], boards.rng, seeds[NUMBER], seeds[GAME], number)
    boards.scored[index] = 0
    begin_match(row, boards.decks[index, 0], 0)
    _begin_chance(boards.chances[index], seeds)


@kernel
def _begin_chance(chance: IntArray, seeds: IntArray) -> None:
    seed(chance, seeds[NUMBER], seeds[GAME], MOVES_STREAM)
