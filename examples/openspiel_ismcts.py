"""OpenSpiel's IS-MCTS plays TAKE THAT against random play; the resampler lets it guess hidden cards."""

import argparse
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.bots import uniform_random

from tenback.envs.openspiel import resampler

GAME = "python_tenback_take_that(rounds=1)"


def searching_bot(game: pyspiel.Game, simulations: int, seed: int) -> ismcts.ISMCTSBot:
    """Make IS-MCTS that guesses hidden cards with our resampler."""
    rng = np.random.RandomState(seed)
    bot = ismcts.ISMCTSBot(
        game=game,
        uct_c=20.0,
        max_simulations=simulations,
        evaluator=mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=rng),
        random_state=rng,
    )
    bot.set_resampler(resampler(seed))
    return bot


def played_out(state: pyspiel.State, bots: list[Any], rng: np.random.RandomState) -> list[float]:
    """Play a game to its end; chance goes by its odds."""
    while not state.is_terminal():
        if state.is_chance_node():
            actions, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choice(actions, p=odds))
        else:
            state.apply_action(bots[state.current_player()].step(state))
    return list(state.returns())


def leads(games: int, simulations: int) -> list[float]:
    """Play games and give by how many points the search was ahead in each; it changes seats."""
    game = pyspiel.load_game(GAME)
    found = []
    for number in range(games):
        seat, rng = number % 2, np.random.RandomState(number)
        bots: list[Any] = [uniform_random.UniformRandomBot(1 - seat, rng)] * 2
        bots[seat] = searching_bot(game, simulations, number)
        found.append(played_out(game.new_initial_state(), bots, rng)[seat])
    return found


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=4)
    parser.add_argument("--simulations", type=int, default=20)
    wanted = parser.parse_args()
    ahead = leads(wanted.games, wanted.simulations)
    won = sum(lead > 0 for lead in ahead)
    print(f"IS-MCTS won {won} of {wanted.games}, on average {np.mean(ahead):+.1f} points ahead")
