"""How fast the games of peers go on one core, of those that are installed: each in its own way to play."""

import contextlib
import importlib.util
import time
from collections.abc import Callable, Iterator
from typing import Any

from tenback.arena.speed import Rate

OPENSPIEL_GAMES = ("hearts", "go_fish", "crazy_eights")
RLCARD_GAMES = ("uno", "gin-rummy")


def peer_rates(seconds: float) -> Iterator[Rate]:
    """Measure random play of the peers that are installed."""
    for package, measure in PEERS.items():
        if importlib.util.find_spec(package) is not None:
            # A peer may itself lack something that it needs for its card games.
            with contextlib.suppress(ImportError):
                yield from measure(seconds)


def _openspiel(seconds: float) -> Iterator[Rate]:
    """OpenSpiel in its own C++ loop; moves of chance are counted."""
    import pyspiel

    for name in OPENSPIEL_GAMES:
        game: Any = pyspiel.load_game(name)
        bots = [pyspiel.make_uniform_random_bot(player, player + 1) for player in range(game.num_players())]

        def play(seed: int, game: Any = game, bots: list[Any] = bots) -> int:
            state = game.new_initial_state()
            pyspiel.evaluate_bots(state, bots, seed)
            return int(state.move_number())

        yield Rate(f"OpenSpiel {name}, C++ loop", _pace(play, seconds))


def _rlcard(seconds: float) -> Iterator[Rate]:
    import rlcard
    from rlcard.agents import RandomAgent

    for name in RLCARD_GAMES:
        env = rlcard.make(name)
        env.set_agents([RandomAgent(num_actions=env.num_actions) for _ in range(env.num_players)])

        def play(seed: int, env: Any = env) -> int:  # noqa: ARG001 (RLCard seeds itself)
            return sum(len(path) // 2 for path in env.run(is_training=False)[0])

        yield Rate(f"RLCard {name}", _pace(play, seconds))


def _pettingzoo(seconds: float) -> Iterator[Rate]:
    from pettingzoo.classic import tictactoe_v3

    env = tictactoe_v3.env()

    def play(seed: int) -> int:
        steps = 0
        env.reset(seed=seed)
        for agent in env.agent_iter():
            seen, _reward, ended, cut, _info = env.last()
            env.step(None if ended or cut else env.action_space(agent).sample(seen["action_mask"]))
            steps += 1
        return steps

    yield Rate("PettingZoo tictactoe_v3", _pace(play, seconds))


PEERS: dict[str, Callable[[float], Iterator[Rate]]] = {
    "pyspiel": _openspiel,
    "rlcard": _rlcard,
    "pettingzoo": _pettingzoo,
}


def _pace(play: Callable[[int], int], seconds: float) -> float:
    """Play game after game until it took long enough to tell; decisions a second."""
    decisions, start = 0, time.process_time()
    while (taken := time.process_time() - start) < seconds:
        decisions += play(decisions)
    return decisions / taken
