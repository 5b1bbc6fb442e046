"""Reading: logs, lists of tables, results and statistics."""

from tenback.server.storage.database import Connection
from tenback.server.storage.summary import Summary, decode_summary
from tenback.server.wire.pages import ResultLine, StatisticsLine
from tenback.tables.events import Entry, decode_event

Listed = tuple[str, int, Summary]
"""A table's id, when it changed, and what it is in short."""

EXCELLENT = 10


def log_of(connection: Connection, table_id: str, after: int = 0) -> list[Entry]:
    """Read the log of a table from a number on."""
    rows = connection.execute(
        "SELECT number, at, action, body FROM events WHERE table_id = ? AND number > ? ORDER BY number",
        (table_id, after),
    )
    return [Entry(number, at, decode_event(body), action) for number, at, action, body in rows]


def lobby(connection: Connection, limit: int) -> list[Listed]:
    """List public tables that wait for people or are running."""
    return _listed(
        connection,
        "SELECT id, updated_at, summary FROM tables WHERE is_public = 1 AND stage IN ('seating', 'playing')"
        " ORDER BY updated_at DESC LIMIT ?",
        (limit,),
    )


def tables_of(connection: Connection, person_id: str, limit: int) -> list[Listed]:
    """List the tables at which a person has a seat."""
    return _listed(
        connection,
        "SELECT tables.id, updated_at, summary FROM tables JOIN seats ON seats.table_id = tables.id"
        " WHERE seats.person_id = ? ORDER BY updated_at DESC LIMIT ?",
        (person_id, limit),
    )


def running(connection: Connection) -> list[str]:
    """List the tables that are being played: their bots and clocks must be run by somebody."""
    return [str(row[0]) for row in connection.execute("SELECT id FROM tables WHERE stage = 'playing'")]


def results_of(connection: Connection, person_id: str, limit: int) -> list[ResultLine]:
    """List the finished games of a person."""
    rows = connection.execute(
        "SELECT results.table_id, game, players, ended_at, result FROM results"
        " JOIN seats ON seats.table_id = results.table_id WHERE seats.person_id = ?"
        " ORDER BY ended_at DESC LIMIT ?",
        (person_id, limit),
    )
    return [ResultLine(*row) for row in rows]


def statistics(connection: Connection) -> list[StatisticsLine]:
    """Count finished games by game, players, talk and options; win rates stand beside the talk."""
    rows = connection.execute(
        "SELECT game, players, talk, options, COUNT(*), SUM(won),"
        " SUM(CASE WHEN cards_left < ? THEN 1 ELSE 0 END), AVG(cards_left), AVG(best_score)"
        " FROM results WHERE counts = 1 GROUP BY game, players, talk, options"
        " ORDER BY game, players, talk, options",
        (EXCELLENT,),
    )
    return [
        StatisticsLine(game, players, talk, options, count, won, excellent, _mean(left), _mean(score))
        for game, players, talk, options, count, won, excellent, left, score in rows
    ]


def _mean(value: object) -> float | None:
    return None if value is None else round(float(str(value)), 3)


def _listed(connection: Connection, sql: str, values: tuple[object, ...]) -> list[Listed]:
    rows = connection.execute(sql, values)
    return [(table_id, updated_at, decode_summary(summary)) for table_id, updated_at, summary in rows]
