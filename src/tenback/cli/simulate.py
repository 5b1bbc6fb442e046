"""`tenback simulate`: many games of one team or table, with figures."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from tenback.cli._options import (
    GameName,
    Minimum,
    Off,
    OnePileRule,
    Players,
    Professional,
    Rounds,
    ShortHand,
    chosen_options,
)

if TYPE_CHECKING:
    from tenback.arena.game import TalkMode
    from tenback.arena.results import Results, Row, Series

INTERRUPTED = 130
"""The exit code after Ctrl-C, as shells expect it."""


def simulate(
    game: GameName = "the-game",
    players: Players = None,
    bot: Annotated[list[str] | None, typer.Option(help="A bot; again for the next seat, then round.")] = None,
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 1000,
    seed: Annotated[int, typer.Option(help="The deals; the same seed gives the same results.")] = 0,
    talk: Annotated[str, typer.Option(help="silent or marks.")] = "silent",
    minimum: Minimum = None,
    short_hand: ShortHand = False,
    one_pile: OnePileRule = None,
    off: Off = None,
    rounds: Rounds = None,
    professional: Professional = False,
    threads: Annotated[int | None, typer.Option(min=1, help="How many threads; default: all cores.")] = None,
    out: Annotated[Path | None, typer.Option(help="Write NAME.json, NAME.csv and NAME.svg.")] = None,
    resume: Annotated[
        bool, typer.Option("--resume", help="Go on with an interrupted series of --out.")
    ] = False,
    cluster: Annotated[
        str | None, typer.Option(help="Run on Ray: an address, 'auto', or 'local' to start one here.")
    ] = None,
    record: Annotated[
        int | None, typer.Option(help="Only play this game of the series; print its record.")
    ] = None,
) -> None:
    """Play many games with bots; Ctrl-C keeps what is done, --resume goes on."""
    from tenback.arena.results import Series
    from tenback.arena.simulate import seated

    options = chosen_options(
        game, players=players, minimum=minimum, short_hand=short_hand, one_pile=one_pile, off=off,
        rounds=rounds, professional=professional,
    )  # fmt: skip
    series = Series(options, seated(options, bot or ["careful"]), seed, talk_mode(talk))
    check_bots(series.game, series.bots)
    if record is not None:
        _print_record(series, record)
        return
    _run(series, games, threads=threads, out=out, resume=resume, cluster=cluster)


def talk_mode(name: str) -> "TalkMode":
    """Read what bots may say to each other."""
    from tenback.arena.game import TalkMode

    try:
        return TalkMode(name)
    except ValueError:
        raise typer.BadParameter("choose silent or marks", param_hint="--talk") from None


def check_bots(game: str, names: Sequence[str]) -> None:
    """Say that a name is no bot's before the first game, not in the middle."""
    from tenback.bots import bot_named

    for name in names:
        bot_named(game, name)


def _print_record(series: "Series", number: int) -> None:
    from tenback.arena import replayed
    from tenback.records import format_record

    typer.echo(format_record(replayed(series, number).record), nl=False)


def _run(
    series: "Series", games: int, *, threads: int | None, out: Path | None, resume: bool, cluster: str | None
) -> None:
    from tenback.arena.journal import read_journal
    from tenback.arena.results import Results

    journal = None if out is None else out.with_suffix(".games.jsonl")
    if journal is not None and journal.exists() and not resume:
        journal.unlink()
    done = read_journal(journal, series) if journal is not None else Results(series, ())
    finished = _play(done, games, threads=threads, journal=journal, cluster=cluster)
    _show(finished)
    if out is not None:
        _write(finished, out)
    if finished.games < games:
        hint = f" Go on with --resume --out {out}." if out else " (with --out they could be resumed)"
        typer.echo(f"Interrupted: {finished.games} of {games} games are done.{hint}", err=True)
        raise typer.Exit(INTERRUPTED)


def _play(
    done: "Results", games: int, *, threads: int | None, journal: Path | None, cluster: str | None
) -> "Results":
    """Play what is missing and show how it goes."""
    from contextlib import nullcontext

    from tenback.arena.journal import Journal
    from tenback.cli._progress import running_figures

    have = {row.number for row in done.rows}
    missing = [number for number in range(games) if number not in have]
    rows = _rows(done.series, missing, threads=threads, cluster=cluster)
    keep = Journal(journal, done.series) if journal is not None else nullcontext()
    with keep as book, running_figures(done, games) as shown:
        try:
            for row in rows:
                done = done.with_row(row)
                if book is not None:
                    book.add(row)
                shown(done)
        except KeyboardInterrupt:
            return done
    return done


def _rows(
    series: "Series", numbers: list[int], *, threads: int | None, cluster: str | None
) -> "Iterator[Row]":
    if cluster is None:
        from tenback.arena.simulate import play_rows

        return play_rows(series, numbers, threads=threads)
    from tenback.arena.cluster import play_rows_on_cluster

    return play_rows_on_cluster(series, numbers, address=None if cluster == "local" else cluster)


def _show(results: "Results") -> None:
    from rich.console import Console

    from tenback.cli._tables import results_table

    Console().print(results_table(results))


def _write(results: "Results", out: Path) -> None:
    out.parent.mkdir(parents=True, exist_ok=True)
    out.with_suffix(".json").write_text(results.to_json(), encoding="utf-8")
    out.with_suffix(".csv").write_text(results.to_csv(), encoding="utf-8")
    try:
        from tenback.arena.picture import draw
    except ImportError:
        typer.echo("No picture: install tenback[plots] for one.", err=True)
    else:
        draw(results, out.with_suffix(".svg"))
    typer.echo(f"Written: {out.with_suffix('.json')}, .csv", err=True)
