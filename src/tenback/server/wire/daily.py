"""The daily deal over HTTP."""

import msgspec

from tenback.server.wire.boards import WireStruct
from tenback.server.wire.pages import Request
from tenback.tables.settings import Settings


class BeginDaily(Request, frozen=True):
    """Begin a daily deal, or go on with it."""

    bot: bool = False
    """A program that plays under its own name says so: it is counted apart from people."""


class DailyTry(WireStruct, frozen=True):
    """How a try of mine went."""

    table: str
    over: bool
    counts: bool
    """Whether it is the one that counts: the first, begun while the day was open."""
    hinted: bool
    finished: bool
    """False for a game that was left and counts as it stood at the end of the day."""
    won: bool
    measure: int | None
    """Cards left, or points; None while it runs."""


class DailyLine(WireStruct, frozen=True):
    """One deal of a day; nothing of how others did."""

    id: str
    name: str
    """The message `daily-deal-` and this name says which it is."""
    settings: Settings
    by_points: bool
    """Whether everybody plays for points; otherwise cards left are counted."""
    seats: tuple[str, ...]
    commitment: str
    opens_at: int
    closes_at: int
    open: bool
    tries: int
    first: DailyTry | None
    last: DailyTry | None
    """The latest try, where there was more than one."""


class Streak(WireStruct, frozen=True):
    """Days in a row with a try that counts; one missed day breaks nothing."""

    days: int
    grace: bool
    """Whether yesterday was missed: without a game today it is lost."""


class Today(WireStruct, frozen=True):
    """The deals of a day."""

    date: str
    deals: tuple[DailyLine, ...]
    streak: Streak


class DayLine(WireStruct, frozen=True):
    """A past day in the calendar: my first tries, by the name of the deal."""

    date: str
    tries: dict[str, DailyTry]


class Days(WireStruct, frozen=True):
    """The days that can be looked at, newest first."""

    days: tuple[DayLine, ...]


class GroupView(WireStruct, frozen=True):
    """How my result stands among others: all of them bots, or all of them people."""

    level: str | None
    """The level of the bots; None for people."""
    games: int
    won: int
    beaten: float
    """How many of them did worse; those that did as well count half."""
    mean: float | None
    histogram: tuple[tuple[int, int], ...]
    """How often each number of cards left, or of points, came up."""


class DifficultyView(WireStruct, frozen=True):
    """How hard the deal is: so many percent of all deals are easier for the stated level."""

    level: str
    percent: float
    low: float
    high: float


class DailyResult(WireStruct, frozen=True):
    """My first try beside the field; None in `field` means that it is still being made."""

    line: DailyLine
    by_points: bool
    course: tuple[int, ...] = ()
    """Cards left after each of my turns, or the price of each line I took: no card is in it."""
    field: GroupView | None = None
    """The bots that a result is compared with first."""
    levels: tuple[GroupView, ...] = ()
    people: GroupView | None = None
    """Others who played without hints, or with hints as I did."""
    bots: GroupView | None = None
    """Programs that took part under their own names."""
    difficulty: DifficultyView | None = None
    making: bool = False
    """Whether more games of bots are being made."""
    key: str = ""
    """The key of the cards, once the deal has closed."""
    share: str = ""
    """The address of the deal, for others."""


ANSWERS: tuple[type[msgspec.Struct], ...] = (Today, Days, DailyResult)
