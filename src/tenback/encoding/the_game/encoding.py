"""THE GAME and EXTREME as arrays: observations, actions, masks, and back to words."""

import functools
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from tenback.encoding.sections import Array, Layout
from tenback.encoding.the_game.actions import (
    MOVE_ACTIONS,
    Action,
    Beside,
    Listen,
    Say,
    Wait,
    further_actions,
    move_with_number,
    number_of_move,
    number_of_play,
)
from tenback.encoding.the_game.describing import action_words, described
from tenback.encoding.the_game.observing import (
    command_facts,
    common_facts,
    heard_facts,
    recall_facts,
    start_facts,
    talk_facts,
)
from tenback.encoding.the_game.sections import observation_layout, recall_layout
from tenback.games.the_game import Card, Options, PlayCard, View, format_move
from tenback.talk.marks.said import NOTHING_SAID, Saying, Talk


@dataclass(frozen=True)
class TheGameEncoding:
    """How a table of THE GAME or EXTREME looks as arrays."""

    options: Options
    talk: bool = False
    open_start: bool = False
    """Whether the team decides who goes first (G3)."""

    @functools.cached_property
    def observations(self) -> Layout:
        """What a seat sees now."""
        return observation_layout(self.options, talk=self.talk, open_start=self.open_start)

    @functools.cached_property
    def recall(self) -> Layout:
        """What a seat sees now, with all that it has seen before."""
        return recall_layout(self.options, talk=self.talk, open_start=self.open_start)

    @functools.cached_property
    def further(self) -> tuple[Action, ...]:
        """The actions after plays and ends of turns: talk, and who goes first."""
        return further_actions(self.options, talk=self.talk, open_start=self.open_start)

    @functools.cached_property
    def _numbers(self) -> dict[Action, int]:
        return {action: number for number, action in enumerate(self.further, start=MOVE_ACTIONS)}

    @property
    def actions(self) -> int:
        """How many actions there are."""
        return MOVE_ACTIONS + len(self.further)

    def action_of(self, action: Action) -> int:
        """The number of a move, of a mark, of listening or of waiting."""
        if isinstance(action, PlayCard):  # These are asked for most.
            return number_of_play(action.card, action.pile)
        if (number := self._numbers.get(action)) is not None:
            return number
        if isinstance(action, Beside):
            raise ValueError(f"this table has no action to {action_words(action)}")
        return number_of_move(action)

    def action_with(self, number: int) -> Action:
        """What has this number."""
        return move_with_number(number) if number < MOVE_ACTIONS else self.further[number - MOVE_ACTIONS]

    def mask(self, view: View) -> Array:
        """Mark the legal moves of a view with 1; all 0 for a seat that is not active."""
        legal = np.zeros(self.actions, np.int8)
        legal[[self.action_of(move) for move in view.legal]] = 1
        return legal

    def observe(self, view: View, talk: Talk = NOTHING_SAID, *, deciding: bool = False) -> Array:
        """Write down what a seat sees now; *deciding* says that the team is being asked who goes first."""
        return self.observations.filled(self._facts(view, talk, deciding=deciding))

    def remember(
        self,
        view: View,
        drawn: Sequence[Card],
        talk: Talk = NOTHING_SAID,
        said: Sequence[Sequence[Saying]] = (),
        *,
        deciding: bool = False,
    ) -> Array:
        """Write down all that a seat has ever seen and heard.

        *drawn* are its cards in the order they came, *said* is the talk before each move.
        """
        facts = self._facts(view, talk, deciding=deciding) | recall_facts(view, drawn)
        if self.open_start:
            facts |= start_facts(view)
        if self.talk:
            facts |= heard_facts(view, said, open_start=self.open_start)
        return self.recall.filled(facts)

    def describe(self, array: Array) -> str:
        """Say an observation, or a memory, in words."""
        layout = self.recall if len(array) == self.recall.size else self.observations
        return described(self.options, layout.parts(np.asarray(array).astype(int)))

    def describe_action(self, number: int) -> str:
        """Say an action in words: notation for moves."""
        match self.action_with(number):
            case Listen() | Say() | Wait() as beside:
                return action_words(beside)
            case move:
                return format_move(move)

    def _facts(self, view: View, talk: Talk, *, deciding: bool) -> dict[str, object]:
        commands = command_facts(view) if self.options.extreme else {}
        marks = talk_facts(view, talk, open_start=self.open_start) if self.talk else {}
        start = {"deciding": deciding} if self.open_start else {}
        return common_facts(view) | commands | marks | start
