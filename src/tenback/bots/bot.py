"""What a bot is: it sees a view and the talk, and answers with a move. It never sees a state."""

from collections.abc import Sequence
from typing import Any, Protocol

from tenback.games.decks import Randomness
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
        """Give the marks that are true of the own hand now; empty for a silent bot."""
        ...
