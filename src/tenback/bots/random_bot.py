"""A bot that plays any legal move, but none that loses while it has another."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from tenback.games import View, game_of
from tenback.games.decks import Randomness
from tenback.talk.marks.said import Saying, Talk


@dataclass(frozen=True, slots=True)
class RandomBot:
    """Chooses among the legal moves by chance, in any game."""

    name: str = "random"

    def choose(self, view: View, talk: Talk, rng: Randomness) -> Any:  # noqa: ARG002 (it does not listen)
        """Choose any legal move that does not lose, if there is one (E20)."""
        moves = game_of(view.options).sound(view)
        return moves[rng.randrange(len(moves))]

    def say(self, view: View) -> Sequence[Saying]:  # noqa: ARG002
        """Say nothing."""
        return ()
