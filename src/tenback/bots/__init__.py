"""Players that are programs. They see a View and the talk, never a State."""

from tenback.bots.bot import AnyBot, Bot
from tenback.bots.registry import LEVELS, UnknownBot, bot_named, levels_of, stand_in_level

__all__ = ["LEVELS", "AnyBot", "Bot", "UnknownBot", "bot_named", "levels_of", "stand_in_level"]
