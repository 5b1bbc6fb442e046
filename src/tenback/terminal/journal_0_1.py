"""Save files of 0.1.0, which later versions convert when they open them.

The head of a record, and then one line for each thing that happened: `@0 57A` is a move, `!leave-it:A@2` a
mark, `?0 57A` a draft, `?back` a draft taken back.
"""

from dataclasses import dataclass, field, replace

from tenback.games.errors import Expected, not_understood
from tenback.records import Entry, Moved, Record, Said, parse_record
from tenback.records.sayings import parse_saying

_BACK = "?back"
_HEAD_END = "result: -\n"


@dataclass(frozen=True, slots=True)
class Saved:
    """A running game as such a file holds it."""

    record: Record
    drafts: tuple[Moved, ...] = ()


def read_saved(text: str, name: str) -> Saved:
    """Read a save file of 0.1.0; a line that nobody can have written so is an error that names it."""
    head, found, body = text.partition(_HEAD_END)
    if not found:
        raise not_understood(Expected.SAVED_GAME, name)
    reader = _Reader(parse_record(head + found))
    for number, line in enumerate(body.splitlines(), start=head.count("\n") + 2):
        reader.read(line, number)
    return reader.saved()


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
        return Moved(int(seat), self.head.game.parse_move(move))
