"""What happens at a table without a person's move: bots at their pace, the hand-over, and the end."""

import asyncio
import functools
import threading
from abc import abstractmethod
from time import monotonic

from textual import work
from textual.screen import Screen

from tenback.tables.effects import bot_seed
from tenback.terminal.bot_runner import BotRunner, in_thread
from tenback.terminal.saves import finish
from tenback.terminal.screens.sheets import Cover, Ended
from tenback.terminal.seating import level_name
from tenback.terminal.session import Session
from tenback.terminal.setup import deal_number_of, seed_of
from tenback.words import Words

PATIENCE = 1.5
"""After so many seconds of thinking a bot is said to be still getting ready."""


class Flow(Screen[str]):
    """The course of a game; a table shows it and takes the person's moves.

    ABC cannot be used, since Textual's screens have their own metaclass: only the type checker sees
    to it that a table fills in what is abstract here.
    """

    def __init__(self, session: Session, words: Words, pace: float) -> None:
        super().__init__()
        self.session, self.words, self._pace = session, words, pace
        self._bots = BotRunner(session.record.deal.options, session.players, bot_seed(session.table))
        self.next_person: int | None = None
        """Who gets the keyboard when the person at the screen presses Enter."""
        self.message = ""

    @abstractmethod
    def show(self) -> None:
        """Show everything as it is now."""

    @abstractmethod
    def result(self) -> str:
        """Tell how the game ended."""

    def on_mount(self) -> None:
        """Begin, or go on."""
        self.show()
        self.go_on()
        # After the first picture, since loading the bots takes the processor's time.
        self.call_after_refresh(threading.Thread(target=self._bots.warm_up, daemon=True).start)

    def go_on(self) -> None:
        """Do what comes next without a person's move: the end, a hand-over, or the bots."""
        self.show()
        if self.session.is_over:
            self._end()
        elif (wanted := self.session.next_viewer) is not None:
            self._offer_hand_over(wanted)
        elif self.session.bot_to_move is not None or self.session.may_talk:
            self.let_bots_play()

    def _offer_hand_over(self, wanted: int) -> None:
        """Let who has just drawn look at the new cards and give marks before the keyboard goes on."""
        if self.session.viewer is not None and self.session.may_talk:
            self.next_person = wanted
            self.message = self.words.say("terminal-look", name=self.session.players[wanted].name)
            self.show()
            self._let_bots_talk_alone()
        else:
            self.hand_over(wanted)

    @work(exclusive=True, group="hand-over")
    async def hand_over(self, wanted: int) -> None:
        """Hide the cards until the next person says that they are alone with the screen."""
        self.next_person, self.session.viewer, self.message = None, None, ""
        self.show()
        await self.app.push_screen_wait(Cover(self.words, self.session.players[wanted].name))
        self.session.viewer = wanted
        self.go_on()

    @work(exclusive=True, group="bots")
    async def let_bots_play(self) -> None:
        """Let bots say what is new, and move as long as it is their turn."""
        await self._let_bots_talk()
        while (seat := self.session.bot_to_move) is not None:
            await self._let_bot_move(seat)
            await self._let_bots_talk()
        if self.session.is_over or self.session.next_viewer is not None:
            self.go_on()

    async def _let_bot_move(self, seat: int) -> None:
        began = monotonic()
        word = self.set_timer(PATIENCE, lambda: self._say_patience(seat))
        view, talk = self.session.view_of(seat), self.session.talk
        choice = await in_thread(lambda: self._bots.choose(seat, view, talk))
        word.stop()
        await asyncio.sleep(max(0.0, self._pace - (monotonic() - began)))
        self.message = self._said_of_stand_in(seat) if choice.is_stand_in else ""
        self.session.bot_moves(seat, choice.move)
        self.show()

    @work(exclusive=True, group="bots")
    async def _let_bots_talk_alone(self) -> None:
        await self._let_bots_talk()

    async def _let_bots_talk(self) -> None:
        """Let every bot say what is true of its hand now."""
        for seat in self.session.bots_that_may_talk:
            view = self.session.view_of(seat)
            wanted = await in_thread(functools.partial(self._bots.say, seat, view))
            if self.session.bot_says(seat, wanted):
                self.show()

    def _said_of_stand_in(self, seat: int) -> str:
        name, level = self.session.players[seat].name, level_name(self.words, self._bots.stand_in)
        return self.words.say("terminal-bot-failed", name=name, level=level)

    def _said_of_deal(self) -> str:
        """Name the deal as `--seed` and `--deal` take it."""
        seed, number = seed_of(self.session.record), deal_number_of(self.session.record)
        return self.words.say("terminal-seed-and-deal", seed=str(seed), number=str(number))

    def _say_patience(self, seat: int) -> None:
        self.message = self.words.say("terminal-getting-ready", name=self.session.players[seat].name)
        self.show()

    @work(exclusive=True, group="end")
    async def _end(self) -> None:
        path = finish(self.session) if self.session.journal else None
        result = f"{self.result()}\n\n{self._said_of_deal()}"
        choice = await self.app.push_screen_wait(Ended(self.words, result, str(path or "")))
        self.dismiss(choice)
