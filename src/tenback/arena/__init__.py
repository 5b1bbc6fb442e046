"""Many games: series of one team, matches between bots, ratings; on threads, or on a cluster."""

from tenback.arena.game import Played, play_game
from tenback.arena.results import Results
from tenback.arena.series import Row, Series
from tenback.arena.simulate import replayed, simulate
from tenback.talk.mode import TalkMode

__all__ = ["Played", "Results", "Row", "Series", "TalkMode", "play_game", "replayed", "simulate"]
