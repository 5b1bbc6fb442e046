"""The exact rules of the three games: pure functions, standard library only."""

from tenback.games import decks, errors, take_that, the_game
from tenback.games.game import AnyGame, Game, Message
from tenback.games.parts import Deal, Move, Options, Outcome, Position, State, Step, View
from tenback.games.registry import GAMES, OWN_GAMES, game_named, game_of, random_deal, seeded_deal

__all__ = [
    "GAMES",
    "OWN_GAMES",
    "AnyGame",
    "Deal",
    "Game",
    "Message",
    "Move",
    "Options",
    "Outcome",
    "Position",
    "State",
    "Step",
    "View",
    "decks",
    "errors",
    "game_named",
    "game_of",
    "random_deal",
    "seeded_deal",
    "take_that",
    "the_game",
]
