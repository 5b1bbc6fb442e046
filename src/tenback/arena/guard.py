"""A bot that crashes or cheats forfeits its decision to a stand-in: the game goes on, the report says so."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from enum import Enum
from typing import Any

from tenback.bots.bot import Bot
from tenback.bots.external import BotHung
from tenback.games.decks import Randomness
from tenback.games.errors import TenbackError
from tenback.talk.marks.said import Saying, Talk
from tenback.words import in_english


class Fault(Enum):
    """What a bot did wrong."""

    CRASHED = "crashed"
    HUNG = "did not answer in time"
    CHEATED = "answered with a move that is not legal"


@dataclass(frozen=True, slots=True)
class Forfeit:
    """One decision that a bot lost to the stand-in."""

    bot: str
    seat: int
    fault: Fault
    detail: str = ""


@dataclass(slots=True)
class Guarded:
    """A bot behind a guard: whatever it does, a legal move comes out."""

    bot: Bot
    stand_in: Bot
    forfeits: list[Forfeit] = field(default_factory=list)

    @property
    def name(self) -> str:
        """The guarded bot's name."""
        return self.bot.name

    def choose(self, view: Any, talk: Talk, rng: Randomness) -> Any:
        """Ask the bot; ask the stand-in when the answer cannot stand."""
        try:
            move = self.bot.choose(view, talk, rng)
        except Exception as error:
            self._note(view, error)
        else:
            if move in view.legal:
                return move
            self.forfeits.append(Forfeit(self.name, view.seat, Fault.CHEATED, _shortened(str(move))))
        return self.stand_in.choose(view, talk, rng)

    def say(self, view: Any) -> Sequence[Saying]:
        """Ask the bot what it says; a faulty bot says nothing, and nobody speaks for another seat."""
        try:
            return tuple(saying for saying in self.bot.say(view) if saying.seat == view.seat)
        except Exception as error:
            self._note(view, error)
            return ()

    def _note(self, view: Any, error: Exception) -> None:
        fault = Fault.HUNG if isinstance(error, BotHung) else Fault.CRASHED
        told = in_english(error) if isinstance(error, TenbackError) else str(error)
        detail = _shortened(f"{type(error).__name__}: {told}")
        self.forfeits.append(Forfeit(self.name, view.seat, fault, detail))


def _shortened(detail: str) -> str:
    """Keep a bot from filling the report."""
    return detail[:200]
