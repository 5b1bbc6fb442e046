"""How fast TAKE THAT is played inside the compiled loop, beside OpenSpiel's C++ card games in the same run.

python bench/speed_take_that.py
"""

import importlib.util
import time
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from functools import partial

import numpy as np

from tenback.bots.take_that.policy import policy_move
from tenback.bots.take_that.weights import FloatArray, careful_weights
from tenback.games.take_that import Options
from tenback.sim.bits import IntArray
from tenback.sim.chance import CardArray
from tenback.sim.jit import kernel
from tenback.sim.take_that.deals import begin_match, empty_row, shuffle_deck
from tenback.sim.take_that.playouts import random_matches
from tenback.sim.take_that.row import DECK_SIZE, ENDING, RUNNING
from tenback.sim.take_that.rules import make_move

MATCHES = 6000
PEERS = ("hearts", "crazy_eights", "go_fish")


def best_of(runs: int, work: Callable[[], int]) -> float:
    """Decisions a second of the fastest run, by processor time: others use this machine too."""
    work()
    found = []
    for _ in range(runs):
        begun = time.process_time()
        made = work()
        found.append(made / (time.process_time() - begun))
    return max(found)


@kernel
def careful_rounds(row: IntArray, deck: CardArray, rng: IntArray, rounds: int, w: FloatArray) -> int:
    """Play rounds by the careful policy; how many decisions."""
    made = 0
    for game in range(rounds):
        shuffle_deck(deck, rng, 1, game, 0)
        begin_match(row, deck, 0)
        while row[ENDING] == RUNNING:
            make_move(row, deck, policy_move(row, w))
            made += 1
    return made


def random_play(options: Options) -> int:
    return random_matches(options, MATCHES, seed=1)[1]


def careful(options: Options) -> int:
    deck, rng = np.zeros(DECK_SIZE, np.int8), np.zeros(4, np.int64)
    return careful_rounds(empty_row(options), deck, rng, 4000, careful_weights(options))


def spiel(name: str) -> int:
    """Random play of one of OpenSpiel's games, loop and bots in C++; the moves made, those of chance too."""
    import pyspiel

    game = pyspiel.load_game(name)
    bots = [pyspiel.make_uniform_random_bot(seat, 1) for seat in range(game.num_players())]
    made = 0
    for seed in range(300):
        state = game.new_initial_state()
        pyspiel.evaluate_bots(state, bots, seed)
        made += state.move_number()
    return made


def works() -> Iterator[tuple[str, Callable[[], int]]]:
    """All that is measured."""
    for players in (2, 3, 4):
        options = Options(players=players)
        yield f"random play, {players} players", partial(random_play, options)
        yield f"careful play, {players} players", partial(careful, options)
    if importlib.util.find_spec("pyspiel"):
        for name in PEERS:
            yield f"OpenSpiel {name}, loop in C++", partial(spiel, name)


def main() -> None:
    print(f"# {datetime.now(UTC):%Y-%m-%d %H:%M} UTC, one core, best of 3, millions of decisions a second")
    for name, work in works():
        print(f"| {name} | {best_of(3, work) / 1e6:.2f} |", flush=True)


if __name__ == "__main__":
    main()
