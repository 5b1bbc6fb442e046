"""Random decisions per second on one core in plain Python, beside OpenSpiel's Python games in the same run.

A decision is: list the legal moves of the active player, pick one by chance, and go to the next state.

Run: python bench/rules_speed.py [--seconds 3]
"""

import argparse
import platform
import random
import sys
import time
from collections.abc import Callable

from tenback.games import GAMES, random_deal

FLOOR = 25_000
"""What THE GAME must reach."""
PEERS = ("python_tic_tac_toe", "python_kuhn_poker", "python_liars_poker", "python_block_dominoes")
PLAYERS = 3

PlayGame = Callable[[random.Random], int]
"""Plays one game and tells how many decisions it took."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=3.0, help="time for each game")
    seconds = parser.parse_args().seconds
    print(f"Python {platform.python_version()}, one core, {seconds:g} s of CPU time each\n")
    print(f"{'game':<36} {'decisions/s':>12} {'games/s':>10}")
    speeds = {name: _measured(f"tenback {name}, {PLAYERS} players", _ours(name), seconds) for name in GAMES}
    _measure_peers(seconds)
    reached = speeds["the-game"] >= FLOOR
    print(f"\nTHE GAME's floor of {FLOOR:,} decisions/s is {'reached' if reached else 'NOT reached'}")
    sys.exit(0 if reached else 1)


def _measured(title: str, play: PlayGame, seconds: float) -> float:
    rng = random.Random(1)
    play(rng)
    decisions = games = 0
    start = time.process_time()
    while (passed := time.process_time() - start) < seconds:
        decisions += play(rng)
        games += 1
    print(f"{title:<36} {decisions / passed:>12,.0f} {games / passed:>10,.0f}", flush=True)
    return decisions / passed


def _ours(name: str) -> PlayGame:
    game = GAMES[name]
    options = game.options(players=PLAYERS)

    def play(rng: random.Random) -> int:
        state = random_deal(options, rng).state()
        decisions = 0
        while (seat := state.turn) is not None:
            state = game.apply(state, seat, rng.choice(game.legal_moves(state, seat)))
            decisions += 1
        return decisions

    return play


def _measure_peers(seconds: float) -> None:
    try:
        import open_spiel.python.games  # noqa: F401  (registers the Python games)
        import pyspiel
    except ImportError:
        print("OpenSpiel is missing: pip install open_spiel to see its games beside these")
        return
    for name in PEERS:
        _measured(f"OpenSpiel {name}", _theirs(pyspiel.load_game(name)), seconds)


def _theirs(game: "pyspiel.Game") -> PlayGame:  # type: ignore[name-defined]  # noqa: F821
    def play(rng: random.Random) -> int:
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                actions, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(actions, weights)[0])
            else:
                state.apply_action(rng.choice(state.legal_actions()))
                decisions += 1
        return decisions

    return play


if __name__ == "__main__":
    main()
