"""The deals of a day: which they are, when a day is open, how days in a row are counted; no clock here."""

import datetime as dt
import re
from collections.abc import Collection, Iterator
from dataclasses import dataclass

from tenback.tables.settings import Settings

STRONGEST = "expert"
"""The level of the bots that a daily deal is played with; it changes only with a version."""
ME = "me"
_HOUR = 3_600_000
EASTMOST_HOURS, WESTMOST_HOURS = 14, 12
"""A date begins 14 hours before it does in Greenwich, and ends 12 hours after."""
GRACE_DAYS = 1
_ID = re.compile(r"(\d{4}-\d{2}-\d{2})-([a-z-]+)")
_GREENWICH = dt.datetime(1970, 1, 1, tzinfo=dt.UTC)


@dataclass(frozen=True, slots=True)
class DailyDeal:
    """One of the deals that every day has."""

    name: str
    settings: Settings
    seats: tuple[str, ...]
    """`me`, then the levels of the bots."""


def _with_bots(name: str, game: str) -> DailyDeal:
    return DailyDeal(name, Settings(game=game, players=3), (ME, STRONGEST, STRONGEST))


DAILY_DEALS = (
    DailyDeal("the-game-alone", Settings(game="the-game", players=1), (ME,)),
    _with_bots("the-game-with-bots", "the-game"),
    DailyDeal("extreme-alone", Settings(game="extreme", players=1), (ME,)),
    _with_bots("extreme-with-bots", "extreme"),
    _with_bots("take-that", "take-that"),
)


def daily_id(date: dt.date, name: str) -> str:
    """Give the public id of a deal."""
    return f"{date.isoformat()}-{name}"


def daily_named(deal_id: str) -> tuple[dt.date, DailyDeal] | None:
    """Read a public id; None if no day has such a deal."""
    found = _ID.fullmatch(deal_id)
    deal = next((deal for deal in DAILY_DEALS if found and deal.name == found[2]), None)
    date = None if found is None else date_from(found[1])
    return None if deal is None or date is None else (date, deal)


def date_from(text: str) -> dt.date | None:
    """Read a date as 2026-11-16; None if there is no such date."""
    try:
        date = dt.date.fromisoformat(text)
    except ValueError:
        return None
    # The function reads other ways of writing a date too.
    return date if date.isoformat() == text else None


def opens_at(date: dt.date) -> int:
    """Tell when a date begins anywhere on earth, in milliseconds since 1970."""
    return _midnight(date) - EASTMOST_HOURS * _HOUR


def closes_at(date: dt.date) -> int:
    """Tell when a date is over everywhere on earth."""
    return _midnight(date + dt.timedelta(days=1)) + WESTMOST_HOURS * _HOUR


def is_somewhere(date: dt.date, now: int) -> bool:
    """Tell whether somebody on earth has this date now."""
    return opens_at(date) <= now < closes_at(date)


def greenwich_date(now: int) -> dt.date:
    """Give the date in Greenwich, for whoever does not say their own."""
    return (_GREENWICH + dt.timedelta(milliseconds=now)).date()


def streak(played: Collection[dt.date], today: dt.date) -> int:
    """Count the days in a row on which somebody played; one day that was missed breaks nothing, two do."""
    return sum(1 for _ in _in_a_row(frozenset(played), today))


def is_grace_used(played: Collection[dt.date], today: dt.date) -> bool:
    """Tell whether yesterday was missed: a streak is lost unless they play today."""
    yesterday = today - dt.timedelta(days=1)
    return today not in played and yesterday not in played and streak(played, today) > 0


def _in_a_row(played: frozenset[dt.date], today: dt.date) -> Iterator[dt.date]:
    # Today is not over yet: not having played so far is no missed day.
    missed, day = (0 if today in played else -1), today
    while missed <= GRACE_DAYS:
        if day in played:
            missed = 0
            yield day
        else:
            missed += 1
        day -= dt.timedelta(days=1)


def _midnight(date: dt.date) -> int:
    return (dt.datetime(date.year, date.month, date.day, tzinfo=dt.UTC) - _GREENWICH) // dt.timedelta(
        milliseconds=1
    )
