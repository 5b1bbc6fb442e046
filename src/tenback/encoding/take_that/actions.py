"""What a player can do, by number: lays, twists, and taking the line."""

from typing import Final, assert_never

from tenback.games.take_that import CARDS, Lay, Move, TakeLine, Twist
from tenback.games.take_that.moves import LAYS, TAKE_LINE, TWISTS

ALL: Final = len(CARDS)
PLACES: Final = {card: place for place, card in enumerate(CARDS)}
"""Where a card stands in a section of all cards."""

TAKE_ACTION: Final = 2 * ALL
ACTIONS: Final = TAKE_ACTION + 1


def number_of_move(move: Move) -> int:
    """The number of a move."""
    match move:
        case Lay(card):
            return PLACES[card]
        case Twist(card):
            return ALL + PLACES[card]
        case TakeLine():
            return TAKE_ACTION
        case _:
            assert_never(move)


def move_with_number(number: int) -> Move:
    """The move with a number."""
    if number == TAKE_ACTION:
        return TAKE_LINE
    return LAYS[CARDS[number]] if number < ALL else TWISTS[CARDS[number - ALL]]
