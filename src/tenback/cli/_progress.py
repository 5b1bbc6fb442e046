"""A bar with the figures so far, while a long series runs."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from tenback.arena.intervals import share_interval
from tenback.arena.results import Results
from tenback.arena.series import Row
from tenback.sim.jit import on_first_compile

Show = Callable[[Row], None]
"""Takes each game as it is done."""
STEPS = 500
"""How often a bar moves at the most: drawing takes longer than a fast game."""


@contextmanager
def running_figures(done: Results, games: int) -> Iterator[Show]:
    """Show a progress bar with the figures so far."""
    with _bar(TextColumn("{task.description}")) as progress:
        figures = Figures(done)
        task = progress.add_task(str(figures), total=games, completed=done.games)
        step = max(1, games // STEPS)

        def show(row: Row) -> None:
            figures.add(row)
            if figures.games % step == 0 or figures.games == games:
                progress.update(task, completed=figures.games, description=str(figures))

        yield show


@contextmanager
def counted(total: int) -> Iterator[Show]:
    """Show a progress bar that counts games."""
    with _bar() as progress:
        task = progress.add_task("", total=total)
        yield lambda _: progress.advance(task)


@contextmanager
def stepping(total: int) -> Iterator[Callable[[], None]]:
    """Show a progress bar that goes on by one at each call."""
    with _bar() as progress:
        task = progress.add_task("", total=total)
        yield lambda: progress.advance(task)


def _bar(*more: TextColumn) -> Progress:
    """Make a bar on standard error; what is piped on gets none of it."""
    columns = (BarColumn(), MofNCompleteColumn(), *more, TimeRemainingColumn())
    return Progress(*columns, console=Console(stderr=True), disable=not sys.stderr.isatty())


@contextmanager
def announce_compiling() -> Iterator[None]:
    """Say it when a first run has to compile: nothing else moves meanwhile."""
    with on_first_compile(
        lambda: typer.echo("Compiling for this machine, the first time only ...", err=True)
    ):
        yield


class Figures:
    """The figures of a series so far, in a few words; each game is counted once, however many there are."""

    def __init__(self, done: Results) -> None:
        self.games = self._wins = 0
        self._scored = done.is_scored
        self._points = [0] * done.series.options.players
        for row in done.rows:
            self.add(row)

    def add(self, row: Row) -> None:
        """Count one more game."""
        self.games += 1
        self._wins += row.won
        for seat, points in enumerate(row.scores):
            self._points[seat] += points

    def __str__(self) -> str:
        if self.games == 0:
            return ""
        if self._scored:
            return "points " + " ".join(f"{points / self.games:.1f}" for points in self._points)
        low, high = share_interval(self._wins, self.games)
        return f"won {self._wins / self.games:.1%} [{low:.1%} to {high:.1%}]"
