"""Many games: series of one team, matches between bots, ratings; on threads or on a cluster."""

from tenback.arena.game import Played, play_game
from tenback.arena.results import Results
from tenback.arena.series import Row, Series
from tenback.arena.simulate import replayed, simulate
from tenback.talk.mode import BotTalk

__all__ = ["BotTalk", "Played", "Results", "Row", "Series", "play_game", "replayed", "simulate"]
