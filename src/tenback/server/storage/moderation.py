"""What the host knows and decides about people: found by name, muted, reported, removed as spectators."""

import secrets
from dataclasses import dataclass

from tenback.server.storage.database import Connection
from tenback.server.storage.lists import TableRow
from tenback.server.storage.summary import decode_summary

MOST_FOUND = 100
NOBODY_NAMED = ""
"""Stands for all spectators without a name."""


@dataclass(frozen=True, slots=True)
class PersonRow:
    """A person as the host sees them."""

    id: str
    name: str
    created_at: int
    seen_at: int
    muted_until: int
    tables: int


@dataclass(frozen=True, slots=True)
class Report:
    """A line of chat or a name that somebody has reported; the words are kept for a set number of days."""

    id: str
    at: int
    kind: str
    table: str
    reporter: str
    person: str
    text: str


def find_people(connection: Connection, words: str) -> list[PersonRow]:
    """List people whose name holds these words or whose id it is, the newest here first."""
    return [_person(connection, person_id) for person_id in _ids_of(connection, words)[:MOST_FOUND]]


def _ids_of(connection: Connection, words: str) -> list[str]:
    """Search here and not in SQL: what a database knows of capital letters depends on how it was made."""
    wanted = words.casefold()
    rows = connection.execute("SELECT id, name FROM people ORDER BY seen_at DESC, created_at DESC")
    return [str(person) for person, name in rows if person == words or wanted in name.casefold()]


def _person(connection: Connection, person_id: str) -> PersonRow:
    rows = connection.execute(
        "SELECT id, name, created_at, seen_at, muted_until,"
        " (SELECT COUNT(*) FROM seats WHERE person_id = people.id) FROM people WHERE id = ?",
        (person_id,),
    )
    return PersonRow(*rows[0])


def name_of(connection: Connection, person_id: str) -> str | None:
    """Tell a person's name; None if there is no such person."""
    rows = connection.execute("SELECT name FROM people WHERE id = ?", (person_id,))
    return str(rows[0][0]) if rows else None


def mute(connection: Connection, person_id: str, until: int) -> None:
    """Keep a person from chatting until then."""
    connection.run("UPDATE people SET muted_until = ? WHERE id = ?", (until, person_id))


def is_muted(connection: Connection, person_id: str, now: int) -> bool:
    """Tell whether the host has muted a person."""
    return bool(connection.execute("SELECT 1 FROM people WHERE id = ? AND muted_until > ?", (person_id, now)))


def all_tables(connection: Connection, stage: str | None) -> list[TableRow]:
    """List tables of a stage or of all, the newest first."""
    rows = connection.execute(
        "SELECT id, updated_at, summary FROM tables WHERE stage = ? OR ? = ''"
        " ORDER BY updated_at DESC LIMIT ?",
        (stage or "", stage or "", MOST_FOUND),
    )
    return [TableRow(table_id, updated_at, decode_summary(summary)) for table_id, updated_at, summary in rows]


def new_report_id() -> str:
    """Make the id of a report."""
    return secrets.token_hex(6)


def add_report(connection: Connection, report: Report) -> None:
    """Keep a report."""
    connection.run(
        "INSERT INTO reports (id, at, kind, table_id, reporter_id, person_id, text)"
        " VALUES (?, ?, ?, ?, ?, ?, ?)",
        (report.id, report.at, report.kind, report.table, report.reporter, report.person, report.text),
    )


def reports(connection: Connection) -> list[Report]:
    """List the newest reports."""
    rows = connection.execute(
        "SELECT id, at, kind, table_id, reporter_id, person_id, text FROM reports ORDER BY at DESC LIMIT ?",
        (MOST_FOUND,),
    )
    return [Report(*row) for row in rows]


def delete_report(connection: Connection, report_id: str) -> bool:
    """Delete a report; False if there is none of that id."""
    return bool(connection.execute("DELETE FROM reports WHERE id = ? RETURNING id", (report_id,)))


def delete_reports(connection: Connection, before: int) -> None:
    """Delete the reports that are older."""
    connection.run("DELETE FROM reports WHERE at < ?", (before,))


def remove_spectator(connection: Connection, table_id: str, person_id: str) -> None:
    """Keep somebody, or everybody without a name, from watching a table."""
    connection.run(
        "INSERT INTO removed_spectators (table_id, person_id) VALUES (?, ?) ON CONFLICT DO NOTHING",
        (table_id, person_id),
    )


def is_removed(connection: Connection, table_id: str, person_id: str) -> bool:
    """Tell whether somebody may no longer watch a table."""
    return bool(
        connection.execute(
            "SELECT 1 FROM removed_spectators WHERE table_id = ? AND person_id = ?", (table_id, person_id)
        )
    )
