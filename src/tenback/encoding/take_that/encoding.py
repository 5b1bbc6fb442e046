"""TAKE THAT as arrays: observations, actions, masks, and back to words."""

import functools
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from tenback.encoding.sections import Array, Layout
from tenback.encoding.take_that.actions import ACTIONS, move_with_number, number_of_move
from tenback.encoding.take_that.describing import described
from tenback.encoding.take_that.observing import facts, recall_facts
from tenback.encoding.take_that.sections import observation_layout, recall_layout
from tenback.games.take_that import Card, Move, Options, View, format_move
from tenback.talk.marks.said import NOTHING_SAID, Saying, Talk


@dataclass(frozen=True)
class TakeThatEncoding:
    """How a match of TAKE THAT looks as arrays."""

    options: Options
    talk: bool = False
    """Always off: there are no marks in this game."""
    open_start: bool = False
    """Always off: the rules say who goes first (T4)."""

    @functools.cached_property
    def observations(self) -> Layout:
        """What a seat sees now."""
        return observation_layout(self.options)

    @functools.cached_property
    def recall(self) -> Layout:
        """What a seat sees now, with all that it has seen before."""
        return recall_layout(self.options)

    @property
    def actions(self) -> int:
        """How many actions there are."""
        return ACTIONS

    def action_of(self, move: Move) -> int:
        """The number of a move."""
        return number_of_move(move)

    def action_with(self, number: int) -> Move:
        """The move with a number."""
        return move_with_number(number)

    def mask(self, view: View) -> Array:
        """Mark the legal moves of a view with 1; all 0 for a seat that is not active."""
        legal = np.zeros(ACTIONS, np.int8)
        legal[[number_of_move(move) for move in view.legal]] = 1
        return legal

    def observe(
        self,
        view: View,
        talk: Talk = NOTHING_SAID,  # noqa: ARG002 (nobody talks)
        *,
        deciding: bool = False,  # noqa: ARG002 (the rules say who begins)
    ) -> Array:
        """Write down what a seat sees now."""
        return self.observations.filled(facts(view))

    def remember(
        self,
        view: View,
        drawn: Sequence[Sequence[Card]],
        talk: Talk = NOTHING_SAID,  # noqa: ARG002 (nobody talks)
        said: Sequence[Sequence[Saying]] = (),  # noqa: ARG002
        *,
        deciding: bool = False,  # noqa: ARG002
    ) -> Array:
        """Write down all that a seat has ever seen; *drawn* are its cards by round, as they came."""
        return self.recall.filled(facts(view) | recall_facts(view, drawn))

    def describe(self, array: Array) -> str:
        """Say an observation, or a memory, in words."""
        layout = self.recall if len(array) == self.recall.size else self.observations
        return described(layout.parts(np.asarray(array).astype(int)))

    def describe_action(self, number: int) -> str:
        """Say an action in words: notation for moves."""
        return format_move(move_with_number(number))
