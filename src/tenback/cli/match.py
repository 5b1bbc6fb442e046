"""`tenback match`: bots against each other on the same deals."""

from typing import Annotated

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


def match(
    game: GameName = "take-that",
    bots: Annotated[
        list[str] | None, typer.Option("--bot", help="A bot; again for each further one.")
    ] = None,
    players: Players = None,
    deals: Annotated[int, typer.Option(min=2, help="How many deals.")] = 100,
    seed: Annotated[int, typer.Option(help="The deals; the same seed gives the same results.")] = 0,
    talk: Annotated[str, typer.Option(help="silent or marks.")] = "silent",
    minimum: Minimum = None,
    short_hand: ShortHand = False,
    one_pile: OnePileRule = None,
    off: Off = None,
    rounds: Rounds = None,
    professional: Professional = False,
    threads: Annotated[int | None, typer.Option(min=1, help="How many threads; default: all cores.")] = None,
) -> None:
    """Play bots against each other on the same deals, seats swapped, and rate them."""
    from rich.console import Console

    from tenback.arena.match import arrangements
    from tenback.arena.match import match as play_match
    from tenback.cli._progress import counted
    from tenback.cli._tables import pairings_table, standings_table
    from tenback.cli.simulate import check_bots, talk_mode

    options = chosen_options(
        game, players=players, minimum=minimum, short_hand=short_hand, one_pile=one_pile, off=off,
        rounds=rounds, professional=professional,
    )  # fmt: skip
    mode = talk_mode(talk)
    names = bots or ["careful", "random"]
    series = arrangements(options, names, seed, mode)
    check_bots(series[0].game, names)
    with counted(deals * len(series)) as progress:
        results = play_match(options, names, deals, seed, talk=mode, threads=threads, progress=progress)
    console = Console()
    console.print(standings_table(results))
    console.print(pairings_table(results))
    if results.forfeits:
        console.print(f"{results.forfeits} decisions were forfeited to careful.")
