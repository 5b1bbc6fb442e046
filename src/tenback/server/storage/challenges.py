"""Challenges: the deal of a finished table, to be played by others; and who has seen a table's cards."""

from dataclasses import dataclass

from tenback.server.storage.database import Connection
from tenback.server.storage.shared_deals import SharedDeal, add_deal, deal_with, play_deal
from tenback.tables.chance import StoredCards


@dataclass(frozen=True, slots=True)
class Challenge:
    """A deal that was played once and is open to others."""

    deal: SharedDeal
    table: str
    """The table that it comes from."""
    invited: int
    """How many other tables may play before it closes by itself."""


def add_challenge(connection: Connection, challenge: Challenge) -> None:
    """Open a challenge; from now on its table hides its cards too."""
    add_deal(connection, challenge.deal)
    play_deal(connection, challenge.deal.id, challenge.table)
    connection.run(
        "INSERT INTO challenges (deal_id, table_id, invited) VALUES (?, ?, ?)",
        (challenge.deal.id, challenge.table, challenge.invited),
    )


def challenge_with(connection: Connection, deal_id: str) -> Challenge | None:
    """Find a challenge."""
    rows = connection.execute("SELECT table_id, invited FROM challenges WHERE deal_id = ?", (deal_id,))
    deal = deal_with(connection, deal_id) if rows else None
    return None if deal is None else Challenge(deal, rows[0][0], rows[0][1])


def stored_cards(connection: Connection, table_id: str) -> StoredCards | None:
    """Find the cards that a table is to be dealt because others play them too."""
    rows = connection.execute(
        "SELECT deal, key FROM deal_tables JOIN shared_deals ON shared_deals.id = deal_tables.deal_id"
        " WHERE deal_tables.table_id = ? AND deal <> ''",
        (table_id,),
    )
    return StoredCards(*rows[0]) if rows else None


def ended_before(connection: Connection, challenge: Challenge, now: int) -> int:
    """Count the tables beside the first one that have finished the deal."""
    rows = connection.execute(
        "SELECT COUNT(*) FROM deal_tables JOIN results ON results.table_id = deal_tables.table_id"
        " WHERE deal_id = ? AND deal_tables.table_id <> ? AND ended_at <= ?",
        (challenge.deal.id, challenge.table, now),
    )
    return int(rows[0][0])


def played_by_all(connection: Connection, now: int) -> list[str]:
    """List the open challenges that as many tables have finished as were invited."""
    rows = connection.execute(
        "SELECT challenges.deal_id FROM challenges JOIN shared_deals ON shared_deals.id = challenges.deal_id"
        " WHERE closes_at > ? AND invited <= (SELECT COUNT(*) FROM deal_tables"
        " JOIN results ON results.table_id = deal_tables.table_id"
        " WHERE deal_tables.deal_id = challenges.deal_id AND deal_tables.table_id <> challenges.table_id)",
        (now,),
    )
    return [str(row[0]) for row in rows]


def table_of(connection: Connection, deal_id: str, person_id: str) -> str | None:
    """Find the table at which a person plays a deal, or has played it."""
    rows = connection.execute(
        "SELECT deal_tables.table_id FROM deal_tables JOIN seats ON seats.table_id = deal_tables.table_id"
        " WHERE deal_id = ? AND person_id = ? ORDER BY deal_tables.table_id",
        (deal_id, person_id),
    )
    return str(rows[0][0]) if rows else None


def note_seen(connection: Connection, table_id: str, person_id: str, now: int) -> None:
    """Note that somebody watched a table, or opened its record or replay: they know its cards."""
    connection.run(
        "INSERT INTO seen_tables (table_id, person_id, seen_at) SELECT tables.id, people.id, ?"
        " FROM tables, people WHERE tables.id = ? AND people.id = ? ON CONFLICT DO NOTHING",
        (now, table_id, person_id),
    )


def seen_by(connection: Connection, person_id: str) -> list[str]:
    """List the tables that somebody has watched or opened without playing there."""
    rows = connection.execute(
        "SELECT table_id FROM seen_tables WHERE person_id = ? ORDER BY seen_at", (person_id,)
    )
    return [str(row[0]) for row in rows]


def deals_seen_by(connection: Connection, person_id: str) -> list[str]:
    """List the shared deals of which somebody has watched or opened a table."""
    rows = connection.execute(
        "SELECT DISTINCT deal_id FROM seen_tables JOIN deal_tables"
        " ON deal_tables.table_id = seen_tables.table_id WHERE person_id = ?",
        (person_id,),
    )
    return [str(row[0]) for row in rows]


def seen_since(connection: Connection, deal_id: str) -> dict[str, int]:
    """Tell who has seen a table of a deal that they did not play at, and since when."""
    rows = connection.execute(
        "SELECT person_id, MIN(seen_at) FROM seen_tables JOIN deal_tables"
        " ON deal_tables.table_id = seen_tables.table_id WHERE deal_id = ? GROUP BY person_id",
        (deal_id,),
    )
    return {str(person): int(at) for person, at in rows}
