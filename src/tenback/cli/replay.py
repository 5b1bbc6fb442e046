"""`tenback replay`: step through a record."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from tenback.records import Record
    from tenback.words import Words


def replay(
    file: Annotated[Path, typer.Argument(help="A record file, as named at the end of a game.")],
    *,
    review: Annotated[
        bool, typer.Option("--review", help="Judge every turn first, and show what each one cost.")
    ] = False,
    lang: Annotated[str | None, typer.Option(help="The language: en, de, fr, it, pl, pt or cs.")] = None,
) -> None:
    """Step through a record, forwards and backwards."""
    from tenback.cli._app import words_for
    from tenback.cli._files import record_of
    from tenback.terminal.app import TerminalGame, check_terminal
    from tenback.terminal.replaying import reel

    words = words_for(lang)
    record = record_of(file)
    check_terminal()
    held = reel(record, _notes(words, record) if review else None)
    TerminalGame(words, reel=held).run()


def _notes(words: "Words", record: "Record") -> dict[int, str]:
    """What a review says of each turn, by the moves of the turn; Ctrl-C shows what is done until then."""
    from tenback.cli._reviews import Review
    from tenback.cli.review import judged_turns

    everybody = frozenset(range(record.deal.options.players))
    steps, turns = judged_turns(record, everybody)
    told = Review(words, record, everybody, steps, turns)
    return {move: told.note(step) for step in steps for move in range(step.number, step.last + 1)}
