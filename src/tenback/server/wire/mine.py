"""The bodies of answers about oneself: games, the people one plays with, devices, the recovery code."""

from tenback.server.wire.boards import WireStruct
from tenback.server.wire.names import GameName
from tenback.server.wire.pages import PersonView
from tenback.tables.settings import Settings


class ResultBar(WireStruct, frozen=True):
    """How many games ended with a result from `low` to `high`: cards left, or points."""

    low: int
    high: int
    games: int


class GamePlayed(WireStruct, frozen=True):
    """One finished game of mine."""

    table: str
    ended_at: int
    won: bool
    cards_left: int | None
    """None where cards left are not the result."""
    score: int | None
    """None in a team."""
    left_early: bool
    """Whether I had left when it ended."""
    still_open: bool = False
    """Whether others still play its cards: no replay and no challenge so far."""


class MemberView(WireStruct, frozen=True):
    """Somebody at these tables, and how often they won."""

    name: str
    you: bool
    won: int


class FieldOfKind(WireStruct, frozen=True):
    """How bots did on the daily deals of this kind that I have played; never in one figure with mine."""

    level: str
    games: int
    won: int
    histogram: tuple[ResultBar, ...]


class KindOfGames(WireStruct, frozen=True):
    """My finished games of one kind; only these are compared with each other."""

    game: GameName
    players: int
    talk: str
    hints: bool
    settings: Settings
    """Of the last of them; its rules are those of all."""
    games: int
    won: int
    excellent: int
    """Fewer than ten cards left."""
    left_early: int
    """Games that I left before their end; they count as not won and are in no histogram."""
    mean: float | None
    """Cards left, or points."""
    streak: int
    best_streak: int
    tricks: int
    marks: int
    histogram: tuple[ResultBar, ...]
    best: tuple[GamePlayed, ...]
    last: tuple[GamePlayed, ...]
    members: tuple[MemberView, ...] = ()
    """On the page of a set of people, where each plays for themselves."""
    field: FieldOfKind | None = None
    """None where I have played no daily deal of this kind, or bots have not."""


class MyStatistics(WireStruct, frozen=True):
    """My finished games by kind, the kind that was played last first."""

    kinds: tuple[KindOfGames, ...]
    unfinished: int
    """Games that were begun and have not ended."""


class CompanyLine(WireStruct, frozen=True):
    """An exact set of people that I am one of."""

    id: str
    names: tuple[str, ...]
    games: int
    won: int
    """By me."""
    ended_at: int
    """When the last game ended."""


class Companies(WireStruct, frozen=True):
    """The sets of people that I have played with, the last first."""

    companies: tuple[CompanyLine, ...]


class CompanyStatistics(WireStruct, frozen=True):
    """The finished games of an exact set of people; only its members can ask for it."""

    names: tuple[str, ...]
    kinds: tuple[KindOfGames, ...]


class DeviceView(WireStruct, frozen=True):
    """A device on which I am this person."""

    id: str
    browser: str
    """`Firefox`, …, `program`; empty if it is not known."""
    platform: str
    first_day: str
    """As `2026-11-16`; empty if it is not known."""
    last_day: str
    this: bool
    """Whether it is the one that asks."""


class Devices(WireStruct, frozen=True):
    """My devices, the last used first."""

    devices: tuple[DeviceView, ...]
    recovery_code_from: str | None
    """The day on which my recovery code was made; None if I have none."""


class RecoveryCode(WireStruct, frozen=True):
    """A recovery code; it is shown once and stored hashed."""

    code: str


class Recovered(WireStruct, frozen=True):
    """Who this client is now, and the recovery code that replaces the one that was used."""

    person: PersonView
    code: str
