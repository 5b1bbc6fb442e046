"""The bots by name; each is loaded on first use.

A name is one of the levels, `exec:COMMAND` for a program that speaks the line protocol, `FILE.py:CLASS`
or an entry point in the group `tenback.bots` of an installed package: a function from a game's name to a Bot.
Parameters may follow a name: `expert:samples=1700`.
"""

from functools import partial
from importlib import import_module
from importlib.metadata import entry_points

from tenback.bots.bot import AnyBot
from tenback.bots.parameters import Parameters, made_with, split_name
from tenback.games.errors import TenbackError

EXTERNAL = "exec:"
GROUP = "tenback.bots"
LEVELS = ("random", "greedy", "careful", "quick", "expert")
"""The levels of our own games, weakest first; every game has the first one."""


class UnknownBot(TenbackError, KeyError):
    """There is no bot with that name for that game."""

    def __init__(self, game: str, name: str) -> None:
        names = ", ".join((*LEVELS, *installed_bots()))
        super().__init__("error-unknown-bot", name=name, game=game, bots=names)
        self.game, self.name = game, name


def bot_named(game: str, name: str) -> AnyBot:
    """Make a bot by name for a game by name."""
    if name.startswith(EXTERNAL):
        return _external(game, name.removeprefix(EXTERNAL))
    if is_file(name):
        return _from_file(game, name)
    known, parameters = split_name(name)
    bot = _own(game, known, parameters) or _installed(game, known, parameters)
    if bot is None:
        raise UnknownBot(game, known)
    return bot


def is_file(name: str) -> bool:
    """Return whether a bot is named by its file."""
    return name.partition(":")[0].endswith(".py")


def _own(game: str, name: str, parameters: Parameters) -> AnyBot | None:
    reference = RANDOM if name == "random" else _OWN_BOTS.get((game, name))
    if reference is None:
        return None
    module, _, kind = reference.partition(":")
    return made_with(getattr(import_module(module), kind), name, parameters)


def _installed(game: str, name: str, parameters: Parameters) -> AnyBot | None:
    for point in entry_points(group=GROUP, name=name):
        return made_with(partial(point.load(), game), name, parameters)
    return None


def levels_of(game: str) -> tuple[str, ...]:
    """List the levels that a game has bots for, weakest first."""
    return tuple(level for level in LEVELS if level == "random" or (game, level) in _OWN_BOTS)


def stand_in_level(game: str) -> str:
    """Return the level that decides when another bot fails: fast, and it always has an answer."""
    return "careful" if (game, "careful") in _OWN_BOTS else "random"


def stand_in(game: str) -> AnyBot:
    """Make the bot that decides when another one fails."""
    return bot_named(game, stand_in_level(game))


def installed_bots() -> tuple[str, ...]:
    """List the bots that installed packages provide."""
    return tuple(sorted(point.name for point in entry_points(group=GROUP)))


def _external(game: str, command: str) -> AnyBot:
    from tenback.bots.external import ExternalBot

    return ExternalBot(command, game)


def _from_file(game: str, name: str) -> AnyBot:
    from tenback.bots.from_file import bot_from_file

    return bot_from_file(game, name)


RANDOM = "tenback.bots.random_bot:RandomBot"
"""Plays every game."""

_OWN_BOTS: dict[tuple[str, str], str] = {
    ("the-game", "styled"): "tenback.bots.the_game.styled:StyledBot",
    ("extreme", "styled"): "tenback.bots.the_game.styled:StyledBot",
    ("the-game", "greedy"): "tenback.bots.the_game.greedy:GreedyBot",
    ("extreme", "greedy"): "tenback.bots.the_game.greedy:GreedyBot",
    ("the-game", "careful"): "tenback.bots.the_game.careful:CarefulBot",
    ("the-game", "quick"): "tenback.bots.the_game.quick:QuickBot",
    ("the-game", "expert"): "tenback.bots.the_game.expert:ExpertBot",
    ("extreme", "careful"): "tenback.bots.the_game.careful:CarefulBot",
    ("extreme", "quick"): "tenback.bots.the_game.quick:QuickBot",
    ("extreme", "expert"): "tenback.bots.the_game.expert:ExpertBot",
    ("take-that", "careful"): "tenback.bots.take_that.careful:CarefulBot",
    ("take-that", "quick"): "tenback.bots.take_that.quick:QuickBot",
    ("take-that", "expert"): "tenback.bots.take_that.expert:ExpertBot",
}
"""Each by the game it plays and its name: where its class is, loaded when it is first asked for."""
