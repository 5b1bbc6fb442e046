"""Bots for people who wait: until a bot's kernels are compiled, plain Python answers for it.

A decision then also depends on how far the compiler has come. What has to be repeatable (simulations,
matches, their records) asks the bots themselves, and waits for the compiler where it must.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from tenback.bots.bot import AnyBot, level_played
from tenback.bots.compiling import compiling
from tenback.bots.fallback import FALLBACK_LEVEL, fallback_move
from tenback.games import Move, View
from tenback.games.decks import Randomness
from tenback.talk.marks.said import Saying, Talk

PATIENCE = 0.7
"""So many seconds may pass while code that lies on the disk is loaded; then plain Python answers."""
KERNEL_BOTS = ("tenback.bots.the_game.", "tenback.bots.take_that.")


@dataclass(frozen=True, slots=True)
class NoWait:
    """A bot that keeps nobody waiting for a compiler."""

    game: str
    bot: AnyBot

    @property
    def name(self) -> str:
        """The bot's own name."""
        return self.bot.name

    def choose(self, view: View, talk: Talk, rng: Randomness) -> Move:
        """Ask the bot, or the careful player in plain Python until the bot's code is there."""
        return self.chosen(view, talk, rng)[0]

    def chosen(self, view: View, talk: Talk, rng: Randomness) -> tuple[Move, str]:
        """The move, and the level that chose it."""
        if not self.is_ready(PATIENCE):
            return fallback_move(view, talk, rng), FALLBACK_LEVEL
        return self.bot.choose(view, talk, rng), level_played(self.bot)

    def say(self, view: View) -> Sequence[Saying]:
        """Ask the bot: what is true of a hand needs no compiled code."""
        return self.bot.say(view)

    def is_ready(self, patience: float = 0.0) -> bool:
        """Return whether the bot itself answers by now; the first question has its code compiled."""
        return not thinks_in_kernels(self.bot) or compiling(self.game, type(self.bot)).is_done(patience)


def thinks_in_kernels(bot: AnyBot) -> bool:
    """Return whether a bot needs compiled code; asked by name, so that the others load no compiler."""
    return type(bot).__module__.startswith(KERNEL_BOTS)
