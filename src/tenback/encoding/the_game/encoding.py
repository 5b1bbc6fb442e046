"""THE GAME and EXTREME as arrays: observations, actions, masks, and back to words."""

import functools
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from tenback.encoding.sections import Array, Layout
from tenback.encoding.the_game.actions import (
    LISTEN,
    LISTEN_ACTION,
    MOVE_ACTIONS,
    Action,
    Listen,
    Say,
    move_with_number,
    number_of_move,
    sayings,
)
from tenback.encoding.the_game.describing import action_words, described
from tenback.encoding.the_game.observing import command_facts, common_facts, recall_facts, talk_facts
from tenback.encoding.the_game.sections import observation_layout, recall_layout
from tenback.games.the_game import Card, Options, View, format_move
from tenback.talk.said import NOTHING_SAID, Talk


@dataclass(frozen=True)
class TheGameEncoding:
    """How a table of THE GAME or EXTREME looks as arrays."""

    options: Options
    talk: bool = False

    @functools.cached_property
    def observations(self) -> Layout:
        """What a seat sees now."""
        return observation_layout(self.options, talk=self.talk)

    @functools.cached_property
    def recall(self) -> Layout:
        """What a seat sees now, with all that it has seen before."""
        return recall_layout(self.options)

    @functools.cached_property
    def sayings(self) -> tuple[Say, ...]:
        """The marks that have numbers, in their order."""
        return sayings(self.options) if self.talk else ()

    @property
    def actions(self) -> int:
        """How many actions there are."""
        return MOVE_ACTIONS + (1 + len(self.sayings) if self.talk else 0)

    def action_of(self, action: Action) -> int:
        """The number of a move, of a mark, or of listening."""
        match action:
            case Listen():
                return LISTEN_ACTION
            case Say():
                return LISTEN_ACTION + 1 + self.sayings.index(action)
            case move:
                return number_of_move(move)

    def action_with(self, number: int) -> Action:
        """The move, the mark or the listening with a number."""
        if number < MOVE_ACTIONS:
            return move_with_number(number)
        return LISTEN if number == LISTEN_ACTION else self.sayings[number - LISTEN_ACTION - 1]

    def mask(self, view: View) -> Array:
        """Mark the legal moves of a view with 1; all 0 for a seat that is not at turn."""
        legal = np.zeros(self.actions, np.int8)
        legal[[number_of_move(move) for move in view.legal]] = 1
        return legal

    def observe(self, view: View, talk: Talk = NOTHING_SAID) -> Array:
        """Write down what a seat sees now."""
        facts = self._facts(view)
        if self.talk:
            facts |= talk_facts(view, talk)
        return self.observations.filled(facts)

    def remember(self, view: View, drawn: Sequence[Card]) -> Array:
        """Write down all that a seat has ever seen; *drawn* are its cards in the order they came."""
        return self.recall.filled(self._facts(view) | recall_facts(view, drawn))

    def describe(self, array: Array) -> str:
        """Say an observation, or a memory, in words."""
        layout = self.recall if len(array) == self.recall.size else self.observations
        return described(self.options, layout.parts(np.asarray(array).astype(int)))

    def describe_action(self, number: int) -> str:
        """Say an action in words: notation for moves."""
        match self.action_with(number):
            case Listen() | Say() as talking:
                return action_words(talking)
            case move:
                return format_move(move)

    def _facts(self, view: View) -> dict[str, object]:
        return common_facts(view) | (command_facts(view) if self.options.extreme else {})
