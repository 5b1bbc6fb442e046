"""`tenback review`: what happened in a game: luck, mistakes, and what would have been better."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from tenback.analysis.luck.steps import Step
    from tenback.records import Record

INTERRUPTED = 130
"""The exit code after Ctrl-C, as shells expect it."""


def review(
    file: Annotated[Path, typer.Argument(help="A record file, as named at the end of a game.")],
    *,
    seat: Annotated[
        list[int] | None, typer.Option(help="A seat to review, numbered from 1; repeat for more.")
    ] = None,
    top: Annotated[int, typer.Option(min=1, help="How many costly decisions to show.")] = 10,
    every: Annotated[bool, typer.Option("--all", help="Show every decision, in game order.")] = False,
    samples: Annotated[int | None, typer.Option(min=20, help="Play-outs per decision.")] = None,
    deals: Annotated[int | None, typer.Option(min=10, help="Sampled deals per chance.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print all turns and sums as JSON.")] = False,
    lang: Annotated[str | None, typer.Option(help="The language: en, de, fr, it, pl, pt or cs.")] = None,
) -> None:
    """Review a game: what each turn cost, and how lucky it was.

    Costly decisions come first, each with a better turn and the reason.
    Then comes the sum: start, luck, mistakes, the unexplained rest, result.
    Without --seat, it covers the people at the table, or everyone if only bots played.
    Ctrl-C shows what’s done so far.
    """
    from tenback.cli._app import words_for
    from tenback.cli._files import record_of
    from tenback.cli._reviews import Review, seats_of

    words = words_for(lang)
    record = record_of(file)
    seats = seats_of(record, seat)
    steps, turns = judged_turns(record, seats, samples, deals)
    report = Review(words, record, seats, steps, turns)
    typer.echo(report.as_json() if as_json else report.as_text(None if every else top))
    if len(steps) < turns:
        typer.echo(words.say("review-interrupted", done=len(steps), decisions=turns), err=True)
        raise typer.Exit(INTERRUPTED)


def judged_turns(
    record: "Record", seats: frozenset[int], samples: int | None = None, deals: int | None = None
) -> "tuple[list[Step], int]":
    """Judge the turns of a record until all are done or the user has seen enough; how many there are."""
    judging, turns = _judging(record, seats, samples, deals)
    return _judged(judging, turns), turns


def _judging(
    record: "Record", seats: frozenset[int], samples: int | None, deals: int | None
) -> "tuple[Callable[[], Iterator[Step]], int]":
    """Say how to judge a record, and how many turns that are: a game that is not over has no luck yet."""
    from tenback.analysis import decisions, weigh
    from tenback.analysis.luck.steps import step_from, steps_of, turns_with_next
    from tenback.records import final_moment

    if final_moment(record).state.result is not None:
        return lambda: steps_of(record, samples=samples, deals=deals), len(turns_with_next(record))
    found = decisions(record, seats)
    weighed = (weigh(decision, samples=samples, deals=deals) for decision in found)
    return lambda: (step_from(one, start=one.hint.estimate.win) for one in weighed), len(found)


def _judged(judging: "Callable[[], Iterator[Step]]", turns: int) -> "list[Step]":
    """Judge turn after turn until all are done, or the user has seen enough."""
    from tenback.cli._progress import announce_compiling, stepping

    done: list[Step] = []
    with stepping(turns) as step, announce_compiling():
        try:
            for one in judging():
                done.append(one)
                step()
        except KeyboardInterrupt:
            pass
    return done
