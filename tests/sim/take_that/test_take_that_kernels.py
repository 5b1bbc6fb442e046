"""The kernels and the rules are the same game: played side by side and compared after every move."""

from collections.abc import Callable
from dataclasses import dataclass, fields
from typing import Any

import numpy as np
import pytest

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
    parse_state,
    round_points,
)
from tenback.sim.bits import IntArray
from tenback.sim.chance import CardArray
from tenback.sim.jit import plain
from tenback.sim.take_that.deals import begin_match, empty_row, next_round
from tenback.sim.take_that.playouts import random_matches
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
    MOVES,
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
from tenback.sim.take_that.states import deck_of, move_at, move_number, row_of, words

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


@pytest.mark.parametrize("options", EVERY_TABLE, ids=str)
def test_compiled_kernels_play_as_the_rules_do(options: Options) -> None:
    assert sum(play_both(options, seed, COMPILED) for seed in range(12)) > 12 * 30


@pytest.mark.parametrize("options", EVERY_TABLE, ids=str)
def test_plain_kernels_play_as_the_rules_do(options: Options) -> None:
    assert sum(play_both(options, seed, PLAIN) for seed in range(100, 102)) > 2 * 30


def test_a_wrong_kernel_is_found() -> None:
    def takes_for_nothing(row: IntArray, deck: CardArray, move: int) -> None:
        points = list(row[POINTS : POINTS + 4])
        make_move(row, deck, move)
        if move == TAKE and row[ENDING] == 0:
            row[POINTS : POINTS + 4] = points

    wrong = Kernels(begin_match, next_round, lays, twists, may_take, takes_for_nothing)
    with pytest.raises(AssertionError):
        play_both(Options(), 1, wrong)


def test_a_match_may_be_taken_up_in_the_middle() -> None:
    options = Options(players=3, rounds=1, professional=True)
    rng = Generator(5)
    state = drawn_deal(options, rng).state()
    for _ in range(20):
        state = apply(state, at_turn(state), chosen(legal_moves(state, at_turn(state)), rng))
    row, deck = row_of(state), deck_of(state)
    while state.result is None:
        assert_same(state, row, COMPILED)
        move = chosen(legal_moves(state, at_turn(state)), rng)
        state = apply(state, at_turn(state), move)
        make_move(row, deck, move_number(move))
    assert tuple(row[TOTAL : TOTAL + 3]) == scores(state)


def test_the_extra_card_that_empties_the_draw_pile_ends_the_round() -> None:
    """T12, T20."""
    text = (
        "take-that-state players=2 rounds=1 professional=yes starter=0 turn=0 line=22 hands=12/13 draw=21 "
        f"up=-/- down={'.'.join(str(card) for card in CARDS if card not in (12, 13, 21, 22))}/- extra=-/- "
        "rounds-scored=- decks=- history=- result=-"
    )
    state = parse_state(text)
    row, deck = row_of(state), deck_of(state)
    make_move(row, deck, TAKE)
    assert row[ENDING] == MATCH_OVER
    assert tuple(row[TOTAL : TOTAL + 2]) == scores(apply(state, 0, move_at(TAKE)))


def test_every_move_has_one_number() -> None:
    assert [move_number(move_at(number)) for number in range(MOVES)] == list(range(MOVES))
    assert len({move_at(number) for number in range(MOVES)}) == MOVES


def test_random_matches_are_the_same_in_any_number_of_threads_and_pieces() -> None:
    options = Options(players=3)
    together, made = random_matches(options, 3000, seed=7)
    threaded, made_again = random_matches(options, 3000, seed=7, threads=2)
    alone, _ = random_matches(options, 1, seed=7, first=2100)
    assert (together == threaded).all()
    assert made == made_again
    assert (alone[0] == together[2100]).all()
    assert (random_matches(options, 10, seed=8)[0] != together[:10]).any()


def test_random_play_scores_as_the_rules_score_it() -> None:
    """The same chances: mean totals of random play agree within four standard errors."""
    options = Options(rounds=1)
    fast = random_matches(options, 20_000, seed=3)[0].mean(axis=1)
    rng = Generator(3)
    slow = np.array([np.mean(scores(rules_alone(drawn_deal(options, rng), rng))) for _ in range(300)])
    error = np.sqrt(slow.var() / len(slow) + fast.var() / len(fast))
    assert abs(slow.mean() - fast.mean()) < 4 * error


# Both side by side ----------------------------------------------------------------------------------------


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
        move = chosen(legal_moves(state, at_turn(state)), rng)
        number = len(state.rounds)
        state = apply(state, at_turn(state), move)
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


def at_turn(state: State) -> Seat:
    assert state.turn is not None
    return state.turn


def scores(state: State) -> tuple[int, ...]:
    assert state.result is not None
    return state.result.scores


def rules_alone(dealt: Deal, rng: Generator) -> State:
    state = dealt.state()
    while state.result is None:
        moves = legal_moves(state, at_turn(state))
        state = apply(state, at_turn(state), moves[rng.randrange(len(moves))])
    return state


def chosen(moves: tuple[Move, ...], rng: Generator) -> Move:
    """Take lines less often than by chance, so that they grow long."""
    first, second = (moves[rng.randrange(len(moves))] for _ in range(2))
    return second if move_number(first) == TAKE and rng.randrange(4) else first


def assert_same(state: State, row: IntArray, kernels: Kernels) -> None:
    seats = range(state.options.players)
    assert legal_numbers(row, kernels) == {move_number(move) for move in legal_moves(state, at_turn(state))}
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
    same = [at for at in range(STACK) if at != HEIGHT]
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
