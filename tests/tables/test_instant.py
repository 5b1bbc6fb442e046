"""The instant tournament: which eight past days somebody plays."""

import datetime as dt

from tenback.tables.daily import DAILY_DEALS, closes_at
from tenback.tables.instant import DEALS, FIRST_DAY, Tournament, tournament_for, tournament_named

ALONE = DAILY_DEALS[0]
NOW = closes_at(FIRST_DAY + dt.timedelta(days=3 * DEALS - 1))
"""The third tournament is over just now."""


def test_a_tournament_is_eight_days_in_a_row_that_are_over_everywhere() -> None:
    last = Tournament(ALONE, 2)

    assert [(date - FIRST_DAY).days for date in last.dates] == list(range(16, 24))
    assert tournament_named(last.id, NOW) == last
    assert tournament_named(last.id, NOW - 1) is None
    for wrong in ("", "the-game-alone", "the-game-alone-x", "bridge-1", "the-game-alone-99999"):
        assert tournament_named(wrong, NOW) is None


def test_somebody_gets_the_newest_deals_that_they_do_not_know() -> None:
    newest, middle, oldest = (Tournament(ALONE, number) for number in (2, 1, 0))

    assert tournament_for(ALONE, (), (), NOW) == newest
    assert tournament_for(ALONE, (), (), NOW - 1) == middle
    assert tournament_for(ALONE, (), {newest.dates[3]}, NOW) == middle
    assert tournament_for(ALONE, newest.dates, {*newest.dates, middle.dates[0]}, NOW) == oldest
    assert tournament_for(ALONE, (), {one.dates[0] for one in (newest, middle, oldest)}, NOW) is None


def test_somebody_goes_on_with_what_they_have_begun() -> None:
    begun = Tournament(ALONE, 1)

    assert tournament_for(ALONE, begun.dates[:3], begun.dates[:3], NOW) == begun
    assert tournament_for(ALONE, begun.dates, begun.dates, NOW) == Tournament(ALONE, 2)
