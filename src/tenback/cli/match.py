"""`tenback match`: bots against each other on the same deals."""

from typing import Annotated

import typer

from tenback.cli._options import SeriesOptions, WrongOption, with_series_options


@with_series_options
def match(
    wanted: SeriesOptions,
    bot: Annotated[list[str] | None, typer.Option(help="A bot; repeat it for each further one.")] = None,
    deals: Annotated[int, typer.Option(min=2, help="How many deals to play.")] = 100,
) -> None:
    """Play bots against each other on the same deals, seats swapped, and rate them."""
    from rich.console import Console

    from tenback.arena.match import arrangements
    from tenback.arena.match import match as play_match
    from tenback.cli._printing import pairings_table, standings_table
    from tenback.cli._progress import announce_compiling, counted

    bots = bot or ["careful", "random"]
    wanted.check_bots(bots)
    if len(set(bots)) < 2:
        raise WrongOption("error-one-bot", name=bots[0])
    seatings = arrangements(wanted.options, bots, wanted.seed, wanted.talk)
    with announce_compiling(), counted(deals * len(seatings)) as progress:
        results = play_match(
            wanted.options, bots, deals, wanted.seed,
            talk=wanted.talk, threads=wanted.threads, progress=progress,
        )  # fmt: skip
    console = Console()
    console.print(standings_table(results))
    console.print(pairings_table(results))
    if results.forfeits:
        console.print(f"{results.forfeits} decisions were forfeited to careful.")
