"""The instant tournament over HTTP."""

from tenback.server.wire.boards import WireStruct
from tenback.server.wire.daily import DailyLine


class InstantLine(WireStruct, frozen=True):
    """One of the eight deals, and my first try of it against the bots."""

    line: DailyLine
    compared: bool
    """Whether it counts here: played to its end on a day that was over, without a hint."""
    games: int
    """How many games of bots it is compared with."""
    percent: float | None
    """How many percent of them did worse; those that did as well count half."""


class InstantView(WireStruct, frozen=True):
    """A tournament as one person may see it; nothing of the bots is told before a deal has been played."""

    id: str
    name: str
    """The message `daily-deal-` and this name says which kind of deal it is."""
    by_points: bool
    level: str
    """The bots that it is played against."""
    deals: tuple[InstantLine, ...]
    finished: int
    """How many of the eight are over for me."""
    compared: int
    won: int
    """How many of the compared ones I have won."""
    bots_won: float
    """How many of them a bot wins on average."""
    percent: float | None
    """The mean over the compared deals: the result."""
    making: bool
    """Whether more games of bots are being made."""
