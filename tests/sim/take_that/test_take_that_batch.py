"""Many matches at once are the same matches, one by one."""

import numpy as np
import pytest

from tenback.games.take_that import CARDS, Deal, Options, State, apply, legal_moves, view
from tenback.sim.batch import Batch
from tenback.sim.bits import IntArray
from tenback.sim.take_that.deals import shuffle_deck
from tenback.sim.take_that.states import move_at, move_number


def deck(seed: int, game: int, number: int) -> tuple[int, ...]:
    cards = np.zeros(len(CARDS), np.int8)
    shuffle_deck(cards, np.zeros(4, np.int64), seed, game, number)
    return tuple(map(int, cards))


def dealt(options: Options, seed: int, game: int) -> State:
    return Deal(options, tuple(deck(seed, game, number) for number in range(options.rounds))).state()


def some_legal(batch: Batch, rng: np.random.Generator) -> IntArray:
    return np.array([rng.choice(np.flatnonzero(mask)) for mask in batch.masks])


@pytest.mark.parametrize(
    "options",
    [Options(players=2, professional=True), Options(players=3), Options(players=4, rounds=3)],
    ids=str,
)
def test_a_batch_is_the_rules_many_times_over(options: Options) -> None:
    batch, rng = Batch(options, size=3, seed=11), np.random.default_rng(1)
    states = [dealt(options, 11, game) for game in batch.games]
    for _ in range(320):
        moves = some_legal(batch, rng)
        batch.step(moves)
        for index, move in enumerate(moves):
            turn = states[index].turn
            assert turn is not None
            states[index] = apply(states[index], turn, move_at(int(move)))
            result = states[index].result
            assert bool(batch.endings[index]) == (result is not None)
            if result is not None:
                assert tuple(batch.results[index]) == result.scores
                states[index] = dealt(options, 11, int(batch.games[index]))
            assert_shows(batch, index, states[index])
    assert batch.games.max() >= 3


def assert_shows(batch: Batch, at: int, state: State) -> None:
    """Mask and observation are the view of the active seat, and nothing more."""
    seat = state.turn
    assert seat is not None
    mine = view(state, seat)
    assert batch.seats[at] == seat
    assert set(np.flatnonzero(batch.masks[at])) == {move_number(move) for move in legal_moves(state, seat)}
    np.testing.assert_array_equal(batch.observations[at], batch.encoding.observe(mine))


def test_a_match_does_not_depend_on_the_size_of_the_batch() -> None:
    def first_totals(size: int) -> list[int]:
        batch = Batch(Options(), size=size, seed=5)
        while not batch.endings[0]:
            batch.step(batch.masks.argmax(axis=1))
        return list(batch.results[0])

    assert first_totals(1) == first_totals(7)


def test_a_move_that_is_not_legal_changes_nothing() -> None:
    batch = Batch(Options(), size=3, seed=5)
    before = batch.boards.rows.copy()
    moves = some_legal(batch, np.random.default_rng(2))
    moves[1] = 158  # There is no line to take yet.
    with pytest.raises(ValueError, match="move 158 is not legal in the game at place 1"):
        batch.step(moves)
    with pytest.raises(ValueError, match="3 games need 3 moves, not 2"):
        batch.step(moves[:2])
    assert (batch.boards.rows == before).all()
