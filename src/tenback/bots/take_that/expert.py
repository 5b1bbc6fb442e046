"""A bot that searches: it guesses the hidden cards many times and tries its moves in each of these worlds.

What the others did tells what they may hold; a decision follows from the view, the seed and the number of
samples alone.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np

from tenback.bots.take_that.history import History, past_of
from tenback.bots.take_that.knowledge import Knowledge
from tenback.bots.take_that.rival_models import models_seen
from tenback.bots.take_that.search import Plan, search
from tenback.bots.take_that.workspace import Policies, new_workspace
from tenback.games.decks import Randomness
from tenback.games.take_that import CARDS, Move, Options, View
from tenback.games.take_that.options import LEAST_PLAYERS
from tenback.sim.chance import seed as begin_chance
from tenback.sim.take_that.deals import begin_match, empty_row
from tenback.sim.take_that.row import CARD_AT, DECK_SIZE, DRAWN, HAND, LINE, SEAT, TAKE, TWIST
from tenback.sim.take_that.states import move_at, move_number, row_seen
from tenback.talk.marks.said import Saying, Talk

SAMPLES: Final = 3000
"""Play-outs for a decision by default."""
SIGHT_COST: Final = 2
"""A play-out that the network judges takes as long as so many others."""
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
    search(known, models_of(view, known), plan_at(view.options, samples), workspace, rng)
    return move_at(workspace.moves[workspace.order[0]])


def models_of(view: View, known: Knowledge) -> Policies:
    """How the players of a match seem to think, by what they did in this round and the one before."""
    before = () if view.round == 0 else (_finished(view, view.round - 1),)
    return models_seen(view.options, (*before, known))


def plan_at(options: Options, samples: int) -> Plan:
    """How to search at a table."""
    if options.players == LEAST_PLAYERS:
        return Plan(samples, calm=4.0, trust=0.0, opinion=20.0)
    return Plan(max(1, samples // SIGHT_COST), trust=0.0, opinion=10.0, by_sight=True)


def knowledge_from(view: View) -> Knowledge:
    """Write down what a view shows, and what was done in this round."""
    return Knowledge(
        row=row_seen(view),
        sizes=np.array(view.hand_sizes),
        extras=np.array(view.extra),
        unseen=np.array(view.unseen, np.int8),
        past=_past(view, view.round),
    )


def _finished(view: View, number: int) -> Knowledge:
    """What is known of the hands at the end of an earlier round: the cards that were never shown."""
    past, players = _past(view, number), view.options.players
    row, sizes = empty_row(view.options), np.full(players, view.options.hand_size)
    row[SEAT] = view.seat or 0
    for move, table in zip(past.moves, past.tables, strict=True):
        sizes[table[SEAT]] -= move != TAKE and table[DRAWN] == DECK_SIZE
    shown = {int(CARD_AT[move % TWIST]) for move in past.moves if move != TAKE}
    unseen = np.array([card for card in CARDS if card not in shown], np.int8)
    return Knowledge(row, sizes, np.zeros(players, np.int64), unseen, past)


def _past(view: View, number: int) -> History:
    """The moves of a round, all hands unknown."""
    row = empty_row(view.options)
    begin_match(row, NOTHING, (view.starter + number) % view.options.players)
    row[HAND:LINE] = 0
    moves = (move_number(step.move) for step in view.history if step.round == number)
    return past_of(row, NOTHING, np.fromiter(moves, np.int64))
