"""`tenback match`: bots against each other on the same deals."""

from pathlib import Path
from typing import Annotated

import typer

from tenback.cli._options import SeriesOptions, WrongOption, with_series_options


@with_series_options
def match(
    wanted: SeriesOptions,
    bot: Annotated[list[str] | None, typer.Option(help="A bot; repeat for more.")] = None,
    deals: Annotated[int, typer.Option(min=2, help="Number of deals, two or more.")] = 100,
    cross: Annotated[
        bool, typer.Option("--cross", help="Team games: every bot with every other one, as a matrix.")
    ] = False,
    out: Annotated[Path | None, typer.Option(help="Write all figures to NAME.json.")] = None,
    force: Annotated[bool, typer.Option("--force", help="Replace the file named by --out.")] = False,
    record: Annotated[
        int | None, typer.Option(min=0, help="Print this deal’s records, one per seating.")
    ] = None,
) -> None:
    """Play bots against each other on the same deals. Seats are swapped, and the bots are rated."""
    from tenback.cli._matches import check_room, play_and_report, play_cross_and_report, print_records

    bots = bot or ["careful", "random"]
    if len(set(bots)) < 2:
        raise WrongOption("error-one-bot", name=bots[0])
    check_room(out, force=force)
    if record is not None:
        print_records(wanted, bots, record)
    else:
        (play_cross_and_report if cross else play_and_report)(wanted, bots, deals, out)
