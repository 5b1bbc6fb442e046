"""The three games, exactly: pure rules on the standard library alone."""

from tenback.games import decks, errors, take_that, the_game
from tenback.games.registry import GAMES, Deal, Game, Rules, game_named, game_of, random_deal, seeded_deal

__all__ = [
    "GAMES",
    "Deal",
    "Game",
    "Rules",
    "decks",
    "errors",
    "game_named",
    "game_of",
    "random_deal",
    "seeded_deal",
    "take_that",
    "the_game",
]
