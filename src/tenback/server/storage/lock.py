"""One process for each SQLite file: a second server on it would not hear what the first one shows."""

import sqlite3

from tenback.server.storage.database import DatabaseTrouble, Sqlite


class FileLock:
    """Holds an exclusive transaction on a small file beside the database; it ends with the process."""

    def __init__(self, database: Sqlite) -> None:
        try:
            self._raw = sqlite3.connect(f"{database.path}.lock", timeout=0, isolation_level=None)
            self._raw.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError as error:
            raise DatabaseTrouble(_message(str(error)), path=database.path) from error

    def release(self) -> None:
        """Let another process have the file."""
        self._raw.close()


def _message(error: str) -> str:
    is_held = "locked" in error or "busy" in error
    return "error-database-in-use" if is_held else "error-database-not-opened"
