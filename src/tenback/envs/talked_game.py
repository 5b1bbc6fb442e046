"""A game in which the seats that wait may speak before each turn (G12, G20)."""

from typing import Any

import numpy as np

from tenback.encoding.sections import Array
from tenback.encoding.the_game import TheGameEncoding
from tenback.encoding.the_game.actions import LISTEN_ACTION, MOVE_ACTIONS, Say
from tenback.encoding.the_game.observing import talk_facts
from tenback.envs.numbered_game import NumberedGame
from tenback.games import Deal
from tenback.games.the_game import Command, Layout, Options, View, view
from tenback.talk.marks import CommandMark
from tenback.talk.said import NOTHING_SAID, Saying, Talk, after_move, after_saying, talk_refusal


class TalkedGame(NumberedGame):
    """Before each turn the others are asked, clockwise: each gives marks, and then listens.

    Each place (a pile, the mood, a mark about commands) may be changed once before a turn, so talk ends.
    """

    encoding: TheGameEncoding

    def __init__(self, options: Options, *, layout: Layout | None = None) -> None:
        super().__init__(options, talk=True, layout=layout)
        self._talk = NOTHING_SAID
        self._speakers: list[int] = []
        self._changed: set[object] = set()

    @property
    def talk(self) -> Talk:
        """What has been said and still stands."""
        return self._talk

    def act(self, action: int) -> bool:
        """Do what a number says, if it is legal; say whether it was."""
        if self._speakers:
            return self._speak(action)
        before = view(self.state, None)
        if not super().act(action):
            return False
        after = view(self.state, None)
        self._talk = after_move(self._talk, before, after)
        if after.turn != before.turn or not after.plays:
            self._ask_all(after)
        return True

    def see(self, seat: int) -> tuple[Array, Array]:
        """Give what a seat sees, and what it may do now."""
        observation, mask = super().see(seat)
        marks = self.encoding.observations.part(observation, "marks")
        marks[...] = talk_facts(self.view(seat), self._talk)["marks"]
        if self._speakers:
            mask[:] = self._talk_mask(seat) if seat == self.actor else 0
        else:
            mask[MOVE_ACTIONS:] = 0
        return observation, mask

    def _begin(self, deal: Deal | None, state: Any, talk: Talk) -> None:
        super()._begin(deal, state, talk)
        self._talk = talk
        self._ask_all(view(self.state, None))

    def _ask_all(self, shown: View) -> None:
        """Ask the seats that wait and hold cards, clockwise, unless there is silence (E8)."""
        self._speakers = []
        if shown.turn is not None and Command.SILENCE not in shown.in_force:
            players = shown.options.players
            others = ((shown.turn + step) % players for step in range(1, players))
            self._speakers = [seat for seat in others if shown.hand_sizes[seat]]
        self._ask_next()

    def _ask_next(self) -> None:
        self._changed = set()
        if self._speakers:
            self.actor = self._speakers[0]
        else:
            self._tell()

    def _speak(self, action: int) -> bool:
        if not 0 <= action < self.encoding.actions or not self._talk_mask(self.actor)[action]:
            return False
        match self.encoding.action_with(action):
            case Say() as said:
                self._talk = after_saying(self._talk, Saying(self.actor, said.mark, said.pile))
                self._changed.add(_place(said))
            case _:
                self._speakers.pop(0)
                self._ask_next()
        return True

    def _talk_mask(self, seat: int) -> Array:
        mask = np.zeros(self.encoding.actions, np.int8)
        mask[LISTEN_ACTION] = 1
        shown = view(self.state, None)
        for number, said in enumerate(self.encoding.sayings, start=LISTEN_ACTION + 1):
            offered = talk_refusal(shown, Saying(seat, said.mark, said.pile)) is None
            mask[number] = offered and _place(said) not in self._changed
        return mask


def _place(said: Say) -> object:
    """Where a mark stands: a seat has one on each pile, one mood, and each mark about commands."""
    return said.mark if isinstance(said.mark, CommandMark) else (type(said.mark), said.pile)


def new_game(options: Any, *, talk: bool = False, layout: Layout | None = None) -> NumberedGame:
    """Set a game up, with talk or without; deal before you play."""
    return TalkedGame(options, layout=layout) if talk else NumberedGame(options, layout=layout)
