"""Exercises: the position before a costly decision, due again after 1, 3, 7 and 21 days."""

from dataclasses import dataclass

from tenback.server.storage.database import Connection

DAY_MILLISECONDS = 24 * 3600 * 1000
DAYS = (1, 3, 7, 21)
"""After so many days an exercise that was solved comes again; after the last one it is learned."""


@dataclass(frozen=True, slots=True)
class Exercise:
    """A decision of a person that cost something."""

    table_id: str
    number: int
    """Which move of the game it begins with."""
    theme: str
    """The reason why something else was better."""
    lost: float
    round: int
    """How often it was solved in a row."""
    due_at: int


def add_exercise(connection: Connection, person_id: str, exercise: Exercise) -> None:
    """Add an exercise; one that is there stays as it is."""
    connection.run(
        "INSERT INTO exercises (person_id, table_id, number, theme, lost, round, due_at)"
        " VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING",
        (
            person_id,
            exercise.table_id,
            exercise.number,
            exercise.theme,
            exercise.lost,
            exercise.round,
            exercise.due_at,
        ),
    )


def exercises_of(connection: Connection, person_id: str, now: int, limit: int = 500) -> list[Exercise]:
    """List a person's exercises, those that are due first; none whose cards others play just now."""
    rows = connection.execute(
        "SELECT table_id, number, theme, lost, round, due_at FROM exercises WHERE person_id = ?"
        " AND table_id NOT IN (SELECT table_id FROM deal_tables"
        " JOIN shared_deals ON shared_deals.id = deal_tables.deal_id WHERE closes_at > ?)"
        " ORDER BY due_at, lost DESC LIMIT ?",
        (person_id, now, limit),
    )
    return [Exercise(*row) for row in rows]


def note_try(
    connection: Connection, person_id: str, table_id: str, number: int, *, is_right: bool, now: int
) -> None:
    """Say how an exercise went: solved when it was due, it comes again later and later; missed, tomorrow."""
    key = (person_id, table_id, number)
    rows = connection.execute(
        "SELECT round, due_at FROM exercises WHERE person_id = ? AND table_id = ? AND number = ?", key
    )
    if not rows or (is_right and int(rows[0][1]) > now):
        return
    solved = int(rows[0][0]) + 1 if is_right else 0
    due_at = now + DAYS[min(solved, len(DAYS) - 1)] * DAY_MILLISECONDS
    connection.run(
        "UPDATE exercises SET round = ?, due_at = ? WHERE person_id = ? AND table_id = ? AND number = ?",
        (solved, due_at, *key),
    )
