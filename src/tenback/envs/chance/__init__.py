"""The games with chance as a player, which is asked for every card: what OpenSpiel calls chance nodes."""

from tenback.envs.chance.position import ByChance, Position, opening
from tenback.envs.chance.take_that import TakeThatByChance
from tenback.envs.chance.the_game import TheGameByChance

__all__ = ["ByChance", "Position", "TakeThatByChance", "TheGameByChance", "opening"]
