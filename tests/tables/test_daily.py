"""The days of the daily deal: dates all over the earth, and days in a row."""

import datetime as dt

from hypothesis import given
from hypothesis import strategies as st

from tenback.tables.daily import (
    DAILY_DEALS,
    closes_at,
    daily_id,
    daily_named,
    date_from,
    greenwich_date,
    is_grace_used,
    is_somewhere,
    opens_at,
    streak,
)
from tenback.tables.settings import check_settings

DAY = dt.date(2026, 11, 16)
FIRST = dt.datetime(2020, 1, 1, tzinfo=dt.UTC)
MOMENTS = st.timedeltas(dt.timedelta(0), dt.timedelta(days=30_000)).map(lambda later: FIRST + later)


def ago(days: int) -> dt.date:
    return DAY - dt.timedelta(days=days)


def test_a_day_is_open_while_it_is_that_date_anywhere_on_earth() -> None:
    assert dt.datetime.fromtimestamp(opens_at(DAY) / 1000, dt.UTC).isoformat() == "2026-11-15T10:00:00+00:00"
    assert dt.datetime.fromtimestamp(closes_at(DAY) / 1000, dt.UTC).isoformat() == "2026-11-17T12:00:00+00:00"


@given(MOMENTS, st.integers(-12 * 60, 14 * 60))
def test_the_date_of_everybody_on_earth_is_open_and_no_other(moment: dt.datetime, minutes: int) -> None:
    now = round(moment.timestamp() * 1000)
    theirs = moment.astimezone(dt.timezone(dt.timedelta(minutes=minutes))).date()

    assert is_somewhere(theirs, now)
    assert not is_somewhere(theirs - dt.timedelta(days=3), now)
    assert not is_somewhere(theirs + dt.timedelta(days=3), now)
    assert greenwich_date(now) == moment.date()


def test_five_deals_a_day_have_ids_that_can_be_read_again() -> None:
    for deal in DAILY_DEALS:
        check_settings(deal.settings)
        assert len(deal.seats) == deal.settings.players
        assert deal.settings.talk.value == "marks"
        assert daily_named(daily_id(DAY, deal.name)) == (DAY, deal)
    assert len({deal.name for deal in DAILY_DEALS}) == 5
    assert [daily_named(wrong) for wrong in ("", "2026-11-16", "2026-13-01-take-that", "x-take-that")] == [
        None
    ] * 4
    assert daily_named("2026-11-16-bridge") is None
    assert date_from("2026-02-30") is None


def test_days_in_a_row_are_counted_back_from_today() -> None:
    assert streak({DAY, ago(1), ago(2)}, DAY) == 3
    assert streak(set(), DAY) == 0


def test_today_is_no_missed_day_before_it_is_over() -> None:
    assert streak({ago(1), ago(2)}, DAY) == 2
    assert not is_grace_used({ago(1)}, DAY)


def test_one_missed_day_breaks_nothing_and_two_do() -> None:
    assert streak({DAY, ago(2), ago(4)}, DAY) == 3
    assert streak({ago(2), ago(3)}, DAY) == 2
    assert is_grace_used({ago(2)}, DAY)
    assert streak({DAY, ago(3), ago(4)}, DAY) == 1
    assert streak({ago(3)}, DAY) == 0
