"""The trained network at first sight: no search, a whole match in some thousandths of a second."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

import numpy as np

from tenback.bots.take_that.first_sight import Evaluator, new_evaluator, seen_after
from tenback.bots.take_that.moves import list_moves
from tenback.bots.take_that.network import shipped_network
from tenback.bots.temperature import LUCK
from tenback.games.decks import Generator, Randomness
from tenback.games.take_that import Move, View, resample
from tenback.sim.bits import IntArray
from tenback.sim.chance import below, seed
from tenback.sim.jit import kernel
from tenback.sim.take_that.row import GONE, HAND, LINE, PLAYERS, ROUND, SEAT, TAKE
from tenback.sim.take_that.states import move_at, row_of
from tenback.talk.marks.said import Saying, Talk

HEAT: Final = 0.1
"""The temperature in points: a move that is worse by so much is chosen 2.7 times less often."""


class QuickEngine(NamedTuple):
    """What a quick player thinks with."""

    evaluator: Evaluator
    heat: float
    rng: IntArray


def quick_engine(heat: float = HEAT) -> QuickEngine:
    """Give new arrays: several threads may think at once."""
    return QuickEngine(new_evaluator(shipped_network()), heat, np.zeros(4, np.int64))


@dataclass(frozen=True, slots=True)
class QuickBot:
    """Makes the move that looks best to the network, or one that looks nearly as good."""

    heat: float = HEAT
    seed: int = 0
    name: str = "quick"

    def choose(self, view: View, talk: Talk, rng: Randomness) -> Move:  # noqa: ARG002 (chance comes from seed and view)
        """Choose a move; how many cards the others hold counts, which ones they are does not."""
        row = row_of(resample(view, Generator(0)))
        return move_at(quick_move(row, quick_engine(self.heat), self.seed))

    def say(self, view: View) -> Sequence[Saying]:  # noqa: ARG002
        """Say nothing: everyone plays for themselves."""
        return ()


@kernel
def quick_move(row: IntArray, engine: QuickEngine, number: int) -> int:
    """Choose among all moves; what is drawn by lot depends on the number and on what the seat has seen."""
    _seed(row, engine.rng, number)
    best, most = TAKE, -1e9
    for index in range(list_moves(row, engine.evaluator.moves)):
        move = engine.evaluator.moves[index]
        luck = 0.0 if engine.heat == 0.0 else engine.heat * LUCK[below(engine.rng, len(LUCK))]
        worth = seen_after(row, move, engine.evaluator) + luck
        if worth > most:
            best, most = move, worth
    return best


@kernel
def _seed(row: IntArray, rng: IntArray, number: int) -> None:
    """Begin the random numbers of a decision: from the cards in the hand, in the line and gone."""
    hand = HAND + 2 * row[SEAT]
    low = row[hand] ^ row[LINE] ^ row[GONE]
    high = row[hand + 1] ^ row[LINE + 1] ^ row[GONE + 1]
    seed(rng, number ^ low, high, row[SEAT] + row[PLAYERS] * row[ROUND])
