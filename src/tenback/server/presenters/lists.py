"""Lists over HTTP: tables, results and statistics, from the rows of the database."""

from collections.abc import Iterable
from dataclasses import astuple

from tenback.server.storage.lists import ResultRow, StatisticsRow, TableRow
from tenback.server.storage.summary import Summary, summary_of
from tenback.server.wire.pages import (
    ResultLine,
    Results,
    SeatLine,
    Statistics,
    StatisticsLine,
    TableLine,
    Tables,
)
from tenback.tables.table import Table


def tables(rows: Iterable[TableRow], person: str | None) -> Tables:
    """List tables as the person with this id sees them."""
    return Tables(tuple(_table_line(row.id, row.updated_at, row.summary, person) for row in rows))


def table_line(table: Table, person: str | None) -> TableLine:
    """Show one table as a list does."""
    return _table_line(table.id, table.updated_at, summary_of(table), person)


def results(rows: Iterable[ResultRow]) -> Results:
    """List finished games."""
    return Results(tuple(ResultLine(*astuple(row)) for row in rows))


def statistics(rows: Iterable[StatisticsRow]) -> Statistics:
    """List counts of finished games."""
    return Statistics(tuple(StatisticsLine(*astuple(row)) for row in rows))


def _table_line(table_id: str, updated_at: int, summary: Summary, person: str | None) -> TableLine:
    seat = summary.seat_of(person)
    return TableLine(
        id=table_id,
        settings=summary.settings,
        stage=summary.stage,
        seats=tuple(SeatLine(seat.kind, seat.name) for seat in summary.seats),
        open_seats=sum(seat.kind == "open" for seat in summary.seats),
        your_seat=seat,
        your_turn=summary.stage == "playing" and seat is not None and summary.turn in (None, seat),
        updated_at=updated_at,
        result=summary.result,
    )
