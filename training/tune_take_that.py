"""Search for the strongest weights of a player without search, by playing them against the best found so far.

    python training/tune_take_that.py --players 2 --professional --generations 100 --deals 1500

Then what a hand is worth is fitted to rounds that the found weights play. Deals come from seeds that no
published table uses. The result is printed as an entry of `tenback/bots/take_that/tuned.json`.
"""

import argparse
import json
import math
from dataclasses import dataclass, field

import numpy as np

from tenback.bots.take_that.hands import SIZE as FACTS
from tenback.bots.take_that.hands import note_hand
from tenback.bots.take_that.policy import policy_move, policy_round, stage
from tenback.bots.take_that.weights import SIZE, FloatArray, learned_weights, plain_weights
from tenback.games.take_that import Options
from tenback.sim.bits import IntArray
from tenback.sim.chance import CardArray
from tenback.sim.jit import kernel
from tenback.sim.take_that.deals import begin_match, empty_row, shuffle_deck
from tenback.sim.take_that.row import (
    DECK_SIZE,
    ENDING,
    LAST,
    NO_CARD,
    PLAYERS,
    POINTS,
    RUNNING,
    TOTAL,
)
from tenback.sim.take_that.rules import make_move

TUNING_SEED = 7_700_000


@kernel
def play_rounds(  # noqa: PLR0917 (a kernel names all it works on)
    row: IntArray, deck: CardArray, rng: IntArray, first: int, weights: FloatArray, totals: FloatArray
) -> None:
    """Play one round of each deal with one set of weights for each seat."""
    for index in range(len(totals)):
        shuffle_deck(deck, rng, TUNING_SEED, first + index, 0)
        begin_match(row, deck, index % row[PLAYERS])
        policy_round(row, deck, weights)
        for seat in range(row[PLAYERS]):
            totals[index, seat] = row[TOTAL + seat]


def margins(options: Options, one: FloatArray, rest: FloatArray, *, deals: int, first: int) -> FloatArray:
    """By how many points a round *one* beats the mean of *rest*, on each deal, mean over all seats."""
    players = options.players
    found = np.zeros(deals)
    for seat in range(players):
        weights = np.stack([one if number == seat else rest for number in range(players)])
        totals = np.zeros((deals, players))
        deck, rng = np.zeros(DECK_SIZE, np.int8), np.zeros(4, np.int64)
        play_rounds(empty_row(options), deck, rng, first, weights, totals)
        others = (totals.sum(axis=1) - totals[:, seat]) / (players - 1)
        found += (totals[:, seat] - others) / players
    return found


@dataclass
class Evolution:
    """Covariance matrix adaptation (Hansen's CMA-ES) in its plain form."""

    mean: FloatArray
    step: float
    population: int
    rng: np.random.Generator
    paths: FloatArray = field(init=False)
    covariance: FloatArray = field(init=False)

    def __post_init__(self) -> None:
        size = len(self.mean)
        self.paths = np.zeros((2, size))
        self.covariance = np.eye(size)
        ranks = math.log(self.population / 2 + 0.5) - np.log(np.arange(1, self.population // 2 + 1))
        self.shares = ranks / ranks.sum()
        self.effective = 1 / (self.shares**2).sum()
        eff = self.effective
        self.rate_step = (eff + 2) / (size + eff + 5)
        self.rate_path = (4 + eff / size) / (size + 4 + 2 * eff / size)
        self.rate_one = 2 / ((size + 1.3) ** 2 + eff)
        self.rate_many = min(1 - self.rate_one, 2 * (eff - 2 + 1 / eff) / ((size + 2) ** 2 + eff))
        self.expected = math.sqrt(size) * (1 - 1 / (4 * size) + 1 / (21 * size**2))

    def ask(self) -> FloatArray:
        """Draw a population."""
        values, self.basis = np.linalg.eigh(self.covariance)
        self.spread = np.sqrt(np.maximum(values, 1e-12))
        drawn = self.rng.standard_normal((self.population, len(self.mean)))
        self.moves = (drawn * self.spread) @ self.basis.T
        return np.asarray(self.mean + self.step * self.moves)

    def tell(self, fitness: FloatArray) -> None:
        """Move towards the best half."""
        best = self.moves[np.argsort(-fitness)[: len(self.shares)]]
        shift = self.shares @ best
        self.mean = self.mean + self.step * shift
        whitened = self.basis @ ((self.basis.T @ shift) / self.spread)
        keep, eff = self.rate_step, self.effective
        self.paths[0] = (1 - keep) * self.paths[0] + math.sqrt(keep * (2 - keep) * eff) * whitened
        keep = self.rate_path
        self.paths[1] = (1 - keep) * self.paths[1] + math.sqrt(keep * (2 - keep) * eff) * shift
        many = (best.T * self.shares) @ best
        self.covariance = (
            (1 - self.rate_one - self.rate_many) * self.covariance
            + self.rate_one * np.outer(self.paths[1], self.paths[1])
            + self.rate_many * many
        )
        length = float(np.linalg.norm(self.paths[0]))
        self.step *= math.exp(min(1.0, self.rate_step / 2 * (length / self.expected - 1)))


def tune(options: Options, start: FloatArray, *, generations: int, deals: int, seed: int) -> FloatArray:
    """Improve weights; the champion is replaced whenever the mean beats it on fresh deals."""
    champion, first = start, 0
    search = Evolution(start.ravel().copy(), 0.25, 20, np.random.default_rng(seed))
    for generation in range(generations):
        tried = search.ask()
        found = [
            margins(options, one.reshape(2, SIZE), champion, deals=deals, first=first).mean() for one in tried
        ]
        search.tell(np.array(found))
        first += deals
        if generation % 10 == 9:
            mean = search.mean.reshape(2, SIZE)
            gain = margins(options, mean, champion, deals=8 * deals, first=first)
            first += 8 * deals
            error = gain.std() / math.sqrt(len(gain))
            print(
                f"# {generation + 1}: {gain.mean():+.2f} +- {1.96 * error:.2f}, step {search.step:.3f}",
                flush=True,
            )
            if gain.mean() > 2 * error:
                champion = mean.copy()
    return champion


@kernel
def record_rounds(  # noqa: PLR0917
    row: IntArray,
    deck: CardArray,
    rng: IntArray,
    games: int,
    w: FloatArray,
    facts: FloatArray,
    gains: FloatArray,
) -> int:
    """Note, whenever there is no line, what each hand holds and what its seat still wins; how many notes."""
    notes, players = 0, row[PLAYERS]
    for game in range(games):
        shuffle_deck(deck, rng, TUNING_SEED, game, 0)
        begin_match(row, deck, game % players)
        first = notes
        while row[ENDING] == RUNNING:
            if row[LAST] == NO_CARD:
                for seat in range(players):
                    note_hand(row, seat, facts[notes, :FACTS])
                    facts[notes, FACTS:] = stage(row)
                    gains[notes] = -row[POINTS + seat]
                    notes += 1
            make_move(row, deck, policy_move(row, w))
        for note in range(first, notes):
            gains[note] += row[TOTAL + (note - first) % players]
    return notes


def fit_hands(options: Options, w: FloatArray, *, games: int = 12_000) -> FloatArray:
    """Fit what the facts about a hand bring, compared with the other hands at the same moment."""
    notes = games * 160
    facts, gains = np.zeros((notes, 2 * FACTS)), np.zeros(notes)
    deck, rng = np.zeros(DECK_SIZE, np.int8), np.zeros(4, np.int64)
    notes = record_rounds(empty_row(options), deck, rng, games, w, facts, gains)
    facts[:, FACTS:] *= facts[:, :FACTS]
    by_moment = facts[:notes].reshape(-1, options.players, 2 * FACTS)
    won = gains[:notes].reshape(-1, options.players)
    x = (by_moment - by_moment.mean(axis=1, keepdims=True)).reshape(-1, 2 * FACTS)
    y = (won - won.mean(axis=1, keepdims=True)).ravel()
    return np.asarray(np.linalg.solve(x.T @ x + 50 * np.eye(2 * FACTS), x.T @ y)).reshape(2, FACTS)


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--players", type=int, default=2)
    asked.add_argument("--professional", action="store_true")
    asked.add_argument("--generations", type=int, default=100)
    asked.add_argument("--deals", type=int, default=1500)
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--go-on", action="store_true", help="start from the weights in use")
    given = asked.parse_args()
    options = Options(players=given.players, rounds=1, professional=given.professional)
    start = learned_weights(options) if given.go_on else plain_weights()
    best = tune(options, start, generations=given.generations, deals=given.deals, seed=given.seed)
    found = {"policy": best.round(2).tolist(), "hands": fit_hands(options, best).round(2).tolist()}
    gain = margins(options, best, plain_weights(), deals=4000, first=10**8)
    error = 1.96 * gain.std() / math.sqrt(len(gain))
    print(f"# against the rules of thumb: {gain.mean():+.2f} ± {error:.2f} points a round")
    print(json.dumps(found))


if __name__ == "__main__":
    main()
