"""The rules of TAKE THAT over a row: what `tenback.games.take_that` says, as loops over numbers."""

from tenback.sim.bits import HIGH, LOW, IntArray, Words, count, holds
from tenback.sim.chance import CardArray
from tenback.sim.jit import kernel
from tenback.sim.take_that.row import (
    CARD_AT,
    CARD_POINTS,
    DECK_SIZE,
    DOWN,
    DRAWN,
    ENDING,
    EXTRA,
    GONE,
    HAND,
    HEIGHT,
    LAST,
    LINE,
    MATCH_OVER,
    NEAR_HIGH,
    NEAR_LOW,
    NO_CARD,
    PAIR_POINTS,
    PLAYERS,
    POINTS,
    PROFESSIONAL,
    ROUND,
    ROUND_OVER,
    ROUNDS,
    SEAT,
    STACK,
    TAKE,
    TOAD_MORE,
    TOADS_HIGH,
    TOADS_LOW,
    TOTAL,
    TWIN,
    TWIST,
    UP,
    WANTED,
)

# What may be done ----------------------------------------------------------------------------------------


@kernel
def lays(row: IntArray) -> Words:
    """The cards that the active seat may lay (T5)."""
    hand, last = HAND + 2 * row[SEAT], row[LAST]
    return row[hand] & NEAR_LOW[last], row[hand + 1] & NEAR_HIGH[last]


@kernel
def twists(row: IntArray) -> Words:
    """The cards that the active seat may twist with (T6)."""
    hand = HAND + 2 * row[SEAT]
    return row[hand] & row[WANTED], row[hand + 1] & row[WANTED + 1]


@kernel
def may_take(row: IntArray) -> bool:
    """Whether there is a line to take (T8)."""
    return row[LAST] != NO_CARD


@kernel
def price(low: int, high: int) -> int:
    """What a set of face-down cards counts (T10)."""
    return CARD_POINTS * count(low, high) + TOAD_MORE * count(low & TOADS_LOW, high & TOADS_HIGH)


# What a move does ----------------------------------------------------------------------------------------


@kernel
def make_move(row: IntArray, deck: CardArray, move: int) -> None:
    """Make a legal move by its number."""
    if move == TAKE:
        take(row, deck)
    elif move < TWIST:
        lay(row, deck, CARD_AT[move])
    else:
        twist(row, deck, CARD_AT[move - TWIST])


@kernel
def lay(row: IntArray, deck: CardArray, card: int) -> None:
    """Put a card at the right end of the line (T5)."""
    _leave_hand(row, card)
    row[STACK + row[HEIGHT]] = card
    row[HEIGHT] += 1
    row[LAST] = card
    _add(row, LINE, card)
    if TWIN[card] != NO_CARD:
        _add(row, WANTED, TWIN[card])
    _draw(row, deck)
    _pass_on(row)


@kernel
def twist(row: IntArray, deck: CardArray, card: int) -> None:
    """Take the twin out of the line and lay both face up (T6)."""
    other = TWIN[card]
    _leave_hand(row, card)
    _remove(row, LINE, other)
    _remove(row, WANTED, card)
    for seen in (card, other):
        _add(row, UP + 2 * row[SEAT], seen)
        _add(row, GONE, seen)
    row[POINTS + row[SEAT]] += PAIR_POINTS
    if other == row[LAST]:
        _find_last(row)
    _draw(row, deck)
    _pass_on(row)
    _judge(row)


@kernel
def take(row: IntArray, deck: CardArray) -> None:
    """Take the line face down; the same seat goes on (T8, T12)."""
    seat, low, high = row[SEAT], row[LINE], row[LINE + 1]
    row[POINTS + seat] += price(low, high)
    row[DOWN + 2 * seat] |= low
    row[DOWN + 2 * seat + 1] |= high
    row[GONE] |= low
    row[GONE + 1] |= high
    if row[PROFESSIONAL] == 1 and count(low, high) == 1 and row[DRAWN] < DECK_SIZE:
        _add(row, EXTRA + 2 * seat, deck[row[DRAWN]])
        row[DRAWN] += 1
    clear_line(row)
    _judge(row)


@kernel
def clear_line(row: IntArray) -> None:
    """Leave no line on the table."""
    row[LINE] = row[LINE + 1] = row[WANTED] = row[WANTED + 1] = 0
    row[HEIGHT] = 0
    row[LAST] = NO_CARD


@kernel
def _find_last(row: IntArray) -> None:
    """Look for the rightmost card that still lies in the line; the gaps close (T6)."""
    height = row[HEIGHT]
    while height > 0 and not holds(row[LINE], row[LINE + 1], row[STACK + height - 1]):
        height -= 1
    row[HEIGHT] = height
    row[LAST] = row[STACK + height - 1] if height > 0 else NO_CARD


@kernel
def _leave_hand(row: IntArray, card: int) -> None:
    _remove(row, HAND + 2 * row[SEAT], card)


@kernel
def _draw(row: IntArray, deck: CardArray) -> None:
    """Draw one card while there is one (T7)."""
    if row[DRAWN] < DECK_SIZE:
        _add(row, HAND + 2 * row[SEAT], deck[row[DRAWN]])
        row[DRAWN] += 1


@kernel
def _pass_on(row: IntArray) -> None:
    after = row[SEAT] + 1
    row[SEAT] = after if after < row[PLAYERS] else 0


@kernel
def _add(row: IntArray, at: int, card: int) -> None:
    row[at] |= LOW[card]
    row[at + 1] |= HIGH[card]


@kernel
def _remove(row: IntArray, at: int, card: int) -> None:
    row[at] &= ~LOW[card]
    row[at + 1] &= ~HIGH[card]


@kernel
def copy_row(source: IntArray, target: IntArray) -> None:
    """Write a position over another; the stack as far as it reaches."""
    for index in range(STACK + source[HEIGHT]):
        target[index] = source[index]


# The end of a round --------------------------------------------------------------------------------------


@kernel
def _judge(row: IntArray) -> None:
    """End the round when the draw pile is used up and no line is on the table (T9, T20)."""
    if row[LAST] == NO_CARD and row[DRAWN] == DECK_SIZE:
        _score(row)
        row[ENDING] = MATCH_OVER if row[ROUND] + 1 == row[ROUNDS] else ROUND_OVER


@kernel
def _score(row: IntArray) -> None:
    """Turn up the extra cards and add the round to the totals (T10, T24)."""
    for seat in range(row[PLAYERS]):
        extra = EXTRA + 2 * seat
        row[TOTAL + seat] += row[POINTS + seat] + price(row[extra], row[extra + 1])
