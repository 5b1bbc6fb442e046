"""How fast the faces are: random legal play through each, beside the card games that the others ship.

    python bench/envs_speed.py --seconds 1 --trials 5

Steps are decisions of players; dealing, masks, observations and the choice of a random action are all in the
time. Rates are per second of process time on one core: the median of the trials, the least, the greatest.
Others' games need `pettingzoo[classic]`; rows whose package is missing say so.
"""

import argparse
import statistics
import sys
import time
import warnings
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from random import Random
from typing import Any

import numpy as np

Play = Callable[[], int]
"""Plays some games and says how many steps they had."""


@dataclass(frozen=True)
class Row:
    """One thing to measure; `floor` is what the project promises."""

    face: str
    name: str
    make: Callable[[], Play]
    floor: float | None = None


def main() -> None:
    parser = argparse.ArgumentParser(description="How fast the faces are, beside the others' own card games.")
    parser.add_argument("--seconds", type=float, default=1.0, help="length of a trial")
    parser.add_argument("--trials", type=int, default=5)
    parser.add_argument("--only", default="", help="measure rows whose name or face holds this")
    parser.add_argument("--check", action="store_true", help="fail when a promise is not kept")
    wanted = parser.parse_args()
    print("| adapter | game | steps/s | from | to | floor |")
    print("| --- | --- | ---: | ---: | ---: | ---: |")
    kept = [measured(row, wanted) for row in rows() if wanted.only in f"{row.face} {row.name}"]
    if wanted.check and not all(kept):
        sys.exit("a promise is not kept")


def measured(row: Row, wanted: argparse.Namespace) -> bool:
    """Measure a row and print it; say whether it kept its promise."""
    try:
        play = row.make()
    except ImportError as missing:
        print(f"| {row.face} | {row.name} | not installed: {missing.name} | | | |")
        return True
    play()
    rates = sorted(rate(play, wanted.seconds) for _ in range(wanted.trials))
    middle = statistics.median(rates)
    floor = "" if row.floor is None else f"{row.floor:,.0f}"
    print(
        f"| {row.face} | {row.name} | {middle:,.0f} | {rates[0]:,.0f} | {rates[-1]:,.0f} | {floor} |",
        flush=True,
    )
    return row.floor is None or middle >= row.floor


def rate(play: Play, seconds: float) -> float:
    steps, start = 0, time.process_time()
    while time.process_time() - start < seconds:
        steps += play()
    return steps / (time.process_time() - start)


def rows() -> Iterator[Row]:
    yield from batch_rows()
    yield from zoo_rows()
    yield from spiel_rows()


# Gymnasium ------------------------------------------------------------------------------------------------


def batch_rows() -> Iterator[Row]:
    for size in (64, 1024, 16384):
        floor = 3_500_000 if size == 1024 else None
        for name, chosen in OUR_BATCHES.items():
            yield Row(f"Gymnasium vector, {size:,} games", name, partial(our_batch, chosen, size), floor)
    among_bots = {"game": "take-that", "players": 2, "seat": 0, "bots": "random"}
    yield Row(
        "Gymnasium vector, 1,024 games", "TAKE THAT, own moves alone", partial(our_batch, among_bots, 1024)
    )
    yield Row(
        "Gymnasium, one game", "THE GAME, 3 players", partial(gym_game, "tenback/TheGame-v1", players=3)
    )
    yield Row("Gymnasium, one game", "their Blackjack-v1", partial(gym_game, "Blackjack-v1"))
    yield Row("Gymnasium vector, 1,024 games", "their Blackjack-v1", blackjack_batch)


OUR_BATCHES: dict[str, dict[str, Any]] = {
    "THE GAME alone": {"game": "the-game"},
    "THE GAME, 3 players": {"game": "the-game", "players": 3},
    "EXTREME, 3 players": {"game": "extreme", "players": 3},
    "TAKE THAT, 3 players": {"game": "take-that", "players": 3},
}


def our_batch(chosen: dict[str, Any], games: int) -> Play:
    from tenback.envs.gymnasium import make_batch
    from tenback.envs.sampling import RandomActions

    batch, choose = make_batch(games, **chosen), RandomActions(1)
    masks = [batch.reset(seed=1)[0]["action_mask"]]

    def play() -> int:
        for _ in range(10):
            seen, *_ = batch.step(choose(masks[0]))
            masks[0] = seen["action_mask"]
        return 10 * games

    return play


def gym_game(name: str, **chosen: Any) -> Play:
    import gymnasium

    import tenback.envs.gymnasium  # noqa: F401 (registers the games)

    env, chance = gymnasium.make(name, **chosen), Random(1)

    def play() -> int:
        seen, _info = env.reset()
        over, steps = False, 0
        while not over:
            legal = np.flatnonzero(seen["action_mask"]) if isinstance(seen, dict) else (0, 1)
            seen, _reward, over, _cut, _info = env.step(legal[int(chance.random() * len(legal))])
            steps += 1
        return steps

    return play


def blackjack_batch() -> Play:
    import gymnasium

    batch = gymnasium.make_vec("Blackjack-v1", num_envs=1024)
    batch.reset(seed=1)

    def play() -> int:
        batch.step(batch.action_space.sample())
        return 1024

    return play


# PettingZoo -----------------------------------------------------------------------------------------------


def zoo_rows() -> Iterator[Row]:
    for name, chosen in OUR_BATCHES.items():
        if "alone" not in name:
            yield Row("PettingZoo raw", name, partial(our_zoo, chosen, wrapped=False), 60_000)
            yield Row("PettingZoo wrapped", name, partial(our_zoo, chosen, wrapped=True), 25_000)
    for name in ("hanabi_v5", "leduc_holdem_v4", "texas_holdem_no_limit_v6"):
        yield Row("PettingZoo raw", f"their {name}", partial(their_zoo, name, "raw_env"))
        yield Row("PettingZoo wrapped", f"their {name}", partial(their_zoo, name, "env"))


def our_zoo(chosen: dict[str, Any], *, wrapped: bool) -> Play:
    from tenback.envs.pettingzoo import env, raw_env

    return zoo_play((env if wrapped else raw_env)(**chosen))


def their_zoo(name: str, kind: str) -> Play:
    import importlib

    return zoo_play(getattr(importlib.import_module(f"pettingzoo.classic.{name}"), kind)())


def zoo_play(zoo: Any) -> Play:
    chance = Random(1)

    def play() -> int:
        zoo.reset()
        steps = 0
        while zoo.agents:
            seen, _reward, over, cut, info = zoo.last()
            if over or cut:
                zoo.step(None)
                continue
            mask = seen["action_mask"] if isinstance(seen, dict) else info["action_mask"]
            legal = np.flatnonzero(mask)
            zoo.step(int(legal[int(chance.random() * len(legal))]))
            steps += 1
        return steps

    return play


# OpenSpiel ------------------------------------------------------------------------------------------------

THEIR_GAMES = (
    "python_kuhn_poker",
    "python_liars_poker",
    "python_block_dominoes",
    "leduc_poker",
    "hanabi",
    "gin_rummy",
    "hearts",
)


def spiel_rows() -> Iterator[Row]:
    for name in ("the_game(players=3)", "extreme(players=3)", "take_that(players=3)"):
        game = f"python_tenback_{name}"
        yield Row("OpenSpiel", game, partial(spiel_play, game), 8_000)
    for game in THEIR_GAMES:
        language = "Python" if game.startswith("python") else "C++"
        yield Row("OpenSpiel", f"their {game} ({language})", partial(spiel_play, game))


def spiel_play(name: str) -> Play:
    import open_spiel.python.games  # noqa: F401 (registers theirs)
    import pyspiel

    import tenback.envs.openspiel  # noqa: F401 (registers ours)

    game, chance = pyspiel.load_game(name), Random(1)

    def play() -> int:
        state, steps = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                actions, odds = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(chance.choices(actions, odds)[0])
            else:
                legal = state.legal_actions()
                state.apply_action(legal[int(chance.random() * len(legal))])
                steps += 1
        return steps

    return play


if __name__ == "__main__":
    warnings.simplefilter("ignore")
    main()
