"""Plays after which the turn cannot be completed (E20); dear to find out, so only where it is asked."""

from typing import Final

import numpy as np

from tenback.sim.bits import HIGH, LOW, IntArray, copy, smallest
from tenback.sim.chance import CardArray
from tenback.sim.jit import kernel
from tenback.sim.the_game.row import (
    EXTREME,
    NO_TRICK,
    ONE_PILE,
    OWED,
    PLAYED,
    SKULL,
    STOP,
    THREE,
    TOP,
    WIDTH,
)
from tenback.sim.the_game.rules import in_debt, is_fatal, lay, playable

TRIED: Final = WIDTH  # behind the row: the first play that was not tried there yet
DEEPEST: Final = 8  # no hand has more cards
PILE: Final = 128  # a play as a number that grows: PILE x pile + card
NONE: Final = -1


def new_ahead() -> IntArray:
    """Make the room in which a turn is thought ahead: a row for each further card."""
    return np.zeros((DEEPEST, WIDTH + 1), np.int64)


@kernel
def loses(row: IntArray, kinds: CardArray, card: int, pile: int, ahead: IntArray) -> bool:
    """Whether a legal play breaks a command, or leaves a turn that cannot be completed (E20)."""
    if row[EXTREME] == 1 and is_fatal(row, kinds, card, pile):
        return True
    return is_doomed(row, kinds, card, pile, ahead)


@kernel
def is_doomed(row: IntArray, kinds: CardArray, card: int, pile: int, ahead: IntArray) -> bool:
    """Whether no order of the player's other cards can do what the turn owes after a play (E20)."""
    if row[EXTREME] == 0 and row[PLAYED] + 1 >= row[OWED]:
        return False  # Nothing is owed any more: the usual case, told without looking ahead.
    if row[EXTREME] == 0 and row[PLAYED] + 2 >= row[OWED] and _fits_elsewhere(row, card, pile):
        return False
    if kinds[card] == STOP or (row[EXTREME] == 1 and is_fatal(row, kinds, card, pile)):
        return False
    copy(row, ahead[0])
    lay(ahead[0], kinds, card, pile)
    return not _can_be_completed(ahead, kinds)


@kernel
def _fits_elsewhere(row: IntArray, card: int, pile: int) -> bool:
    """Whether another card goes on another pile, which a play leaves as it is."""
    for other in range(4):
        if other != pile:
            low, high = playable(row, other)
            if (low & ~LOW[card]) | (high & ~HIGH[card]):
                return True
    return False


@kernel
def _can_be_completed(ahead: IntArray, kinds: CardArray) -> bool:
    """Try the plays that can follow, the last one taken up again where it leads nowhere."""
    depth = 0
    ahead[0, TRIED] = 0
    while depth >= 0:
        here = ahead[depth]
        if not in_debt(here):
            return True
        play = _next_play(here, kinds)
        if play == NONE:
            depth -= 1
            continue
        here[TRIED] = play + 1
        if kinds[play % PILE] == STOP:
            return True
        depth += 1
        copy(here, ahead[depth])
        lay(ahead[depth], kinds, play % PILE, play // PILE)
        ahead[depth, TRIED] = 0
    return False


@kernel
def _next_play(here: IntArray, kinds: CardArray) -> int:
    """The next play that breaks nothing and was not tried; NONE when all were."""
    for pile in range(4):
        low, high = playable(here, pile)
        if not _helps(here, kinds, pile):
            continue
        while low | high:
            card = smallest(low, high)
            low, high = low & ~LOW[card], high & ~HIGH[card]
            is_new = PILE * pile + card >= here[TRIED]
            if is_new and not (here[EXTREME] == 1 and is_fatal(here, kinds, card, pile)):
                return PILE * pile + card
    return NONE


@kernel
def _helps(here: IntArray, kinds: CardArray, pile: int) -> bool:
    """With a skull alone owed, a card helps on the skull, or on a command that keeps others off it."""
    if here[PLAYED] < here[OWED] or (here[THREE] == 1 and here[PLAYED] < 3):
        return True
    under = kinds[here[TOP + pile]]
    return under in (SKULL, NO_TRICK, ONE_PILE)
