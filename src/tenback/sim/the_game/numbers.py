"""Plays as numbers, inside kernels: the same numbers as the actions of the encoding."""

from tenback.games.the_game.cards import CARDS, PILES
from tenback.sim.jit import kernel

FIRST_CARD = CARDS[0]
PILE_COUNT = len(PILES)


@kernel
def number_of_play(card: int, pile: int) -> int:
    """The number of a play: card by card, and for each card pile by pile."""
    return PILE_COUNT * (card - FIRST_CARD) + pile


@kernel
def card_of_play(number: int) -> int:
    """The card of a play by its number."""
    # A shift and a mask: a division rounds towards zero first, which costs kernels more.
    return FIRST_CARD + (number >> 2)


@kernel
def pile_of_play(number: int) -> int:
    """The pile of a play by its number."""
    return number & 3
