"""`tenback bench`: speed beside the peers that are installed, and the strength of the bots, measured here."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from rich.table import Table


def bench(
    seconds: Annotated[float, typer.Option(min=0.05, help="CPU time for each speed figure.")] = 1.0,
    deals: Annotated[
        int, typer.Option(min=0, help="Deals for each strength figure; 0 measures speed only.")
    ] = 20,
) -> None:
    """Measure speed and strength on this machine. There are longer runs in docs/results/."""
    from rich.console import Console

    from tenback.cli._progress import announce_compiling

    console = Console()
    with announce_compiling(), Console(stderr=True).status("measuring ..."):
        console.print(_speed(seconds))
        for table in _strength(deals):
            console.print(table)


def _speed(seconds: float) -> "Table":
    from rich.table import Table

    from tenback.arena.peers import peer_rates
    from tenback.arena.speed import own_rates

    table = Table(title="random play on one core", title_justify="left")
    table.add_column("game")
    table.add_column("decisions a second", justify="right")
    for rate in (*own_rates(seconds), *peer_rates(seconds)):
        table.add_row(rate.name, f"{rate.per_second:,.0f}")
    return table


def _strength(deals: int) -> "Iterator[Table]":
    from tenback.arena.match import match
    from tenback.cli._printing import standings_table
    from tenback.games import take_that

    if deals:
        yield _teams("THE GAME", deals, extreme=False)
        yield _teams("EXTREME", deals, extreme=True)
        yield standings_table(match(take_that.Options(players=2), ["expert", "careful"], deals, seed=1))


def _teams(name: str, deals: int, *, extreme: bool) -> "Table":
    from rich.table import Table

    from tenback.arena import simulate
    from tenback.games import the_game

    table = Table(title=f"{name} in silence, {deals} deals", title_justify="left")
    for column in ("players", "bot", "won", "95 % interval", "cards left"):
        table.add_column(column, justify="left" if column == "bot" else "right")
    for players in range(1, 6):
        for bot in ("careful", "expert"):
            results = simulate(the_game.Options(players=players, extreme=extreme), bot, deals, seed=1)
            low, high = results.win_interval
            interval = f"{low:.0%} to {high:.0%}"
            table.add_row(
                str(players), bot, f"{results.win_rate:.0%}", interval, f"{results.mean_cards_left:.1f}"
            )
    return table
