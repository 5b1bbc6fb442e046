"""A match played through the rules and through the kernels side by side, compared after every move."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

from tenback.games.decks import Generator
from tenback.games.registry import random_deal
from tenback.games.take_that import Move, Options, State, apply, legal_moves, round_points
from tenback.sim.bits import IntArray
from tenback.sim.chance import CardArray
from tenback.sim.take_that.deals import begin_match, empty_row, next_round
from tenback.sim.take_that.row import (
    CARD_AT,
    DOWN,
    DRAWN,
    ENDING,
    EXTRA,
    GONE,
    HAND,
    HEIGHT,
    LAST,
    LINE,
    MATCH_OVER,
    POINTS,
    ROUND,
    ROUND_OVER,
    SEAT,
    STACK,
    STARTER,
    TAKE,
    TOTAL,
    TWIST,
    UP,
    WIDTH,
)
from tenback.sim.take_that.rules import lays, make_move, may_take, twists
from tenback.sim.take_that.states import deck_of, move_at, move_number, row_of, words

EVERY_TABLE = [
    Options(players=players, rounds=rounds, professional=professional)
    for players in (2, 3, 4)
    for rounds in (1, 2, 3)
    for professional in (False, True)
]


@dataclass(frozen=True, slots=True)
class Kernels:
    """The kernels to hold against the rules, compiled or plain."""

    begin_match: Callable[..., Any] = begin_match
    next_round: Callable[..., Any] = next_round
    lays: Callable[..., Any] = lays
    twists: Callable[..., Any] = twists
    may_take: Callable[..., Any] = may_take
    make_move: Callable[..., Any] = make_move


def play_both(options: Options, seed: int, kernels: Kernels) -> int:
    """Play one match of chance through both and give the number of moves; any difference fails."""
    rng = Generator(seed, "lockstep")
    dealt = random_deal(options, rng, starter=rng.randrange(options.players))
    state, row, made = dealt.state(), empty_row(options), 0
    decks = [np.array(deck, np.int8) for deck in dealt.decks]
    kernels.begin_match(row, decks[0], dealt.starter)
    while state.result is None:
        assert_same(state, row, kernels)
        assert_row_is_written_as_played(state, row)
        move = _chosen(legal_moves(state, state.turn or 0), rng)
        round_before = len(state.rounds)
        state = apply(state, state.turn or 0, move)
        kernels.make_move(row, decks[round_before], move_number(move))
        made += 1
        if row[ENDING] == ROUND_OVER:
            assert len(state.rounds) == round_before + 1
            kernels.next_round(row, decks[len(state.rounds)])
    assert row[ENDING] == MATCH_OVER
    assert tuple(row[TOTAL : TOTAL + options.players]) == state.result.scores
    return made


def _chosen(moves: tuple[Move, ...], rng: Generator) -> Move:
    """Choose with lines taken less often than by chance, so that lines grow long."""
    first, second = (moves[rng.randrange(len(moves))] for _ in range(2))
    return second if move_number(first) == TAKE and rng.randrange(4) else first


def assert_same(state: State, row: IntArray, kernels: Kernels) -> None:
    """Legal moves, cards, turn and points are the same."""
    seats = range(state.options.players)
    assert _legal(row, kernels) == {move_number(move) for move in legal_moves(state, state.turn or 0)}
    assert row[ENDING] == 0
    assert row[SEAT] == state.turn
    assert row[ROUND] == state.round
    assert row[STARTER] == state.starter
    assert row[DRAWN] == 79 - len(state.draw_pile)
    assert line_of(row) == state.line
    for at, heaps in ((HAND, state.hands), (UP, state.face_up), (DOWN, state.face_down), (EXTRA, state.extra)):
        assert [tuple(row[at + 2 * seat : at + 2 * seat + 2]) for seat in seats] == list(map(words, heaps))
    assert tuple(row[POINTS : POINTS + len(seats)]) == round_points(state, with_extra=False)
    totals = [sum(score.points[seat] for score in state.rounds) for seat in seats]
    assert list(row[TOTAL : TOTAL + len(seats)]) == totals


def assert_row_is_written_as_played(state: State, played: IntArray) -> None:
    """A row written from the state goes on as the row that was played does."""
    written = row_of(state)
    assert line_of(written) == line_of(played)
    same = [at for at in range(WIDTH) if at < STACK and at != HEIGHT]
    assert list(written[same]) == list(played[same])


def line_of(row: IntArray) -> tuple[int, ...]:
    """The line of a row, gaps closed."""
    inside = words_to_cards(row[LINE], row[LINE + 1])
    line = tuple(int(card) for card in row[STACK : STACK + row[HEIGHT]] if card in inside)
    assert len(line) == len(inside)
    assert row[LAST] == (line[-1] if line else 0)
    return line


def words_to_cards(low: int, high: int) -> set[int]:
    """The cards of a set."""
    return {card for card in map(int, CARD_AT) if set(_bits(words([card]))) <= set(_bits((low, high)))}


def _bits(pair: tuple[int, int]) -> list[tuple[int, int]]:
    return [(index, bit) for index, word in enumerate(pair) for bit in range(50) if int(word) >> bit & 1]


def _legal(row: IntArray, kernels: Kernels) -> set[int]:
    laying = {move_number_of(card, 0) for card in words_to_cards(*kernels.lays(row))}
    twisting = {move_number_of(card, TWIST) for card in words_to_cards(*kernels.twists(row))}
    return laying | twisting | ({TAKE} if kernels.may_take(row) else set())


def move_number_of(card: int, base: int) -> int:
    """The number of a lay or twist with a card."""
    return base + list(CARD_AT).index(card)


__all__ = ["EVERY_TABLE", "GONE", "CardArray", "Kernels", "assert_same", "deck_of", "move_at", "play_both"]
