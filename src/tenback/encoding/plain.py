"""An encoding made of sections, facts and a list of moves: enough for a game without talk."""

import functools
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from tenback.encoding.sections import Array, Layout, Section
from tenback.games import Move, Options, View
from tenback.talk.marks.said import NOTHING_SAID, Saying, Talk


@dataclass(frozen=True)
class PlainEncoding:
    """How a table of a game looks as arrays; what a seat remembers is what it sees."""

    options: Options
    sections: tuple[Section, ...]
    facts: Callable[[Any], Mapping[str, object]]
    """The numbers of every section for a view."""
    moves: tuple[Any, ...]
    """Every move there is; its place is its number."""
    told: Callable[[Any], str]
    """Say a move in words."""
    talk: bool = False
    """Always off: a plain encoding has no marks."""
    open_start: bool = False
    """Always off: the rules say who goes first."""

    @functools.cached_property
    def observations(self) -> Layout:
        """What a seat sees now."""
        return Layout(self.sections)

    @property
    def recall(self) -> Layout:
        """What a seat remembers: the same."""
        return self.observations

    @property
    def actions(self) -> int:
        """How many actions there are."""
        return len(self.moves)

    @functools.cached_property
    def _numbers(self) -> dict[Any, int]:
        return {move: number for number, move in enumerate(self.moves)}

    def action_of(self, action: Move, /) -> int:
        """The number of a move."""
        return self._numbers[action]

    def action_with(self, number: int) -> Move:
        """The move with a number."""
        move: Move = self.moves[number]
        return move

    def mask(self, view: View) -> Array:
        """Mark the legal moves of a view with 1; all 0 for a seat whose turn it is not."""
        legal = np.zeros(self.actions, np.int8)
        legal[[self.action_of(move) for move in view.legal]] = 1
        return legal

    def observe(
        self,
        view: View,
        talk: Talk = NOTHING_SAID,  # noqa: ARG002 (nobody talks)
        *,
        deciding: bool = False,  # noqa: ARG002 (the rules say who begins)
    ) -> Array:
        """Write down what a seat sees now."""
        return self.observations.filled(self.facts(view))

    def remember(
        self,
        view: View,
        drawn: Sequence[Any],  # noqa: ARG002 (nothing but the view is kept)
        talk: Talk = NOTHING_SAID,
        said: Sequence[Sequence[Saying]] = (),  # noqa: ARG002
        *,
        deciding: bool = False,
    ) -> Array:
        """Write down what a seat sees now."""
        return self.observe(view, talk, deciding=deciding)

    def describe(self, array: Array) -> str:
        """Say an observation section by section."""
        parts = self.observations.parts(np.asarray(array))
        return "\n".join(f"{name}: {part.ravel().tolist()}" for name, part in parts.items())

    def describe_action(self, number: int) -> str:
        """Say an action in words."""
        return self.told(self.moves[number])
