"""`tenback daily`: the deal of the day, at this keyboard or on a server."""

from datetime import datetime
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from tenback.tables.daily import DailyDeal
    from tenback.words import Words


DealName = Annotated[
    str,
    typer.Argument(help="the-game-alone, the-game-with-bots, extreme-alone, extreme-with-bots or take-that."),
]
Address = Annotated[str | None, typer.Option(help="Play this server’s deal, such as https://example.org.")]
Name = Annotated[str, typer.Option(help="Your name on the server, needed the first time.")]
Lang = Annotated[str | None, typer.Option(help="The language: en, de, fr, it, pl, pt or cs.")]


def daily(
    deal: DealName = "the-game-alone", *, server: Address = None, name: Name = "Guest", lang: Lang = None
) -> None:
    """Play the deal of the day.

    Without --server it’s a local deal: its cards depend only on the date, and there’s nobody to compare with.
    With --server it’s that server’s deal; after your first try you see how bots and people did.
    """
    from tenback.cli._app import words_for
    from tenback.cli._daily_server import play_on
    from tenback.tables.daily import DAILY_DEALS
    from tenback.terminal.usage_error import UsageError

    words = words_for(lang)
    chosen = next((one for one in DAILY_DEALS if one.name == deal), None)
    if chosen is None:
        raise UsageError("daily-unknown", given=deal, deals=", ".join(one.name for one in DAILY_DEALS))
    if server is None:
        _play_here(words, chosen)
    else:
        play_on(server.rstrip("/"), chosen.name, name, words)


def _play_here(words: "Words", chosen: "DailyDeal") -> None:
    """Play a deal that anybody can know: its seed is the date."""
    from tenback.tables.daily import DAILY_DEALS, ME
    from tenback.terminal.app import TerminalGame, check_terminal
    from tenback.terminal.arranging import setup_from
    from tenback.terminal.saves import new_game

    now = datetime.now().astimezone()
    levels = [seat for seat in chosen.seats if seat != ME]
    setup = setup_from(
        words,
        chosen.settings.game,
        players=chosen.settings.players,
        people=1,
        levels=levels,
        seed=int(f"{now:%Y%m%d}"),
        deal_number=DAILY_DEALS.index(chosen),
        starter=1,
    )
    typer.echo(words.say("daily-local"))
    check_terminal()
    if TerminalGame(words, new_game(setup, now), 0.7).run() == "left":
        typer.echo(words.say("terminal-go-on-with"))
