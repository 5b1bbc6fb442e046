"""Many games at once: the same games, one by one or together."""

import numpy as np
import pytest

from tenback.games.the_game import Options
from tenback.sim.batch import Batch
from tenback.sim.bits import IntArray
from tenback.sim.the_game.deals import new_arrays
from tenback.sim.the_game.playouts import GREEDY, RANDOM, play_games
from tenback.sim.the_game.row import END_TURN, MOVES, WON

RULES = [Options(players=3), Options(players=2, extreme=True)]


def first_moves(batch: Batch) -> IntArray:
    """The last legal move of each game: it ends turns whenever it may."""
    return MOVES - 1 - np.argmax(batch.masks[:, ::-1], axis=1)


def results(options: Options, size: int, games: int) -> dict[int, tuple[int, int]]:
    """Play a batch until the first *games* games of the seed are over."""
    batch = Batch(options, size, seed=5)
    found: dict[int, tuple[int, int]] = {}
    while not set(range(games)) <= found.keys():
        numbers = batch.games.copy()
        batch.step(first_moves(batch))
        for at in np.flatnonzero(batch.endings):
            found[int(numbers[at])] = int(batch.endings[at]), int(batch.results[at, 0])
    return {number: found[number] for number in range(games)}


@pytest.mark.parametrize("options", RULES, ids=repr)
def test_a_game_does_not_hang_on_the_size_of_the_batch(options: Options) -> None:
    assert results(options, 1, 12) == results(options, 4, 12) == results(options, 12, 12)


@pytest.mark.parametrize("player", [RANDOM, GREEDY])
@pytest.mark.parametrize("options", RULES, ids=repr)
def test_a_game_is_the_same_alone_and_among_others(options: Options, player: int) -> None:
    lefts, endings = np.zeros(50, np.int64), np.zeros(50, np.int64)
    play_games(new_arrays(options), 9, 0, player, 0, lefts, endings)
    for number in (0, 17, 49):
        left, ending = np.zeros(1, np.int64), np.zeros(1, np.int64)
        play_games(new_arrays(options), 9, number, player, 0, left, ending)
        assert (left[0], ending[0]) == (lefts[number], endings[number])


def test_the_observation_shows_ones_own_hand_and_what_was_played() -> None:
    batch = Batch(Options(players=3), 8, seed=2)
    parts = batch.encoding.observations.parts(batch.observations)
    assert (parts["hand_sizes"] == [6, 6, 6, 0, 0]).all()
    assert (parts["hand"].sum(axis=1) == 6).all()
    assert (parts["tops"] == [1, 1, 100, 100]).all()
    assert not batch.masks[:, END_TURN].any()

    moves = first_moves(batch)
    batch.step(moves)

    parts = batch.encoding.observations.parts(batch.observations)
    assert (parts["played"][np.arange(8), moves // 4] == 1).all()
    assert (parts["laid"] == 1).all()


def test_an_illegal_move_is_refused_and_nothing_is_changed() -> None:
    batch = Batch(Options(players=3), 4, seed=2)
    before = batch.observations.copy()
    moves = first_moves(batch)
    moves[2] = END_TURN
    with pytest.raises(ValueError, match=r"392 is not legal in the game at place 2"):
        batch.step(moves)
    assert (batch.observations == before).all()


def test_greedy_play_wins_now_and_then() -> None:
    lefts, endings = np.zeros(2000, np.int64), np.zeros(2000, np.int64)
    play_games(new_arrays(Options(players=2)), 1, 0, GREEDY, 0, lefts, endings)
    assert ((lefts == 0) == (endings == WON)).all()
    assert 10 < (endings == WON).sum() < 100
