"""One table as a file. A file comes from anywhere: it is checked like what comes over the wire."""

import re
from typing import Annotated

import msgspec

from tenback.games.errors import TenbackError
from tenback.tables.commitment import NONCE_BYTES
from tenback.tables.events import (
    BotSeated,
    Chatted,
    Entry,
    Marked,
    Opened,
    Rematched,
    Replaced,
    Seated,
    Started,
    TableEvent,
)
from tenback.tables.fold import apply_event, fold
from tenback.tables.settings import check_settings
from tenback.tables.table import Table
from tenback.tables.talking import LONGEST_LINE, LONGEST_NAME, cleaned
from tenback.talk.marks.mark import MARKS

FORMAT = 1
LONGEST_ID = 64
LATEST = 2**53
"""Times and numbers that a browser can read."""
_ID = re.compile(r"[A-Za-z0-9_-]{1,64}")
_NONCE = re.compile(rf"[0-9a-f]{{{2 * NONCE_BYTES}}}")
NAME_SIGNS = LONGEST_NAME + len(" (A)")


class BackupError(TenbackError):
    """A copy that cannot be made or read; the message says why."""


class TableFile(msgspec.Struct, frozen=True, kw_only=True):
    """One table as a file: its whole log, hidden cards included."""

    tenback_table: int = FORMAT
    id: str
    log: tuple[Entry, ...]


class _Unread(msgspec.Struct, frozen=True, kw_only=True):
    """The same file before its entries are looked at."""

    tenback_table: int
    id: str
    log: Annotated[tuple[msgspec.Raw, ...], msgspec.Meta(min_length=1)]


class _Unfit(Exception):
    """An entry that no server writes; the message says why."""


def read_table(raw: bytes) -> TableFile:
    """Read a file; what is wrong is named with its line."""
    try:
        file = msgspec.json.decode(raw, type=_Unread)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BackupError("error-no-table-file", reason=_with_line(raw, str(error))) from error
    if file.tenback_table != FORMAT:
        raise BackupError("error-table-format", found=file.tenback_table, known=FORMAT)
    if not _ID.fullmatch(file.id):
        raise BackupError("error-no-table-file", reason="the id is not one of a table")
    return TableFile(id=file.id, log=_entries(raw, file))


def _entries(raw: bytes, file: _Unread) -> tuple[Entry, ...]:
    entries: list[Entry] = []
    table: Table | None = None
    place = 0
    for part in file.log:
        place = raw.index(bytes(part), place)
        try:
            entry = msgspec.json.decode(part, type=Entry)
            _check(entry, table)
            table = fold(file.id, [entry]) if table is None else apply_event(table, entry)
        except Exception as error:  # whatever a foreign file makes the rules raise
            line = raw.count(b"\n", 0, place) + 1
            reason = str(error) or type(error).__name__
            raise BackupError("error-table-file-line", line=line, reason=reason) from error
        entries.append(entry)
        place += len(bytes(part))
    return tuple(entries)


def _check(entry: Entry, table: Table | None) -> None:
    _require(0 <= entry.at <= LATEST, "the time is impossible")
    _require(entry.action is None or len(entry.action) <= 3 * LONGEST_ID, "the action is too long")
    _check_event(entry.event)
    seat = getattr(entry.event, "seat", 0)
    players = len(table.seats) if table is not None else 1
    _require(0 <= seat < players, f"there is no seat {seat}")


def _check_event(event: TableEvent) -> None:
    match event:
        case Opened(settings=settings, host=host):
            check_settings(settings)
            _require(len(host) <= LONGEST_ID, "the id of the host is too long")
        case Seated(person=person, name=name):
            _require(0 < len(person) <= LONGEST_ID, "the id of the person is empty or too long")
            _require(_is_plain(name, NAME_SIGNS), "this cannot be a name")
        case BotSeated(level=level, name=name):
            _require(_is_plain(level, LONGEST_ID) and _is_plain(name or level, NAME_SIGNS), "this is no bot")
        case Replaced(level=level):
            _require(_is_plain(level, LONGEST_ID), "this is no bot")
        case Started(nonce=nonce, commitment=commitment):
            _require(bool(_NONCE.fullmatch(nonce)), "the nonce has not 64 hexadecimal digits")
            _require(commitment == "" or bool(_NONCE.fullmatch(commitment)), "this is no commitment")
        case Chatted(text=text):
            _require(_is_plain(text, LONGEST_LINE), "this cannot be a line of chat")
        case Marked(mark=mark):
            _require(mark in MARKS, "there is no such mark")
        case Rematched(table=other):
            _require(bool(_ID.fullmatch(other)), "the id is not one of a table")
        case _:
            pass


def _is_plain(text: str, most: int) -> bool:
    return 0 < len(text) <= most and cleaned(text) == text


def _require(holds: bool, reason: str) -> None:  # noqa: FBT001 (reads as a sentence)
    if not holds:
        raise _Unfit(reason)


def _with_line(raw: bytes, reason: str) -> str:
    """Say the line instead of the byte."""
    found = re.search(r" \(byte (\d+)\)", reason)
    if found is None:
        return reason
    return f"{reason[: found.start()]} (line {raw.count(bytes([10]), 0, int(found[1])) + 1})"
