"""`tenback replay`: step through a record."""

from pathlib import Path
from typing import Annotated

import typer


def replay(
    file: Annotated[Path, typer.Argument(help="A record, as the end of a game names it.")],
    *,
    lang: Annotated[str | None, typer.Option(help="en, de, fr, it, pl, pt or cs.")] = None,
) -> None:
    """Step through a record, forwards and backwards."""
    from tenback.cli._app import words_for
    from tenback.cli._files import text_of
    from tenback.games.errors import TenbackError
    from tenback.records import BrokenRecord, parse_record
    from tenback.terminal.app import TerminalGame, check_terminal
    from tenback.terminal.replaying import reel
    from tenback.terminal.wrong import Wrong
    from tenback.words import explanation

    words = words_for(lang)
    try:
        held = reel(parse_record(text_of(file)))
    except BrokenRecord as broken:
        cause = broken.__cause__
        reason = explanation(words, cause) if isinstance(cause, TenbackError) else broken.reason
        where = {"line": broken.line or 0, "move": broken.move}
        raise Wrong("terminal-broken-record", path=str(file), reason=reason, **where) from broken
    check_terminal()
    TerminalGame(words, reel=held).run()
