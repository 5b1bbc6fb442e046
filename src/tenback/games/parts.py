"""What every game is made of, as far as other layers need to know."""

from collections.abc import Hashable, Sequence
from enum import Enum
from typing import Any, Protocol

Move = Hashable
"""A move of some game: a value that can be compared."""


class Options(Protocol):
    """The rules that a table plays by."""

    @property
    def game(self) -> str:
        """The name of the game that these options belong to."""
        ...

    @property
    def players(self) -> int:
        """The number of players."""
        ...


class Step(Protocol):
    """One move as everyone saw it."""

    @property
    def seat(self) -> int:
        """Who made it."""
        ...

    @property
    def move(self) -> Move:
        """What was done."""
        ...

    @property
    def drawn(self) -> int:
        """How many cards were drawn after it."""
        ...


class Outcome(Protocol):
    """How a game ended."""

    @property
    def ending(self) -> Enum:
        """What ended it."""
        ...

    @property
    def won(self) -> bool:
        """Whether a team has beaten the game."""
        ...

    @property
    def cards_left(self) -> int:
        """How many cards a team has left, where that counts."""
        ...

    @property
    def scores(self) -> tuple[int, ...]:
        """The points by seat, where everyone plays for themselves."""
        ...


class Position(Protocol):
    """A game at one moment, as a State or a View knows it."""

    @property
    def options(self) -> Options:
        """The rules that the table plays by."""
        ...

    @property
    def turn(self) -> int | None:
        """Whose turn it is; None before anybody has gone first and after the end."""
        ...

    @property
    def history(self) -> Sequence[Step]:
        """Every move so far."""
        ...

    @property
    def result(self) -> Outcome | None:
        """How the game ended, or None while it runs."""
        ...


class State(Position, Protocol):
    """Everything about a game at one moment, hidden cards included."""

    @property
    def hands(self) -> tuple[tuple[int, ...], ...]:
        """The cards of each seat."""
        ...


class View(Position, Protocol):
    """Everything that one seat, or a spectator (seat None), may know."""

    @property
    def seat(self) -> int | None:
        """Whose view it is."""
        ...

    @property
    def hand_sizes(self) -> tuple[int, ...]:
        """How many cards each seat holds."""
        ...

    @property
    def draw_pile(self) -> int:
        """How many cards can still be drawn."""
        ...

    @property
    def legal(self) -> tuple[Any, ...]:
        """The moves that this seat may make now."""
        ...


class Deal(Protocol):
    """Everything that chance and the table decide before the first move."""

    @property
    def options(self) -> Options:
        """The rules that the table plays by."""
        ...

    @property
    def starter(self) -> int | None:
        """Who goes first; None lets the team decide."""
        ...

    def state(self) -> State:
        """Deal the cards."""
        ...
