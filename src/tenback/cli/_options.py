"""The options of a game as the command line takes them, for all commands that need them."""

import functools
import inspect
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, Any

import typer

from tenback.games import game_named, game_of
from tenback.games.errors import TenbackError

if TYPE_CHECKING:
    from tenback.arena.game import TalkMode

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
Seed = Annotated[
    int,
    typer.Option(help="A seed; game n plays its deal n, the same cards in every command."),
]
Talk = Annotated[str, typer.Option(help="silent or marks.")]
Threads = Annotated[int | None, typer.Option(min=1, help="How many threads; default: all cores.")]


class WrongOption(TenbackError):
    """An option that the chosen game or command cannot have so."""


@dataclass(frozen=True, slots=True)
class SeriesOptions:
    """What is to be played many times over."""

    options: Any
    seed: int
    talk: "TalkMode"
    threads: int | None

    @property
    def game(self) -> str:
        """The name of the game."""
        return game_of(self.options).name

    def check_bots(self, names: Sequence[str]) -> None:
        """Say that a name is no bot's before the first game, not in the middle."""
        from tenback.bots import bot_named

        for name in names:
            bot_named(self.game, name)


def with_series_options(command: Callable[..., None]) -> Callable[..., None]:
    """Give a command all options that say what is played; it gets them as one `SeriesOptions`."""
    shared = inspect.signature(wanted).parameters
    own = list(inspect.signature(command).parameters.values())[1:]

    @functools.wraps(command)
    def run(**given: Any) -> None:
        chosen = {name: given.pop(name) for name in shared}
        command(wanted(**chosen), **given)

    # Typer reads the options off the signature.
    parameters = [*shared.values(), *own]
    vars(run)["__signature__"] = inspect.Signature(parameters)
    run.__annotations__ = {parameter.name: parameter.annotation for parameter in parameters}
    return run


def wanted(
    game: GameName = "the-game",
    players: Players = None,
    seed: Seed = 0,
    talk: Talk = "silent",
    minimum: Minimum = None,
    short_hand: ShortHand = False,
    one_pile: OnePileRule = None,
    off: Off = None,
    rounds: Rounds = None,
    professional: Professional = False,
    threads: Threads = None,
) -> SeriesOptions:
    """Read what is to be played; what was not given stays as the game has it."""
    given = {
        "players": players,
        "minimum": minimum,
        "short_hand": short_hand or None,
        "one_pile": one_pile,
        "switched_off": off,
        "rounds": rounds,
        "professional": professional or None,
    }
    return SeriesOptions(_options(game, given), seed, _talk_mode(talk), threads)


def _options(game: str, given: dict[str, Any]) -> Any:
    known = game_named(game)
    chosen = {name: value for name, value in given.items() if value not in (None, [])}
    for name in chosen.keys() - known.choices:
        flag = "off" if name == "switched_off" else name.replace("_", "-")
        raise WrongOption(f"--{flag} is not an option of {game}")
    return known.options(**chosen)


def _talk_mode(name: str) -> "TalkMode":
    """Read what bots may say to each other."""
    from tenback.arena.game import TalkMode

    try:
        return TalkMode(name)
    except ValueError:
        raise typer.BadParameter("choose silent or marks", param_hint="--talk") from None
