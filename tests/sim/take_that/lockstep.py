"""One match played by the rules and by the kernels, compared after every move."""

from collections.abc import Callable
from dataclasses import dataclass, fields
from typing import Any

import numpy as np

from tenback.games.decks import Generator, shuffled
from tenback.games.take_that import (
    CARDS,
    Deal,
    Move,
    Options,
    Seat,
    State,
    apply,
    legal_moves,
    round_points,
)
from tenback.sim.bits import IntArray
from tenback.sim.jit import plain
from tenback.sim.take_that.deals import begin_match, empty_row, next_round
from tenback.sim.take_that.row import (
    DOWN,
    DRAWN,
    ENDING,
    EXTRA,
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
)
from tenback.sim.take_that.rules import lays, make_move, may_take, twists
from tenback.sim.take_that.states import move_number, row_of, words

EVERY_TABLE = [
    Options(players=players, rounds=rounds, professional=professional)
    for players in (2, 3, 4)
    for rounds in (1, 2, 3)
    for professional in (False, True)
]


@dataclass(frozen=True, slots=True)
class Kernels:
    """The kernels to hold against the rules."""

    begin_match: Callable[..., Any]
    next_round: Callable[..., Any]
    lays: Callable[..., Any]
    twists: Callable[..., Any]
    may_take: Callable[..., Any]
    make_move: Callable[..., Any]


COMPILED = Kernels(begin_match, next_round, lays, twists, may_take, make_move)


PLAIN = Kernels(**{field.name: plain(getattr(COMPILED, field.name)) for field in fields(Kernels)})


def play_both(options: Options, seed: int, kernels: Kernels) -> int:
    """Play one match of chance through both and give the number of moves; any difference fails."""
    rng = Generator(seed, "lockstep")
    dealt = drawn_deal(options, rng)
    decks = [np.array(deck, np.int8) for deck in dealt.decks]
    state, row, made = dealt.state(), empty_row(options), 0
    kernels.begin_match(row, decks[0], dealt.starter)
    while state.result is None:
        assert_same(state, row, kernels)
        assert_written_as_played(state, row)
        move = chosen(legal_moves(state, to_move(state)), rng)
        number = len(state.rounds)
        state = apply(state, to_move(state), move)
        kernels.make_move(row, decks[number], move_number(move))
        made += 1
        if row[ENDING] == ROUND_OVER:
            assert len(state.rounds) == number + 1
            kernels.next_round(row, decks[number + 1])
    assert row[ENDING] == MATCH_OVER
    assert tuple(row[TOTAL : TOTAL + options.players]) == scores(state)
    return made


def drawn_deal(options: Options, rng: Generator) -> Deal:
    decks = tuple(shuffled(CARDS, rng) for _ in range(options.rounds))
    return Deal(options, decks, starter=rng.randrange(options.players))


def to_move(state: State) -> Seat:
    assert state.turn is not None
    return state.turn


def scores(state: State) -> tuple[int, ...]:
    assert state.result is not None
    return state.result.scores


def chosen(moves: tuple[Move, ...], rng: Generator) -> Move:
    """Take lines less often than by chance, so that they grow long."""
    first, second = (moves[rng.randrange(len(moves))] for _ in range(2))
    return second if move_number(first) == TAKE and rng.randrange(4) else first


def assert_same(state: State, row: IntArray, kernels: Kernels) -> None:
    seats = range(state.options.players)
    assert legal_numbers(row, kernels) == {move_number(move) for move in legal_moves(state, to_move(state))}
    assert (row[SEAT], row[ROUND], row[STARTER], row[ENDING]) == (state.turn, state.round, state.starter, 0)
    assert row[DRAWN] == len(CARDS) - len(state.draw_pile)
    assert line_of(row) == state.line
    for at, heaps in (
        (HAND, state.hands),
        (UP, state.face_up),
        (DOWN, state.face_down),
        (EXTRA, state.extra),
    ):
        assert [tuple(row[at + 2 * seat :][:2]) for seat in seats] == [words(heap) for heap in heaps]
    assert tuple(row[POINTS : POINTS + len(seats)]) == round_points(state, with_extra=False)
    assert tuple(row[TOTAL:][:4])[: len(seats)] == tuple(
        sum(score.points[seat] for score in state.rounds) for seat in seats
    )


def assert_written_as_played(state: State, played: IntArray) -> None:
    """A row written from the state is the row that was played; twisted cards may still stand in the stack."""
    written = row_of(state)
    same = [index for index in range(STACK) if index != HEIGHT]
    assert list(written[same]) == list(played[same])
    assert line_of(written) == line_of(played)


def legal_numbers(row: IntArray, kernels: Kernels) -> set[int]:
    lay = {CARDS.index(card) for card in cards_in(*kernels.lays(row))}
    twist = {TWIST + CARDS.index(card) for card in cards_in(*kernels.twists(row))}
    return lay | twist | ({TAKE} if kernels.may_take(row) else set())


def line_of(row: IntArray) -> tuple[int, ...]:
    inside = cards_in(row[LINE], row[LINE + 1])
    line = tuple(int(card) for card in row[STACK : STACK + row[HEIGHT]] if card in inside)
    assert len(line) == len(inside)
    assert row[LAST] == (line[-1] if line else 0)
    return line


def cards_in(low: int, high: int) -> set[int]:
    return {card for card in CARDS if (int(low) | int(high) << 50) >> card & 1}
