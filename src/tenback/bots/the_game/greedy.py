"""A player that takes the nearest card and ends its turn as soon as it may: a partner of another style."""

from collections.abc import Sequence
from dataclasses import dataclass

from tenback.bots.the_game.knowledge import knowledge_from
from tenback.games.decks import Randomness
from tenback.games.the_game import Move, View
from tenback.sim.the_game.convert import move_of
from tenback.sim.the_game.playouts import greedy_move
from tenback.talk.marks.said import NOTHING_SAID, Saying, Talk


@dataclass(frozen=True, slots=True)
class GreedyBot:
    """Makes the play that moves a pile least, tricks first."""

    name: str = "greedy"

    def choose(self, view: View, talk: Talk, rng: Randomness) -> Move:  # noqa: ARG002
        """Choose the nearest card, or the end of the turn."""
        if len(view.legal) == 1:
            return view.legal[0]
        known = knowledge_from(view, NOTHING_SAID)
        return move_of(int(greedy_move(known.row, known.kinds)))

    def say(self, view: View) -> Sequence[Saying]:  # noqa: ARG002
        """Say nothing."""
        return ()
