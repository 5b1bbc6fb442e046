"""How fast games go on one core, and how fast peers' card games go beside them when they are installed."""

import importlib.util
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np

from tenback.games import take_that, the_game

SEED = 11
PEER_GAMES = ("hearts", "go_fish", "crazy_eights")


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


def peer_rates(seconds: float) -> Iterator[Rate]:
    """Measure the peers that are installed: OpenSpiel in its own C++ loop, moves of chance counted."""
    if importlib.util.find_spec("pyspiel") is not None:
        for name in PEER_GAMES:
            yield Rate(f"OpenSpiel {name}, C++ loop", _openspiel(name, seconds))


def _the_game_player(options: the_game.Options) -> Callable[[int], int]:
    from tenback.sim.the_game.deals import new_table
    from tenback.sim.the_game.playouts import RANDOM, play_games

    def play(games: int) -> int:
        lefts, endings = np.zeros(games, np.int64), np.zeros(games, np.int64)
        return play_games(new_table(options), SEED, 0, RANDOM, 0, lefts, endings)

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


def _openspiel(name: str, seconds: float) -> float:
    import pyspiel

    game: Any = pyspiel.load_game(name)
    bots = [pyspiel.make_uniform_random_bot(player, player + 1) for player in range(game.num_players())]
    decisions, start = 0, time.process_time()
    while (taken := time.process_time() - start) < seconds:
        state = game.new_initial_state()
        pyspiel.evaluate_bots(state, bots, decisions)
        decisions += state.move_number()
    return decisions / taken
