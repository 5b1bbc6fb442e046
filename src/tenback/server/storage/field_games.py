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


def fields_of_played_deals(connection: Connection, person_id: str) -> list[tuple[str, str, int, int, int]]:
    """Count the games of bots on the deals that somebody has finished; on others nothing is told yet.

    Gives the stored settings of a kind, the level, the measure, and how many games had it and were won.
    """
    rows = connection.execute(
        "SELECT settings, level, deal_games.measure, COUNT(*), SUM(deal_games.won) FROM deal_games"
        " JOIN shared_deals ON shared_deals.id = deal_games.deal_id"
        " JOIN deal_tries ON deal_tries.deal_id = deal_games.deal_id AND deal_tries.person_id = ?"
        " LEFT JOIN results ON results.table_id = deal_tries.table_id"
        " WHERE deal_tries.number = 1 AND (settled = 1 OR results.table_id IS NOT NULL)"
        " GROUP BY settings, level, deal_games.measure",
        (person_id,),
    )
    return [(str(row[0]), str(row[1]), int(row[2]), int(row[3]), int(row[4])) for row in rows]


def games_of(connection: Connection, deal_id: str) -> list[FieldGame]:
    """List the games of bots on a deal."""
    rows = connection.execute(
        "SELECT level, number, won, measure, course FROM deal_games WHERE deal_id = ? ORDER BY level, number",
        (deal_id,),
    )
    return [
        FieldGame(level, number, bool(won), measure, course) for level, number, won, measure, course in rows
    ]
