"""`tenback play`: the games in the terminal."""

import secrets
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

if TYPE_CHECKING:
    from tenback.games.the_game import Layout
    from tenback.terminal.session import Session
    from tenback.terminal.setup import Setup
    from tenback.words import Words


def play(
    game: Annotated[
        str | None, typer.Argument(help="the-game, extreme or take-that; nothing: choose.")
    ] = None,
    *,
    players: Annotated[int | None, typer.Option(help="How many play, bots included.")] = None,
    people: Annotated[int, typer.Option(help="How many of them are people at this keyboard.")] = 1,
    name: Annotated[list[str] | None, typer.Option(help="A person's name; again for the next.")] = None,
    bot: Annotated[list[str] | None, typer.Option(help="A bot's level; again for the next.")] = None,
    seed: Annotated[
        int | None, typer.Option(help="A seed; the same deal of a seed has the same cards in every command.")
    ] = None,
    deal: Annotated[int, typer.Option(min=0, help="Which deal of the seed, counted from 0.")] = 0,
    starter: Annotated[int | None, typer.Option(help="Who begins, counted from 1.")] = None,
    talk: Annotated[str, typer.Option(help="marks, or off.")] = "marks",
    minimum: Annotated[int | None, typer.Option(help="Cards a turn: 2, or 3 for experts.")] = None,
    short_hand: Annotated[bool | None, typer.Option("--short-hand", help="One card less in hand.")] = None,
    one_pile: Annotated[str | None, typer.Option(help="ONE PILE: from-now or whole-turn.")] = None,
    without: Annotated[list[str] | None, typer.Option(help="Switch a command off.")] = None,
    layout: Annotated[Path | None, typer.Option(help="A file with the commands of your own box.")] = None,
    rounds: Annotated[int | None, typer.Option(help="Rounds of a match of TAKE THAT.")] = None,
    professional: Annotated[bool | None, typer.Option("--professional", help="Its other variant.")] = None,
    pace: Annotated[float, typer.Option(help="Seconds that a bot's move takes at least.")] = 0.7,
    lang: Annotated[str | None, typer.Option(help="en, de, fr, it, pl, pt or cs.")] = None,
    resume: Annotated[bool, typer.Option("--resume", help="Go on with the last game.")] = False,
) -> None:
    """Play in the terminal, with people at one keyboard and with bots."""
    from tenback.cli._app import words_for
    from tenback.terminal.app import TerminalGame, check_terminal
    from tenback.terminal.usage_error import UsageError

    words = words_for(lang)
    if pace < 0:
        raise UsageError("terminal-wrong-pace", given=pace)
    chosen: dict[str, Any] = {
        "minimum": minimum,
        "short_hand": short_hand,
        "one_pile": one_pile,
        "switched_off": without or None,
        "rounds": rounds,
        "professional": professional,
    }
    chosen |= {"players": players, "people": people, "levels": bot or (), "names": name or ()}
    setup = _setup(words, game, seed, layout, deal_number=deal, starter=starter, talk=talk, **chosen)
    session = _resumed() if resume else None
    check_terminal()
    if TerminalGame(words, session or _dealt(setup), pace).run() == "left":
        typer.echo(words.say("terminal-go-on-with"))


def _setup(
    words: "Words", game: str | None, seed: int | None, layout: Path | None, **choices: Any
) -> "Setup | None":
    """Arrange the game that was named; without a name the players choose on the screen."""
    from tenback.terminal.arranging import setup_from

    if game is None:
        return None
    known = None if layout is None else _layout(layout)
    return setup_from(
        words, game, seed=secrets.randbelow(10**6) if seed is None else seed, layout=known, **choices
    )


def _resumed() -> "Session":
    from tenback.terminal.saves import last_game

    return last_game()


def _dealt(setup: "Setup | None") -> "Session | None":
    from tenback.terminal.saves import new_game

    return None if setup is None else new_game(setup, datetime.now().astimezone())


def _layout(path: Path) -> "Layout":
    from tenback.cli._files import text_of
    from tenback.games.the_game import parse_layout

    return parse_layout(text_of(path))
