"""A short lease names the one process that runs a table's bots and clocks; anyone may append."""

from tenback.server.storage.database import Connection

LEASE_MILLISECONDS = 3_000


def take_lease(connection: Connection, table_id: str, holder: str, now: int) -> bool:
    """Take or renew a lease; False when another process holds it."""
    rows = connection.execute(
        "INSERT INTO leases (table_id, holder, until) VALUES (?, ?, ?)"
        " ON CONFLICT (table_id) DO UPDATE SET holder = excluded.holder, until = excluded.until"
        " WHERE leases.holder = excluded.holder OR leases.until < ? RETURNING holder",
        (table_id, holder, now + LEASE_MILLISECONDS, now),
    )
    return bool(rows)


def free_tables(connection: Connection, now: int, limit: int) -> list[str]:
    """List running tables whose lease is over or was never taken."""
    rows = connection.execute(
        "SELECT tables.id FROM tables LEFT JOIN leases ON leases.table_id = tables.id"
        " WHERE tables.stage = 'playing' AND (leases.until IS NULL OR leases.until < ?) LIMIT ?",
        (now, limit),
    )
    return [str(row[0]) for row in rows]


def drop_leases(connection: Connection, holder: str) -> None:
    """Give all leases of a process back, so that another takes over at once."""
    connection.execute("DELETE FROM leases WHERE holder = ?", (holder,))
