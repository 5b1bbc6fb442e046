"""`tenback rules`: the numbered rules."""

import shutil
import textwrap
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from tenback.words import Chapter, Words


def rules(
    game: Annotated[str | None, typer.Argument(help="the-game, extreme or take-that; nothing: all.")] = None,
    *,
    lang: Annotated[str | None, typer.Option(help="en, de, fr, it, pl, pt or cs.")] = None,
) -> None:
    """Show the rules, with their numbers."""
    from tenback.cli._app import words_for
    from tenback.games import game_named
    from tenback.words import Chapter

    words = words_for(lang)
    chapters = list(Chapter) if game is None else [Chapter(game_named(game).name)]
    typer.echo("\n\n".join(_page(chapter, words) for chapter in chapters))


def _page(chapter: "Chapter", words: "Words") -> str:
    """Set a chapter for a terminal: titles in capitals, rules hanging from their numbers."""
    from tenback.words import SECTIONS

    title = words.say(f"rules-{chapter.value}-title")
    parts = [title, "=" * len(title), _wrapped(words.say(f"rules-{chapter.value}-intro"), "")]
    for section in SECTIONS[chapter]:
        parts += ["", section.title(words), "-" * len(section.title(words))]
        parts += [_wrapped(words.say(f"rule-{number}"), f"{number:<5}") for number in section.numbers]
    return "\n".join(parts)


def _wrapped(text: str, number: str) -> str:
    width = min(shutil.get_terminal_size().columns, 100)
    indent = " " * len(number)
    return textwrap.fill(text, width, initial_indent=number, subsequent_indent=indent)
