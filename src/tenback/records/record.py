"""A game as data: the deal, who sat where, and all that was done and said, in order."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from tenback.games import AnyGame, Deal, game_of
from tenback.talk.marks.said import Saying

FORMAT_VERSION = 1
"""Files of every version up to this one can be read."""


@dataclass(frozen=True, slots=True)
class Moved:
    """A move that a seat made."""

    seat: int
    move: Any


@dataclass(frozen=True, slots=True)
class Said:
    """A mark that a seat gave."""

    saying: Saying


@dataclass(frozen=True, slots=True)
class Chatted:
    """A line of free talk."""

    seat: int
    text: str


Entry = Moved | Said | Chatted


@dataclass(frozen=True, slots=True)
class Record:
    """A game written down: it replays for ever."""

    deal: Deal
    entries: tuple[Entry, ...] = ()
    seats: tuple[str, ...] = ()
    """The names of the players, by seat; empty when nobody was named."""
    headers: dict[str, str] = field(default_factory=dict)
    """Further facts, such as the date, the place, a bot's number of samples."""

    def __post_init__(self) -> None:
        # Names and facts go on one line each, with bars between names.
        object.__setattr__(self, "seats", tuple(_on_one_line(name).replace("|", "/") for name in self.seats))
        facts = {
            _on_one_line(key).replace(":", " "): _on_one_line(fact) for key, fact in self.headers.items()
        }
        object.__setattr__(self, "headers", facts)

    @property
    def game(self) -> AnyGame:
        """The game that was played."""
        return game_of(self.deal.options)

    @property
    def moves(self) -> Iterator[Moved]:
        """Go through the moves alone."""
        return (entry for entry in self.entries if isinstance(entry, Moved))


def _on_one_line(text: str) -> str:
    return " ".join(text.split())
