"""The bots by name; each is loaded when it is first asked for."""

from collections.abc import Callable

from tenback.bots.bot import Bot
from tenback.games.errors import TenbackError

LEVELS = ("random", "careful", "expert")
"""The three levels that every game has, weakest first."""


class UnknownBot(TenbackError, KeyError):
    """There is no bot of that name for that game."""

    def __init__(self, game: str, name: str) -> None:
        super().__init__(name)
        self.game, self.name = game, name

    def __str__(self) -> str:
        return f"there is no bot {self.name!r} for {self.game}; choose one of {', '.join(LEVELS)}"


def bot_named(game: str, name: str) -> Bot:
    """Make the bot of a level for a game ("the-game", "extreme" or "take-that")."""
    try:
        make = _MAKERS[game, name]
    except KeyError:
        raise UnknownBot(game, name) from None
    return make()


def _random() -> Bot:
    from tenback.bots.random_bot import RandomBot

    return RandomBot()


_MAKERS: dict[tuple[str, str], Callable[[], Bot]] = {
    (game, "random"): _random for game in ("the-game", "extreme", "take-that")
}
