"""Hints as a bot that plays them: so the code they need can be compiled beside a game."""

import functools
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from tenback.analysis.hint import Hint, hint
from tenback.bots import bot_named
from tenback.bots.bot import chance_for
from tenback.bots.compiling import compiling
from tenback.bots.fallback import FALLBACK_LEVEL, fallback_move
from tenback.games import Move, View, game_of
from tenback.games.decks import Randomness
from tenback.talk.marks.said import Saying, Talk

if TYPE_CHECKING:
    from numba.core.event import RecordingListener

FEW: Final = 4
FEWEST_SAMPLES: Final = 100
KERNELS: Final = {
    "the-game": ("the_game", 190),
    "extreme": ("the_game", 135),
    "take-that": ("take_that", 105),
}
"""Where the kernels of a hint are, and about how many are compiled the first time: progress is told by it."""
ALMOST: Final = 0.99


@dataclass(frozen=True, slots=True)
class GettingReady:
    """There is no hint yet: its code is being compiled."""

    progress: float
    """How much of it is there, from 0 to 1."""
    move: Move
    """What a quick player would do meanwhile."""
    level: str
    """Its level."""


@dataclass(frozen=True, slots=True)
class Hinter:
    """Plays what a hint says, thinking little."""

    samples: int = FEW
    name: str = "hints"

    def choose(self, view: View, talk: Talk, rng: Randomness) -> Move:  # noqa: ARG002 (a hint leaves nothing to chance)
        """Do what the hint says."""
        return hint(view, talk, samples=self.samples, deals=FEW).move

    def say(self, view: View) -> Sequence[Saying]:
        """Say what the expert would say."""
        return bot_named(game_of(view.options).name, "expert").say(view)


def get_ready(game: str) -> bool:
    """Return whether hints for a game can be given yet; the first call has their code compiled."""
    _compiled()
    return compiling(game, Hinter).is_done()


def progress(game: str) -> float:
    """Return how far compiling has come; it is complete only when hints can be given."""
    package, kernels = KERNELS[game]
    ended = (told for _, told in _compiled().buffer if told.is_end)
    return min(ALMOST, sum(package in told.data["dispatcher"].py_func.__module__ for told in ended) / kernels)


@functools.cache
def _compiled() -> "RecordingListener":
    """Hear of every kernel that this process compiles from now on."""
    from numba.core import event  # Only a process that thinks loads the compiler.

    listener = event.RecordingListener()  # type: ignore[no-untyped-call]
    event.register("numba:compile", listener)  # type: ignore[no-untyped-call]
    return listener


def hint_when_ready(view: View, talk: Talk, askers: int = 1) -> Hint | GettingReady:
    """Return a hint, or how far compiling its code has come; many *askers* get fewer samples each."""
    game = game_of(view.options).name
    if not get_ready(game):
        move = fallback_move(view, talk, chance_for(0, view))
        return GettingReady(progress(game), move, FALLBACK_LEVEL)
    samples = getattr(bot_named(game, "expert"), "samples", 1)
    return hint(view, talk, samples=max(FEWEST_SAMPLES, samples // askers))
