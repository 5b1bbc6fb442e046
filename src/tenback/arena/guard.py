"""A bot that crashes or cheats forfeits its decision to a stand-in: the game goes on, the report says so."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from enum import Enum

from tenback.bots.bot import AnyBot
from tenback.bots.external import BotHung
from tenback.games import Move, View
from tenback.games.decks import Randomness
from tenback.games.errors import TenbackError
from tenback.talk.marks.said import Saying, Talk
from tenback.words import in_english

DETAIL = 200
"""So many characters of a fault are kept: a bot cannot fill the report."""


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

    bot: AnyBot
    stand_in: AnyBot
    forfeits: list[Forfeit] = field(default_factory=list)

    @property
    def name(self) -> str:
        """The guarded bot's name."""
        return self.bot.name

    def choose(self, view: View, talk: Talk, rng: Randomness) -> Move:
        """Ask the bot; ask the stand-in when the answer cannot stand."""
        try:
            move: Move = self.bot.choose(view, talk, rng)
        except Exception as error:
            self._note(view, error)
        else:
            if move in view.legal:
                return move
            self._forfeit(view, Fault.CHEATED, str(move))
        instead: Move = self.stand_in.choose(view, talk, rng)
        return instead

    def say(self, view: View) -> Sequence[Saying]:
        """Ask the bot what it says; a faulty bot says nothing, and nobody speaks for another seat."""
        try:
            return tuple(saying for saying in self.bot.say(view) if saying.seat == view.seat)
        except Exception as error:
            self._note(view, error)
            return ()

    def _note(self, view: View, error: Exception) -> None:
        fault = Fault.HUNG if isinstance(error, BotHung) else Fault.CRASHED
        told = in_english(error) if isinstance(error, TenbackError) else str(error)
        self._forfeit(view, fault, f"{type(error).__name__}: {told}")

    def _forfeit(self, view: View, fault: Fault, detail: str) -> None:
        assert view.seat is not None
        self.forfeits.append(Forfeit(self.name, view.seat, fault, detail[:DETAIL]))
