"""A bot that plays any legal move, but none that loses while it has another."""

from collections.abc import Sequence
from dataclasses import dataclass

from tenback.games import Move, View, game_of
from tenback.games.decks import Randomness
from tenback.talk.marks.said import Saying, Talk


@dataclass(frozen=True, slots=True)
class RandomBot:
    """Chooses a legal move at random, in any game."""

    name: str = "random"

    def choose(self, view: View, talk: Talk, rng: Randomness) -> Move:  # noqa: ARG002 (it does not listen)
        """Choose any legal move that does not lose, if there is one (E20)."""
        moves = game_of(view.options).sound(view)
        chosen: Move = moves[rng.randrange(len(moves))]
        return chosen

    def say(self, view: View) -> Sequence[Saying]:  # noqa: ARG002
        """Say nothing."""
        return ()
