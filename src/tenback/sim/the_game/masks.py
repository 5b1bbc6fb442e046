"""Which moves are legal, by number, for one move or for all of them."""

from tenback.encoding.sections import Array
from tenback.sim.bits import WORD, IntArray, holds, lowest
from tenback.sim.jit import kernel
from tenback.sim.the_game.numbers import card_of_play, pile_of_play
from tenback.sim.the_game.row import END_TURN, ENDING, HAND, MOVES, RUNNING, SEAT
from tenback.sim.the_game.rules import in_debt, playable


@kernel
def may(row: IntArray, action: int) -> bool:
    """Whether the active seat may do this now."""
    if row[ENDING] != RUNNING or action < 0 or action >= MOVES:
        return False
    if action == END_TURN:
        return not in_debt(row)
    low, high = playable(row, pile_of_play(action))
    return holds(low, high, card_of_play(action))


@kernel
def mark(row: IntArray, out: Array) -> None:
    """Mark the legal moves of the active seat."""
    out[:] = 0
    if row[ENDING] != RUNNING:
        return
    low_a, high_a = playable(row, 0)
    low_b, high_b = playable(row, 1)
    low_c, high_c = playable(row, 2)
    low_d, high_d = playable(row, 3)
    hand = HAND + 2 * row[SEAT]
    _mark_plays(out, row[hand], -2, low_a, low_b, low_c, low_d)
    _mark_plays(out, row[hand + 1], WORD - 2, high_a, high_b, high_c, high_d)
    out[END_TURN] = not in_debt(row)


@kernel
def _mark_plays(out: Array, hand: int, first: int, a: int, b: int, c: int, d: int) -> None:
    """Mark the plays of one word of the hand; without branches, which would be guessed wrong."""
    while hand:
        bit = lowest(hand)
        hand &= hand - 1
        play = 4 * (first + bit)
        out[play] = (a >> bit) & 1
        out[play + 1] = (b >> bit) & 1
        out[play + 2] = (c >> bit) & 1
        out[play + 3] = (d >> bit) & 1
