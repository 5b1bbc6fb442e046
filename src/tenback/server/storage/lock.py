"""One process for each SQLite file: a second server on it would not hear what the first one shows."""

import os
import sqlite3
import stat

from tenback.server.storage.database import DatabaseTrouble, Sqlite, closed_on_failure


class FileLock:
    """Holds an exclusive transaction on a small file beside the database; it ends with the process."""

    def __init__(self, database: Sqlite) -> None:
        _check_file(database.path)
        path = os.path.realpath(database.path)
        try:
            self._raw = sqlite3.connect(f"{path}.lock", timeout=0, isolation_level=None)
            with closed_on_failure(self._raw):
                self._raw.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError as error:
            raise DatabaseTrouble(_message(str(error)), path=database.path) from error

    def release(self) -> None:
        """Let another process have the file."""
        self._raw.close()


def _check_file(path: str) -> None:
    """Only a plain file with one name can be locked: under a second name a second server would not see it."""
    try:
        found = os.stat(path)
    except OSError:
        return  # whoever opens it makes it, or says why that cannot be done
    except ValueError as error:
        raise DatabaseTrouble("error-database-not-opened", path=path) from error
    if not stat.S_ISREG(found.st_mode):
        raise DatabaseTrouble("error-database-no-file", path=path)
    if found.st_nlink > 1:
        raise DatabaseTrouble("error-database-two-names", path=path)


def _message(error: str) -> str:
    is_held = "locked" in error or "busy" in error
    return "error-database-in-use" if is_held else "error-database-not-opened"
