"""A series on disk while it runs: a line per game, so that an interrupted one can go on.

`NAME.series.json` says what is played and by which version, `NAME.games.jsonl` has one JSON object per line:
pandas and polars read it.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from types import TracebackType
from typing import Any, TextIO

from tenback.arena.provenance import provenance, what_must_agree
from tenback.arena.results import Results
from tenback.arena.series import Row, Series, row_from_json
from tenback.games.errors import TenbackError

ABOUT = ".series.json"
GAMES = ".games.jsonl"


class BadJournal(TenbackError):
    """A file that is not a journal of this series."""


class Journal:
    """Writes each finished game at once; a line cut short by a crash is passed over when it is read."""

    def __init__(self, stem: Path, series: Series) -> None:
        self._stem, self._series = stem, series
        self._file: TextIO | None = None

    def __enter__(self) -> "Journal":
        self._stem.parent.mkdir(parents=True, exist_ok=True)
        about, games = beside(self._stem, ABOUT), beside(self._stem, GAMES)
        if not about.exists():
            about.write_text(json.dumps(provenance(self._series), indent=1), encoding="utf-8")
        self._file = games.open("a+", encoding="utf-8")
        self._file.truncate(_length_of_whole_lines(games))
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._file is not None:
            self._file.close()

    def add(self, row: Row) -> None:
        """Keep a finished game."""
        assert self._file is not None
        self._file.write(json.dumps(row.as_json()) + "\n")
        self._file.flush()


def beside(stem: Path, ending: str) -> Path:
    """Name a file of a series."""
    return stem.with_name(stem.name + ending)


def has_journal(stem: Path) -> bool:
    """Return whether a series lies there already."""
    return any(beside(stem, ending).exists() for ending in (ABOUT, GAMES))


def delete_journal(stem: Path) -> None:
    """Make room for another series."""
    for ending in (ABOUT, GAMES):
        beside(stem, ending).unlink(missing_ok=True)


def read_journal(stem: Path, series: Series) -> Results:
    """Read the games that are done; none when there is no file, BadJournal when it is of another series."""
    if not has_journal(stem):
        return Results(series, ())
    about = beside(stem, ABOUT)
    _check(about, series)
    rows = (row_from_json(line) for line in _complete_lines(beside(stem, GAMES)))
    return Results(series, ()).with_rows(rows)


def _check(about: Path, series: Series) -> None:
    """A series goes on only with the same bots, parameters, options and version."""
    wanted = what_must_agree(series)
    found = _read(about)
    if found.get("series") != wanted["series"]:
        raise BadJournal("error-other-series", path=str(about))
    for name in ("tenback", "bots"):
        if found.get(name) != wanted[name]:
            raise BadJournal(
                "error-other-version",
                path=str(about),
                found=_short(found.get(name)),
                known=_short(wanted[name]),
            )


def _short(value: object) -> str:
    return value if isinstance(value, str) else json.dumps(value)


def _read(about: Path) -> dict[str, Any]:
    try:
        found = json.loads(about.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return found if isinstance(found, dict) else {}


def _length_of_whole_lines(path: Path) -> int:
    """Find where a line was cut short: what is written next must not be added to it."""
    return path.read_bytes().rfind(b"\n") + 1


def _complete_lines(path: Path) -> Iterator[Any]:
    for line in path.read_text(encoding="utf-8").splitlines() if path.exists() else ():
        try:
            yield json.loads(line)
        except ValueError:
            return
