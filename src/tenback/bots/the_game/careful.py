"""A fast player without search: it thinks in live cards, keeps pairs ten apart, and hears marks."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from tenback.bots.the_game.costs import SCRATCH
from tenback.bots.the_game.hidden import UNHEARD, Knowledge
from tenback.bots.the_game.knowledge import knowledge_from
from tenback.bots.the_game.listening import prepare_heard
from tenback.bots.the_game.policy import sound_move
from tenback.bots.the_game.saying import true_sayings
from tenback.bots.the_game.weights import FloatArray, weights_for
from tenback.games.decks import Randomness
from tenback.games.the_game import BEGIN, Move, View
from tenback.sim.bits import IntArray
from tenback.sim.jit import kernel
from tenback.sim.the_game.convert import move_of
from tenback.sim.the_game.doomed import new_ahead
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
        """Give the marks that are true of this hand."""
        return true_sayings(view)


def careful_choice(view: View, known: Knowledge) -> Move:
    """Choose by the policy alone."""
    if view.turn is None:
        return BEGIN
    weights = weights_for(view.options, marks=hears_marks(known))
    return move_of(careful_move(known, weights, np.zeros(SCRATCH), new_ahead()))


def unless_it_loses(view: View, known: Knowledge, move: Move) -> Move:
    """Keep to a searched move, unless it loses: the careful player knows another while there is one (E20)."""
    return careful_choice(view, known) if view.loses(move) else move


def hears_marks(known: Knowledge) -> bool:
    """Whether anybody at the table says anything."""
    return bool((known.heard != UNHEARD).any())


@kernel
def careful_move(known: Knowledge, weights: FloatArray, turn_weights: FloatArray, ahead: IntArray) -> int:
    """The number of the move that the careful player makes."""
    prepare_heard(known, weights, turn_weights)
    return sound_move(known.row, known.kinds, turn_weights, ahead)
