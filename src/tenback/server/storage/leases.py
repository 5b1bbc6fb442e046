"""A short lease names the one process that runs a table's bots and clocks; anyone may append.

Only PostgreSQL has several processes, and its own clock decides, so that machines need not agree on the time.
"""

from tenback.server.storage.database import Connection

LEASE_SECONDS = 2.5
_NOW = "(EXTRACT(EPOCH FROM clock_timestamp()) * 1000)::bigint"


def take_leases(connection: Connection, table_ids: list[str], holder: str) -> list[str]:
    """Take or renew leases; give those that no other process holds."""
    rows = connection.execute(
        "INSERT INTO leases (table_id, holder, until)"
        f" SELECT one, ?, {_NOW} + ? FROM unnest(?::text[]) AS one"
        " ON CONFLICT (table_id) DO UPDATE SET holder = excluded.holder, until = excluded.until"
        f" WHERE leases.holder = excluded.holder OR leases.until < {_NOW} RETURNING table_id",
        (holder, round(LEASE_SECONDS * 1000), sorted(set(table_ids))),
    )
    return [str(row[0]) for row in rows]


def orphans(connection: Connection, limit: int) -> list[str]:
    """List tables whose process has not renewed its lease."""
    # Fields of deals have leases too, and no table.
    rows = connection.execute(
        "SELECT table_id FROM leases JOIN tables ON tables.id = leases.table_id"
        f" WHERE until < {_NOW} LIMIT ?",
        (limit,),
    )
    return [str(row[0]) for row in rows]


def drop_leases(connection: Connection, table_ids: list[str], holder: str) -> None:
    """Give leases back, so that nobody looks after tables that need nothing."""
    sql = "DELETE FROM leases WHERE table_id = ANY(?::text[]) AND holder = ?"
    connection.run(sql, (sorted(table_ids), holder))
