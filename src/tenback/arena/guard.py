"""A bot that crashes, hangs or cheats forfeits its decision to a stand-in; the report says so."""

import contextlib
import functools
import logging
import traceback
from collections.abc import Sequence
from dataclasses import dataclass, field
from enum import Enum
from typing import cast

from tenback.arena.patience import waiting_for
from tenback.arena.wrong_answers import not_a_move, not_a_saying, shortened
from tenback.bots.bot import AnyBot
from tenback.bots.external import BotHung
from tenback.bots.the_game.saying import is_true
from tenback.games import Move, View, the_game
from tenback.games.decks import Randomness
from tenback.games.errors import TenbackError
from tenback.talk.marks.said import Saying, Talk, talk_refusal
from tenback.words import in_english

_log = logging.getLogger(__name__)


class Fault(Enum):
    """What a bot did wrong."""

    CRASHED = "crashed"
    HUNG = "did not answer in time"
    CHEATED = "answered with a move that is not legal"


@dataclass(frozen=True, slots=True)
class Forfeit:
    """One decision that a bot lost to the stand-in."""

    bot: str
    seat: int | None
    fault: Fault
    detail: str = ""
    trace: str = field(default="", compare=False)
    """The bot's own traceback, where it is written in Python."""

    def __str__(self) -> str:
        return f"seat {self.seat}, {self.bot}: {self.fault.value} ({self.detail})"


class BotFailed(TenbackError):
    """A bot that was given as an object failed: the game stops, and the cause has its traceback."""

    def __init__(self, forfeit: Forfeit) -> None:
        super().__init__(
            "error-bot-failed",
            bot=forfeit.bot,
            seat=forfeit.seat,
            fault=forfeit.fault.name.lower(),
            detail=forfeit.trace or forfeit.detail,
        )


@dataclass(slots=True)
class Guarded:
    """A bot behind a guard: whatever it does, a legal move comes out; or, in strict mode, BotFailed.

    Where talk is limited to true marks, a false one is not given; it is counted.
    """

    bot: AnyBot
    stand_in: AnyBot
    strict: bool = False
    free_talk: bool = False
    forfeits: list[Forfeit] = field(default_factory=list)
    false_marks: int = 0

    @property
    def name(self) -> str:
        """The guarded bot's name."""
        return self.bot.name

    def choose(self, view: View, talk: Talk, rng: Randomness) -> Move:
        """Ask the bot; ask the stand-in when the answer cannot stand."""
        try:
            with self._patience():
                move: Move = self.bot.choose(view, talk, rng)
        except Exception as error:
            self._note(view, error)
        else:
            if move in view.legal:
                return move
            self._forfeit(Forfeit(self.name, view.seat, Fault.CHEATED, not_a_move(view, move)))
        instead: Move = self.stand_in.choose(view, talk, rng)
        return instead

    def say(self, view: View) -> Sequence[Saying]:
        """Ask the bot what it says; a faulty bot says nothing, and nobody speaks for another seat."""
        try:
            with self._patience():
                given = _said_by(self.bot, view)
        except Exception as error:
            self._note(view, error)
            return ()
        return given if self.free_talk else self._true(view, given)

    def _patience(self) -> contextlib.AbstractContextManager[None]:
        """Our own bots answer; what they may have to wait for is the compiler, which says so itself."""
        asked = type(getattr(self.bot, "bot", self.bot)).__module__
        return contextlib.nullcontext() if asked.startswith("tenback.bots.") else waiting_for(self.name)

    def _true(self, view: View, given: Sequence[Saying]) -> Sequence[Saying]:
        """Keep the marks that are true of the hand, and count the others that could have stood."""
        seen = cast("the_game.View", view)  # Only there marks are given.
        kept = tuple(saying for saying in given if is_true(seen, saying))
        self.false_marks += sum(talk_refusal(seen, saying) is None for saying in given if saying not in kept)
        return kept

    def _note(self, view: View, error: Exception) -> None:
        fault = Fault.HUNG if isinstance(error, BotHung) else Fault.CRASHED
        told = in_english(error) if isinstance(error, TenbackError) else str(error)
        detail = shortened(f"{type(error).__name__}: {told}")
        trace = "" if isinstance(error, TenbackError) else "".join(traceback.format_exception(error))
        self._forfeit(Forfeit(self.name, view.seat, fault, detail, trace), error)

    def _forfeit(self, forfeit: Forfeit, cause: Exception | None = None) -> None:
        if self.strict:
            raise BotFailed(forfeit) from cause
        self.forfeits.append(forfeit)
        warn_once(forfeit.bot, forfeit.fault, str(forfeit))


@functools.cache
def warn_once(bot: str, fault: Fault, told: str) -> None:  # noqa: ARG001 (what makes it the same warning)
    """Say at once, and once, that a bot fails: a series may take hours, and nobody should wait for it."""
    _log.warning("%s", told)


def _said_by(bot: AnyBot, view: View) -> tuple[Saying, ...]:
    given = tuple(bot.say(view))
    for saying in given:
        if not isinstance(saying, Saying):
            raise TypeError(not_a_saying(saying))
    return tuple(saying for saying in given if saying.seat == view.seat)
