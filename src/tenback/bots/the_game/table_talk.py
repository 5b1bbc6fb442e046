"""What careful players say inside compiled games: the marks that are true of their hands (G20)."""

from typing import Final

import numpy as np

from tenback.bots.kernel_games import Log, noted
from tenback.bots.the_game.costs import mark_of
from tenback.bots.the_game.saying import FINE_STEP
from tenback.games.the_game import CARDS, PILES
from tenback.sim.bits import HIGH, LOW, IntArray, smallest
from tenback.sim.chance import CardArray
from tenback.sim.jit import kernel
from tenback.sim.the_game.numbers import pile_of_play
from tenback.sim.the_game.row import (
    END_TURN,
    ENDING,
    GOES_HIGH,
    GOES_LOW,
    HAND,
    PLAYED,
    RUNNING,
    SEAT,
    SILENCE,
    STOP,
    TOP,
    TRICK,
)
from tenback.sim.the_game.rules import shows

LISTEN: Final = END_TURN + 1
FINE: Final = LISTEN + 14
TROUBLE: Final = LISTEN + 13
I_HOLD_A_STOP: Final = LISTEN + 15
"""Marks by their numbers among the actions of the encoding; those on piles come before."""
NO_MARK: Final = 0
FAR: Final = 100
PILE_MARKS: Final = 3
MOOD: Final = 4
HOLDS_STOP: Final = 5
HAS_SPOKEN: Final = 6
"""Stays when marks go: whether a seat has given any mark in this game."""
KEPT: Final = 7
"""How much is kept for each seat."""


def _nearest_steps() -> IntArray:
    """By pile, top and card: how far the card moves the pile; FAR where it does not fit."""
    steps = np.full((4, 101, 101), FAR, np.int64)
    for pile in PILES:
        for top in range(1, 101):
            for card in CARDS:
                goes = (GOES_LOW[pile, top] & LOW[card]) | (GOES_HIGH[pile, top] & HIGH[card])
                ahead = card - top if pile < 2 else top - card
                if goes or TRICK[pile, top] == card:
                    steps[pile, top, card] = ahead
    return steps


STEPS: Final = _nearest_steps()


@kernel
def say_what_is_true(row: IntArray, kinds: CardArray, marks: IntArray, seat: int, log: Log, at: int) -> int:
    """Let a seat that waits give the marks that are true and do not stand; where the log ends."""
    if seat == row[SEAT] or row[HAND + 2 * seat] | row[HAND + 2 * seat + 1] == 0:
        return at
    marks[HAS_SPOKEN] = 1
    at = _speak_of_piles(row, marks, seat, log, at)
    return _speak_of_hand(row, kinds, marks, seat, log, at)


@kernel
def _speak_of_piles(row: IntArray, marks: IntArray, seat: int, log: Log, at: int) -> int:
    low, high = row[HAND + 2 * seat], row[HAND + 2 * seat + 1]
    for pile in range(4):
        mark = mark_of(low, high, pile, row[TOP + pile])
        if mark > 0 and marks[pile] != mark:
            marks[pile] = mark
            at = noted(log, at, LISTEN + 1 + PILE_MARKS * pile + mark - 1, seat)
    return at


@kernel
def _speak_of_hand(row: IntArray, kinds: CardArray, marks: IntArray, seat: int, log: Log, at: int) -> int:
    low, high = row[HAND + 2 * seat], row[HAND + 2 * seat + 1]
    first, second, holds_stop = 10 * FAR, 10 * FAR, 0
    if low & (low - 1) == 0 and high & (high - 1) == 0 and (low == 0 or high == 0):
        second = 0  # One card alone.
    while low | high:
        card = smallest(low, high)
        low, high = low & ~LOW[card], high & ~HIGH[card]
        step = FAR
        for pile in range(4):
            step = min(step, STEPS[pile, row[TOP + pile], card])
        if step < first:
            first, second = step, (second if second == 0 else first)
        elif step < second:
            second = step
        holds_stop |= int(kinds[card] == STOP)
    mood = FINE if first + second <= FINE_STEP else TROUBLE
    if marks[MOOD] != mood:
        marks[MOOD] = mood
        at = noted(log, at, mood, seat)
    if holds_stop and marks[HOLDS_STOP] == NO_MARK:
        marks[HOLDS_STOP] = 1
        at = noted(log, at, I_HOLD_A_STOP, seat)
    return at


@kernel
def forget(row: IntArray, marks: IntArray, move: int, turn: int) -> None:
    """Take away the marks that a move ended (G20, E8)."""
    if row[ENDING] != RUNNING or shows(row, SILENCE):
        marks[:, :HAS_SPOKEN] = NO_MARK
        return
    if move != END_TURN:
        marks[:, pile_of_play(move)] = NO_MARK
    if row[SEAT] != turn or row[PLAYED] == 0:
        marks[row[SEAT], :HAS_SPOKEN] = NO_MARK
