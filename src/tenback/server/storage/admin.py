"""The host's tokens, of which only hashes are kept, and the log of what was done with them."""

import secrets
from dataclasses import dataclass

from tenback.server.storage.database import Connection
from tenback.server.storage.people import hashed, new_secret

MOST_ENTRIES = 200
DAY_MILLISECONDS = 24 * 3600 * 1000
LOG_DAYS = 365


@dataclass(frozen=True, slots=True)
class Token:
    """A token of the host, without its secret."""

    id: str
    name: str
    created_at: int


@dataclass(frozen=True, slots=True)
class LogEntry:
    """What was done, when, to whom or what, and with which token."""

    at: int
    token: str
    action: str
    target: str


def add_token(connection: Connection, name: str, now: int) -> str:
    """Make a token of 256 bits; what is returned is stored nowhere."""
    secret = new_secret()
    connection.run(
        "INSERT INTO admin_tokens (id, name, hash, created_at) VALUES (?, ?, ?, ?)",
        (secrets.token_hex(4), name, hashed(secret), now),
    )
    return secret


def tokens(connection: Connection) -> list[Token]:
    """List the tokens, oldest first."""
    rows = connection.execute("SELECT id, name, created_at FROM admin_tokens ORDER BY created_at, id")
    return [Token(*row) for row in rows]


def token_with(connection: Connection, secret_hash: str) -> Token | None:
    """Find the token that has this hash."""
    rows = connection.execute("SELECT id, name, created_at FROM admin_tokens WHERE hash = ?", (secret_hash,))
    return Token(*rows[0]) if rows else None


def revoke_token(connection: Connection, token_id: str) -> bool:
    """Delete a token; False if there is none of that id."""
    return bool(connection.execute("DELETE FROM admin_tokens WHERE id = ? RETURNING id", (token_id,)))


def add_entry(connection: Connection, entry: LogEntry) -> None:
    """Note what is done, and forget what was done long ago."""
    connection.run("DELETE FROM admin_log WHERE at < ?", (entry.at - LOG_DAYS * DAY_MILLISECONDS,))
    connection.run(
        "INSERT INTO admin_log (at, token, action, target) VALUES (?, ?, ?, ?)",
        (entry.at, entry.token, entry.action, entry.target),
    )


def entries(connection: Connection) -> list[LogEntry]:
    """List the newest entries of the log."""
    rows = connection.execute(
        "SELECT at, token, action, target FROM admin_log ORDER BY number DESC LIMIT ?", (MOST_ENTRIES,)
    )
    return [LogEntry(*row) for row in rows]
