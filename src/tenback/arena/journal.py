"""A series on disk while it runs: a line per game, so that an interrupted one can go on."""

import json
from collections.abc import Iterator
from pathlib import Path
from types import TracebackType
from typing import Any, TextIO

from tenback.arena.results import Results, Row, Series, series_from_json
from tenback.games.errors import TenbackError


class BadJournal(TenbackError):
    """A file that is not a journal of this series."""


class Journal:
    """Writes each finished game at once; a line cut short by a crash is passed over when it is read."""

    def __init__(self, path: Path, series: Series) -> None:
        self._path, self._series = path, series
        self._file: TextIO | None = None

    def __enter__(self) -> "Journal":
        self._path.parent.mkdir(parents=True, exist_ok=True)
        self._file = self._path.open("a+", encoding="utf-8")
        self._file.truncate(_length_of_whole_lines(self._path))
        if self._path.stat().st_size == 0:
            self._write(self._series.as_json())
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._file is not None:
            self._file.close()

    def add(self, row: Row) -> None:
        """Keep a finished game."""
        self._write([row.number, row.ending, row.cards_left, list(row.scores), row.forfeits])

    def _write(self, data: object) -> None:
        assert self._file is not None
        self._file.write(json.dumps(data) + "\n")
        self._file.flush()


def read_journal(path: Path, series: Series) -> Results:
    """Read the games that are done; none when there is no file."""
    if not path.exists():
        return Results(series, ())
    lines = list(_complete_lines(path))
    if not lines or not isinstance(lines[0], dict) or series_from_json(lines[0]) != series:
        raise BadJournal("error-other-series", path=str(path))
    rows = (Row(row[0], row[1], row[2], tuple(row[3]), row[4]) for row in lines[1:])
    return Results(series, ()).with_rows(rows)


def _length_of_whole_lines(path: Path) -> int:
    """Find where a line was cut short: what is written next must not be added to it."""
    return path.read_bytes().rfind(b"\n") + 1


def _complete_lines(path: Path) -> Iterator[Any]:
    for line in path.read_text(encoding="utf-8").splitlines():
        try:
            yield json.loads(line)
        except ValueError:
            return
