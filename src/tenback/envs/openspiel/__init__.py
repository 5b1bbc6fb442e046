"""The games for OpenSpiel: importing this package registers them."""

from tenback.envs.extras import MissingExtra

try:
    import pyspiel  # noqa: F401 (what all of it stands on)
except ModuleNotFoundError as error:
    raise MissingExtra("open_spiel", "openspiel") from error

from tenback.envs.openspiel.game import GAMES, Extreme, SpielGame, SpielState, resampler

__all__ = ["GAMES", "Extreme", "SpielGame", "SpielState", "resampler"]
