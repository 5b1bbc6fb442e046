"""The instant tournament: eight past days of one kind of deal, played against the games of bots on them.

Days are cut into eights once and for all, so whoever has the name of a tournament plays the same deals.
"""

import datetime as dt
import re
from collections.abc import Collection, Iterator
from dataclasses import dataclass

from tenback.tables.daily import DAILY_DEALS, DailyDeal, closes_at

DEALS = 8
FIRST_DAY = dt.date(2025, 1, 1)
_ID = re.compile(r"([a-z-]+)-(\d{1,5})")


@dataclass(frozen=True, slots=True)
class Tournament:
    """Eight days in a row of one kind of deal."""

    daily: DailyDeal
    number: int
    """How many eights of days came before."""

    @property
    def id(self) -> str:
        """The public name."""
        return f"{self.daily.name}-{self.number}"

    @property
    def dates(self) -> tuple[dt.date, ...]:
        """The days, the first one first."""
        first = FIRST_DAY + dt.timedelta(days=DEALS * self.number)
        return tuple(first + dt.timedelta(days=day) for day in range(DEALS))

    def is_past(self, now: int) -> bool:
        """Tell whether all of its days are over everywhere on earth."""
        return closes_at(self.dates[-1]) <= now


def tournament_named(text: str, now: int) -> Tournament | None:
    """Read the name of a tournament; None where there is none, or its days are not over."""
    found = _ID.fullmatch(text)
    daily = None if found is None else deal_of(found[1])
    if found is None or daily is None:
        return None
    tournament = Tournament(daily, int(found[2]))
    return tournament if tournament.is_past(now) else None


def deal_of(name: str) -> DailyDeal | None:
    """Find a kind of daily deal by its name."""
    return next((daily for daily in DAILY_DEALS if daily.name == name), None)


def tournament_for(
    daily: DailyDeal, begun: Collection[dt.date], known: Collection[dt.date], now: int
) -> Tournament | None:
    """Choose for somebody: one that they have begun and not finished, or the newest with no day they know."""
    past = list(_newest_first(daily, now))
    running = (one for one in past if 0 < sum(date in begun for date in one.dates) < DEALS)
    unknown = (one for one in past if not any(date in known for date in one.dates))
    return next(running, None) or next(unknown, None)


def _newest_first(daily: DailyDeal, now: int) -> Iterator[Tournament]:
    days = now // 86_400_000 - (FIRST_DAY - dt.date(1970, 1, 1)).days
    numbers = range(days // DEALS, -1, -1)
    return (one for one in (Tournament(daily, number) for number in numbers) if one.is_past(now))
