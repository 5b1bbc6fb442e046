"""Reading a file that the user named."""

from pathlib import Path

from tenback.terminal.wrong import Wrong


def text_of(path: Path) -> str:
    """Read a text file, or say why that cannot be."""
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeError) as error:
        reason = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        raise Wrong("terminal-unreadable", path=str(path), reason=reason) from error
