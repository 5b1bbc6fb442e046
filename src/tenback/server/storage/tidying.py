"""What leaves the database by itself: old tables, and people who have not been here for long."""

from dataclasses import dataclass

from tenback.server.storage.database import Connection
from tenback.server.storage.postgres import notify

DAY_MILLISECONDS = 24 * 3600 * 1000
MOST_AT_ONCE = 50
"""How many tables are deleted in one transaction, so that nobody waits for it."""


@dataclass(frozen=True, slots=True)
class KeptFor:
    """How many days things are kept after they were last used; 0 is for ever."""

    finished_days: int = 0
    seating_days: int = 365
    """Tables whose cards were never dealt."""
    running_days: int = 0
    """Tables whose game has stood still."""
    people_days: int = 0
    """People who sit at no table any more."""


def delete_tables(connection: Connection, kept: KeptFor, now: int, origin: str) -> list[str]:
    """Delete some tables whose time is over, with all that belongs to them; tell which."""
    stages = {"over": kept.finished_days, "seating": kept.seating_days, "playing": kept.running_days}
    found: list[str] = []
    for stage, days in stages.items():
        if days:
            found += _old(connection, stage, now - days * DAY_MILLISECONDS)
    for table_id in found[:MOST_AT_ONCE]:
        delete_table(connection, table_id, origin)
    return found[:MOST_AT_ONCE]


def delete_table(connection: Connection, table_id: str, origin: str) -> None:
    """Delete a table with all that belongs to it; processes that hold it hear of that."""
    for name in (
        "leases",
        "played",
        "challenges",
        "seen_tables",
        "results",
        "seats",
        "deal_tables",
        "events",
        "codes",
        "removed_spectators",
        "review_steps",
        "reviews",
        "exercises",
    ):
        connection.run(f"DELETE FROM {name} WHERE table_id = ?", (table_id,))
    connection.run("DELETE FROM tables WHERE id = ?", (table_id,))
    notify(connection, f"{origin} changed {table_id}")


def _old(connection: Connection, stage: str, before: int) -> list[str]:
    """A table is as old as its last event; the list's own time may be older."""
    rows = connection.execute(
        "SELECT id FROM tables WHERE stage = ? AND updated_at < ? AND NOT EXISTS"
        " (SELECT 1 FROM events WHERE table_id = tables.id AND at >= ?) LIMIT ?",
        (stage, before, before, MOST_AT_ONCE),
    )
    return [str(row[0]) for row in rows]


def idle_people(connection: Connection, kept: KeptFor, now: int) -> list[str]:
    """List some people who have not been here for long and sit at no table."""
    if not kept.people_days:
        return []
    rows = connection.execute(
        "SELECT id FROM people WHERE seen_at < ? AND NOT EXISTS"
        " (SELECT 1 FROM seats WHERE person_id = people.id) LIMIT ?",
        (now - kept.people_days * DAY_MILLISECONDS, MOST_AT_ONCE),
    )
    return [str(row[0]) for row in rows]
