"""Playing a series for the command line: shown while it runs, kept on the disk, taken up again."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from dataclasses import dataclass
from functools import partial
from pathlib import Path

import typer

from tenback.arena.forfeits import TooManyForfeits
from tenback.arena.game_files import check_name
from tenback.arena.journal import Journal, beside, delete_journal, has_journal, read_journal
from tenback.arena.provenance import provenance
from tenback.arena.results import Results
from tenback.arena.series import Row, Series
from tenback.cli._progress import announce_compiling, running_figures
from tenback.games.errors import TenbackError

PlayRows = Callable[[Series, list[int]], Iterator[Row]]
"""Plays the games of a series that are missing."""
WRITTEN = (".json", ".csv", ".svg")


class CannotWrite(TenbackError):
    """The results cannot be kept where the user wants them."""


class OutExists(TenbackError):
    """Another series or file lies where this one is to be written."""


@dataclass(frozen=True, slots=True)
class Finished:
    """What came of a series, and why it was stopped if it was."""

    results: Results
    stopped_by: TooManyForfeits | None = None


def play_series(
    series: Series,
    games: int,
    *,
    threads: int | None,
    processes: int | None,
    out: Path | None,
    resume: bool,
    force: bool,
    cluster: str | None,
    records: Path | None = None,
) -> Finished:
    """Play a series, or what is missing of it, until it is done or interrupted; write what came of it."""
    try:
        stem = None if out is None else _room_for(out, resume=resume, force=force)
        done = Results(series, ()) if stem is None else read_journal(stem, series).up_to(games)
        _check_records(records, force=force)
        rows = partial(_rows, threads=threads, processes=processes, cluster=cluster, records=records)
        finished = _play(done, games, rows, stem)
        if stem is not None and finished.results.games:
            _write(finished.results, stem)
    except OSError as error:
        raise CannotWrite("error-cannot-write", path=str(error.filename), reason=error.strerror) from error
    return finished


def _room_for(out: Path, *, resume: bool, force: bool) -> Path:
    """The name that all files of the series begin with; no other series is overwritten unasked."""
    stem = stem_of(out)
    stem.parent.mkdir(parents=True, exist_ok=True)
    if resume:
        return stem
    written = [path for path in (beside(stem, ending) for ending in WRITTEN) if path.exists()]
    if not force and (written or has_journal(stem)):
        raise OutExists("error-out-exists", path=str(stem))
    delete_journal(stem)
    return stem


def _check_records(records: Path | None, *, force: bool) -> None:
    if records is None:
        return
    check_name(records)
    if records.exists() and not force:
        raise OutExists("error-out-file-exists", path=str(records))


def _play(done: Results, games: int, play: PlayRows, stem: Path | None) -> Finished:
    """Play what is missing and show how it goes."""
    have = {row.number for row in done.rows}
    missing = [number for number in range(games) if number not in have]
    rows, stopped_by = list(done.rows), None
    with ExitStack() as opened:
        book = None if stem is None else opened.enter_context(Journal(stem, done.series))
        show = opened.enter_context(running_figures(done, games))
        opened.enter_context(announce_compiling())
        try:
            for row in play(done.series, missing):
                rows.append(row)
                if book is not None:
                    book.add(row)
                show(row)
        except KeyboardInterrupt:
            pass  # What is done is kept.
        except TooManyForfeits as error:
            stopped_by = error
    return Finished(Results(done.series, ()).with_rows(rows), stopped_by)


def _rows(
    series: Series,
    numbers: list[int],
    *,
    threads: int | None,
    processes: int | None,
    cluster: str | None,
    records: Path | None,
) -> Iterator[Row]:
    if records is not None:
        from tenback.arena.recorded import record_series

        return record_series(series, numbers, records, threads=threads, processes=processes)
    if cluster is None:
        from tenback.arena.simulate import play_rows

        return play_rows(series, numbers, threads=threads, processes=processes)
    from tenback.arena.cluster import play_rows_on_cluster

    return play_rows_on_cluster(series, numbers, address=None if cluster == "local" else cluster)


def _write(results: Results, stem: Path) -> None:
    beside(stem, ".json").write_text(results.to_json(provenance(results.series)), encoding="utf-8")
    beside(stem, ".csv").write_text(results.to_csv(), encoding="utf-8")
    written = [".json", ".csv"]
    try:
        from tenback.arena.picture import draw
    except ImportError:
        typer.echo("No plot was drawn. To get one: pip install 'tenback[plots]'", err=True)
    else:
        draw(results, beside(stem, ".svg"))
        written.append(".svg")
    typer.echo(f"Written: {', '.join(str(beside(stem, ending)) for ending in written)}", err=True)


def stem_of(out: Path) -> Path:
    """Name a series; the name of any of its files stands for all of them."""
    return out.with_suffix("") if out.suffix in WRITTEN else out
