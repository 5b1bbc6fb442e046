"""What a bot is: it sees a view and the talk, and answers with a move. It never sees a state."""

from collections.abc import Sequence
from typing import Any, Protocol

from tenback.games.decks import Generator, Randomness
from tenback.talk.marks.said import Saying, Talk


class Bot(Protocol):
    """A player that is a program; `view` is the View of its own seat in its own game."""

    @property
    def name(self) -> str:
        """The name that tables, records and reports show."""
        ...

    def choose(self, view: Any, talk: Talk, rng: Randomness) -> Any:
        """Choose one of `view.legal`; the same view, talk and randomness give the same move."""
        ...

    def say(self, view: Any) -> Sequence[Saying]:
        """Give the marks that are true of the bot's hand now; empty for a silent bot."""
        ...


def chance_for(seed: int, view: Any) -> Randomness:
    """Give a bot the chance for one decision, from the game's seed, the seat and the public moment.

    So the same bots play the same game at a server's table, in the terminal and in a series.
    """
    return Generator(seed, f"bot {view.seat} move {len(view.history)}")
