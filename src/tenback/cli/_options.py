"""The options of a game as the command line takes them, for all commands that need them."""

import functools
import inspect
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, Any

import typer

from tenback.cli._game_flags import game_choices
from tenback.games import Options, game_named, game_of
from tenback.games.errors import TenbackError

if TYPE_CHECKING:
    from tenback.talk.mode import BotTalk, TalkMode
    from tenback.terminal.usage_error import UsageError

GameName = Annotated[str, typer.Argument(help="the-game, extreme, take-that, or a game from a package.")]
Players = Annotated[
    int | None, typer.Option(help="Number of players (the-game, extreme: 1 to 5; take-that: 2 to 4).")
]
Minimum = Annotated[
    int | None, typer.Option(help="The minimum number of cards per turn: 2, or 3 for experts (G13).")
]
ShortHand = Annotated[
    bool, typer.Option("--short-hand", help="One card fewer in each hand, for experts (G13).")
]
OnePileRule = Annotated[
    str | None, typer.Option(help="EXTREME: how ONE PILE works, from-now or whole-turn (E22).")
]
Without = Annotated[
    list[str] | None,
    typer.Option(metavar="KIND", help="EXTREME: switch off a kind of command; repeat for more (E2)."),
]
Off = Annotated[list[str] | None, typer.Option(hidden=True)]
"""What `--without` was called in 0.1.0."""
Rounds = Annotated[int | None, typer.Option(help="TAKE THAT: rounds in a match (T11).")]
Professional = Annotated[
    bool, typer.Option("--professional", help="TAKE THAT: the professional variant (T12).")
]
Seed = Annotated[
    int,
    typer.Option(help="A seed; game n plays deal n, with the same cards in every command."),
]
Talk = Annotated[str, typer.Option(metavar="MODE", help="What players may say: silent or marks (G12).")]
SeriesTalk = Annotated[
    str,
    typer.Option(
        metavar="MODE",
        help="What players may say: silent or marks (G12). In a series also free: marks needn’t be true.",
    ),
]
Threads = Annotated[
    int | None,
    typer.Option(
        min=1,
        help="Threads for random, greedy, careful and quick (default: one per core).",
    ),
]
Processes = Annotated[
    int | None,
    typer.Option(min=1, help="Processes for all other bots (default: one per core for longer series)."),
]


class WrongOption(TenbackError):
    """An option that the chosen game or command cannot have so."""


@dataclass(frozen=True, slots=True)
class SeriesOptions:
    """What is to be played many times over."""

    options: Options
    seed: int
    talk: "BotTalk"
    threads: int | None
    processes: int | None

    @property
    def game(self) -> str:
        """The name of the game."""
        return game_of(self.options).name


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
    talk: SeriesTalk = "silent",
    minimum: Minimum = None,
    short_hand: ShortHand = False,
    one_pile: OnePileRule = None,
    without: Without = None,
    rounds: Rounds = None,
    professional: Professional = False,
    threads: Threads = None,
    processes: Processes = None,
    off: Off = None,
) -> SeriesOptions:
    """Read what is to be played; what was not given stays as the game has it."""
    given = {
        "players": players,
        "minimum": minimum,
        "short_hand": short_hand or None,
        "one_pile": one_pile,
        "switched_off": without,
        "rounds": rounds,
        "professional": professional or None,
        **game_choices(),
    }
    if off:
        raise renamed("--off", "--without")
    return SeriesOptions(_options(game, given), seed, bot_talk(talk), threads, processes)


def _options(game: str, given: dict[str, Any]) -> Any:
    from tenback.terminal.usage_error import flag_of

    known = game_named(game)
    chosen = {name: value for name, value in given.items() if value not in (None, [])}
    for name in chosen.keys() - known.choices:
        raise WrongOption("error-wrong-option", flag=flag_of(name), game=game)
    return known.options(**chosen)


def bot_talk(name: str) -> "BotTalk":
    """Read how bots talk in a series: also free, which is never compared with true marks."""
    from tenback.talk.mode import BotTalk

    return BotTalk.FREE if name == BotTalk.FREE.value else BotTalk(talk_mode(name).value)


def talk_mode(name: str) -> "TalkMode":
    """Read what players may say to each other."""
    from tenback.talk.mode import BY_MARKS
    from tenback.terminal.usage_error import UsageError

    if name == "off":
        raise renamed("--talk off", "--talk silent")
    if name not in BY_MARKS:
        raise UsageError("terminal-wrong-talk", given=name)
    return next(mode for mode in BY_MARKS if mode == name)


def renamed(old: str, new: str) -> "UsageError":
    """Answer a flag of an earlier version with the one to use."""
    from tenback.terminal.usage_error import UsageError

    return UsageError("terminal-flag-renamed", old=old, new=new)
