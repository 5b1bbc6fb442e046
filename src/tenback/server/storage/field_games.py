"""The games of bots on shared deals, as they are made one after the other."""

from collections.abc import Iterable

from tenback.server.storage.database import Connection
from tenback.tables.standing import FieldGame


def add_games(connection: Connection, deal_id: str, games: Iterable[FieldGame]) -> None:
    """Keep games; one that another process has made meanwhile is the same."""
    for game in games:
        connection.run(
            "INSERT INTO deal_games (deal_id, level, number, won, measure, course) VALUES (?, ?, ?, ?, ?, ?)"
            " ON CONFLICT DO NOTHING",
            (deal_id, game.level, game.number, int(game.won), game.measure, game.course),
        )


def settings_with_fields(connection: Connection) -> list[str]:
    """List the kinds of deals that have been offered to everybody, each as its stored settings."""
    rows = connection.execute("SELECT DISTINCT settings FROM shared_deals WHERE kind IN ('daily', 'instant')")
    return [str(row[0]) for row in rows]


def results_of_kind(connection: Connection, settings: str, level: str) -> list[tuple[int, int, int]]:
    """Count the games of a level on all deals of one kind: measure, games, and how many were won."""
    rows = connection.execute(
        "SELECT measure, COUNT(*), SUM(won) FROM deal_games"
        " JOIN shared_deals ON shared_deals.id = deal_games.deal_id"
        " WHERE settings = ? AND level = ? AND kind IN ('daily', 'instant') GROUP BY measure",
        (settings, level),
    )
    return [(int(measure), int(games), int(won)) for measure, games, won in rows]


def games_of(connection: Connection, deal_id: str) -> list[FieldGame]:
    """List the games of bots on a deal."""
    rows = connection.execute(
        "SELECT level, number, won, measure, course FROM deal_games WHERE deal_id = ? ORDER BY level, number",
        (deal_id,),
    )
    return [
        FieldGame(level, number, bool(won), measure, course) for level, number, won, measure, course in rows
    ]
