"""Hints as a bot that plays them: so the code they need can be compiled beside a game."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from tenback.analysis.hint import Hint, hint
from tenback.bots import bot_named
from tenback.bots.compiling import compiling
from tenback.games import Move, View, game_of
from tenback.games.decks import Randomness
from tenback.talk.marks.said import Saying, Talk

FEW: Final = 4
FEWEST_SAMPLES: Final = 100


@dataclass(frozen=True, slots=True)
class Hinter:
    """Plays what a hint says, thinking little."""

    samples: int = FEW
    name: str = "hints"

    def choose(self, view: View, talk: Talk, rng: Randomness) -> Move:  # noqa: ARG002 (a hint leaves nothing to chance)
        """Do what the hint says."""
        return hint(view, talk, samples=self.samples, deals=FEW).move

    def say(self, view: View) -> Sequence[Saying]:  # noqa: ARG002
        """Say nothing."""
        return ()


def get_ready(game: str) -> bool:
    """Tell whether hints for a game can be given by now; the first question has their code compiled."""
    return compiling(game, Hinter).is_done()


def hint_when_ready(view: View, talk: Talk, askers: int = 1) -> Hint | None:
    """Give a hint, or None while its code is being compiled; many *askers* get fewer samples each."""
    game = game_of(view.options).name
    if not get_ready(game):
        return None
    samples = getattr(bot_named(game, "expert"), "samples", 1)
    return hint(view, talk, samples=max(FEWEST_SAMPLES, samples // askers))
