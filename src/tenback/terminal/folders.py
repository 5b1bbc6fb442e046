"""Where games are kept: running ones to resume, finished ones as records."""

import os
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path

import platformdirs

DATA_VARIABLE = "TENBACK_DATA"
"""Names another folder than the user's own."""


def data_folder() -> Path:
    """Give the folder of this user's games."""
    chosen = os.environ.get(DATA_VARIABLE)
    return Path(chosen) if chosen else platformdirs.user_data_path("tenback", appauthor=False)


def new_journal_path(game: str, now: datetime) -> Path:
    """Name the save file of a game that begins now."""
    return _free(data_folder() / "running", f"{now:%Y-%m-%d-%H%M%S}-{game}", ".tenback-running")


def record_path(journal: Path) -> Path:
    """Name the record that a save file becomes."""
    return _free(data_folder() / "records", journal.stem, ".tenback")


def running_games() -> Iterator[Path]:
    """Go through the save files, the last touched first."""
    found = (data_folder() / "running").glob("*.tenback-running")
    yield from sorted(found, key=lambda path: path.stat().st_mtime_ns, reverse=True)


def _free(folder: Path, name: str, suffix: str) -> Path:
    """Find a name that no file has yet."""
    path, number = folder / f"{name}{suffix}", 2
    while path.exists():
        path, number = folder / f"{name}-{number}{suffix}", number + 1
    return path
