"""The kernels and the rules are the same game: played side by side and compared after every move."""

import numpy as np
import pytest

from tenback.games.decks import Generator
from tenback.games.take_that import (
    CARDS,
    Deal,
    Options,
    State,
    apply,
    legal_moves,
    parse_state,
)
from tenback.sim.bits import IntArray
from tenback.sim.chance import CardArray
from tenback.sim.take_that.deals import begin_match, next_round
from tenback.sim.take_that.playouts import random_matches
from tenback.sim.take_that.row import (
    ENDING,
    MATCH_OVER,
    MOVES,
    POINTS,
    TAKE,
    TOTAL,
)
from tenback.sim.take_that.rules import lays, make_move, may_take, twists
from tenback.sim.take_that.states import deck_of, move_at, move_number, row_of
from tests.sim.take_that.lockstep import (
    COMPILED,
    EVERY_TABLE,
    PLAIN,
    Kernels,
    assert_same,
    chosen,
    drawn_deal,
    play_both,
    scores,
    to_move,
)


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
        state = apply(state, to_move(state), chosen(legal_moves(state, to_move(state)), rng))
    row, deck = row_of(state), deck_of(state)
    while state.result is None:
        assert_same(state, row, COMPILED)
        move = chosen(legal_moves(state, to_move(state)), rng)
        state = apply(state, to_move(state), move)
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


def rules_alone(dealt: Deal, rng: Generator) -> State:
    state = dealt.state()
    while state.result is None:
        moves = legal_moves(state, to_move(state))
        state = apply(state, to_move(state), moves[rng.randrange(len(moves))])
    return state
