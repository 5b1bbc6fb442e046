"""Backwards tricks, counted after the game (G5)."""

from tenback.games.the_game.cards import STARTS, Seat
from tenback.games.the_game.moves import PlayCard
from tenback.games.the_game.rules import is_trick
from tenback.games.the_game.state import State


def tricks(state: State, seat: Seat) -> int:
    """Count the backwards tricks that a seat has played so far (G5)."""
    tops, count = list(STARTS), 0
    for step in state.history:
        if isinstance(step.move, PlayCard):
            card, pile = step.move.card, step.move.pile
            count += step.seat == seat and is_trick(card, pile, tops[pile])
            tops[pile] = card
    return count
