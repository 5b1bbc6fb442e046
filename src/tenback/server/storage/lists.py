"""Reading: logs, lists of tables, results and statistics."""

from collections.abc import Iterable
from dataclasses import dataclass

import msgspec

from tenback.games.the_game.outcome import EXCELLENT
from tenback.server.storage.database import Connection, Row
from tenback.server.storage.summary import Summary, decode_summary
from tenback.tables.events import Entry, decode_event


@dataclass(frozen=True, slots=True)
class LogPart:
    """The events of a table from a number on."""

    rewrites: int
    """How often the log has been rewritten to erase people."""
    entries: list[Entry]


@dataclass(frozen=True, slots=True)
class TableRow:
    """A table in a list."""

    id: str
    updated_at: int
    """In milliseconds since 1970."""
    summary: Summary


@dataclass(frozen=True, slots=True)
class ResultRow:
    """A finished game of a person."""

    table: str
    game: str
    players: int
    ended_at: int
    result: str
    """As `summary.result_word` writes it."""


@dataclass(frozen=True, slots=True)
class StatisticsRow:
    """Finished games with the same game, players, talk and options."""

    game: str
    players: int
    talk: str
    options: str
    games: int
    won: int
    excellent: int
    mean_cards_left: float | None
    mean_score: float | None


def log_of(connection: Connection, table_id: str, after: int = 0) -> list[Entry]:
    """Read the log of a table from a number on."""
    return _entries(_rows_of(connection, table_id, after))


def packed_log_of(connection: Connection, table_id: str) -> bytes:
    """Give the log of a table in one piece, to be read in another process.

    Thousands of events would be written for it one by one while nobody else has the interpreter.
    """
    return msgspec.json.encode(_rows_of(connection, table_id, 0))


def unpacked_log(packed: bytes) -> list[Entry]:
    """Read a log that came in one piece."""
    return _entries(msgspec.json.decode(packed, type=list[tuple[int, int, str | None, str]]))


def _rows_of(connection: Connection, table_id: str, after: int) -> list[Row]:
    return connection.execute(
        "SELECT number, at, action, body FROM events WHERE table_id = ? AND number > ? ORDER BY number",
        (table_id, after),
    )


def _entries(rows: Iterable[Row]) -> list[Entry]:
    return [Entry(number, at, decode_event(body), action) for number, at, action, body in rows]


def log_from(connection: Connection, table_id: str, first: int) -> LogPart | None:
    """Read the log of a table from a number on, as of one moment; None if there is no such table."""
    rows = connection.execute(
        "SELECT tables.rewrites, number, at, action, body FROM tables"
        " LEFT JOIN events ON events.table_id = tables.id AND number >= ? WHERE tables.id = ?"
        " ORDER BY number",
        (first, table_id),
    )
    if not rows:
        return None
    return LogPart(int(rows[0][0]), _entries(row[1:] for row in rows if row[1] is not None))


def lobby(connection: Connection, limit: int) -> list[TableRow]:
    """List public tables that wait for people or are running."""
    return _listed(
        connection,
        "SELECT id, updated_at, summary FROM tables WHERE is_public = 1 AND stage IN ('seating', 'playing')"
        " ORDER BY updated_at DESC LIMIT ?",
        (limit,),
    )


def tables_of(connection: Connection, person_id: str, limit: int) -> list[TableRow]:
    """List the tables at which a person has a seat."""
    return _listed(
        connection,
        "SELECT tables.id, updated_at, summary FROM tables JOIN seats ON seats.table_id = tables.id"
        " WHERE seats.person_id = ? ORDER BY updated_at DESC LIMIT ?",
        (person_id, limit),
    )


def running(connection: Connection) -> list[str]:
    """List the tables being played whose bots and clocks must be run by somebody."""
    rows = connection.execute("SELECT id, summary FROM tables WHERE stage = 'playing'")
    return [str(table_id) for table_id, summary in rows if decode_summary(summary).needs_a_process]


def results_of(connection: Connection, person_id: str, limit: int) -> list[ResultRow]:
    """List the finished games of a person."""
    rows = connection.execute(
        "SELECT results.table_id, game, players, ended_at, result FROM results"
        " JOIN seats ON seats.table_id = results.table_id WHERE seats.person_id = ?"
        " ORDER BY ended_at DESC LIMIT ?",
        (person_id, limit),
    )
    return [ResultRow(*row) for row in rows]


def statistics(connection: Connection) -> list[StatisticsRow]:
    """Count finished games by game, players, talk and options; win rates stand beside the talk."""
    rows = connection.execute(
        "SELECT game, players, talk, options, COUNT(*), SUM(won),"
        " SUM(CASE WHEN cards_left < ? THEN 1 ELSE 0 END), AVG(cards_left), AVG(best_score)"
        " FROM results WHERE counts = 1 GROUP BY game, players, talk, options"
        " ORDER BY game, players, talk, options",
        (EXCELLENT,),
    )
    return [
        StatisticsRow(game, players, talk, options, count, won, excellent, _mean(left), _mean(score))
        for game, players, talk, options, count, won, excellent, left, score in rows
    ]


def _mean(value: object) -> float | None:
    return None if value is None else round(float(str(value)), 3)


def _listed(connection: Connection, sql: str, values: tuple[object, ...]) -> list[TableRow]:
    rows = connection.execute(sql, values)
    return [TableRow(table_id, updated_at, decode_summary(summary)) for table_id, updated_at, summary in rows]
