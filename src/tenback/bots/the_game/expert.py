"""The strongest player: it tries whole turns on sampled deals that agree with all it has seen and heard."""

import functools
import zlib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np

from tenback.bots.the_game.careful import careful_choice, hears_marks, unless_it_loses
from tenback.bots.the_game.endgame import NO_WAY, make_ready, nothing_hidden, winning_move
from tenback.bots.the_game.hidden import Knowledge
from tenback.bots.the_game.knowledge import knowledge_from
from tenback.bots.the_game.networks import learned_for
from tenback.bots.the_game.saying import true_sayings
from tenback.bots.the_game.search import Plan, search, worth_of
from tenback.bots.the_game.trained.choosing import is_trained_for, planned_turn
from tenback.bots.the_game.trained.extreme.choosing import hearing_network_for, hearing_turn
from tenback.bots.the_game.weights import weights_for
from tenback.bots.the_game.workspace import new_workspace
from tenback.games.decks import Randomness
from tenback.games.the_game import Move, Options, View
from tenback.sim.chance import seed
from tenback.sim.the_game.convert import move_of
from tenback.talk.marks.said import Saying, Talk

SAMPLES: Final = 3000
"""Play-outs for the first decision of a turn by default, a quarter for each later one."""
FEWEST_SEARCHED: Final = 500
"""With fewer samples some teams play by first sight, as `quick` does."""


@dataclass(frozen=True, slots=True)
class ExpertBot:
    """Searches; a decision depends on the view, the talk, the seed and the number of samples alone."""

    samples: int = SAMPLES
    memory: bool = True
    trust: float = 1.0
    seed: int = 0
    name: str = "expert"

    def choose(self, view: View, talk: Talk, rng: Randomness) -> Move:  # noqa: ARG002 (see deals_of_the_turn)
        """Choose the first move of the turn that does best in the sampled deals."""
        if len(view.legal) == 1:
            return view.legal[0]
        known = knowledge_from(view, talk, memory=self.memory, trust=self.trust)
        number = self.seed ^ deals_of_the_turn(view.unseen)
        if is_trained_for(view.options, known) or hearing_network_for(view.options, known):
            return trained_move(view, known, samples=self.samples, seed_number=number)
        return best_move(view, known, samples=samples_now(view, self.samples), seed_number=number)

    @property
    def level(self) -> str:
        """The level that these samples make."""
        return self.name if self.samples >= FEWEST_SEARCHED else "quick"

    def say(self, view: View) -> Sequence[Saying]:
        """Give the marks that are true of this hand."""
        return true_sayings(view)


def samples_now(view: View, samples: int) -> int:
    """How many samples a decision gets: a turn that is under way has fewer ways on."""
    return samples if not view.plays else samples // 4


def deals_of_the_turn(unseen: Iterable[int]) -> int:
    """Number the sampled deals by the unseen cards, which stay the same until the turn ends.

    All decisions of a turn are then weighed on the same deals, and a plan is not dropped halfway by chance.
    """
    return zlib.crc32(bytes(unseen))


def best_move(view: View, known: Knowledge, *, samples: int, seed_number: int) -> Move:
    """Search for the best move of a view."""
    marks = hears_marks(known)
    weights = weights_for(view.options, marks=marks)
    make_ready()
    if nothing_hidden(known) and (sure := winning_move(known, weights)) != NO_WAY:
        return move_of(sure)
    workspace, rng = new_workspace(), np.zeros(4, np.int64)
    seed(rng, seed_number, 0, 0)
    plan = plan_for(view.options, samples, marks=marks)
    if search(known, weights, plan, workspace, rng) == 0:
        return careful_choice(view, known)
    best = move_of(int(workspace.own.turn_plans[workspace.own.order[0], 0]))
    return unless_it_loses(view, known, best)


def trained_move(view: View, known: Knowledge, *, samples: int, seed_number: int) -> Move:
    """Go on with the turn that a trained network and its search have planned."""
    make_ready()
    weights = weights_for(view.options, marks=hears_marks(known))
    if nothing_hidden(known) and (sure := winning_move(known, weights)) != NO_WAY:
        return move_of(sure)
    plan = planned_turn if is_trained_for(view.options, known) else hearing_turn
    turn = plan(view, known, samples=samples, number=seed_number)
    return unless_it_loses(view, known, move_of(turn[0])) if turn else careful_choice(view, known)


@functools.cache
def plan_for(options: Options, samples: int, *, marks: bool) -> Plan:
    """Say how to search under these rules."""
    learned = learned_for(options, marks=marks)
    return Plan(
        samples=samples,
        marks=int(marks),
        worth=worth_of(learned.share, learned.scale),
        network=learned.network,
        doubt=learned.doubt,
        # Once around the table; alone a second turn shows what the first has opened.
        turns=max(2, options.players),
    )
