"""One game played by the rules and by the kernels, compared after every move."""

import itertools
import random
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np

from tenback.games.the_game import (
    CARDS,
    Command,
    OnePile,
    Options,
    PlayCard,
    State,
    apply,
    deal,
    doomed_moves,
    fatal_moves,
    legal_moves,
    seeded_deck,
    seeded_layout,
)
from tenback.sim.bits import IntArray, count, nth
from tenback.sim.the_game import row as col
from tenback.sim.the_game.convert import ENDINGS, move_of, number_of, row_of
from tenback.sim.the_game.doomed import is_doomed, new_ahead
from tenback.sim.the_game.numbers import number_of_play
from tenback.sim.the_game.playouts import make_move
from tenback.sim.the_game.rules import in_debt, is_fatal, playable

COMPILED: Callable[[Any], Any] = lambda function: function  # noqa: E731


PLAIN_OPTIONS = [
    Options(players=players, minimum=minimum, short_hand=short)
    for players, minimum, short in itertools.product(range(1, 6), (2, 3), (False, True))
]


EXTREME_OPTIONS = [
    Options(players=players, extreme=True, minimum=minimum, short_hand=short, one_pile=one_pile)
    for players, minimum, short, one_pile in itertools.product(range(1, 6), (2, 3), (False, True), OnePile)
]


SWITCHED_OFF = [Options(players=3, extreme=True, switched_off={command}) for command in Command]


EVERY_TABLE = PLAIN_OPTIONS + EXTREME_OPTIONS + SWITCHED_OFF


def started(options: Options, seed: int) -> State:
    layout = seeded_layout(seed) if options.extreme else None
    # Chance alone hardly ever comes to the last cards: some decks lie nearly as they should be played.
    deck = kind_deck(seed) if seed % 3 == 1 else seeded_deck(seed)
    return deal(options, deck, layout=layout, starter=seed % options.players)


def kind_deck(seed: int) -> tuple[int, ...]:
    chance = random.Random(seed)
    return tuple(sorted(CARDS, key=lambda card: card + chance.uniform(0, 12)))


def follow(state: State, chance: random.Random, way: Callable[[Any], Any], *, boldness: int) -> None:
    """Play one game in both, and compare everything after every move."""
    row, deck, kinds = row_of(state)
    while state.result is None:
        assert state.turn is not None
        assert legal_numbers(row, way) == sorted(map(number_of, legal_moves(state, state.turn)))
        assert fatal_numbers(row, kinds, way) == sorted(map(number_of, fatal_moves(state, state.turn)))
        assert doomed_numbers(row, kinds, way) == sorted(map(number_of, doomed_moves(state, state.turn)))
        number = chosen(state, chance, boldness)
        state = apply(state, state.turn, move_of(number))
        way(make_move)(row, deck, kinds, number)
        assert_equal(row, state)


def legal_numbers(row: IntArray, way: Callable[[Any], Any]) -> list[int]:
    plays = [number_of_play(card, pile) for pile in range(4) for card in cards_on(row, pile, way)]
    return sorted(plays) if way(in_debt)(row) else sorted([*plays, col.END_TURN])


def fatal_numbers(row: IntArray, kinds: Any, way: Callable[[Any], Any]) -> list[int]:
    if row[col.EXTREME] == 0:
        return []
    plays = [(card, pile) for pile in range(4) for card in cards_on(row, pile, way)]
    return sorted(number_of_play(card, pile) for card, pile in plays if way(is_fatal)(row, kinds, card, pile))


def doomed_numbers(row: IntArray, kinds: Any, way: Callable[[Any], Any]) -> list[int]:
    plays = [(card, pile) for pile in range(4) for card in cards_on(row, pile, way)]
    ahead = new_ahead()
    return sorted(
        number_of_play(card, pile) for card, pile in plays if way(is_doomed)(row, kinds, card, pile, ahead)
    )


def cards_on(row: IntArray, pile: int, way: Callable[[Any], Any]) -> Iterator[int]:
    low, high = way(playable)(row, pile)
    return (way(nth)(low, high, index) for index in range(way(count)(low, high)))


def chosen(state: State, chance: random.Random, boldness: int) -> int:
    """Anything legal; or with care, so that games get long; or something fatal when it can be had."""
    assert state.turn is not None
    moves = legal_moves(state, state.turn)
    fatal = fatal_moves(state, state.turn)
    if boldness == 2 and fatal and chance.random() < 0.3:
        return number_of(chance.choice(fatal))
    if boldness == 1:
        return number_of(min(moves, key=lambda move: (move in fatal, step(state, move))))
    return number_of(chance.choice(moves))


def step(state: State, move: object) -> int:
    if not isinstance(move, PlayCard):
        return 3
    way = 1 if move.pile < 2 else -1
    return way * (move.card - state.tops[move.pile])


def assert_equal(row: IntArray, state: State) -> None:
    expected, _deck, _kinds = row_of(state)
    if state.result is not None:
        assert ENDINGS.get(int(row[col.ENDING])) is state.result.ending
        assert row[col.LEFT] == state.result.cards_left
        # Whose turn it was, and how, is of no matter after the end.
        for place in (col.SEAT, col.PLAYED, col.OWED, col.THREE, col.BOUND, col.PILES_USED):
            expected[place] = row[place]
    np.testing.assert_array_equal(row, expected)
