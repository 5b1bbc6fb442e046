"""What all processes of a server must know: the host's notice, and since when it takes no new tables."""

from dataclasses import dataclass

from tenback.server.storage.database import Connection
from tenback.server.storage.postgres import notify

NOTICE, DRAIN = "notice", "drain"
CHANGED = "state"
"""The word by which the other processes hear that something of this has changed."""


@dataclass(frozen=True, slots=True)
class ServerState:
    """What the host has said to all, and since when the server is being emptied (0: it is not)."""

    notice: str = ""
    drained_since: int = 0


def read_state(connection: Connection) -> ServerState:
    """Read what holds for all processes."""
    rows = {name: (value, at) for name, value, at in connection.execute("SELECT * FROM server_state")}
    return ServerState(rows.get(NOTICE, ("", 0))[0], rows.get(DRAIN, ("", 0))[1])


def write_state(connection: Connection, name: str, value: str, now: int, origin: str) -> None:
    """Change one thing, or forget it if nothing is to be said; the other processes hear of it."""
    connection.run("DELETE FROM server_state WHERE name = ?", (name,))
    if value:
        connection.run("INSERT INTO server_state (name, value, at) VALUES (?, ?, ?)", (name, value, now))
    notify(connection, f"{origin} {CHANGED}")
