"""A game in which seats are asked beside the moves: for marks before each move, and who goes first."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

from tenback.encoding.encoding import NoTalk
from tenback.encoding.sections import Array
from tenback.encoding.the_game.actions import Beside, Say
from tenback.encoding.the_game.observing import talk_facts
from tenback.envs.asking import Asking
from tenback.envs.game_by_number import GameByNumber
from tenback.envs.game_by_rules import GameByRules
from tenback.games.the_game import BEGIN, Begin, Layout, Options, Seat, View, apply, view
from tenback.records import Entry, Moved, Record, Said
from tenback.sim import by_game
from tenback.sim.by_game import has_kernels
from tenback.talk.marks.said import Saying, Talk
from tenback.talk.mode import BotTalk


def talk_named(talk: bool | str) -> BotTalk:  # noqa: FBT001 (as the environments take it)
    """Read how learners talk: True or "marks" for true marks, "free" for any."""
    if isinstance(talk, bool):
        return BotTalk.MARKS if talk else BotTalk.SILENT
    if talk not in tuple(BotTalk):
        raise NoTalk("error-wrong-talk", given=talk)
    return BotTalk(talk)


class GameWithTalk(GameByNumber):
    """A game that asks as `Asking` says; only the moves between are made by kernels."""

    def __init__(
        self, options: Options, *, talk: BotTalk, open_start: bool = False, layout: Layout | None = None
    ) -> None:
        talks = talk is not BotTalk.SILENT
        super().__init__(options, talk=talks, open_start=open_start, layout=layout)
        self._asking = Asking(talks, free=talk is BotTalk.FREE)
        self._spoken: list[tuple[int, Said]] = []
        """What was said here, each with the number of moves in the game before it."""

    @property
    def talk(self) -> Talk:
        """What has been said and still stands."""
        return self._asking.talk

    # Starting ---------------------------------------------------------------------------------------------

    def _begin(self, written: Record | None, state: Any, talk: Talk) -> None:
        if state is None and self.encoding.open_start:
            deal = replace(by_game.deal_in(self._boards, 0, self.encoding.options), starter=None)
            written, state = Record(deal), deal.state()
            by_game.put_state(self._boards, 0, state)
        super()._begin(written, state, talk)
        self._spoken.clear()
        self._ask(self._asking.started(self._shown, talk))

    def _ask(self, asking: Asking) -> None:
        """Turn to the seat that is asked, or to the active one."""
        self._asking = asking
        self._tell()
        if asking.next is not None:
            self.actor = asking.next.seat

    @property
    def _shown(self) -> View:
        """What everybody sees."""
        return view(self.state, None)

    # Playing ----------------------------------------------------------------------------------------------

    def act(self, action: int) -> bool:
        """Do what a number says, if it is legal; say whether it was."""
        if self._asking.next is not None:
            return self._answer(action)
        before = self._shown
        if not super().act(action):
            return False
        self._ask(self._asking.moved(before, self._shown))
        return True

    def _answer(self, action: int) -> bool:
        if action not in self._answers():
            return False
        chosen: Begin | Beside = self.encoding.action_with(action)
        if isinstance(chosen, Begin):
            self._let_begin(self.actor)
            return True
        if isinstance(chosen, Say):
            saying = Saying(self.actor, chosen.mark, chosen.pile)
            self._spoken.append((len(self.state.history), Said(saying)))
        self._ask(self._asking.after(chosen))
        return True

    def _answers(self) -> list[int]:
        return [self.encoding.action_of(action) for action in self._asking.legal(self.view(self.actor))]

    def _let_begin(self, seat: Seat) -> None:
        before = self._shown
        self._state = apply(self.state, seat, BEGIN)
        by_game.put_state(self._boards, 0, self._state)
        self._ask(self._asking.moved(before, self._shown))

    def forfeit(self) -> None:
        """End the game because of an illegal action."""
        guilty = self.actor
        self._asking = replace(self._asking, queue=())
        super().forfeit()
        self.actor = guilty  # Nobody may be active yet.

    # Seeing -----------------------------------------------------------------------------------------------

    def see(self, seat: int) -> tuple[Array, Array]:
        """Return what a seat sees, and what it may do now."""
        observation, mask = super().see(seat)
        if not self.over and self.state.turn is None:
            observation = self.encoding.observe(self.view(seat), deciding=self._asking.deciding)
        if self.encoding.talk:
            marks = talk_facts(self.view(seat), self.talk, open_start=self.encoding.open_start)["marks"]
            self.encoding.observations.part(observation, "marks")[...] = marks
        if self._asking.next is not None:
            mask[:] = 0
            mask[self._answers() if seat == self.actor else []] = 1
        return observation, mask

    def _with_talk(self, moves: Sequence[Moved]) -> Iterator[Entry]:
        """Put what was said between the moves that were made here."""
        number, spoken = len(self.state.history) - len(moves), list(self._spoken)
        for move in (*moves, None):
            while spoken and spoken[0][0] == number:
                yield spoken.pop(0)[1]
            if move is not None:
                yield move
            number += 1


def new_game(
    options: Any, *, talk: bool | str = False, open_start: bool = False, layout: Layout | None = None
) -> GameByNumber:
    """Set a game up, with talk and an open start or without; deal before you play."""
    mode = talk_named(talk)
    if mode is not BotTalk.SILENT or open_start:
        return GameWithTalk(options, talk=mode, open_start=open_start, layout=layout)
    return GameByNumber(options, layout=layout) if has_kernels(options) else GameByRules(options)
