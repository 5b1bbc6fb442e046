"""How fast games go, on one core and on several, with peers beside when they are installed.

python bench/speed.py --seconds 1
"""

import argparse
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np

from tenback.games.the_game import Options
from tenback.sim.batch import Batch
from tenback.sim.bits import IntArray
from tenback.sim.chance import below
from tenback.sim.jit import kernel
from tenback.sim.the_game.deals import new_arrays
from tenback.sim.the_game.playouts import GREEDY, RANDOM, play_games

SEED = 11
ROLLOUTS = 100
NAMES = {RANDOM: "random", GREEDY: "greedy"}


def whole_games(options: Options, player: int, first: int, games: int) -> int:
    cards_left, endings = np.zeros(games, np.int64), np.zeros(games, np.int64)
    return play_games(new_arrays(options), SEED, first, player, 0, cards_left, endings)


def pace(work: Callable[[int], int], seconds: float) -> tuple[float, float]:
    """Decisions and games a second of processor time; the number of games grows until that is long enough."""
    work(10)
    games = 1000
    while True:
        start = time.thread_time()
        decisions = work(games)
        taken = time.thread_time() - start
        if taken >= seconds:
            return decisions / taken, games / taken
        games = int(games * max(2.0, 1.2 * seconds / max(taken, 1e-6)))


def one_core(seconds: float) -> None:
    print("| game | players | player | decisions/s | games/s |\n| --- | --- | --- | --- | --- |")
    for extreme in (False, True):
        for player in (RANDOM, GREEDY):
            for players in range(1, 6):
                options = Options(players=players, extreme=extreme)
                decisions, games = pace(lambda n, o=options, p=player: whole_games(o, p, 0, n), seconds)  # type: ignore[misc]
                game = "EXTREME" if extreme else "THE GAME"
                print(
                    f"| {game} | {players} | {NAMES[player]} | {decisions:,.0f} | {games:,.0f} |", flush=True
                )


@kernel
def random_moves(masks: Any, rng: IntArray, moves: IntArray) -> None:
    for index in range(len(moves)):
        move = below(rng, masks.shape[1])
        while masks[index, move] == 0:
            move = move + 1 if move + 1 < masks.shape[1] else 0
        moves[index] = move


def batched(seconds: float) -> None:
    print("\n| batch | game | steps/s, with mask and observation |\n| --- | --- | --- |")
    for extreme in (False, True):
        for size in (64, 1024, 16_384):
            batch = Batch(Options(players=3, extreme=extreme), size, SEED)
            moves, rng = np.zeros(size, np.int64), np.arange(1, 5)
            # The first step compiles.
            random_moves(batch.masks, rng, moves)
            batch.step(moves)
            steps, spent = 0, 0.0
            while spent < seconds:
                random_moves(batch.masks, rng, moves)
                start = time.thread_time()
                batch.step(moves)
                spent += time.thread_time() - start
                steps += size
            print(f"| {size} | {'EXTREME' if extreme else 'THE GAME'} | {steps / spent:,.0f} |", flush=True)


def threads(games: int) -> None:
    """Wall clock: only telling on a machine that has nothing else to do."""
    print("\n| threads | random games/s, wall clock |\n| --- | --- |")
    options = Options(players=3)
    whole_games(options, RANDOM, 0, 10)
    for count in (1, 2):
        share = games // count
        start = time.perf_counter()
        with ThreadPoolExecutor(count) as pool:
            list(pool.map(lambda part, n=share: whole_games(options, RANDOM, part * n, n), range(count)))
        print(f"| {count} | {games / (time.perf_counter() - start):,.0f} |", flush=True)


def openspiel(seconds: float) -> None:
    """C++ random rollouts inside OpenSpiel's own tree search, after the deal."""
    import pyspiel

    for name in ("hearts", "go_fish", "crazy_eights"):
        game, chance = pyspiel.load_game(name), np.random.default_rng(1)
        dealt = game.new_initial_state()
        while dealt.is_chance_node():
            dealt.apply_action(int(chance.choice(dealt.legal_actions())))
        length = np.mean([_length(dealt.clone(), chance) for _ in range(50)])
        few, many = (_search_time(game, dealt, simulations, seconds) for simulations in (2, 12))
        print(
            f"| OpenSpiel {name}, C++ rollouts | {10 * ROLLOUTS * length / (many - few):,.0f} |", flush=True
        )


def _search_time(game: Any, state: Any, simulations: int, seconds: float) -> float:
    """How long one search takes; the difference between two is rollouts alone."""
    import pyspiel

    searches, spent = 0, 0.0
    while spent < seconds:
        evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS, searches)
        bot = pyspiel.MCTSBot(game, evaluator, 2.0, simulations, 10, solve=False, seed=1, verbose=False)
        start = time.thread_time()
        bot.step(state.clone())
        spent += time.thread_time() - start
        searches += 1
    return spent / searches


def _length(state: Any, chance: np.random.Generator) -> int:
    length = 0
    while not state.is_terminal():
        state.apply_action(int(chance.choice(state.legal_actions())))
        length += 1
    return length


def rlcard(seconds: float) -> None:
    import rlcard
    from rlcard.agents import RandomAgent

    for name in ("uno", "gin-rummy"):
        env = rlcard.make(name)
        env.set_agents([RandomAgent(num_actions=env.num_actions) for _ in range(env.num_players)])
        steps, start = 0, time.thread_time()
        while time.thread_time() - start < seconds:
            steps += sum(len(path) // 2 for path in env.run(is_training=False)[0])
        print(f"| RLCard {name} | {steps / (time.thread_time() - start):,.0f} |", flush=True)


def pettingzoo(seconds: float) -> None:
    from pettingzoo.classic import tictactoe_v3

    env = tictactoe_v3.env()
    steps, start = 0, time.thread_time()
    while time.thread_time() - start < seconds:
        env.reset(seed=steps)
        for agent in env.agent_iter():
            seen, _reward, ended, cut, _info = env.last()
            move = None if ended or cut else env.action_space(agent).sample(seen["action_mask"])
            env.step(move)
            steps += 1
    print(f"| PettingZoo tictactoe_v3 | {steps / (time.thread_time() - start):,.0f} |", flush=True)


def peers(seconds: float) -> None:
    print("\n| peer | decisions/s |\n| --- | --- |")
    for module, measure in (("pyspiel", openspiel), ("rlcard", rlcard), ("pettingzoo", pettingzoo)):
        try:
            measure(seconds)
        except ImportError as missing:
            # A peer may be there without something that its own games need.
            print(f"| {module} | not installed: {missing.name or missing} |", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=1.0, help="of processor time for each figure")
    args = parser.parse_args()
    one_core(args.seconds)
    batched(args.seconds)
    threads(1_000_000)
    peers(args.seconds)


if __name__ == "__main__":
    main()
