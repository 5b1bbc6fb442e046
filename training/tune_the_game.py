"""Look for the weights of the careful player by a cross-entropy search, on other deals than any table's.

python training/tune_the_game.py --players 3 --talk marks --seconds 120 --out weights.json
"""

import argparse
import json
import pathlib
import time

import numpy as np

from tenback.bots.the_game.costs import SCRATCH
from tenback.bots.the_game.policy import policy_games
from tenback.bots.the_game.weights import PLAIN_SIZE, SIZE, FloatArray, filled, first_guess, key_of
from tenback.games.the_game import Options
from tenback.sim.bits import IntArray
from tenback.sim.the_game.convert import blank_row
from tenback.sim.the_game.doomed import new_ahead

TUNING_SEED = 1_000_003
POPULATION, ELITE = 48, 10


class Trial:
    """One way to play, tried on many deals."""

    def __init__(self, options: Options, marks: int) -> None:
        self.row, self.marks = blank_row(options), marks
        self.scratch = np.zeros(SCRATCH)
        self.tau = 12.0 if options.players == 1 or options.extreme else 8.0

    def lefts(self, weights: FloatArray, first: int, games: int, seed: int = TUNING_SEED) -> IntArray:
        result = np.zeros(games, np.int64)
        deck, kinds, rng = np.zeros(98, np.int8), np.zeros(101, np.int8), np.zeros(4, np.int64)
        arrays = self.row, deck, kinds, rng
        policy_games(*arrays, seed, first, weights, self.marks, self.scratch, new_ahead(), result)
        return result

    def score(self, weights: FloatArray, first: int, games: int) -> float:
        return float(np.exp(-self.lefts(weights, first, games) / self.tau).mean())


def search(trial: Trial, start: FloatArray, seconds: float, games: int, *, extreme: bool) -> FloatArray:
    chance = np.random.default_rng(7)
    mean = start.copy()
    spread = np.maximum(0.4, 0.3 * np.abs(first_guess()[0])) * np.array([[1.0], [0.6]])
    spread[:, PLAIN_SIZE if not extreme else SIZE :] = 0
    end, round_number = time.process_time() + seconds, 0
    while time.process_time() < end:
        tries = mean + spread * chance.standard_normal((POPULATION, *mean.shape))
        tries[0] = mean
        scores = np.array([trial.score(one, round_number * games, games) for one in tries])
        elite = tries[np.argsort(-scores)[:ELITE]]
        mean = 0.5 * mean + 0.5 * elite.mean(axis=0)
        spread = 0.7 * spread + 0.3 * 1.15 * elite.std(axis=0)
        round_number += 1
        if round_number % 10 == 0:
            print(f"round {round_number}: mean {scores[0]:.4f}, best {scores.max():.4f}", flush=True)
    return mean


def known(path: pathlib.Path) -> dict[str, list[list[float]]]:
    return json.loads(path.read_text()) if path.exists() else {}


def write(path: pathlib.Path, table: dict[str, list[list[float]]]) -> None:
    """One line for each row of weights."""
    entries = [f" {json.dumps(key)}: [\n  {rows[0]},\n  {rows[1]}\n ]" for key, rows in sorted(table.items())]
    path.write_text("{\n" + ",\n".join(entries) + "\n}\n")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--players", type=int, required=True)
    parser.add_argument("--talk", choices=["silent", "marks"], default="silent")
    parser.add_argument("--extreme", action="store_true")
    parser.add_argument("--minimum", type=int, default=2)
    parser.add_argument("--short-hand", action="store_true")
    parser.add_argument("--seconds", type=float, default=120, help="of processor time")
    parser.add_argument("--games", type=int, default=1200)
    parser.add_argument("--start", help="the key of known weights to start from")
    parser.add_argument("--out", type=pathlib.Path, required=True)
    args = parser.parse_args()
    options = Options(
        players=args.players, extreme=args.extreme, minimum=args.minimum, short_hand=args.short_hand
    )
    table = known(args.out)
    start = filled(table[args.start]) if args.start else first_guess()
    trial = Trial(options, int(args.talk == "marks"))
    found = search(trial, start, args.seconds, args.games, extreme=args.extreme)
    lefts = trial.lefts(found, 0, 10_000, seed=TUNING_SEED + 1)
    key = key_of(options, marks=args.talk == "marks")
    print(f"{key}: {100 * np.mean(lefts == 0):.1f} % won, {lefts.mean():.2f} cards left (fresh deals)")
    found = found if args.extreme else found[:, :PLAIN_SIZE]
    write(args.out, known(args.out) | {key: np.round(found, 4).tolist()})


if __name__ == "__main__":
    main()
