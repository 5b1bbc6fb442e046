"""How strong the bots of TAKE THAT are: matches of two rounds on fixed deals, every seat taken in turn.

    python bench/strength_take_that.py --bot expert --against careful --players 3 --deals 200 --samples 3000
    python bench/strength_take_that.py --published --processes 2 --journal strength-take-that.jsonl

A line of the table: the lead in points a match over the mean of the others, and the share of matches won
(a shared win counts its share), each with its 95 % interval over the deals. A journal keeps each deal as it
is done; a run that finds it goes on from there.
"""

import argparse
import functools
import importlib.util
import json
import math
import multiprocessing
import pathlib
import sys
import time
from collections.abc import Iterable, Iterator
from dataclasses import asdict, dataclass, replace
from datetime import UTC, datetime

import numpy as np

from tenback.bots import AnyBot, bot_named
from tenback.bots.take_that.expert import SAMPLES, ExpertBot
from tenback.bots.take_that.policy import policy_move
from tenback.bots.take_that.weights import FloatArray, learned_weights, plain_weights
from tenback.games.decks import Generator, Randomness
from tenback.games.take_that import Move, Options, Outcome, View, apply, seeded_deal, view
from tenback.sim.take_that.states import move_at, row_seen
from tenback.talk.marks.said import NOTHING_SAID, Talk

TABLE_SEED = 20261115  # No search for parameters used its deals.


@dataclass(frozen=True)
class PolicyBot:
    """Plays by weights, with no search: the careful player's thoughts, weighed otherwise."""

    name: str
    weights: FloatArray

    def choose(self, seen: View, talk: Talk, rng: Randomness) -> Move:  # noqa: ARG002
        return move_at(policy_move(row_seen(seen), self.weights))

    def say(self, seen: View) -> tuple[()]:  # noqa: ARG002
        return ()


@dataclass(frozen=True)
class Cell:
    """One line of the table."""

    bot: str
    against: str
    players: int = 2
    professional: bool = False
    deals: int = 200
    samples: int = SAMPLES
    seconds: float = 0.02

    @property
    def options(self) -> Options:
        return Options(players=self.players, professional=self.professional)


@dataclass(frozen=True)
class Played:
    """What the bot made of one deal, mean over the seats it sat on, and the processor time it used."""

    cell: Cell
    deal: int
    lead: float
    won: float
    spent: float
    longest: float
    decisions: int


# Playing ---------------------------------------------------------------------------------------------------


@dataclass
class Timed:
    """A bot and the processor time it has used."""

    bot: AnyBot
    spent: float = 0.0
    longest: float = 0.0
    decisions: int = 0

    def choose(self, seen: View, talk: Talk, rng: Randomness) -> Move:
        begun = time.process_time()
        move: Move = self.bot.choose(seen, talk, rng)
        took = time.process_time() - begun
        self.spent, self.longest = self.spent + took, max(self.longest, took)
        self.decisions += 1
        return move


def play(options: Options, number: int, bots: list[Timed]) -> Outcome:
    """Play one match of a deal; each seat has random numbers of its own."""
    state = seeded_deal(options, TABLE_SEED, number).state()
    chances = [Generator(number, f"seat {seat}") for seat in range(options.players)]
    while state.result is None:
        seat = state.turn or 0
        state = apply(state, seat, bots[seat].choose(view(state, seat), NOTHING_SAID, chances[seat]))
    return state.result


def play_deal(task: tuple[Cell, int]) -> Played:
    """Let the bot of a cell sit on every seat of a deal, the other bot on the other seats."""
    cell, number = task
    one, rest = Timed(bot_for(cell.bot, cell)), Timed(bot_for(cell.against, cell))
    leads, wins = [], []
    for seat in range(cell.players):
        bots = [one if place == seat else rest for place in range(cell.players)]
        outcome = play(cell.options, number, bots)
        leads.append(_lead(seat, outcome))
        wins.append((seat in outcome.winners) / len(outcome.winners))
    lead, won = float(np.mean(leads)), float(np.mean(wins))
    return Played(cell, number, lead, won, one.spent, one.longest, one.decisions)


def _lead(seat: int, outcome: Outcome) -> float:
    others = [score for other, score in enumerate(outcome.scores) if other != seat]
    return outcome.scores[seat] - float(np.mean(others))


# Bots ------------------------------------------------------------------------------------------------------


def bot_for(name: str, cell: Cell) -> AnyBot:
    """Make a bot by its name on the command line."""
    match name:
        case "expert":
            return ExpertBot(samples=cell.samples)
        case "plain":
            return PolicyBot(name, plain_weights())
        case "learned":
            return PolicyBot(name, learned_weights(cell.options))
        case "ismcts":
            return _peer(cell.options, cell.seconds)
        case _:
            bot: AnyBot = bot_named("take-that", name)
            return bot


@functools.cache
def _peer(options: Options, seconds: float) -> AnyBot:
    """OpenSpiel's search; it lies beside this file, and is needed only where OpenSpiel is installed."""
    module = importlib.import_module("ismcts_take_that")
    peer: AnyBot = module.ismcts_within(seconds, middle_views(options), Generator(1))
    return peer


def middle_views(options: Options) -> list[View]:
    """Positions of a careful match, to measure speed on."""
    state, bot, found = seeded_deal(options, 5).state(), bot_named("take-that", "careful"), []
    while state.result is None:
        seat = state.turn or 0
        found.append(view(state, seat))
        state = apply(state, seat, bot.choose(found[-1], NOTHING_SAID, Generator(0)))
    return [seen for seen in found if len(seen.legal) > 1][::6]


# The table -------------------------------------------------------------------------------------------------


def published() -> list[Cell]:
    """All lines of docs/results/strength-take-that.md."""
    rows = [("careful", "random", 2, 200), *(("expert", "careful", players, 200) for players in (2, 3, 4))]
    rows += [("expert", "learned", players, 50) for players in (2, 3, 4)]
    both = [Cell(*row[:3], professional, row[3]) for row in rows for professional in (False, True)]
    peers = [Cell("expert", "ismcts", deals=50)] if importlib.util.find_spec("pyspiel") else []
    return [*both, *peers]


def interval(values: Iterable[float]) -> tuple[float, float]:
    """The mean and half of its 95 % interval."""
    found = np.array(list(values))
    return float(found.mean()), 1.96 * float(found.std(ddof=1)) / math.sqrt(len(found))


def line(cell: Cell, results: list[Played]) -> str:
    """One line of the table."""
    lead, lead_error = interval(played.lead for played in results)
    win, win_error = interval(100 * played.won for played in results)
    each = 1000 * sum(played.spent for played in results) / sum(played.decisions for played in results)
    longest = 1000 * max(played.longest for played in results)
    samples = cell.samples if "expert" in (cell.bot, cell.against) else ""
    variant = "professional" if cell.professional else "normal"
    return (
        f"| {cell.bot} | {cell.against} | {cell.players} | {variant} "
        f"| {len(results)} | {len(results) * cell.players} | {samples} | {lead:+.1f} ± {lead_error:.1f} "
        f"| {win:.1f} ± {win_error:.1f} % | {each:.2f} ms ({longest:.0f} ms) |"
    )


def kept(journal: pathlib.Path | None) -> list[Played]:
    """What a journal holds of earlier runs."""
    if journal is None or not journal.exists():
        return []
    found = (json.loads(text) for text in journal.read_text("utf-8").splitlines())
    return [Played(**{**entry, "cell": Cell(**entry["cell"])}) for entry in found]


def measure(cells: list[Cell], processes: int, journal: pathlib.Path | None) -> Iterator[list[Played]]:
    """Play all deals that the journal does not hold; all results so far after each."""
    results = kept(journal)
    done = {(played.cell, played.deal) for played in results}
    tasks = [(cell, number) for cell in cells for number in range(cell.deals) if (cell, number) not in done]
    yield results
    for cell in {replace(cell, deals=1) for cell, _ in tasks}:
        play_deal((cell, -1))  # Compiles, or loads what was compiled, before there are several processes.
    with multiprocessing.get_context("fork").Pool(processes) as pool:
        for played in pool.imap_unordered(play_deal, tasks):
            results.append(played)
            if journal is not None:
                with journal.open("a", encoding="utf-8") as file:
                    file.write(json.dumps(asdict(played)) + "\n")
            yield results


def asked_for() -> argparse.Namespace:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--bot", default="expert", help="random, plain, learned, careful, expert or ismcts")
    asked.add_argument("--against", default="careful")
    asked.add_argument("--players", type=int, default=2)
    asked.add_argument("--professional", action="store_true")
    asked.add_argument("--deals", type=int, default=200)
    asked.add_argument("--samples", type=int, default=SAMPLES, help="play-outs of the expert for a decision")
    asked.add_argument("--seconds", type=float, default=0.02, help="what IS-MCTS has for a decision")
    asked.add_argument("--published", action="store_true", help="all lines of the published table instead")
    asked.add_argument("--processes", type=int, default=1)
    asked.add_argument("--journal", type=pathlib.Path, help="keeps what is done; a later run goes on from it")
    return asked.parse_args()


def main() -> None:
    given = asked_for()
    one = Cell(
        given.bot, given.against, given.players, given.professional, given.deals, given.samples, given.seconds
    )
    cells = published() if given.published else [one]
    print(f"# {datetime.now(UTC):%Y-%m-%d %H:%M} UTC: {' '.join(sys.argv)}", flush=True)
    results: list[Played] = []
    for results in measure(cells, given.processes, given.journal):
        if results and len(results) % 50 == 0:
            print(f"# {len(results)} deals", file=sys.stderr, flush=True)
    for cell in cells:
        mine = [played for played in results if played.cell == cell]
        print(line(cell, mine), flush=True)


if __name__ == "__main__":
    main()
