"""What a forfeited decision costs: the worst legal answer is given, so that failing never pays."""

from collections.abc import Sequence
from dataclasses import dataclass

from tenback.games import Move, View, game_of
from tenback.games.decks import Randomness
from tenback.talk.marks.said import Saying, Talk


@dataclass(frozen=True, slots=True)
class WorstBot:
    """Answers where another bot has forfeited."""

    name: str = "worst"

    def choose(self, view: View, talk: Talk, rng: Randomness) -> Move:  # noqa: ARG002
        """Choose a move that loses the game, or else the one with the highest price."""
        game = game_of(view.options)
        losing = game.losing(view)
        moves = [move for move in view.legal if move in losing] or view.legal
        worst: Move = max(moves, key=lambda move: game.price(view, move))
        return worst

    def say(self, view: View) -> Sequence[Saying]:  # noqa: ARG002
        """Say nothing."""
        return ()
