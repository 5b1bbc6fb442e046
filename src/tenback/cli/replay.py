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
    from tenback.cli._files import record_of
    from tenback.terminal.app import TerminalGame, check_terminal
    from tenback.terminal.replaying import reel

    words = words_for(lang)
    held = reel(record_of(file))
    check_terminal()
    TerminalGame(words, reel=held).run()
