"""What stands in a server's database, read beside the server."""

import contextlib
from collections.abc import Iterator

from tenback.server.storage.database import Connection, database_at
from tenback.server.storage.schema import TABLES


@contextlib.contextmanager
def connected(url: str) -> Iterator[Connection]:
    """Open a connection of one's own."""
    connection = database_at(url).connect()
    yield connection
    connection.close()


def everything_in(url: str) -> str:
    """Read the whole database."""
    with connected(url) as connection:
        rows = [row for name in TABLES for row in connection.execute(f"SELECT * FROM {name}")]
    return "\n".join(map(str, rows))
