"""The options of a game as the command line takes them, for all commands that need them."""

from typing import Annotated, Any

import typer

from tenback.games import game_named
from tenback.games.errors import TenbackError

GameName = Annotated[str, typer.Argument(help="the-game, extreme or take-that")]
Players = Annotated[
    int | None, typer.Option(help="How many play (the-game, extreme: 1 to 5; take-that: 2 to 4).")
]
Minimum = Annotated[int | None, typer.Option(help="Cards a turn at least: 2, or 3 for experts (G13).")]
ShortHand = Annotated[bool, typer.Option("--short-hand", help="One card less in hand, for experts (G13).")]
OnePileRule = Annotated[str | None, typer.Option(help="EXTREME: from-now or whole-turn (E22).")]
Off = Annotated[list[str] | None, typer.Option(help="EXTREME: switch a command off; again for more (E2).")]
Rounds = Annotated[int | None, typer.Option(help="TAKE THAT: rounds of a match (T11).")]
Professional = Annotated[bool, typer.Option("--professional", help="TAKE THAT: the variant of T12.")]


class WrongOption(TenbackError):
    """An option that the chosen game does not have."""


def chosen_options(
    game: str,
    *,
    players: int | None = None,
    minimum: int | None = None,
    short_hand: bool = False,
    one_pile: str | None = None,
    off: list[str] | None = None,
    rounds: int | None = None,
    professional: bool = False,
) -> Any:
    """Make the options of a game; what was not given stays as the game has it."""
    the_game = {
        "minimum": minimum,
        "short_hand": short_hand or None,
        "one_pile": one_pile,
        "switched_off": off,
    }
    take_that = {"rounds": rounds, "professional": professional or None}
    own, foreign = (take_that, the_game) if game == "take-that" else (the_game, take_that)
    for name, value in foreign.items():
        if value:
            raise WrongOption(f"--{name.replace('_', '-')} is not an option of {game}")
    given = {name: value for name, value in ({"players": players} | own).items() if value is not None}
    return game_named(game).options(**given)
