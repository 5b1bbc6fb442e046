"""Games of the network at first sight, compiled: what it said in one position of each, and the end."""

import numpy as np

from tenback.bots.the_game.quick import quick_mind
from tenback.bots.the_game.trained.answers import make
from tenback.bots.the_game.trained.chances import chance_at
from tenback.bots.the_game.trained.choosing import mind_for
from tenback.bots.the_game.trained.eye import look_first, note_sizes
from tenback.bots.the_game.trained.games import first_sight
from tenback.bots.the_game.trained.mind import Mind
from tenback.bots.the_game.weights import FloatArray, weights_for
from tenback.games.the_game import Options
from tenback.sim.bits import IntArray
from tenback.sim.chance import CardArray, below, seed
from tenback.sim.jit import kernel
from tenback.sim.the_game.deals import GameArrays, new_arrays, new_game
from tenback.sim.the_game.row import ENDING, LEFT, OWED, RUNNING, STUCK, WON
from tenback.sim.the_game.rules import end_turn

LOT_STREAM = 7


def one_position_a_game(options: Options, deal_seed: int, numbers: range) -> tuple[FloatArray, IntArray]:
    """Play games as `quick` does: the chance said in one position of each, and whether it was won."""
    said, won = np.zeros(len(numbers)), np.zeros(len(numbers), np.int64)
    minds = quick_mind(options), mind_for(options)
    _games(
        new_arrays(options), deal_seed, numbers.start, weights_for(options, marks=False), *minds, said, won
    )
    return said, won


@kernel
def _games(  # noqa: PLR0917 (kernels take arrays one by one)
    table: GameArrays,
    number: int,
    first: int,
    weights: FloatArray,
    player: Mind,
    judge: Mind,
    said: FloatArray,
    won: IntArray,
) -> None:
    row, deck, kinds, rng = table
    for index in range(len(said)):
        new_game(row, deck, kinds, rng, number, first + index, 0)
        seed(rng, number, first + index, LOT_STREAM)
        said[index] = _play(row, deck, weights, player, judge, rng)
        won[index] = row[ENDING] == WON


@kernel
def _play(  # noqa: PLR0917
    row: IntArray, deck: CardArray, weights: FloatArray, player: Mind, judge: Mind, rng: IntArray
) -> float:
    """Play to the end; of the positions at the beginning of a turn each is as likely to be asked about."""
    turns, said = 0, 0.0
    while row[ENDING] == RUNNING:
        turns += 1
        if below(rng, turns) == 0:
            said = chance_at(row, weights, judge)
        look_first(player.network, player.eye, row)
        note_sizes(row, player.eye.sizes)
        turn, before = player.beam.turns[first_sight(row, weights, player, 0)], row[LEFT]
        make(row, turn)
        if row[LEFT] == 0:
            row[ENDING] = WON
        elif before - row[LEFT] < row[OWED]:
            row[ENDING] = STUCK
        else:
            end_turn(row, deck)
    return said
