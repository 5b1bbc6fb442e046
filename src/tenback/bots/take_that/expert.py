"""A bot that searches: it guesses the hidden cards many times and tries its moves in each of these worlds.

What the others did tells what they may hold; a decision follows from the view, the seed and the number of
samples alone.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np

from tenback.bots.take_that.history import past_of
from tenback.bots.take_that.knowledge import Knowledge
from tenback.bots.take_that.search import Plan, search
from tenback.bots.take_that.weights import careful_weights, hand_values, learned_weights
from tenback.bots.take_that.workspace import Policies, new_workspace
from tenback.games.decks import Randomness
from tenback.games.take_that import Move, Options, View
from tenback.sim.bits import IntArray
from tenback.sim.chance import seed as begin_chance
from tenback.sim.take_that.deals import begin_match, empty_row
from tenback.sim.take_that.row import DECK_SIZE, HAND, LINE
from tenback.sim.take_that.states import move_at, move_number, row_seen
from tenback.talk.marks.said import Saying, Talk

SAMPLES: Final = 3000
"""Play-outs for a decision by default."""
NOTHING: Final = np.zeros(DECK_SIZE, np.int8)
"""A deck of unknown cards."""


@dataclass(frozen=True, slots=True)
class ExpertBot:
    """Searches with a fixed number of play-outs for each decision."""

    samples: int = SAMPLES
    name: str = "expert"

    def choose(self, view: View, talk: Talk, rng: Randomness) -> Move:  # noqa: ARG002
        """Choose the move that leads furthest in the drawn worlds."""
        if len(view.legal) == 1:
            return view.legal[0]
        return best_move(view, samples=self.samples, seed=rng.randrange(1 << 62))

    def say(self, view: View) -> Sequence[Saying]:  # noqa: ARG002
        """Say nothing: everyone plays for themselves."""
        return ()


def best_move(view: View, *, samples: int, seed: int) -> Move:
    """Search for the best move of a view."""
    known, rng = knowledge_from(view), np.zeros(4, np.int64)
    begin_chance(rng, seed, 0, 0)
    workspace = new_workspace(known)
    search(known, minds_at(view.options), plan_at(view.options, samples), workspace, rng)
    return move_at(workspace.moves[workspace.order[0]])


def minds_at(options: Options) -> Policies:
    """How the players at a table are taken to think: the others like careful ones."""
    return Policies(learned_weights(options), careful_weights(options), hand_values(options))


def plan_at(options: Options, samples: int) -> Plan:
    """How to search at a table."""
    return Plan(samples, calm=4.0 if options.players == 2 else 1.0)


def knowledge_from(view: View) -> Knowledge:
    """Write down what a view shows, and what was done in this round."""
    return Knowledge(
        row=row_seen(view),
        sizes=np.array(view.hand_sizes),
        extras=np.array(view.extra),
        unseen=np.array(view.unseen, np.int8),
        past=past_of(_table_before(view), NOTHING, _moves(view)),
    )


def _table_before(view: View) -> IntArray:
    """The round as it began, all hands unknown."""
    row = empty_row(view.options)
    begin_match(row, NOTHING, (view.starter + view.round) % view.options.players)
    row[HAND:LINE] = 0
    return row


def _moves(view: View) -> IntArray:
    made = (move_number(step.move) for step in view.history if step.round == view.round)
    return np.fromiter(made, np.int64)
