"""How strong the bots of TAKE THAT are: matches of two rounds on fixed deals, every seat taken in turn.

    python bench/strength_take_that.py --bot expert --against careful --players 3 --deals 200 --samples 2000

A line of the table: the lead in points a match over the mean of the others, and the share of matches won
(a shared win counts its share), each with its 95 % interval over the deals.
"""

import argparse
import importlib
import math
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from datetime import UTC, datetime

import numpy as np

from tenback.bots import Bot, bot_named
from tenback.bots.take_that.calibration import samples_a_second
from tenback.bots.take_that.expert import ExpertBot
from tenback.bots.take_that.policy import policy_move
from tenback.bots.take_that.weights import search_weights
from tenback.games.decks import Generator, Randomness, seeded_deck
from tenback.games.take_that import CARDS, Move, Options, Outcome, View, apply, deal, view
from tenback.sim.take_that.states import move_at, row_seen
from tenback.talk.said import NOTHING_SAID, Talk

FIRST_DEAL = 1_000_000  # No search for parameters used these.


@dataclass(frozen=True)
class TunedBot:
    """Careful thinking with the weights that the expert's play-outs use: no search."""

    name: str = "tuned"

    def choose(self, seen: View, talk: Talk, rng: Randomness) -> Move:  # noqa: ARG002
        return move_at(policy_move(row_seen(seen), search_weights(seen.options)))

    def say(self, seen: View) -> tuple[()]:  # noqa: ARG002
        return ()


@dataclass
class Timed:
    """A bot and the processor time it has used."""

    bot: Bot
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


def play(options: Options, seed: int, bots: list[Timed]) -> Outcome:
    """Play one match of a deal; each seat has chance of its own."""
    decks = tuple(seeded_deck(CARDS, seed, number) for number in range(options.rounds))
    state = deal(options, decks)
    chances = [Generator(seed, f"seat {seat}") for seat in range(options.players)]
    while state.result is None:
        seat = state.turn or 0
        state = apply(state, seat, bots[seat].choose(view(state, seat), NOTHING_SAID, chances[seat]))
    return state.result


@dataclass
class Tally:
    """What a bot made of each deal, mean over the seats it sat on."""

    leads: list[float] = field(default_factory=list)
    wins: list[float] = field(default_factory=list)

    def add(self, results: list[tuple[int, Outcome]]) -> None:
        self.leads.append(float(np.mean([_lead(seat, outcome) for seat, outcome in results])))
        self.wins.append(float(np.mean([_win(seat, outcome) for seat, outcome in results])))


def _lead(seat: int, outcome: Outcome) -> float:
    others = [score for other, score in enumerate(outcome.scores) if other != seat]
    return outcome.scores[seat] - float(np.mean(others))


def _win(seat: int, outcome: Outcome) -> float:
    return (seat in outcome.winners) / len(outcome.winners)


def interval(values: list[float]) -> tuple[float, float]:
    """The mean and half of its 95 % interval."""
    return float(np.mean(values)), 1.96 * float(np.std(values, ddof=1)) / math.sqrt(len(values))


def measure(options: Options, one: Timed, rest: Timed, deals: range) -> Iterator[Tally]:
    """Let *one* sit on every seat of every deal, *rest* on the others; the tally after each deal."""
    tally = Tally()
    for number in deals:
        results = []
        for seat in range(options.players):
            bots = [one if at == seat else rest for at in range(options.players)]
            results.append((seat, play(options, FIRST_DEAL + number, bots)))
        tally.add(results)
        yield tally


def bot_for(name: str, options: Options, samples: int, seconds: float) -> Bot:
    """Make a bot by its name on the command line."""
    match name:
        case "expert":
            return ExpertBot(samples=samples)
        case "tuned":
            return TunedBot()
        case "ismcts":
            # It lies beside this file, and is needed only where OpenSpiel is installed.
            peer: Bot = importlib.import_module("ismcts_take_that").ismcts_within(
                seconds, middle_views(options), Generator(1)
            )
            return peer
        case _:
            bot: Bot = bot_named("take-that", name)
            return bot


def middle_views(options: Options) -> list[View]:
    """Positions of a careful match, to measure speed on."""
    decks = tuple(seeded_deck(CARDS, 5, number) for number in range(options.rounds))
    state, bot, found = deal(options, decks), bot_named("take-that", "careful"), []
    while state.result is None:
        seat = state.turn or 0
        found.append(view(state, seat))
        state = apply(state, seat, bot.choose(found[-1], NOTHING_SAID, Generator(0)))
    return [seen for seen in found if len(seen.legal) > 1][::6]


def row(options: Options, names: tuple[str, str], tally: Tally, one: Timed) -> str:
    lead, lead_error = interval(tally.leads)
    win, win_error = interval(tally.wins)
    variant = "professional" if options.professional else "normal"
    each = one.spent / max(1, one.decisions)
    return (
        f"| {names[0]} | {names[1]} | {options.players} | {variant} | {len(tally.leads)} "
        f"| {lead:+.1f} ± {lead_error:.1f} | {100 * win:.1f} ± {100 * win_error:.1f} % "
        f"| {1000 * each:.2f} ms ({1000 * one.longest:.0f} ms) |"
    )


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--bot", default="expert", help="random, careful, tuned, expert or ismcts")
    asked.add_argument("--against", default="careful")
    asked.add_argument("--players", type=int, default=2)
    asked.add_argument("--professional", action="store_true")
    asked.add_argument("--deals", type=int, default=200)
    asked.add_argument("--samples", type=int, help="play-outs of the expert for a decision")
    asked.add_argument("--seconds", type=float, default=0.02, help="instead of samples: measured beforehand")
    given = asked.parse_args()
    options = Options(players=given.players, professional=given.professional)
    samples = given.samples or int(given.seconds * samples_a_second(options))
    one = Timed(bot_for(given.bot, options, samples, given.seconds))
    rest = Timed(bot_for(given.against, options, samples, given.seconds))
    play(options, 0, [one, rest, rest, rest][: options.players])  # Compiles, or loads what was compiled.
    one.spent = one.longest = one.decisions = 0
    print(f"# {datetime.now(UTC):%Y-%m-%d %H:%M} UTC: {' '.join(sys.argv)}; {samples} samples", flush=True)
    for tally in measure(options, one, rest, range(given.deals)):
        if len(tally.leads) % 25 == 0:
            print(row(options, (given.bot, given.against), tally, one), flush=True)
    print(row(options, (given.bot, given.against), tally, one), flush=True)


if __name__ == "__main__":
    main()
