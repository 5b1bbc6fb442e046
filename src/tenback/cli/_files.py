"""Reading a file that the user named."""

from pathlib import Path

from tenback.records import BrokenRecord, Record, final_moment, parse_record
from tenback.terminal.usage_error import UsageError


def text_of(path: Path) -> str:
    """Read a text file, or say why that cannot be."""
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeError) as error:
        reason = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        raise UsageError("terminal-unreadable", path=str(path), reason=reason) from error


def record_of(path: Path) -> Record:
    """Read a record that holds to its last move, or say where it breaks."""
    try:
        record = parse_record(text_of(path))
        final_moment(record)
    except BrokenRecord as broken:
        raise UsageError("terminal-broken-record", path=str(path), **broken.facts) from broken
    return record
