"""Players that are programs. They see a View and the talk, never a State."""

from tenback.bots.bot import AnyBot, Bot
from tenback.bots.registry import LEVELS, UnknownBot, bot_named, levels_of, stand_in_level
from tenback.bots.the_game.saying import true_sayings
from tenback.games.decks import Randomness
from tenback.talk.marks.said import Saying, Talk

__all__ = [
    "LEVELS",
    "AnyBot",
    "Bot",
    "Randomness",
    "Saying",
    "Talk",
    "UnknownBot",
    "bot_named",
    "levels_of",
    "stand_in_level",
    "true_sayings",
]
