"""`tenback play`: the games in the terminal."""

import secrets
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from tenback.cli._game_flags import game_choices
from tenback.cli._options import (
    Minimum,
    OnePileRule,
    Players,
    Professional,
    Rounds,
    ShortHand,
    Talk,
    Without,
    talk_mode,
)

if TYPE_CHECKING:
    from tenback.games.the_game import Layout
    from tenback.terminal.session import Session
    from tenback.terminal.setup import Setup
    from tenback.words import Words


def play(
    game: Annotated[
        str | None,
        typer.Argument(
            help="the-game, extreme, take-that or a game from a package; leave it out to choose on screen."
        ),
    ] = None,
    *,
    players: Players = None,
    people: Annotated[int, typer.Option(help="How many of them are people at this keyboard.")] = 1,
    name: Annotated[list[str] | None, typer.Option(help="A person’s name; repeat for more people.")] = None,
    bot: Annotated[
        list[str] | None, typer.Option(help="A bot’s level, such as careful or expert; repeat for more bots.")
    ] = None,
    seed: Annotated[
        int | None, typer.Option(help="A seed; the same seed and deal give the same cards in every command.")
    ] = None,
    deal: Annotated[int, typer.Option(min=0, help="Which deal of the seed, numbered from 0.")] = 0,
    starter: Annotated[int | None, typer.Option(help="The player who goes first, numbered from 1.")] = None,
    talk: Talk = "marks",
    minimum: Minimum = None,
    short_hand: ShortHand = False,
    one_pile: OnePileRule = None,
    without: Without = None,
    layout: Annotated[
        Path | None, typer.Option(help="EXTREME: a file with the command cards of your own copy (E2).")
    ] = None,
    rounds: Rounds = None,
    professional: Professional = False,
    pace: Annotated[float, typer.Option(help="The minimum time for a bot’s move, in seconds.")] = 0.7,
    lang: Annotated[str | None, typer.Option(help="The language: en, de, fr, it, pl, pt or cs.")] = None,
    resume: Annotated[bool, typer.Option("--resume", help="Continue the last game.")] = False,
) -> None:
    """Play in the terminal, with bots and people at one keyboard."""
    from tenback.cli._app import words_for
    from tenback.terminal.app import TerminalGame, check_terminal
    from tenback.terminal.usage_error import UsageError

    words = words_for(lang)
    if pace < 0:
        raise UsageError("terminal-wrong-pace", given=pace)
    chosen: dict[str, Any] = {
        "minimum": minimum,
        "short_hand": short_hand or None,
        "one_pile": one_pile,
        "switched_off": without or None,
        "rounds": rounds,
        "professional": professional or None,
        **game_choices(),
    }
    chosen |= {"players": players, "people": people, "levels": bot or (), "names": name or ()}
    setup = _setup(
        words, game, seed, layout, deal_number=deal, starter=starter, talk=talk_mode(talk), **chosen
    )
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
    from tenback.words import with_command_codes

    return parse_layout(with_command_codes(text_of(path)))
