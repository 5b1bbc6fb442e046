"""How fast our games go on one core."""

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass

import numpy as np

from tenback.games import take_that, the_game

SEED = 11


@dataclass(frozen=True, slots=True)
class Rate:
    """Decisions a second of processor time."""

    name: str
    per_second: float


def own_rates(seconds: float) -> Iterator[Rate]:
    """Measure random play of the three games inside compiled code, three players."""
    for extreme in (False, True):
        options = the_game.Options(players=3, extreme=extreme)
        yield Rate("EXTREME" if extreme else "THE GAME", _pace(_the_game_player(options), seconds))
    yield Rate("TAKE THAT", _pace(_take_that_matches, seconds))


def _the_game_player(options: the_game.Options) -> Callable[[int], int]:
    from tenback.sim.the_game.deals import new_arrays
    from tenback.sim.the_game.playouts import RANDOM, play_games

    def play(games: int) -> int:
        cards_left, endings = np.zeros(games, np.int64), np.zeros(games, np.int64)
        return play_games(new_arrays(options), SEED, 0, RANDOM, 0, cards_left, endings)

    return play


def _take_that_matches(matches: int) -> int:
    from tenback.sim.take_that.playouts import random_matches

    return random_matches(take_that.Options(players=3), matches, seed=SEED, threads=1)[1]


def _pace(play: Callable[[int], int], seconds: float) -> float:
    """Play more and more games until it takes long enough to tell; the first few only compile."""
    play(2)
    games = 500
    while True:
        start = time.process_time()
        decisions = play(games)
        taken = time.process_time() - start
        if taken >= seconds:
            return decisions / taken
        games *= 2 if taken * 4 > seconds else 8
