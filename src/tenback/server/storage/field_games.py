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


def games_of(connection: Connection, deal_id: str) -> list[FieldGame]:
    """List the games of bots on a deal."""
    rows = connection.execute(
        "SELECT level, number, won, measure, course FROM deal_games WHERE deal_id = ? ORDER BY level, number",
        (deal_id,),
    )
    return [
        FieldGame(level, number, bool(won), measure, course) for level, number, won, measure, course in rows
    ]
