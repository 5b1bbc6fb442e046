"""SQLite's write-ahead log is copied into the file beside the commits: within one, people would wait."""

import contextlib
import sqlite3
import threading

from tenback.server.storage.database import Connection, Sqlite

ROWS_BETWEEN = 250
"""After how many changed rows the log is copied: it has about a thousand pages then."""
MOST_FRAMES = 4_000
"""How many pages (16 MiB) the log may have: if commits never pause, the writer does, and it begins anew."""


class Checkpoints:
    """A thread that copies the log of a file, as often as its writer has changed enough."""

    def __init__(self, database: Sqlite) -> None:
        self._database, self._connection = database, database.connect()
        self._rows_copied = 0
        self._frames = 0
        """The pages in the log that went on growing while it was copied; 0 when all of it was copied."""
        self._one_at_a_time = threading.Lock()
        self._wanted, self._is_stopped = threading.Event(), False
        self._thread = threading.Thread(target=self._run, name="checkpoints", daemon=True)
        self._thread.start()

    def after_commit(self, connection: Connection) -> None:
        """Have the log copied if it has grown; the writer itself does so, between two commits, if it must."""
        rows = connection.rows_changed() or 0
        if rows - self._rows_copied < ROWS_BETWEEN:
            return
        self._rows_copied = rows
        if self._frames > MOST_FRAMES:
            self._copy(connection)
        else:
            self._wanted.set()

    def purge(self) -> None:
        """Leave no deleted text behind in the log; two copies at once would hinder each other."""
        with self._one_at_a_time:
            self._database.purge()

    def stop(self) -> None:
        """Copy nothing more; whoever closes the file last copies the rest."""
        self._is_stopped = True
        self._wanted.set()
        self._thread.join()
        self._connection.close()

    def _run(self) -> None:
        while self._wanted.wait() and not self._is_stopped:
            self._wanted.clear()
            self._copy(self._connection)

    def _copy(self, connection: Connection) -> None:
        # What cannot be copied now is copied later: it is stored in the log all the same.
        with self._one_at_a_time, contextlib.suppress(sqlite3.Error):
            [(_, frames, copied)] = connection.execute("PRAGMA wal_checkpoint(PASSIVE)")
            self._frames = 0 if copied == frames else frames
