"""From one guess to the next: card by card, and a change stays as often as the rivals' moves speak for it.

In the long run each guess comes up as often as it is likely (the Metropolis algorithm).
"""

import math
from typing import Final, NamedTuple

from tenback.bots.take_that.guess import Guess, fit, starts
from tenback.bots.take_that.history import History
from tenback.bots.take_that.weights import FloatArray
from tenback.sim.bits import HIGH, LOW, IntArray
from tenback.sim.chance import below, fraction
from tenback.sim.jit import kernel
from tenback.sim.take_that.row import NO_CARD

EXCHANGES: Final = 0.6
"""The share of changes that are about what is held now; the others are about when a used card was drawn."""
NOBODY: Final = -1


class Case(NamedTuple):
    """A guess, the past that it explains, and by seat how the rivals think."""

    past: History
    guess: Guess
    rivals: FloatArray


class Change(NamedTuple):
    """A seat that held one card rather than another from a turn on, up to another turn."""

    seat: int
    start: int
    stop: int
    out: int
    into: int


@kernel
def wander(case: Case, changes: int, rng: IntArray) -> None:
    """Try so many changes, one after the other."""
    held = case.guess.ends[-1]
    if held == 0:
        return
    for _ in range(changes):
        place = below(rng, held)
        if fraction(rng) < EXCHANGES:
            _exchange(case, place, below(rng, len(case.guess.cards)), rng)
        else:
            _shift(case, holder(case.guess, place), rng)


@kernel
def holder(guess: Guess, place: int) -> int:
    """Whose hand a place among the cards belongs to."""
    for seat in range(len(guess.ends)):
        if place < guess.ends[seat]:
            return seat
    return NOBODY


# What is held now ------------------------------------------------------------------------------------------


@kernel
def _exchange(case: Case, one: int, other: int, rng: IntArray) -> None:
    """Try to change the cards of two places; the first is in a hand."""
    seat, other_seat = holder(case.guess, one), holder(case.guess, other)
    if seat == other_seat:
        stays = _exchange_inside(case, seat, one, other, rng)
    else:
        stays = _exchange_between(case, one, other, rng)
    if stays:
        cards = case.guess.cards
        cards[one], cards[other] = cards[other], cards[one]


@kernel
def _exchange_inside(case: Case, seat: int, one: int, other: int, rng: IntArray) -> bool:
    """Two cards of a hand: the one was held before the other came."""
    cards, since = case.guess.cards, case.guess.since
    if since[one] > since[other]:
        one, other = other, one
    change = Change(seat, since[one], since[other], cards[one], cards[other])
    return _try(case, change, rng)


@kernel
def _exchange_between(case: Case, one: int, other: int, rng: IntArray) -> bool:
    """A card of a hand, and one that is held by somebody else or nobody."""
    change, back = _from_now(case, one, other), _from_now(case, other, one)
    bar = _luck(rng) + _sum(case, change) + _sum(case, back)
    total = _weigh(case, change, bar)
    if total >= bar:
        total += _weigh(case, back, bar - total)
    if total < bar:
        return False
    _keep(case, change)
    _keep(case, back)
    return True


@kernel
def _from_now(case: Case, one: int, other: int) -> Change:
    """The holder of one place had the card of the other all the time; a card of nobody changes no hand."""
    guess, seat = case.guess, holder(case.guess, one)
    since = guess.since[one]
    stop = since if seat == NOBODY else case.past.counts[seat]
    return Change(seat, since, stop, guess.cards[one], guess.cards[other])


# When it was drawn -----------------------------------------------------------------------------------------


@kernel
def _shift(case: Case, seat: int, rng: IntArray) -> None:
    """Try that a card was drawn when another one was, which was then drawn in its stead."""
    guess, turns = case.guess, case.past.counts[seat]
    if turns == 0:
        return
    first = starts(guess, seat)
    turn, pick = below(rng, turns), below(rng, turns + guess.ends[seat] - first)
    card, since = guess.used[seat, turn], guess.used_since[seat, turn]
    if pick < turns:
        other, other_since, last = guess.used[seat, pick], guess.used_since[seat, pick], pick
    else:
        place = first + pick - turns
        other, other_since, last = guess.cards[place], guess.since[place], turns
    if NO_CARD in (card, other) or other_since > turn or since > last:
        return
    if since < other_since:
        change = Change(seat, since, other_since, card, other)
    else:
        change = Change(seat, other_since, since, other, card)
    if _try(case, change, rng):
        guess.used_since[seat, turn] = other_since
        if pick < turns:
            guess.used_since[seat, pick] = since
        else:
            guess.since[first + pick - turns] = since


# Whether a change stays ------------------------------------------------------------------------------------


@kernel
def _luck(rng: IntArray) -> float:
    """How much worse a change may be this time."""
    return math.log(1.0 - fraction(rng))


@kernel
def _try(case: Case, change: Change, rng: IntArray) -> bool:
    """Make a change if the moves speak for it, or luck does."""
    bar = _luck(rng) + _sum(case, change)
    if _weigh(case, change, bar) < bar:
        return False
    _keep(case, change)
    return True


@kernel
def _sum(case: Case, change: Change) -> float:
    """How well the moves that a change touches fit as it is."""
    total = 0.0
    for turn in range(change.start, change.stop):
        total += case.guess.fits[change.seat, turn]
    return total


@kernel
def _weigh(case: Case, change: Change, bar: float) -> float:
    """How well those moves would fit; no more is looked at once that is under the bar."""
    total, seat = 0.0, change.seat
    for turn in range(change.stop - 1, change.start - 1, -1):
        low, high = _changed(case.guess, change, turn)
        case.guess.trial[seat, turn] = fit(case.past, seat, turn, low, high, case.rivals)
        total += case.guess.trial[seat, turn]
        if total < bar:
            break
    return total


@kernel
def _keep(case: Case, change: Change) -> None:
    """Make a change that was weighed."""
    guess, seat = case.guess, change.seat
    for turn in range(change.start, change.stop):
        guess.low[seat, turn], guess.high[seat, turn] = _changed(guess, change, turn)
        guess.fits[seat, turn] = guess.trial[seat, turn]


@kernel
def _changed(guess: Guess, change: Change, turn: int) -> tuple[int, int]:
    """A hand with one card for another."""
    out, into = change.out, change.into
    return (
        (guess.low[change.seat, turn] & ~LOW[out]) | LOW[into],
        (guess.high[change.seat, turn] & ~HIGH[out]) | HIGH[into],
    )
