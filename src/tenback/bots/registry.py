"""The bots by name; each is loaded when it is first asked for.

A name is one of the three levels, `exec:COMMAND` for a program that speaks the line protocol, or the name of
an entry point in the group `tenback.bots` of an installed package: a function from a game's name to a Bot.
"""

from collections.abc import Callable
from importlib.metadata import entry_points

from tenback.bots.bot import AnyBot
from tenback.games.errors import TenbackError

EXTERNAL = "exec:"
GROUP = "tenback.bots"
LEVELS = ("random", "careful", "expert")
"""The three levels of our own games, weakest first; every game has the first one."""


class UnknownBot(TenbackError, KeyError):
    """There is no bot of that name for that game."""

    def __init__(self, game: str, name: str) -> None:
        names = ", ".join((*LEVELS, *installed_bots()))
        super().__init__("error-unknown-bot", name=name, game=game, bots=names)
        self.game, self.name = game, name


def bot_named(game: str, name: str) -> AnyBot:
    """Make a bot for the game of a name."""
    if name.startswith(EXTERNAL):
        return _external(game, name.removeprefix(EXTERNAL))
    if name == "random":
        return _random()
    if make := _MAKERS.get((game, name)):
        return make()
    for point in entry_points(group=GROUP, name=name):
        bot: AnyBot = point.load()(game)
        return bot
    raise UnknownBot(game, name)


def levels_of(game: str) -> tuple[str, ...]:
    """List the levels that a game has bots for, weakest first."""
    return tuple(level for level in LEVELS if level == "random" or (game, level) in _MAKERS)


def stand_in_level(game: str) -> str:
    """Name the level that decides where another bot fails: quick, and never at a loss."""
    return levels_of(game)[:2][-1]


def stand_in(game: str) -> AnyBot:
    """Make the bot that decides where another one fails."""
    return bot_named(game, stand_in_level(game))


def installed_bots() -> tuple[str, ...]:
    """List the bots that installed packages bring."""
    return tuple(sorted(point.name for point in entry_points(group=GROUP)))


def _external(game: str, command: str) -> AnyBot:
    from tenback.bots.external import ExternalBot

    return ExternalBot(command, game)


def _random() -> AnyBot:
    from tenback.bots.random_bot import RandomBot

    return RandomBot()


def _careful_of_the_game() -> AnyBot:
    from tenback.bots.the_game.careful import CarefulBot

    return CarefulBot()


def _expert_of_the_game() -> AnyBot:
    from tenback.bots.the_game.expert import ExpertBot

    return ExpertBot()


def _careful_of_take_that() -> AnyBot:
    from tenback.bots.take_that.careful import CarefulBot

    return CarefulBot()


def _expert_of_take_that() -> AnyBot:
    from tenback.bots.take_that.expert import ExpertBot

    return ExpertBot()


_MAKERS: dict[tuple[str, str], Callable[[], AnyBot]] = {
    **{(game, "careful"): _careful_of_the_game for game in ("the-game", "extreme")},
    **{(game, "expert"): _expert_of_the_game for game in ("the-game", "extreme")},
    ("take-that", "careful"): _careful_of_take_that,
    ("take-that", "expert"): _expert_of_take_that,
}
