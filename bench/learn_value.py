"""Learn what positions are worth from games of the careful player, on other deals than any table's.

python bench/learn_value.py --players 3 --talk marks --out values.json
"""

import argparse
import json
import pathlib

import numpy as np

from tenback.bots.the_game.costs import SCRATCH, prepare
from tenback.bots.the_game.expert import scale_of
from tenback.bots.the_game.policy import policy_turn
from tenback.bots.the_game.search import worth_of
from tenback.bots.the_game.value import FACTS, describe
from tenback.bots.the_game.weights import FloatArray, key_of, weights_for
from tenback.games.the_game import Options
from tenback.sim.bits import IntArray
from tenback.sim.jit import kernel
from tenback.sim.the_game.deals import Table, new_game, new_table
from tenback.sim.the_game.row import ENDING, LEFT, RUNNING

LEARNING_SEED = 1_000_033
MOST_TURNS = 60


@kernel
def watch(  # noqa: PLR0917 (a kernel takes its arrays one by one)
    table: Table,
    first: int,
    weights: FloatArray,
    marks: int,
    w: FloatArray,
    facts: FloatArray,
    lefts: IntArray,
) -> int:
    """Play games until the paper is full; write the facts of each turn and how its game ended."""
    row, deck, kinds, rng = table
    seen, game = 0, first
    while seen + MOST_TURNS <= len(facts):
        new_game(row, deck, kinds, rng, LEARNING_SEED, game, 0)
        game, start = game + 1, seen
        while row[ENDING] == RUNNING:
            if seen < start + MOST_TURNS:
                describe(row, kinds, weights, w, facts[seen])
                seen += 1
            prepare(row, weights, marks, w)
            policy_turn(row, deck, kinds, w)
        for index in range(start, seen):
            lefts[index] = row[LEFT]
    return seen


def watched(options: Options, positions: int, first: int, *, marks: bool) -> tuple[FloatArray, FloatArray]:
    facts, lefts = np.zeros((positions, FACTS)), np.zeros(positions, np.int64)
    weights = weights_for(options, marks=marks)
    seen = watch(new_table(options), first, weights, int(marks), np.zeros(SCRATCH), facts, lefts)
    return facts[:seen], worth_of(scale_of(options))[lefts[:seen]]


def fit(facts: FloatArray, worth: FloatArray, rounds: int = 25) -> FloatArray:
    """Least squares for 1/2 + 1/2 z / sqrt(1 + z^2), by damped Gauss-Newton steps."""
    formula = np.zeros(FACTS)
    for _ in range(rounds):
        total = facts @ formula
        root = np.sqrt(1 + total**2)
        error = worth - (0.5 + 0.5 * total / root)
        slope = facts * (0.5 / root**3)[:, None]
        formula += 0.7 * np.linalg.solve(slope.T @ slope + 0.05 * np.eye(FACTS), slope.T @ error)
    return formula


def explained(facts: FloatArray, worth: FloatArray, formula: FloatArray) -> float:
    total = facts @ formula
    error = worth - (0.5 + 0.5 * total / np.sqrt(1 + total**2))
    return float(1 - (error**2).mean() / worth.var())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--players", type=int, required=True)
    parser.add_argument("--talk", choices=["silent", "marks"], default="silent")
    parser.add_argument("--extreme", action="store_true")
    parser.add_argument("--minimum", type=int, default=2)
    parser.add_argument("--short-hand", action="store_true")
    parser.add_argument("--positions", type=int, default=150_000)
    parser.add_argument("--out", type=pathlib.Path, required=True)
    args = parser.parse_args()
    options = Options(
        players=args.players, extreme=args.extreme, minimum=args.minimum, short_hand=args.short_hand
    )
    marks = args.talk == "marks"
    formula = fit(*watched(options, args.positions, 0, marks=marks))
    fresh = watched(options, 30_000, 10_000_000, marks=marks)
    key = key_of(options, marks=marks)
    print(f"{key}: explains {100 * explained(*fresh, formula):.0f} % on fresh deals")
    table = json.loads(args.out.read_text()) if args.out.exists() else {}
    table[key] = np.round(formula, 4).tolist()
    lines = [f" {json.dumps(name)}: {row}" for name, row in sorted(table.items())]
    args.out.write_text("{\n" + ",\n".join(lines) + "\n}\n")


if __name__ == "__main__":
    main()
