"""The careful player without compiled code: for people who would have to wait for the compiler."""

from tenback.bots.the_game.careful import careful_choice
from tenback.bots.the_game.knowledge import knowledge_from
from tenback.games.decks import Randomness
from tenback.games.the_game import Move, View
from tenback.sim.jit import plain
from tenback.talk.marks.said import Talk


def plain_choice(view: View, talk: Talk, _rng: Randomness) -> Move:
    """Choose as the careful player does."""
    move: Move = plain(careful_choice)(view, knowledge_from(view, talk))
    return move
