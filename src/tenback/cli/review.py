"""`tenback review`: what the expert would have done in a finished game, and what each choice cost."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from tenback.analysis import Decision, Weighed

INTERRUPTED = 130
"""The exit code after Ctrl-C, as shells expect it."""


def review(
    file: Annotated[Path, typer.Argument(help="A record, as the end of a game names it.")],
    *,
    seat: Annotated[
        list[int] | None, typer.Option(help="Whose decisions, by seat from 1; again for more seats.")
    ] = None,
    top: Annotated[int, typer.Option(min=1, help="How many turning points to show.")] = 10,
    every: Annotated[
        bool, typer.Option("--all", help="Show every decision, in the order of the game.")
    ] = False,
    samples: Annotated[
        int | None, typer.Option(min=20, help="Play-outs of the search for each decision.")
    ] = None,
    deals: Annotated[int | None, typer.Option(min=10, help="Deals that an estimate is taken from.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print all decisions as JSON.")] = False,
    lang: Annotated[str | None, typer.Option(help="en, de, fr, it, pl, pt or cs.")] = None,
) -> None:
    """Go through a finished game: what expert would have done, and what each choice cost.

    The turning points come first. Without --seat it is about the people at the table, or about everybody
    where only bots played. Ctrl-C shows what is done until then.
    """
    from tenback.analysis import decisions
    from tenback.cli._app import words_for
    from tenback.cli._files import record_of
    from tenback.cli._reviews import Review, seats_of

    words = words_for(lang)
    record = record_of(file)
    found = decisions(record, seats_of(record, seat))
    weighed = _weighed(found, samples, deals)
    report = Review(words, record, weighed, len(found))
    typer.echo(report.as_json() if as_json else report.as_text(None if every else top))
    if len(weighed) < len(found):
        typer.echo(words.say("review-interrupted", done=len(weighed), decisions=len(found)), err=True)
        raise typer.Exit(INTERRUPTED)


def _weighed(found: "Sequence[Decision]", samples: int | None, deals: int | None) -> "list[Weighed]":
    """Weigh decision after decision until all are done, or the user has seen enough."""
    from tenback.cli._progress import announce_compiling, stepping

    done: list[Weighed] = []
    with stepping(len(found)) as step, announce_compiling():
        try:
            for one in _one_by_one(found, samples, deals):
                done.append(one)
                step()
        except KeyboardInterrupt:
            pass
    return done


def _one_by_one(found: "Sequence[Decision]", samples: int | None, deals: int | None) -> "Iterator[Weighed]":
    from tenback.analysis import weigh

    return (weigh(decision, samples=samples, deals=deals) for decision in found)
