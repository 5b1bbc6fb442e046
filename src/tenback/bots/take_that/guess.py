"""A guess at the rivals' hands, now and at each of their past turns, and how well it explains their moves.

A card stands with the turn from which it was held: those that a rival has laid or twisted, and those that
it may hold now. So a guess tells each hand at each turn, and with it what a careful player would have done.
"""

from typing import Final, NamedTuple

import numpy as np

from tenback.bots.take_that.history import History
from tenback.bots.take_that.knowledge import Knowledge
from tenback.bots.take_that.policy import regret
from tenback.bots.take_that.weights import FloatArray
from tenback.sim.bits import HIGH, LOW, IntArray
from tenback.sim.chance import CardArray, below, shuffle
from tenback.sim.jit import kernel
from tenback.sim.take_that.row import (
    CARD_AT,
    DECK_SIZE,
    DRAWN,
    HAND,
    HAND_SIZE,
    NO_CARD,
    SEAT,
    TAKE,
    TWIST,
)

SLIP: Final = 0.15
"""A move that gives away so many points in a careful player's eyes is less likely by a factor of e."""
WORST: Final = -4.0
"""One odd move says no more than this: nobody is ever quite sure."""


class Guess(NamedTuple):
    """One explanation of all that the rivals did."""

    cards: CardArray
    """The unseen cards: first the rivals' hands in the order of the seats, then all others."""
    since: IntArray
    """By place of a hand: the turn from which its holder had the card there."""
    ends: IntArray
    """By seat: where its hand ends among the cards; it begins where the one before ends."""
    used: IntArray
    """By seat and turn: the card that was laid or twisted."""
    used_since: IntArray
    low: IntArray
    high: IntArray
    """By seat and turn: the hand."""
    fits: FloatArray
    """By seat and turn: how well the move fits the hand, at most 0."""
    trial: FloatArray
    """The fits of a change that is being weighed."""
    slots: IntArray


def new_guess(known: Knowledge) -> Guess:
    """Make room for guesses."""
    grid = known.past.turns.shape
    return Guess(
        cards=known.unseen.copy(),
        since=np.zeros(DECK_SIZE, np.int64),
        ends=np.zeros(len(known.sizes), np.int64),
        used=np.zeros(grid, np.int64),
        used_since=np.zeros(grid, np.int64),
        low=np.zeros(grid, np.int64),
        high=np.zeros(grid, np.int64),
        fits=np.zeros(grid),
        trial=np.zeros(grid),
        slots=np.zeros(DECK_SIZE, np.int64),
    )


@kernel
def starts(guess: Guess, seat: int) -> int:
    """Where a seat's hand begins among the cards."""
    return guess.ends[seat - 1] if seat > 0 else 0


@kernel
def fit(past: History, seat: int, turn: int, low: int, high: int, rivals: FloatArray) -> float:
    """How well a past move fits a hand."""
    index = past.turns[seat, turn]
    table = past.tables[index]
    table[HAND + 2 * seat], table[HAND + 2 * seat + 1] = low, high
    return max(WORST, -regret(table, rivals[seat], past.moves[index]) / SLIP)


# The first guess -------------------------------------------------------------------------------------------


@kernel
def first_guess(known: Knowledge, guess: Guess, rivals: FloatArray, rng: IntArray) -> None:
    """Deal the hands by chance, and say by chance since when each card was held."""
    shuffle(rng, guess.cards, 0, len(guess.cards))
    for seat in range(len(known.sizes)):
        guess.ends[seat] = starts(guess, seat)
        if seat != known.row[SEAT]:
            guess.ends[seat] += known.sizes[seat]
            _say_since_when(known.past, guess, seat, rng)
            _fill_hands(known.past, guess, seat, rivals)


@kernel
def _say_since_when(past: History, guess: Guess, seat: int, rng: IntArray) -> None:
    """A card that was used could be any of those held then."""
    held, slots = 0, guess.slots
    for turn in range(past.counts[seat]):
        index = past.turns[seat, turn]
        move, table = past.moves[index], past.tables[index]
        if turn == 0:
            held = table[HAND_SIZE]
            slots[:held] = 0
        guess.used[seat, turn] = NO_CARD
        if move != TAKE:
            slot = below(rng, held)
            guess.used[seat, turn] = CARD_AT[move % TWIST]
            guess.used_since[seat, turn] = slots[slot]
            held -= 1
            slots[slot] = slots[held]
            if table[DRAWN] < DECK_SIZE:
                slots[held] = turn + 1
                held += 1
    for place in range(starts(guess, seat), guess.ends[seat]):
        held -= 1
        guess.since[place] = slots[held] if past.counts[seat] > 0 else 0


@kernel
def _fill_hands(past: History, guess: Guess, seat: int, rivals: FloatArray) -> None:
    """Write the hand of each turn, and how well the move fits it."""
    turns = past.counts[seat]
    guess.low[seat, :turns] = 0
    guess.high[seat, :turns] = 0
    for place in range(starts(guess, seat), guess.ends[seat]):
        _hold(guess, seat, guess.since[place], turns, guess.cards[place])
    for turn in range(turns):
        if guess.used[seat, turn] != NO_CARD:
            _hold(guess, seat, guess.used_since[seat, turn], turn + 1, guess.used[seat, turn])
    for turn in range(turns):
        guess.fits[seat, turn] = fit(past, seat, turn, guess.low[seat, turn], guess.high[seat, turn], rivals)


@kernel
def _hold(guess: Guess, seat: int, start: int, stop: int, card: int) -> None:
    for turn in range(start, stop):
        guess.low[seat, turn] |= LOW[card]
        guess.high[seat, turn] |= HIGH[card]
