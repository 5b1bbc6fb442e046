"""A bar with the figures so far, while a long series runs."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from tenback.arena.results import Results, Row
from tenback.games import take_that


@contextmanager
def running_figures(done: Results, games: int) -> Iterator[Callable[[Results], None]]:
    """Show a progress bar on standard error; what is piped on gets none of it."""
    console = Console(stderr=True)
    columns = (BarColumn(), MofNCompleteColumn(), TextColumn("{task.description}"), TimeRemainingColumn())
    with Progress(*columns, console=console, disable=not sys.stderr.isatty()) as progress:
        task = progress.add_task("", total=games, completed=done.games)

        def show(results: Results) -> None:
            progress.update(task, completed=results.games)
            # Figures go through all games: now and then is enough.
            if results.games % max(1, games // 200) == 0:
                progress.update(task, description=figures(results))

        yield show


def figures(results: Results) -> str:
    """Say the figures so far in a few words."""
    if isinstance(results.series.options, take_that.Options):
        points = (sum(results.points(seat)) / results.games for seat in range(results.series.options.players))
        return "points " + " ".join(f"{mean:.1f}" for mean in points)
    low, high = results.win_interval
    return f"won {results.win_rate:.1%} [{low:.1%} to {high:.1%}]"


@contextmanager
def counted(total: int) -> Iterator[Callable[[Row], None]]:
    """Show a progress bar that counts games."""
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), disable=not sys.stderr.isatty()) as progress:
        task = progress.add_task("", total=total)
        yield lambda _: progress.advance(task)
