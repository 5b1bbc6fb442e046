"""A fast player without search: it thinks in live cards, keeps pairs ten apart, and hears marks."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from tenback.bots.the_game.costs import SCRATCH
from tenback.bots.the_game.hidden import UNHEARD, Knowledge
from tenback.bots.the_game.knowledge import knowledge_from
from tenback.bots.the_game.listening import prepare_heard
from tenback.bots.the_game.policy import policy_move
from tenback.bots.the_game.saying import true_sayings
from tenback.bots.the_game.weights import FloatArray, weights_for
from tenback.games.decks import Randomness
from tenback.games.the_game import BEGIN, END_TURN, Move, PlayCard, View
from tenback.sim.jit import kernel
from tenback.sim.the_game.convert import move_of
from tenback.talk.marks.said import Saying, Talk


@dataclass(frozen=True, slots=True)
class CarefulBot:
    """Makes the play that takes least away from the cards still to come."""

    memory: bool = True
    name: str = "careful"

    def choose(self, view: View, talk: Talk, rng: Randomness) -> Move:  # noqa: ARG002 (nothing is left to chance)
        """Choose the cheapest play, or the end of the turn."""
        if len(view.legal) == 1:
            return view.legal[0]
        return careful_choice(view, knowledge_from(view, talk, memory=self.memory))

    def say(self, view: View) -> Sequence[Saying]:
        """Say what is true of the own hand."""
        return true_sayings(view)


def careful_choice(view: View, known: Knowledge) -> Move:
    """Choose by the policy alone."""
    if view.turn is None:
        return BEGIN
    weights = weights_for(view.options, marks=hears_marks(known))
    return allowed(view, move_of(careful_move(known, weights, np.zeros(SCRATCH))))


def hears_marks(known: Knowledge) -> bool:
    """Whether anybody at the table says anything."""
    return bool((known.heard != UNHEARD).any())


@kernel
def careful_move(known: Knowledge, weights: FloatArray, w: FloatArray) -> int:
    """The number of the move that the policy makes."""
    prepare_heard(known, weights, w)
    return policy_move(known.row, known.kinds, w)


def allowed(view: View, move: Move) -> Move:
    """Keep to the rules where the policy sees no way on, and lose as late as possible (E20)."""
    losing = {*view.fatal, *view.doomed}
    if move in view.legal and move not in losing:
        return move
    safe = [other for other in view.legal if other not in losing]
    if END_TURN in safe:
        return END_TURN
    plays = [other for other in safe or view.legal if isinstance(other, PlayCard)]
    return move if move in plays else plays[0]
