"""Compare ways to search in TAKE THAT: each plays the same tuning deals against careful players.

    python training/plans_take_that.py --out plans.json --change calm=2 --change opinion=40,trust=30

A change is a set of fields of `Plan` that differ from the expert's own. Against the rivals named beside
careful the expert plays as it is. Deals come from seeds that no published table uses. It stops after so many
seconds and writes what it has.
"""

import argparse
import json
import math
import multiprocessing
import pathlib
import time
from dataclasses import dataclass
from typing import Any

import numpy as np

from tenback.bots.take_that.expert import SAMPLES, knowledge_from, models_of, plan_at
from tenback.bots.take_that.policy import policy_move
from tenback.bots.take_that.search import search
from tenback.bots.take_that.weights import FloatArray, careful_weights, learned_weights, plain_weights
from tenback.bots.take_that.workspace import new_workspace
from tenback.games.decks import Generator, Randomness
from tenback.games.take_that import Move, Options, View, apply, seeded_deal, view
from tenback.sim.chance import seed as begin_chance
from tenback.sim.take_that.states import move_at, row_seen
from tenback.talk.marks.said import NOTHING_SAID, Talk

TUNING_SEED = 5_000_000


@dataclass(frozen=True)
class Planned:
    """An expert that searches by a changed plan."""

    change: str

    def choose(self, seen: View, talk: Talk, rng: Randomness) -> Move:  # noqa: ARG002
        if len(seen.legal) == 1:
            return seen.legal[0]
        known, chance = knowledge_from(seen), np.zeros(4, np.int64)
        begin_chance(chance, rng.randrange(1 << 62), 0, 0)
        plan, workspace = plan_at(seen.options, SAMPLES)._replace(**fields(self.change)), new_workspace(known)
        search(known, models_of(seen, known), plan, workspace, chance)
        return move_at(int(workspace.moves[workspace.order[0]]))


def fields(change: str) -> dict[str, Any]:
    """What `calm=2,opinion=40` says; a field keeps its kind of number."""
    pairs = [pair.split("=") for pair in change.split(",") if pair]
    whole = {name for name, value in plan_at(Options(), SAMPLES)._asdict().items() if isinstance(value, int)}
    return {name: int(value) if name in whole else float(value) for name, value in pairs}


@dataclass(frozen=True)
class Rival:
    """A player without search, by its weights."""

    name: str

    def choose(self, seen: View, talk: Talk, rng: Randomness) -> Move:  # noqa: ARG002
        return move_at(int(policy_move(row_seen(seen), self._weights(seen.options))))

    def _weights(self, options: Options) -> FloatArray:
        match self.name:
            case "careful":
                return careful_weights(options)
            case "learned":
                return learned_weights(options)
            case _:
                return plain_weights()


Result = tuple[str, int, float, float, float]


def play_deal(task: tuple[Options, str, str, int]) -> Result:
    """Play a deal on every seat: what was compared, deal, lead, share of wins, time a decision."""
    options, rival, change, number = task
    name = f"{options}, {rival} rivals: {change or 'as it is'}"
    leads, wins, spent, decisions = [], [], 0.0, 0
    dealt = seeded_deal(options, TUNING_SEED, number)
    for own in range(options.players):
        state, chance = dealt.state(), Generator(number, str(own))
        while state.result is None:
            seat = state.turn or 0
            bot = Planned(change) if seat == own else Rival(rival)
            begun = time.process_time()
            move = bot.choose(view(state, seat), NOTHING_SAID, chance)
            if seat == own:
                spent, decisions = spent + time.process_time() - begun, decisions + 1
            state = apply(state, seat, move)
        scores, winners = state.result.scores, state.result.winners
        leads.append(scores[own] - (sum(scores) - scores[own]) / (options.players - 1))
        wins.append((own in winners) / len(winners))
    return name, number, float(np.mean(leads)), float(np.mean(wins)), spent / decisions


def report(results: list[Result]) -> dict[str, Any]:
    """What was compared: deals, lead, share of wins and their 95 % errors, time a decision."""
    found: dict[str, Any] = {}
    for name in sorted({name for name, *_ in results}):
        mine = np.array([numbers for other, _, *numbers in results if other == name])
        mean, error = mine.mean(axis=0), 1.96 * mine.std(axis=0) / math.sqrt(len(mine))
        found[name] = {
            "deals": len(mine),
            "lead": f"{mean[0]:+.2f} ± {error[0]:.2f}",
            "won": f"{100 * mean[1]:.1f} ± {100 * error[1]:.1f} %",
            "ms": round(1000 * float(mean[2]), 2),
        }
    return found


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--players", type=int, nargs="+", default=[2, 3, 4])
    asked.add_argument("--variants", nargs="+", default=["normal"], choices=["normal", "professional"])
    asked.add_argument("--change", action="append", default=[])
    asked.add_argument("--rivals", nargs="*", default=[], help="plain, learned")
    asked.add_argument("--deals", type=int, default=1000, help="at most")
    asked.add_argument("--processes", type=int, default=1)
    asked.add_argument("--seconds", type=float, default=240.0)
    asked.add_argument("--out", type=pathlib.Path, required=True)
    given = asked.parse_args()
    begun = time.monotonic()
    tables = [
        Options(players=players, professional=variant == "professional")
        for players in given.players
        for variant in given.variants
    ]
    compared = [("careful", change) for change in ("", *given.change)] + [
        (rival, "") for rival in given.rivals
    ]
    tasks = [(table, *pair, index) for index in range(given.deals) for table in tables for pair in compared]
    play_deal((tables[0], "careful", "samples=20", -1))  # Compiles before there are many processes.
    results = []
    with multiprocessing.get_context("fork").Pool(given.processes) as pool:
        for result in pool.imap(play_deal, tasks):
            results.append(result)
            if time.monotonic() - begun > given.seconds:
                pool.terminate()
                break
    given.out.write_text(json.dumps(report(results), indent=1), "utf-8")
    print(given.out.read_text("utf-8"))


if __name__ == "__main__":
    main()
