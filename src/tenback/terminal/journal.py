"""The save file of a running game: every move is on the disk before it is shown.

A journal is the head of a record, and then one line for each thing that happened: `@0 57A` is a move,
`!leave-it:A@2` a mark, `?0 57A` a draft, `?back` a draft taken back. A last line that was cut short by
a power cut is left out; anything else that is broken is reported with its line.
"""

import os
from dataclasses import dataclass, field, replace
from pathlib import Path

from tenback.games.errors import Expected, TenbackError, not_understood
from tenback.records import Entry, Moved, Record, Said, format_record, parse_record
from tenback.records.sayings import format_saying, parse_saying

_BACK = "?back"
_HEAD_END = "result: -\n"


class InUse(TenbackError):
    """Another terminal is playing this very game."""


@dataclass(frozen=True, slots=True)
class Saved:
    """A running game as a journal holds it."""

    record: Record
    drafts: tuple[Moved, ...] = ()


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

    def entry(self, record: Record, entry: Entry) -> None:
        """Keep what has been done or said."""
        match entry:
            case Moved(seat, move):
                self._append(f"@{seat} {record.game.rules.format_move(move)}")
            case Said(saying):
                self._append(format_saying(saying))
            case _:
                raise TypeError(entry)

    def draft(self, record: Record, draft: Moved) -> None:
        """Keep a play that may still be taken back."""
        self._append(f"?{draft.seat} {record.game.rules.format_move(draft.move)}")

    def taken_back(self) -> None:
        """Keep that the last draft was taken back."""
        self._append(_BACK)

    def close(self) -> None:
        """Let go of the file; the game can be resumed from it."""
        os.close(self._file)

    def remove(self) -> None:
        """Throw the save file away: the game is over and its record written."""
        self.close()
        self.path.unlink(missing_ok=True)

    def _append(self, line: str) -> None:
        os.write(self._file, f"{line}\n".encode())
        os.fsync(self._file)


def begin_journal(path: Path, record: Record) -> Journal:
    """Write the head of a new game and open it."""
    write_durably(path, format_record(record))
    return Journal(path)


def read_journal(path: Path) -> Saved:
    """Read a save file; a line that nobody can have written so is an error that names it."""
    text = path.read_text(encoding="utf-8")
    head, found, body = text.partition(_HEAD_END)
    if not found:
        raise not_understood(Expected.SAVED_GAME, path.name)
    reader = _Reader(parse_record(head + found))
    whole_lines = body[: body.rfind("\n") + 1].splitlines()
    for number, line in enumerate(whole_lines, start=head.count("\n") + 2):
        reader.read(line, number)
    return reader.saved()


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


@dataclass(slots=True)
class _Reader:
    """Takes the lines of a journal one by one."""

    head: Record
    entries: list[Entry] = field(default_factory=list)
    drafts: list[Moved] = field(default_factory=list)

    def read(self, line: str, number: int) -> None:
        if line == _BACK and self.drafts:
            self.drafts.pop()
        elif line.startswith("?"):
            self.drafts.append(self._moved(line, number))
        elif line.startswith("!"):
            self.entries.append(Said(parse_saying(line)))
        else:
            self.entries.append(self._moved(line, number))
            # The moves of a turn that was confirmed were its drafts, oldest first.
            del self.drafts[:1]

    def saved(self) -> Saved:
        record = replace(self.head, entries=tuple(self.entries))
        return Saved(record, tuple(self.drafts))

    def _moved(self, line: str, number: int) -> Moved:
        seat, _, move = line[1:].partition(" ")
        if not (seat.isascii() and seat.isdigit()):
            raise not_understood(Expected.LIKE, line, text=line, line=number, example="@0 57A")
        return Moved(int(seat), self.head.game.rules.parse_move(move))


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
