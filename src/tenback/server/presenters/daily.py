"""The daily deal as one person may see it: nothing of the field before their first try is over."""

import datetime as dt
from collections.abc import Iterable, Sequence

from tenback.games import game_named
from tenback.server.presenters.presenter import presenter_of
from tenback.server.storage.shared_deals import SharedDeal
from tenback.server.storage.tries import Try
from tenback.server.wire.daily import (
    DailyLine,
    DailyResult,
    DailyTry,
    DayLine,
    Days,
    DifficultyView,
    GroupView,
    Streak,
    Today,
)
from tenback.tables.daily import daily_named, is_grace_used, streak
from tenback.tables.difficulty import REFERENCE_LEVEL, reference_of
from tenback.tables.events import Entry
from tenback.tables.field_plan import DIFFICULTY_GAMES
from tenback.tables.fold import apply_event, fold
from tenback.tables.standing import (
    UNFINISHED_POINTS,
    FieldGame,
    Result,
    difficulty,
    histogram,
    standing,
)
from tenback.tables.table import Table

MOST_BARS = 16


def daily_line(deal: SharedDeal, tries: Sequence[Try], now: int) -> DailyLine:
    """Show one deal of a day with a person's own tries."""
    named = daily_named(deal.id)
    assert named is not None
    return DailyLine(
        id=deal.id,
        name=named[1].name,
        settings=deal.settings,
        by_points=is_by_points(deal),
        seats=deal.seats,
        commitment=deal.commitment,
        opens_at=deal.opens_at,
        closes_at=deal.closes_at,
        open=deal.is_open(now),
        tries=len(tries),
        first=try_shown(tries[0], deal.closes_at) if tries else None,
        last=try_shown(tries[-1], deal.closes_at) if len(tries) > 1 else None,
    )


def try_shown(played: Try, closes_at: int) -> DailyTry:
    """Show a try to whoever made it."""
    is_over = played.is_over(closes_at)
    result = played.result if is_over else None
    finished = result is not None and played.has_ended_in_time(closes_at)
    return DailyTry(
        table=played.table,
        over=is_over,
        counts=played.counts,
        hinted=played.hinted,
        finished=finished,
        won=result is not None and result.won,
        measure=None if result is None or result.measure == UNFINISHED_POINTS else result.measure,
    )


def is_by_points(deal: SharedDeal) -> bool:
    """Tell whether everybody plays for points."""
    return not game_named(deal.settings.game).is_team


def today(date: dt.date, lines: Iterable[DailyLine], tries: Iterable[Try]) -> Today:
    """Show the deals of a day, and how many days somebody has played in a row."""
    played = _days_played(tries)
    return Today(date.isoformat(), tuple(lines), Streak(streak(played, date), is_grace_used(played, date)))


def days(dates: Iterable[dt.date], tries: Iterable[Try], closings: dict[str, int]) -> Days:
    """Show the calendar: the days that can be looked at, with a person's own first tries alone."""
    by_date: dict[dt.date, dict[str, DailyTry]] = {date: {} for date in dates}
    for played in tries:
        named = daily_named(played.deal)
        if named is not None and named[0] in by_date:
            by_date[named[0]][named[1].name] = try_shown(played, closings.get(played.deal, 0))
    return Days(tuple(DayLine(date.isoformat(), by_date[date]) for date in sorted(by_date, reverse=True)))


def _days_played(tries: Iterable[Try]) -> set[dt.date]:
    named = (daily_named(played.deal) for played in tries if played.counts)
    return {found[0] for found in named if found is not None}


def compared(
    line: DailyLine,
    mine: Try,
    field: Sequence[FieldGame],
    others: Iterable[Try],
    *,
    closes_at: int,
    level: str,
) -> DailyResult:
    """Place a first try that is over among bots, people and programs, each apart from the others."""
    own, by_points = mine.result, not game_named(line.settings.game).is_team
    assert own is not None
    # Bots play without hints, so a game with hints is compared with none of them.
    levels = () if mine.hinted else _levels(own, field, by_points=by_points)
    alike = [other for other in others if other.hinted == mine.hinted and other.is_over(closes_at)]
    return DailyResult(
        line=line,
        by_points=by_points,
        field=next((group for group in levels if group.level == level), None),
        levels=levels,
        people=_group(own, None, _results(alike, are_bots=False), by_points=by_points),
        bots=_group(own, None, _results(alike, are_bots=True), by_points=by_points),
        difficulty=_difficulty(line, field, by_points=by_points),
    )


def _levels(own: Result, field: Sequence[FieldGame], *, by_points: bool) -> tuple[GroupView, ...]:
    # Where everybody plays for points, the reference level plays against itself, not against the deal's bots.
    names = dict.fromkeys(game.level for game in field if not by_points or game.level != REFERENCE_LEVEL)
    return tuple(
        _group(own, name, [game.result for game in field if game.level == name], by_points=by_points)
        for name in names
    )


def _results(tries: Iterable[Try], *, are_bots: bool) -> list[Result]:
    return [played.result for played in tries if played.result is not None and played.is_bot == are_bots]


def _group(own: Result, level: str | None, results: Sequence[Result], *, by_points: bool) -> GroupView:
    place = standing(own, results, by_points=by_points)
    mean = round(sum(result.measure for result in results) / len(results), 1) if results else None
    return GroupView(level, place.games, place.won, place.beaten, mean, histogram(results))


def _difficulty(line: DailyLine, field: Sequence[FieldGame], *, by_points: bool) -> DifficultyView | None:
    reference = reference_of(line.name)
    measures = [game.measure for game in field if game.level == REFERENCE_LEVEL]
    if reference is None or len(measures) < DIFFICULTY_GAMES:
        return None
    found = difficulty(measures, reference.means, by_points=by_points)
    if found is None:
        return None
    return DifficultyView(REFERENCE_LEVEL, round(found.percent), round(found.low), round(found.high))


def course_of(table_id: str, log: Sequence[Entry]) -> tuple[int, ...]:
    """Tell how much room was left as the game went on, in percent: some bars without any card in them."""
    levels: list[int] = []
    table: Table | None = None
    for entry in log:
        table = fold(table_id, [entry]) if table is None else apply_event(table, entry)
        if table.state is not None and table.state.history and len(table.state.history) > len(levels):
            levels.append(presenter_of(table.game).room(table.state))
    return _sampled(levels)


def _sampled(levels: Sequence[int]) -> tuple[int, ...]:
    bars = min(MOST_BARS, len(levels))
    return tuple(levels[(place + 1) * len(levels) // bars - 1] for place in range(bars))
