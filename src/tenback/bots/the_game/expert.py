"""The strongest player: it tries whole turns on sampled deals that agree with all it has seen and heard."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np

from tenback.bots.the_game.careful import allowed, careful_choice, hears_marks
from tenback.bots.the_game.desk import new_desk
from tenback.bots.the_game.hidden import Known
from tenback.bots.the_game.saying import true_sayings
from tenback.bots.the_game.search import Plan, search, worth_of
from tenback.bots.the_game.seeing import known_from
from tenback.bots.the_game.weights import weights_for
from tenback.games.decks import Randomness
from tenback.games.the_game import Move, Options, View
from tenback.sim.chance import seed
from tenback.sim.the_game.convert import move_of
from tenback.talk.said import Saying, Talk

SAMPLES: Final = 1200
"""Play-outs for a decision by default."""


@dataclass(frozen=True, slots=True)
class ExpertBot:
    """Searches; a decision depends on the view, the talk, the randomness and the number of samples alone."""

    samples: int = SAMPLES
    memory: bool = True
    trust: float = 1.0
    name: str = "expert"

    def choose(self, view: View, talk: Talk, rng: Randomness) -> Move:
        """Choose the first move of the turn that does best in the sampled deals."""
        if len(view.legal) == 1:
            return view.legal[0]
        known = known_from(view, talk, memory=self.memory, trust=self.trust)
        return best_move(view, known, samples=self.samples, seed_number=rng.randrange(1 << 62))

    def say(self, view: View) -> Sequence[Saying]:
        """Say what is true of the own hand."""
        return true_sayings(view)


def best_move(view: View, known: Known, *, samples: int, seed_number: int) -> Move:
    """Search for the best move of a view."""
    marks = hears_marks(known)
    weights = weights_for(view.options, marks=marks)
    desk, rng = new_desk(), np.zeros(4, np.int64)
    seed(rng, seed_number, 0, 0)
    plan = Plan(samples=samples, marks=int(marks), worth=worth_of(_scale(view.options)))
    if search(known, weights, plan, desk, rng) == 0:
        return careful_choice(view, known)
    return allowed(view, move_of(int(desk.turn_plans[desk.order[0], 0])))


def _scale(options: Options) -> float:
    """Where wins are rare, smaller gains must count as well."""
    return 12.0 if options.extreme or options.players == 1 else 8.0
