"""`tenback dataset`: make a file of many games and check it, or check one that there is."""

import time
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from tenback.cli._options import SeriesOptions, with_series_options

if TYPE_CHECKING:
    from tenback.cli._series import Finished


@with_series_options
def dataset(
    wanted: SeriesOptions,
    file: Annotated[Path, typer.Option("--file", help="The file: FILE.parquet or FILE.jsonl.zst.")] = Path(
        "games.parquet"
    ),
    bot: Annotated[
        list[str] | None, typer.Option(help="A bot; repeat for more. They take the seats in turn.")
    ] = None,
    games: Annotated[int, typer.Option(min=1, help="Number of games.")] = 1_000_000,
    force: Annotated[bool, typer.Option("--force", help="Replace the file if it exists.")] = False,
    check: Annotated[bool, typer.Option("--check", help="Only check an existing file.")] = False,
) -> None:
    """Make a data set of complete games and check it. Every game is replayed; options as in simulate."""
    from tenback.arena.recorded import check_games
    from tenback.cli.simulate import check_finished

    made = None if check else _make(wanted, bot or ["careful"], games, file, force=force)
    if made is not None and made.results.games < games:
        check_finished(made, games)
    begun = time.monotonic()
    checked = check_games(file)
    seconds = time.monotonic() - begun
    typer.echo(
        f"{file}: {checked.games:,} games, {checked.actions:,} actions, {checked.wins:,} won; "
        f"{file.stat().st_size / max(1, checked.games):.0f} bytes a game; all replayed in {seconds:.0f} s."
    )
    if made is not None:
        check_finished(made, games)


def _make(wanted: SeriesOptions, bots: list[str], games: int, file: Path, *, force: bool) -> "Finished":
    from tenback.arena.crew import greet, series_of
    from tenback.cli._series import play_series

    series = series_of(wanted.options, bots, wanted.seed, wanted.talk)
    greet(series)
    return play_series(
        series, games, threads=wanted.threads, processes=wanted.processes, out=None, resume=False,
        force=force, cluster=None, records=file,
    )  # fmt: skip
