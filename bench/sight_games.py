"""Games at first sight, compiled: the chance at the first turn, the luck of every draw, and the end.

The luck of a draw is what the chance is after it, less the mean over other cards from the same draw pile. The
chance is that of whoever draws, as if it were their turn: alone that is the next turn. So luck is zero on
average whatever the chance says, since the card that came is one of those that might have come.
"""

import math
from typing import Any, Final, NamedTuple, cast

import numpy as np
from numba.extending import overload

from tenback.bots.the_game.quick_extreme import MARGIN, extreme_table
from tenback.bots.the_game.quick_table import table_for
from tenback.bots.the_game.table import QUICK, Table, planned_move
from tenback.bots.the_game.trained.calibration import CLOSEST
from tenback.bots.the_game.trained.chances import chance_at
from tenback.bots.the_game.trained.choosing import engine_for
from tenback.bots.the_game.trained.engine import Engine
from tenback.bots.the_game.trained.extreme.answers import Engine as ExtremeEngine
from tenback.bots.the_game.trained.extreme.answers import new_engine
from tenback.bots.the_game.trained.extreme.chances import chance_at as extreme_chance_at
from tenback.bots.the_game.trained.extreme.network import hearing_network, network_with_marks
from tenback.bots.the_game.weights import FloatArray, weights_for
from tenback.games.the_game import Options
from tenback.sim.bits import IntArray, Lowered, copy
from tenback.sim.chance import CardArray, below, seed, shuffle
from tenback.sim.jit import kernel
from tenback.sim.the_game.deals import GameArrays, new_arrays, new_game
from tenback.sim.the_game.numbers import card_of_play, pile_of_play
from tenback.sim.the_game.row import (
    BROKEN,
    DECK,
    DECK_SIZE,
    DRAWN,
    END_TURN,
    ENDING,
    PLAYED,
    RUNNING,
    SEAT,
    STOPPED,
    WIDTH,
    WON,
)
from tenback.sim.the_game.rules import begin_turn, draw, judge, lay_and_obey, pass_on

LOT_STREAM: Final = 7
DRAWS_STREAM: Final = 8
START, LUCK, NOISE, RESULT, SAID, PILE = range(6)
LONGEST: Final = 100
"""Turns of a game: each lays a card at least, and a row is kept after the end."""
COLUMNS: Final = 6
"""What is told of a game; of one position drawn by lot the chance and the cards in the draw pile."""


class Way(NamedTuple):
    """A way of playing: the rules, and whether the players tell each other by marks."""

    options: Options
    marks: bool = False


class Judge(NamedTuple):
    """Who judges, and what is added to the logit of the chance."""

    weights: FloatArray
    engine: Any
    shift: float


class Others(NamedTuple):
    """Room for other draws, how many there are, and the chance for them."""

    arrays: GameArrays
    draws: int
    rng: IntArray


class Games(NamedTuple):
    """What came of some games."""

    told: FloatArray
    """By game: `COLUMNS` figures."""
    rows: IntArray
    """By game and turn: the row that the turn began with, the last one after the end; none if not wanted."""
    decks: CardArray
    turns: IntArray
    """By game: how many turns it had."""


def sight_games(
    way: Way, deal_seed: int, numbers: range, *, draws: int, shift: float, kept: bool = False
) -> Games:
    """Play games as `quick` does, or as a quick player who hears marks would.

    Without *draws* nobody looks at luck; *kept* games can be looked at.
    """
    options, many = way.options, len(numbers)
    told, turns = np.zeros((many, COLUMNS)), np.zeros(many, np.int64)
    rows = np.zeros((many if kept else 0, LONGEST, WIDTH), np.int64)
    games = Games(told, rows, np.zeros((many if kept else 0, DECK_SIZE), np.int8), turns)
    _games(
        new_arrays(options),
        deal_seed,
        numbers.start,
        _players(way),
        Judge(weights_for(options, marks=way.marks), _engine(way), shift),
        Others(new_arrays(options), draws, np.zeros(4, np.int64)),
        games,
    )
    return games


def _players(way: Way) -> Table:
    """Seat players who make the turn that looks best to the network."""
    options, styles = way.options, [QUICK] * way.options.players
    if not way.marks:
        return table_for(options, styles, talks=False)
    table = extreme_table(options, styles, heat=0.0, talks=False)
    engine = new_engine(network_with_marks(options), marks=True, margin=MARGIN)
    return cast("Table", table._replace(engine=engine, silent=weights_for(options, marks=True)))


def _engine(way: Way) -> Any:
    if way.marks:
        return new_engine(network_with_marks(way.options), marks=True)
    if way.options.extreme:
        return new_engine(hearing_network("extreme"), marks=False)
    return engine_for(way.options)


# What a seat thinks of its chance -------------------------------------------------------------------------


@kernel
def _plain_chance(row: IntArray, kinds: CardArray, weights: FloatArray, engine: Engine) -> float:  # noqa: ARG001
    return chance_at(row, weights, engine)


@kernel
def _extreme_chance(row: IntArray, kinds: CardArray, weights: FloatArray, engine: ExtremeEngine) -> float:
    return extreme_chance_at(row, kinds, weights, engine)


BY_ENGINE: Final[dict[type, Any]] = {Engine: _plain_chance, ExtremeEngine: _extreme_chance}


def raw_chance(row: IntArray, kinds: CardArray, weights: FloatArray, engine: Any) -> float:
    """What a network says at the beginning of a turn; the type of the engine says how, in kernels as well."""
    return cast("float", BY_ENGINE[type(engine)](row, kinds, weights, engine))


def _by_type(row: Lowered, kinds: Lowered, weights: Lowered, engine: Lowered) -> Lowered:  # noqa: ARG001
    return BY_ENGINE[engine.instance_class].py_func


overload(raw_chance, strict=False)(_by_type)


@kernel
def _chance(row: IntArray, kinds: CardArray, judge_: Judge) -> float:
    if row[ENDING] != RUNNING:
        return 1.0 if row[ENDING] == WON else 0.0
    said = raw_chance(row, kinds, judge_.weights, judge_.engine)
    if said < CLOSEST or said > 1.0 - CLOSEST:
        return said
    return 1.0 / (1.0 + (1.0 - said) / said * math.exp(-judge_.shift))


# Games ----------------------------------------------------------------------------------------------------


@kernel
def _games(  # noqa: PLR0917 (kernels take arrays one by one)
    table: GameArrays,
    number: int,
    first: int,
    players: Table,
    judge_: Judge,
    others: Others,
    games: Games,
) -> None:
    for index in range(len(games.told)):
        new_game(table.row, table.deck, table.kinds, table.rng, number, first + index, 0)
        if len(games.decks) > 0:
            copy(table.deck, games.decks[index])
        seed(table.rng, number, first + index, LOT_STREAM)
        seed(others.rng, number, first + index, DRAWS_STREAM)
        _play(table, players, judge_, others, games, index)
        games.told[index, RESULT] = 1.0 if table.row[ENDING] == WON else 0.0


@kernel
def _play(  # noqa: PLR0917
    table: GameArrays, players: Table, judge_: Judge, others: Others, games: Games, index: int
) -> None:
    """Play to the end; of the positions at the beginning of a turn each is as likely to be asked about."""
    row, kinds, turns, told = table.row, table.kinds, 0, games.told[index]
    while row[ENDING] == RUNNING:
        if row[PLAYED] == 0:
            _keep(games, index, turns, row)
            turns += 1
            _ask(row, kinds, turns, judge_, table.rng, told)
        move, ended = planned_move(row, kinds, players), RUNNING
        if move != END_TURN:
            ended = lay_and_obey(row, kinds, card_of_play(move), pile_of_play(move))
            if ended == BROKEN:
                row[ENDING] = BROKEN
            elif ended != STOPPED:
                judge(row)
        if move == END_TURN or ended == STOPPED:
            _draw(table, judge_, others, told)
            pass_on(row)
    _keep(games, index, turns, row)
    games.turns[index] = turns


@kernel
def _keep(games: Games, index: int, turn: int, row: IntArray) -> None:
    if len(games.rows) > 0:
        copy(row, games.rows[index, turn])


@kernel
def _ask(  # noqa: PLR0917
    row: IntArray, kinds: CardArray, turns: int, judge_: Judge, rng: IntArray, told: FloatArray
) -> None:
    is_drawn = below(rng, turns) == 0
    if turns == 1 or is_drawn:
        said = _chance(row, kinds, judge_)
        if turns == 1:
            told[START] = said
        if is_drawn:
            told[SAID], told[PILE] = said, row[DECK] - row[DRAWN]


@kernel
def _draw(table: GameArrays, judge_: Judge, others: Others, told: FloatArray) -> None:
    """Draw; note how much better the cards are than others from the same draw pile."""
    row, seat, before = table.row, table.row[SEAT], table.row[DRAWN]
    one = others.arrays.row
    total = squares = 0.0
    if others.draws > 0 and before < row[DECK]:
        copy(table.deck, others.arrays.deck)
        for _ in range(others.draws):
            copy(row, one)
            shuffle(others.rng, others.arrays.deck, before, row[DECK])
            draw(one, others.arrays.deck)
            if one[DRAWN] == row[DECK] or one[DRAWN] == before:
                break  # All cards that are left, or none: nothing was left to chance.
            begin_turn(one, seat)
            chance = _chance(one, table.kinds, judge_)
            total += chance
            squares += chance * chance
    draw(row, table.deck)
    if others.draws > 0 and row[DRAWN] > before and row[DRAWN] < row[DECK]:
        copy(row, one)
        begin_turn(one, seat)
        mean = total / others.draws
        told[LUCK] += _chance(one, table.kinds, judge_) - mean
        told[NOISE] += max(0.0, squares / others.draws - mean * mean) / max(1, others.draws - 1)
