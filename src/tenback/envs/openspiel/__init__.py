"""The games for OpenSpiel: importing this package registers them."""

from tenback.envs.openspiel.game import GAMES, Extreme, SpielGame, SpielState, resampler

__all__ = ["GAMES", "Extreme", "SpielGame", "SpielState", "resampler"]
