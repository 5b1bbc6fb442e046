"""Playing a match or a cross-play for the command line: shown while it runs, written where it is wanted."""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import typer
from rich.console import Console

import tenback
from tenback.arena.crossplay import cross_play, seatings_of
from tenback.arena.match import arrangements
from tenback.arena.match import match as play_match
from tenback.arena.provenance import bots_told, machine, today
from tenback.arena.series import Series
from tenback.arena.simulate import greet_all, replayed
from tenback.cli._options import SeriesOptions
from tenback.cli._printing import cross_table, pairings_table, standings_table
from tenback.cli._progress import announce_compiling, counted
from tenback.cli._series import OutExists
from tenback.cli.simulate import FORFEITED, tell_forfeits_of
from tenback.records import format_record


def play_and_report(wanted: SeriesOptions, bots: Sequence[str], deals: int, out: Path | None) -> None:
    """Play a match, show it and keep it."""
    seatings = arrangements(wanted.options, bots, wanted.seed, wanted.talk)
    with announce_compiling(), counted(deals * len(seatings)) as progress:
        results = play_match(
            wanted.options, bots, deals, wanted.seed,
            talk=wanted.talk, threads=wanted.threads, processes=wanted.processes, progress=progress,
        )  # fmt: skip
    console = Console()
    console.print(standings_table(results))
    console.print(pairings_table(results))
    games = [
        {"seating": number, **row.as_json()}
        for number, played in enumerate(results.played)
        for row in played.rows
    ]
    _write(out, seatings, results.as_json() | {"games": games})
    _tell_forfeits(results.forfeits, results.first_fault)


def play_cross_and_report(wanted: SeriesOptions, bots: Sequence[str], deals: int, out: Path | None) -> None:
    """Play every bot among every other, show the matrix and keep it."""
    cells = seatings_of(wanted.options, bots, wanted.seed, wanted.talk)
    seatings = [series for cell in cells for series in cell]
    with announce_compiling(), counted(deals * len(seatings)) as progress:
        matrix = cross_play(
            wanted.options, bots, deals, wanted.seed,
            talk=wanted.talk, threads=wanted.threads, processes=wanted.processes, progress=progress,
        )  # fmt: skip
    Console().print(cross_table(matrix, deals, seatings[0]))
    _write(
        out, seatings, {"deals": deals, "talk": wanted.talk.value, "mixes": [mix.as_json() for mix in matrix]}
    )
    first = next((mix.first_fault for mix in matrix if mix.first_fault), "")
    _tell_forfeits(sum(mix.forfeits for mix in matrix), first)


def print_records(wanted: SeriesOptions, bots: Sequence[str], number: int) -> None:
    """Print one deal as every seating played it."""
    seatings = arrangements(wanted.options, bots, wanted.seed, wanted.talk)
    greet_all(seatings)
    lost = 0
    for series in seatings:
        with announce_compiling():
            played = replayed(series, number)
        typer.echo(format_record(played.record))
        lost += tell_forfeits_of(played)
    if lost:
        raise typer.Exit(FORFEITED)


def check_room(out: Path | None, *, force: bool) -> None:
    """No file of another match is overwritten unasked."""
    if out is not None and not force and file_for(out).exists():
        raise OutExists("error-out-file-exists", path=str(file_for(out)))


def file_for(out: Path) -> Path:
    """Name the file that --out means, with its ending or without."""
    return out if out.suffix == ".json" else out.with_name(out.name + ".json")


def _write(out: Path | None, seatings: Sequence[Series], figures: dict[str, Any]) -> None:
    if out is None:
        return
    about = {
        "tenback": tenback.__version__,
        "machine": machine(),
        "date": today(),
        "seatings": [{**series.as_json(), "bots": bots_told(series)} for series in seatings],
    }
    file_for(out).parent.mkdir(parents=True, exist_ok=True)
    file_for(out).write_text(json.dumps({"about": about} | figures, indent=1), encoding="utf-8")
    typer.echo(f"Written: {file_for(out)}", err=True)


def _tell_forfeits(forfeits: int, first: str) -> None:
    """Say that bots failed, by the exit code as well."""
    if forfeits:
        typer.echo(
            f"Decisions forfeited: {forfeits} (the worst legal move was played instead). {first}", err=True
        )
        raise typer.Exit(FORFEITED)
