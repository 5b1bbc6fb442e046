"""The games with chance as a player, which is asked for every card: what OpenSpiel calls chance nodes."""

from typing import Any

from tenback.envs.chance.take_that import TakeThatByChance
from tenback.envs.chance.the_game import TheGameByChance
from tenback.games import the_game

ByChance = TheGameByChance | TakeThatByChance


def begun_by_chance(options: Any) -> ByChance:
    """Begin a game in which chance deals."""
    if isinstance(options, the_game.Options):
        return TheGameByChance.begun(options)
    return TakeThatByChance.begun(options)


__all__ = ["ByChance", "TakeThatByChance", "TheGameByChance", "begun_by_chance"]
