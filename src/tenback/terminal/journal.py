"""The save file of a running game: the log of its table, one line of JSON for each event.

Every event is on the disk before it is shown. A last line that was cut short by a power cut is left out;
anything else that is broken is reported with its line.
"""

import os
from collections.abc import Iterable
from pathlib import Path

import msgspec

from tenback.games.errors import BadNotation, Expected, TenbackError, not_understood
from tenback.tables.events import Entry

_ENCODER = msgspec.json.Encoder()
_DECODER = msgspec.json.Decoder(Entry)
_EXAMPLE = '{"number":9,"at":1790000000000,"event":{"type":"moved","seat":0,"move":"57A"}}'


class InUse(TenbackError):
    """Another terminal is playing this very game."""


class Journal:
    """The open save file of one game; only one terminal may hold it."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._file = os.open(path, os.O_RDWR | os.O_APPEND)
        try:
            _lock(self._file)
        except OSError:
            os.close(self._file)
            raise InUse("error-game-in-use", path=str(path)) from None
        _drop_broken_line(path, self._file)

    def append(self, entries: Iterable[Entry]) -> None:
        """Keep what has happened."""
        os.write(self._file, _lines(entries))
        os.fsync(self._file)

    def close(self) -> None:
        """Let go of the file; the game can be resumed from it."""
        os.close(self._file)

    def remove(self) -> None:
        """Throw the save file away: the game is over and its record written."""
        self.close()
        self.path.unlink(missing_ok=True)


def begin_journal(path: Path, log: Iterable[Entry]) -> Journal:
    """Write the beginning of a game and open its file."""
    write_durably(path, _lines(log).decode())
    return Journal(path)


def is_log(text: str) -> bool:
    """Tell a table's log from a save file of 0.1.0."""
    return text.startswith("{")


def read_journal(path: Path) -> list[Entry]:
    """Read a save file; a line that nobody can have written so is an error that names it."""
    text = path.read_text(encoding="utf-8")
    whole_lines = text[: text.rfind("\n") + 1].splitlines()
    return [_entry(line, number) for number, line in enumerate(whole_lines, start=1)]


def _entry(line: str, number: int) -> Entry:
    try:
        return _DECODER.decode(line)
    except msgspec.DecodeError:
        raise no_line_of_a_log(line, number) from None


def no_line_of_a_log(line: str, number: int) -> BadNotation:
    """Say that a line cannot stand where it stands."""
    return not_understood(Expected.LIKE, line, text=line, line=number, example=_EXAMPLE)


def _lines(entries: Iterable[Entry]) -> bytes:
    return b"".join(_ENCODER.encode(entry) + b"\n" for entry in entries)


def write_durably(path: Path, text: str) -> None:
    """Write a whole file so that it is either there, complete, or not there."""
    path.parent.mkdir(parents=True, exist_ok=True)
    new = path.with_name(f".{path.name}.new")
    with new.open("w", encoding="utf-8") as file:
        file.write(text)
        file.flush()
        os.fsync(file.fileno())
    new.replace(path)
    _sync_folder(path.parent)


def _lock(descriptor: int) -> None:
    """Hold the file for this process alone, where the system can."""
    try:
        import fcntl
    except ImportError:  # Windows: the file stays unlocked.
        return
    fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)


def _drop_broken_line(path: Path, descriptor: int) -> None:
    """Cut off what a crash left of a line, so that the next one begins on its own."""
    text = path.read_bytes()
    if not text.endswith(b"\n"):
        os.ftruncate(descriptor, text.rfind(b"\n") + 1)


def _sync_folder(folder: Path) -> None:
    """Make a new name last; Windows cannot open folders and keeps names by itself."""
    if os.name != "nt":
        descriptor = os.open(folder, os.O_RDONLY)
        os.fsync(descriptor)
        os.close(descriptor)
