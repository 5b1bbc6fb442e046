"""`tenback rules`: the numbered rules."""

import shutil
from typing import Annotated

import typer


def rules(
    game: Annotated[
        str | None,
        typer.Argument(help="the-game, extreme, take-that, or a game from a package (default: all three)."),
    ] = None,
    *,
    lang: Annotated[str | None, typer.Option(help="The language: en, de, fr, it, pl, pt or cs.")] = None,
) -> None:
    """Show the numbered rules."""
    from tenback.cli._app import words_for
    from tenback.games import game_named
    from tenback.terminal.rules_page import rules_page
    from tenback.words import Chapter

    words = words_for(lang)
    games = list(Chapter) if game is None else [game_named(game).name]
    width = min(shutil.get_terminal_size().columns, 100)
    typer.echo("\n\n".join(rules_page(words, name, width) for name in games))
