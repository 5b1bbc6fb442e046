"""A bot that knows what the line costs, which twins are out and whom a card would press: no search."""

from collections.abc import Sequence
from dataclasses import dataclass

from tenback.bots.take_that.policy import policy_move
from tenback.bots.take_that.weights import careful_weights
from tenback.games.decks import Randomness
from tenback.games.take_that import Move, View
from tenback.sim.take_that.states import move_at, row_seen
from tenback.talk.marks.said import Saying, Talk


@dataclass(frozen=True, slots=True)
class CarefulBot:
    """Weighs each move by rules of thumb and makes the best."""

    name: str = "careful"

    def choose(self, view: View, talk: Talk, rng: Randomness) -> Move:  # noqa: ARG002 (nothing is left to chance)
        """Choose the move that is worth most."""
        return move_at(policy_move(row_seen(view), careful_weights(view.options)))

    def say(self, view: View) -> Sequence[Saying]:  # noqa: ARG002
        """Say nothing: everyone plays for themselves."""
        return ()
