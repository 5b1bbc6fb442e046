"""A game as data: the deal, who sat where, and everything that was done and said, in order."""

from collections.abc import Iterator
from dataclasses import dataclass, field

from tenback.games import AnyGame, Deal, Move, game_of
from tenback.talk.marks.said import Saying

FORMAT_VERSION = 2
"""Files of every version up to this one can be read; version 2 has games that were given up."""

FIRST_RULES = 1
"""The version of the rules in records that name none: those of tenback 0.1.0."""


@dataclass(frozen=True, slots=True)
class Moved:
    """A move that a seat made."""

    seat: int
    move: Move


@dataclass(frozen=True, slots=True)
class Said:
    """A mark that a seat gave."""

    saying: Saying


@dataclass(frozen=True, slots=True)
class Chatted:
    """A line of free talk."""

    seat: int
    text: str


@dataclass(frozen=True, slots=True)
class GaveUp:
    """The team gave up the game (G21)."""


Entry = Moved | Said | Chatted | GaveUp


@dataclass(frozen=True, slots=True)
class Record:
    """A complete game that can be replayed at any time."""

    deal: Deal
    entries: tuple[Entry, ...] = ()
    seats: tuple[str, ...] = ()
    """The names of the players, by seat; empty when nobody was named."""
    headers: dict[str, str] = field(default_factory=dict)
    """Other facts, such as the date, the place, or a bot's number of samples."""
    rules: int = 0
    """The version of the rules it was played by; 0 stands for the game's current one."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "rules", self.rules or self.game.rules_version)
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
        """Iterate over the moves only."""
        return (entry for entry in self.entries if isinstance(entry, Moved))


def format_version(record: Record) -> int:
    """Return the oldest format version that can hold a record, so that older programs can read it."""
    return 2 if any(isinstance(entry, GaveUp) for entry in record.entries) else 1


def _on_one_line(text: str) -> str:
    return " ".join(text.split())
