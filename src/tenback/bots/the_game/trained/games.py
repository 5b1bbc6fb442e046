"""Turns and whole games by first sight, in compiled code."""

from typing import Final

from tenback.bots.kernel_games import Log, noted
from tenback.bots.the_game.trained.accumulator import note_sizes, refresh
from tenback.bots.the_game.trained.answers import answer, make
from tenback.bots.the_game.trained.beam import PLAY_BITS, PLAYS, note_deepest
from tenback.bots.the_game.trained.engine import Engine
from tenback.bots.the_game.weights import FloatArray
from tenback.sim.bits import IntArray, copy
from tenback.sim.chance import CardArray, seed
from tenback.sim.jit import kernel
from tenback.sim.the_game.deals import GameArrays, new_game
from tenback.sim.the_game.numbers import number_of_play
from tenback.sim.the_game.row import (
    DECK,
    DRAWN,
    END_TURN,
    ENDING,
    LEFT,
    LIVE,
    OWED,
    PLAYERS,
    RUNNING,
    SEAT,
    STUCK,
    WON,
)
from tenback.sim.the_game.rules import end_turn

LOOK_EVERY: Final = 6  # turns after which what is unseen is added up from the beginning


@kernel
def holds_all(row: IntArray) -> bool:
    """Whether a player alone has drawn every card: nothing is left but to lay them."""
    return row[PLAYERS] == 1 and row[DRAWN] == row[DECK]


@kernel
def first_sight(row: IntArray, weights: FloatArray, engine: Engine, number: int) -> int:
    """Choose the turn: its place among the beam's turns. At a dead end it is one with the most cards laid.

    What is drawn by lot depends on the number and on the cards that are still out. The sizes of the hands
    must have been noted in the accumulator.
    """
    seed(engine.rng, number ^ row[LIVE], row[LIVE + 1], row[SEAT])
    chosen, _ = answer(row, weights, engine)
    if chosen >= 0:
        return chosen
    if holds_all(row):
        note_deepest(engine.wide, engine.beam.turns)
    else:
        note_deepest(engine.beam, engine.beam.turns)
    return 0


@kernel
def play_out(
    row: IntArray, deck: CardArray, weights: FloatArray, engine: Engine, number: int, log: Log, at: int
) -> int:
    """Play a game on from the beginning of a turn, every seat by first sight; where the log goes on."""
    turns = 0
    while row[ENDING] == RUNNING:
        if turns % LOOK_EVERY == 0:
            refresh(engine.network, engine.accumulator, row)
        turns += 1
        note_sizes(row, engine.accumulator.sizes)
        turn, before = engine.beam.turns[first_sight(row, weights, engine, number)], row[LEFT]
        at = _noted_plays(log, at, turn, row[SEAT])
        make(row, turn)
        if row[LEFT] == 0:
            row[ENDING] = WON
        elif before - row[LEFT] < row[OWED]:
            row[ENDING] = STUCK
        else:
            at = noted(log, at, END_TURN, row[SEAT])
            end_turn(row, deck)
    return at


@kernel
def _noted_plays(log: Log, at: int, turn: IntArray, seat: int) -> int:
    for word in range(2):
        plays = turn[PLAYS + word]
        while plays:
            play = plays & ((1 << PLAY_BITS) - 1)
            at = noted(log, at, number_of_play(play >> 2, play & 3), seat)
            plays >>= PLAY_BITS
    return at


@kernel
def first_sight_games(
    table: GameArrays,
    number: int,
    first: int,
    weights: FloatArray,
    engine: Engine,
    endings: IntArray,
    lefts: IntArray,
    log: Log,
    decks: CardArray,
) -> None:
    """Play the games *first*, *first* + 1, ... of a seed, one for each place in *endings*."""
    row, deck, kinds, rng = table
    at = 0
    for index in range(len(endings)):
        new_game(row, deck, kinds, rng, number, first + index, 0)
        if len(decks) > 0:
            copy(deck, decks[index])
        at = play_out(row, deck, weights, engine, 0, log, at)
        log.ends[index] = at
        endings[index], lefts[index] = row[ENDING], row[LEFT]
