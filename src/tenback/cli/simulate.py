"""`tenback simulate`: many games of one team or table, with figures."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from tenback.cli._options import SeriesOptions, with_series_options
from tenback.words import in_english

if TYPE_CHECKING:
    from tenback.arena.game import Played
    from tenback.arena.results import Results
    from tenback.arena.series import Series
    from tenback.cli._series import Finished

INTERRUPTED = 130
"""The exit code after Ctrl-C, as shells expect it."""
FORFEITED = 3
"""The exit code when bots failed: the figures stand, but not for what the bots can do."""


@with_series_options
def simulate(
    wanted: SeriesOptions,
    bot: Annotated[
        list[str] | None, typer.Option(help="A bot; repeat for more. They take the seats in turn.")
    ] = None,
    games: Annotated[int, typer.Option(min=1, help="Number of games.")] = 1000,
    out: Annotated[Path | None, typer.Option(help="Write NAME.json, NAME.csv and NAME.svg.")] = None,
    resume: Annotated[
        bool, typer.Option("--resume", help="Continue the interrupted series named by --out.")
    ] = False,
    force: Annotated[bool, typer.Option("--force", help="Replace the series named by --out.")] = False,
    records: Annotated[
        Path | None, typer.Option(help="Write complete games to FILE.parquet or FILE.jsonl.zst.")
    ] = None,
    cluster: Annotated[
        str | None,
        typer.Option(help="Run on a Ray cluster: its address, 'auto', or 'local' to start one here."),
    ] = None,
    record: Annotated[
        int | None, typer.Option(min=0, help="Play only this game of the series and print its record.")
    ] = None,
) -> None:
    """Play many games with bots. Ctrl-C keeps what’s done, and --resume continues."""
    from tenback.arena.crew import greet, series_of
    from tenback.cli._series import play_series

    if resume and out is None:
        raise typer.BadParameter("name the series with --out", param_hint="--resume")
    if records is not None and (resume or cluster is not None):
        raise typer.BadParameter(
            "whole games can't be written with --resume or --cluster", param_hint="--records"
        )
    series = series_of(wanted.options, bot or ["careful"], wanted.seed, wanted.talk)
    greet(series)
    if record is not None:
        _print_record(series, record)
        return
    finished = play_series(
        series, games, threads=wanted.threads, processes=wanted.processes, out=out, resume=resume,
        force=force, cluster=cluster, records=records,
    )  # fmt: skip
    if finished.results.games:
        _report(finished.results)
    hint = f" Continue with --resume --out {out}." if out else " (With --out you could resume them.)"
    check_finished(finished, games, "" if records else hint)


def check_finished(finished: "Finished", games: int, hint: str = "") -> None:
    """End with a code of its own if a series was stopped, or if decisions were forfeited."""
    if finished.stopped_by is not None:
        typer.echo(in_english(finished.stopped_by), err=True)
        raise typer.Exit(FORFEITED)
    if finished.results.games < games:
        typer.echo(f"Interrupted: {finished.results.games} of {games} games are done.{hint}", err=True)
        raise typer.Exit(INTERRUPTED)
    if finished.results.forfeits:
        raise typer.Exit(FORFEITED)


def _print_record(series: "Series", number: int) -> None:
    from tenback.arena import replayed
    from tenback.cli._progress import announce_compiling
    from tenback.records import format_record

    with announce_compiling():
        played = replayed(series, number)
    typer.echo(format_record(played.record), nl=False)
    if tell_forfeits_of(played):
        raise typer.Exit(FORFEITED)


def tell_forfeits_of(played: "Played") -> int:
    """Say why decisions of a game were forfeited; how many they were."""
    for lost in played.forfeits:
        typer.echo(lost.trace or str(lost), err=True)
    return len(played.forfeits)


def _report(results: "Results") -> None:
    from rich.console import Console

    from tenback.cli._printing import results_table

    Console().print(results_table(results))
    faulty = next((row.number for row in results.rows if row.forfeits), None)
    if faulty is not None:
        typer.echo(
            f"Decisions were forfeited (the worst legal move was played); --record {faulty} says why.",
            err=True,
        )
