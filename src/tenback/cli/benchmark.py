"""`tenback benchmark`: one bot through fixed cells, or the replay of somebody's result."""

import json
from pathlib import Path
from typing import Annotated, Any

import typer


def benchmark(
    name: Annotated[str, typer.Argument(help="tenback-1, or verify to replay a result.")] = "tenback-1",
    file: Annotated[Path | None, typer.Argument(help="With verify: the file to replay.")] = None,
    *,
    bot: Annotated[str, typer.Option(help="The bot to measure.")] = "careful",
    deals: Annotated[
        int | None, typer.Option(min=2, help="Use fewer deals, for a trial run; the row says so.")
    ] = None,
    key: Annotated[str | None, typer.Option(help="Use deals from another key, as official runs do.")] = None,
    out: Annotated[Path | None, typer.Option(help="Write the result with all records to FILE.json.")] = None,
    force: Annotated[bool, typer.Option("--force", help="Replace the file named by --out.")] = False,
) -> None:
    """Run a bot through a named benchmark. It gives one JSON file and one row; `verify FILE` replays it."""
    if name == "verify":
        _verify(file)
        return
    from tenback.arena.benchmark import benchmark_named, play_benchmark
    from tenback.cli._matches import check_room
    from tenback.cli._progress import announce_compiling, stepping

    chosen = benchmark_named(name)
    check_room(out, force=force)
    with announce_compiling(), stepping(len(chosen.cells) * (deals or chosen.deals)) as step:
        result = play_benchmark(chosen, bot, deals=deals, key=key, tell=lambda _cell, _number: step())
    _report(result, out)


def _verify(file: Path | None) -> None:
    from tenback.arena.benchmark import verify

    if file is None:
        raise typer.BadParameter("name the file to replay", param_hint="FILE")
    typer.echo(f"{file}: {verify(file)} games replayed; all moves and figures are right.")


def _report(result: dict[str, Any], out: Path | None) -> None:
    from tenback.arena.benchmark.rows import HEADER, forfeits_line, luck_line, row_of
    from tenback.cli._matches import file_for
    from tenback.cli.simulate import FORFEITED

    typer.echo(HEADER)
    typer.echo(row_of(result))
    typer.echo(luck_line(result))
    if out is not None:
        file = file_for(out)
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(json.dumps(result), encoding="utf-8")
        typer.echo(f"Written: {file}", err=True)
    if told := forfeits_line(result):
        typer.echo(told, err=True)
        raise typer.Exit(FORFEITED)
