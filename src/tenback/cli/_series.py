"""Playing a series for the command line: shown while it runs, kept on the disk, taken up again."""

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import typer

from tenback.arena.journal import Journal, read_journal
from tenback.arena.results import Results, Row, Series
from tenback.cli._progress import announce_compiling, running_figures
from tenback.games.errors import TenbackError

WRITTEN = (".json", ".csv", ".svg")


class CannotWrite(TenbackError):
    """The results cannot be kept where the user wants them."""


def play_series(
    series: Series, games: int, *, threads: int | None, out: Path | None, resume: bool, cluster: str | None
) -> Results:
    """Play a series, or what is missing of it, until it is done or interrupted; write what came of it."""
    try:
        journal = None if out is None else _journal_of(out, resume=resume)
        done = Results(series, ()) if journal is None else read_journal(journal, series).up_to(games)
        finished = _play(done, games, threads=threads, journal=journal, cluster=cluster)
        if out is not None and finished.games:
            _write(finished, out)
    except OSError as error:
        raise CannotWrite("error-cannot-write", path=str(error.filename), reason=error.strerror) from error
    return finished


def _journal_of(out: Path, *, resume: bool) -> Path:
    """The file that keeps the finished games; without --resume it is started again."""
    journal = _beside(out, ".games.jsonl")
    journal.parent.mkdir(parents=True, exist_ok=True)
    if not resume:
        journal.unlink(missing_ok=True)
    return journal


def _play(
    done: Results, games: int, *, threads: int | None, journal: Path | None, cluster: str | None
) -> Results:
    """Play what is missing and show how it goes."""
    have = {row.number for row in done.rows}
    missing = [number for number in range(games) if number not in have]
    rows = list(done.rows)
    with ExitStack() as opened:
        book = None if journal is None else opened.enter_context(Journal(journal, done.series))
        show = opened.enter_context(running_figures(done, games))
        opened.enter_context(announce_compiling())
        try:
            for row in _rows(done.series, missing, threads=threads, cluster=cluster):
                rows.append(row)
                if book is not None:
                    book.add(row)
                show(row)
        except KeyboardInterrupt:
            pass  # What is done is kept.
    return Results(done.series, ()).with_rows(rows)


def _rows(series: Series, numbers: list[int], *, threads: int | None, cluster: str | None) -> Iterator[Row]:
    if cluster is None:
        from tenback.arena.simulate import play_rows

        return play_rows(series, numbers, threads=threads)
    from tenback.arena.cluster import play_rows_on_cluster

    return play_rows_on_cluster(series, numbers, address=None if cluster == "local" else cluster)


def _write(results: Results, out: Path) -> None:
    _beside(out, ".json").write_text(results.to_json(), encoding="utf-8")
    _beside(out, ".csv").write_text(results.to_csv(), encoding="utf-8")
    written = [".json", ".csv"]
    try:
        from tenback.arena.picture import draw
    except ImportError:
        typer.echo("No picture: install tenback[plots] for one.", err=True)
    else:
        draw(results, _beside(out, ".svg"))
        written.append(".svg")
    typer.echo(f"Written: {', '.join(str(_beside(out, ending)) for ending in written)}", err=True)


def _beside(out: Path, ending: str) -> Path:
    """Name a file of a series; the name of any of its files stands for all of them."""
    stem = out.with_suffix("") if out.suffix in WRITTEN else out
    return stem.with_name(stem.name + ending)
