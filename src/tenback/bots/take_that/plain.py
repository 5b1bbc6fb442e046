"""The careful player without compiled code: for people who would have to wait for the compiler."""

from tenback.bots.take_that.careful import CarefulBot
from tenback.games.decks import Randomness
from tenback.games.take_that import Move, View
from tenback.sim.jit import plain
from tenback.talk.marks.said import Talk


def plain_choice(view: View, talk: Talk, rng: Randomness) -> Move:
    """Choose as the careful player does."""
    move: Move = plain(CarefulBot.choose)(CarefulBot(), view, talk, rng)
    return move
