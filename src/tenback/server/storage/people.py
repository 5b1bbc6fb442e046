"""People and their secrets: only hashes are kept, so that a stolen database opens no seat."""

import hashlib
import secrets
from dataclasses import dataclass

from tenback.server.storage.database import Connection

CODE_BYTES = 24
SECRET_BYTES = 32
SEEN_MILLISECONDS = 24 * 3600 * 1000
TABLES_AT_A_TIME = 200


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody who plays here: a public id and a name."""

    id: str
    name: str


@dataclass(frozen=True, slots=True)
class Code:
    """What a one-time code stands for."""

    kind: str
    table: str | None
    seat: int | None
    person: str | None


@dataclass(frozen=True, slots=True)
class Use:
    """By what, and on which day, a secret is used."""

    browser: str
    platform: str
    day: str


UNKNOWN_USE = Use("", "", "")


def new_secret() -> str:
    """Make a secret of 256 bits."""
    return secrets.token_urlsafe(SECRET_BYTES)


def new_code() -> str:
    """Make a one-time code of 192 bits."""
    return secrets.token_urlsafe(CODE_BYTES)


def new_person_id() -> str:
    """Make a public id of 96 bits."""
    return secrets.token_hex(12)


def hashed(secret: str) -> str:
    """Hash a secret; it is random and long, so a plain hash keeps it."""
    return hashlib.sha256(secret.encode()).hexdigest()


def add_person(
    connection: Connection, person: Person, secret_hash: str, now: int, use: Use = UNKNOWN_USE
) -> None:
    """Store a new person with a first secret."""
    connection.run(
        "INSERT INTO people (id, name, created_at, seen_at) VALUES (?, ?, ?, ?)",
        (person.id, person.name, now, now),
    )
    add_secret(connection, person.id, secret_hash, use)


def add_secret(connection: Connection, person_id: str, secret_hash: str, use: Use) -> None:
    """Store a further secret, for another device."""
    connection.run(
        "INSERT INTO secrets (hash, person_id, browser, platform, first_day, last_day)"
        " VALUES (?, ?, ?, ?, ?, ?)",
        (secret_hash, person_id, use.browser, use.platform, use.day, use.day),
    )


def seen(connection: Connection, person_id: str, now: int) -> None:
    """Note that a person is here; once a day is enough."""
    connection.run(
        "UPDATE people SET seen_at = ? WHERE id = ? AND seen_at < ?",
        (now, person_id, now - SEEN_MILLISECONDS),
    )


def rename(connection: Connection, person_id: str, name: str) -> None:
    """Change a person's name; tables keep the name that sat down there."""
    connection.execute("UPDATE people SET name = ? WHERE id = ?", (name, person_id))


def person_with(connection: Connection, secret_hash: str) -> Person | None:
    """Find who has a secret."""
    rows = connection.execute(
        "SELECT people.id, people.name FROM people JOIN secrets ON secrets.person_id = people.id"
        " WHERE secrets.hash = ?",
        (secret_hash,),
    )
    return Person(str(rows[0][0]), str(rows[0][1])) if rows else None


def add_code(connection: Connection, code_hash: str, code: Code, expires_at: int) -> None:
    """Store a one-time code."""
    connection.execute(
        "INSERT INTO codes (hash, kind, table_id, seat, person_id, expires_at) VALUES (?, ?, ?, ?, ?, ?)",
        (code_hash, code.kind, code.table, code.seat, code.person, expires_at),
    )


def find_code(connection: Connection, code_hash: str, kind: str, now: int) -> Code | None:
    """Tell what a code stands for; None when it was never there, is used already, or is too old."""
    rows = connection.execute(
        "SELECT kind, table_id, seat, person_id FROM codes"
        " WHERE hash = ? AND kind = ? AND used_at IS NULL AND expires_at > ?",
        (code_hash, kind, now),
    )
    return Code(*rows[0]) if rows else None


def use_code(connection: Connection, code_hash: str, kind: str, now: int) -> Code | None:
    """Use a code up; None when that cannot be done, or was done already."""
    rows = connection.execute(
        "UPDATE codes SET used_at = ? WHERE hash = ? AND kind = ? AND used_at IS NULL AND expires_at > ?"
        " RETURNING kind, table_id, seat, person_id",
        (now, code_hash, kind, now),
    )
    return Code(*rows[0]) if rows else None


def delete_codes(connection: Connection, now: int) -> None:
    """Delete codes that open nothing any more: used ones and old ones."""
    connection.execute("DELETE FROM codes WHERE used_at IS NOT NULL OR expires_at <= ?", (now,))


def next_tables(connection: Connection, after: str) -> list[str]:
    """List the tables that come after an id; few enough to look through their logs."""
    sql = "SELECT id FROM tables WHERE id > ? ORDER BY id LIMIT ?"
    return [str(row[0]) for row in connection.execute(sql, (after, TABLES_AT_A_TIME))]


def tables_naming(connection: Connection, person_id: str, first: str, last: str) -> list[str]:
    """List those of a range of tables whose logs name a person, also where they left the seat."""
    rows = connection.execute(
        "SELECT DISTINCT table_id FROM events"
        " WHERE table_id >= ? AND table_id <= ? AND (body LIKE ? OR action LIKE ?)",
        (first, last, f'%"{person_id}"%', f"{person_id}:%"),
    )
    return [str(row[0]) for row in rows]


def begin_erasure(connection: Connection, person_id: str) -> None:
    """Delete a person with secrets, codes and list entries; note that logs may still name them."""
    connection.execute(
        "INSERT INTO erasures (person_id) VALUES (?) ON CONFLICT (person_id) DO NOTHING", (person_id,)
    )
    for sql in (
        "DELETE FROM secrets WHERE person_id = ?",
        "DELETE FROM codes WHERE person_id = ?",
        "DELETE FROM recovery_codes WHERE person_id = ?",
        "DELETE FROM seats WHERE person_id = ?",
        "DELETE FROM deal_tries WHERE person_id = ?",
        "DELETE FROM played WHERE person_id = ?",
        "DELETE FROM seen_tables WHERE person_id = ?",
        "DELETE FROM reports WHERE person_id = ?",
        "UPDATE reports SET reporter_id = '' WHERE reporter_id = ?",
        "DELETE FROM removed_spectators WHERE person_id = ?",
        "DELETE FROM exercises WHERE person_id = ?",
        "DELETE FROM review_steps WHERE table_id IN (SELECT table_id FROM reviews WHERE asked_by = ?)",
        "DELETE FROM reviews WHERE asked_by = ?",
        "DELETE FROM people WHERE id = ?",
    ):
        connection.execute(sql, (person_id,))


def erasures(connection: Connection) -> list[str]:
    """List the people whose erasing has begun and not ended."""
    return [str(row[0]) for row in connection.execute("SELECT person_id FROM erasures")]


def end_erasure(connection: Connection, person_id: str) -> None:
    """Note that no log names the person any more."""
    connection.execute("DELETE FROM erasures WHERE person_id = ?", (person_id,))
