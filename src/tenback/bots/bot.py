"""What a bot is: it sees a view and the talk, and answers with a move. It never sees a State."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, Protocol, TypeAlias, TypeVar

from tenback.games import View
from tenback.games.decks import Generator, Randomness
from tenback.talk.marks.said import Saying, Talk

ViewT_contra = TypeVar("ViewT_contra", contravariant=True)
MoveT_co = TypeVar("MoveT_co", covariant=True)


class Bot(Protocol[ViewT_contra, MoveT_co]):
    """A player that is a program; `view` is the View of its own seat in its own game."""

    @property
    def name(self) -> str:
        """The name that tables, records and reports show."""
        ...

    def choose(self, view: ViewT_contra, talk: Talk, rng: Randomness) -> MoveT_co:
        """Choose one of `view.legal`; the same view, talk and randomness give the same move."""
        ...

    def say(self, view: ViewT_contra) -> Sequence[Saying]:
        """Give the marks that are true of the bot's hand now; empty for a silent bot."""
        ...


AnyBot: TypeAlias = Bot[Any, Any]
"""A bot for any game."""


def level_played(bot: AnyBot) -> str:
    """Return the level a bot really plays at: with too few samples for a search it may be a lower one."""
    return getattr(bot, "level", bot.name)


def with_samples(bot: AnyBot, samples: Callable[[int], int]) -> AnyBot:
    """Return the bot with another number of samples; a bot without samples stays as it is."""
    usual = getattr(bot, "samples", None)
    changed: AnyBot = bot if usual is None else replace(bot, samples=samples(usual))  # type: ignore[type-var]
    return changed


def forgetful(bot: AnyBot) -> AnyBot:
    """Return the bot without a memory for what was played; a bot that has none to lose stays as it is."""
    changed: AnyBot = replace(bot, memory=False) if hasattr(bot, "memory") else bot  # type: ignore[type-var]
    return changed


def chance_for(seed: int, view: View) -> Randomness:
    """Return the randomness for one decision, from the game's seed, the seat and the public moment.

    So the same bots play the same game at a server's table, in the terminal and in a series.
    """
    return Generator(seed, f"bot {view.seat} move {len(view.history)}")
