"""Teach the network of TAKE THAT; needs PyTorch, and a GPU to be quick.

    python -m training.take_that.learn --seconds 300 --threads 4 --out runs
    python -m training.take_that.learn --start runs/sight.npz --pace 7e-4 --trace 0.6 --seed 2 --out runs/more

Rounds are played on processor threads while the network learns from the last ones. The first ones are played
by the learned weights; then the network plays against itself and the players without search. Written on the
way: the network and its learning curve (the lead a round over the learned weights at first sight, by table).
"""

import argparse
import json
import pathlib
import time
from collections import deque
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass, field

import numpy as np
import torch
from torch import Tensor

from tenback.bots.take_that.facts import MOST, Places
from tenback.bots.take_that.weights import careful_weights, learned_weights
from tenback.games.take_that import Options
from tenback.sim.take_that.deals import empty_row
from tenback.sim.take_that.row import DECK_SIZE
from training.take_that.network import Layers, Network, evaluator_of, layers_of, load
from training.take_that.play import Singles, Way, compare, new_notes, teach

DEVICE = "cuda" if torch.cuda.is_available() else "cpu"
SEED = 9_300_000  # No published table uses its deals.
TABLES = [
    Options(players=players, professional=variant, rounds=1)
    for players in (2, 3, 4)
    for variant in (False, True)
]
WEIGHTS = np.stack([np.stack([of(table) for table in TABLES]) for of in (learned_weights, careful_weights)])
LOOKS = 12
"""How often a position is learned from at most."""
BATCH = 16384
STEPS = 50
POINT_EVERY = 60.0


@dataclass
class Lessons:
    """Rounds that are being played, and the positions of the last ones."""

    pool: ThreadPoolExecutor
    chunk: int
    trace: float
    game: int
    by_weights: int
    """So many chunks are played by the learned weights."""
    ordered: int = 0
    rounds: int = 0
    waiting: deque[Future[tuple[Places, Singles, int]]] = field(default_factory=deque)
    chunks: deque[tuple[Tensor, Tensor]] = field(default_factory=lambda: deque(maxlen=40))

    def order(self, layers: Layers) -> None:
        """Have another chunk played."""
        share = 0.0 if self.ordered < self.by_weights else 0.6
        way = Way(share=share, chance=0.04, trace=self.trace)
        self.waiting.append(self.pool.submit(played, layers, way, self.game, self.chunk))
        self.game += 1_000_000
        self.ordered += 1

    def take(self, network: Network) -> None:
        """Take what is done; wait only if there is nothing to learn from."""
        while self.waiting[0].done() or not self.chunks:
            facts, targets, rounds = self.waiting.popleft().result()
            self.rounds += rounds
            self.chunks.append((torch.from_numpy(facts).to(DEVICE), torch.from_numpy(targets).to(DEVICE)))
            self.order(layers_of(network))

    def is_learned(self, steps: int) -> bool:
        """Whether all that was played has been looked at often enough."""
        known = (self.ordered - len(self.waiting)) * self.chunk
        return steps * BATCH > LOOKS * known and not self.waiting[0].done()


def played(layers: Layers, way: Way, first: int, size: int) -> tuple[Places, Singles, int]:
    """Play rounds: the facts of positions, what came of them, and how many rounds there were."""
    facts, targets = np.zeros((size, MOST), np.int16), np.zeros(size, np.float32)
    row, deck, rng = empty_row(TABLES[0]), np.zeros(DECK_SIZE, np.int8), np.zeros(8, np.int64)
    notes = new_notes(facts, targets)
    done, rounds = teach(row, deck, rng, SEED, first, WEIGHTS, evaluator_of(layers), notes, way)
    return facts[:done], targets[:done], rounds


def lead(layers: Layers, table: int, rounds: int) -> str:
    """The lead a round of first sight over the learned weights, with its 95 % interval."""
    leads, row = np.zeros(rounds), empty_row(TABLES[table])
    deck, rng = np.zeros(DECK_SIZE, np.int8), np.zeros(4, np.int64)
    compare(row, deck, rng, SEED + 1, table, WEIGHTS, evaluator_of(layers), leads)
    return f"{leads.mean():+.2f} ± {1.96 * leads.std() / rounds**0.5:.2f}"


def learn(network: Network, adam: torch.optim.Adam, lessons: Lessons) -> float:
    """Some steps; the last one's error."""
    for _ in range(STEPS):
        facts, targets = lessons.chunks[np.random.randint(len(lessons.chunks))]
        pick = torch.randint(len(targets), (BATCH,), device=DEVICE)
        loss = torch.nn.functional.huber_loss(network(facts[pick].int()), targets[pick], delta=2.0)
        adam.zero_grad(set_to_none=True)
        loss.backward()
        adam.step()
    return loss.item()


def write(out: pathlib.Path, network: Network, lessons: Lessons, *, seconds: float, error: float) -> None:
    """Write the network and a point of its curve."""
    layers = layers_of(network)
    np.savez_compressed(out / "sight.npz", **layers)
    leads = list(lessons.pool.map(lambda table: lead(layers, table, 4000), range(len(TABLES))))
    point = {"seconds": round(seconds), "rounds": lessons.rounds, "error": round(error, 4), "lead": leads}
    print(json.dumps(point, ensure_ascii=False), flush=True)
    with (out / "curve.jsonl").open("a", encoding="utf-8") as file:
        file.write(json.dumps(point, ensure_ascii=False) + "\n")


def main() -> None:
    """Read the command line and teach."""
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--seconds", type=float, default=300)
    asked.add_argument("--threads", type=int, default=4)
    asked.add_argument("--out", type=pathlib.Path, required=True)
    asked.add_argument("--start", type=pathlib.Path, help="a network to go on with")
    asked.add_argument("--widths", type=int, nargs=2, default=[128, 32])
    asked.add_argument("--chunk", type=int, default=250_000, help="positions that a thread plays at a time")
    asked.add_argument("--pace", type=float, default=1.5e-3)
    asked.add_argument("--trace", type=float, default=0.8, help="the lambda of TD(lambda)")
    asked.add_argument("--seed", type=int, default=0)
    given = asked.parse_args()
    given.out.mkdir(parents=True, exist_ok=True)
    torch.manual_seed(given.seed)
    np.random.seed(given.seed)
    network = Network(tuple(given.widths)).to(DEVICE)
    if given.start:
        load(network, given.start)
    with ThreadPoolExecutor(given.threads) as pool:
        by_weights = 0 if given.start else 8
        lessons = Lessons(pool, given.chunk, given.trace, given.seed * 10**9, by_weights)
        for _ in range(given.threads + 1):
            lessons.order(layers_of(network))
        teach_for(given.seconds, given.pace, network, lessons, given.out)
        pool.shutdown(cancel_futures=True)


def teach_for(seconds: float, pace: float, network: Network, lessons: Lessons, out: pathlib.Path) -> None:
    """Teach for some time, more slowly in the second half."""
    adam, begun, steps, points = torch.optim.Adam(network.parameters(), pace), time.monotonic(), 0, 1
    while (spent := time.monotonic() - begun) < seconds:
        adam.param_groups[0]["lr"] = pace * min(1.0, max(0.03, 2 * (1 - spent / seconds)))
        lessons.take(network)
        error = learn(network, adam, lessons)
        steps += STEPS
        while lessons.is_learned(steps):
            time.sleep(0.05)
        if spent > points * POINT_EVERY:
            write(out, network, lessons, seconds=spent, error=error)
            points += 1
    write(out, network, lessons, seconds=seconds, error=error)


if __name__ == "__main__":
    main()
