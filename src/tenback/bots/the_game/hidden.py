"""Dealing the hidden cards as they might be: hands that agree with what was said, draw pile, commands."""

from typing import Final, NamedTuple

from tenback.bots.the_game.costs import MARK_HIGH, MARK_LOW, STRONGEST, mark_of
from tenback.bots.the_game.desk import Desk
from tenback.sim.bits import HIGH, LOW, IntArray, Words, copy, holds
from tenback.sim.chance import CardArray, below, fraction, shuffle
from tenback.sim.jit import kernel
from tenback.sim.the_game.row import DECK_SIZE, DRAWN, EXTREME, HAND, PLAYERS, SEAT, TOP

UNHEARD: Final = -1  # nothing is said of a pile, not even by silence
TRIES: Final = 60
LIVE_NOW: Final = 10  # behind the five hands: all cards that are not on a pile in this deal


class Known(NamedTuple):
    """What a seat knows of a running game, as arrays."""

    row: IntArray
    kinds: CardArray
    """The kind of each card by number; of an unseen card whose command is unknown, 0."""
    unseen: CardArray
    sizes: IntArray
    """Cards in each hand."""
    heard: IntArray
    """By seat and pile: the mark that stands, 0 for none, UNHEARD where no mark means nothing."""
    commands_out: IntArray
    """How many of each kind lie on unseen cards; all 0 when the layout is known."""
    trust: float
    """How likely what is said is taken for true."""
    no_skull: int
    """1 when another player has asked that no SKULL be laid now (E13)."""


@kernel
def deal_hidden(known: Known, desk: Desk, rng: IntArray) -> None:
    """Put one way the hidden cards may lie on the desk."""
    row, cards = known.row, len(known.unseen)
    copy(known.unseen, desk.pool)
    shuffle(rng, desk.pool, 0, cards)
    desk.hands[:] = 0
    start = 0
    for step in range(1, row[PLAYERS]):
        seat = (row[SEAT] + step) % row[PLAYERS]
        if _has_spoken(known, seat) and fraction(rng) < known.trust:
            _fit(known, desk, rng, seat, start, cards)
        start = _take_hand(desk, seat, start, known.sizes[seat])
    _lay_deck(row, desk, start)
    _all_live(row, desk)
    if row[EXTREME] == 1:
        _deal_commands(known, desk, rng)


@kernel
def _has_spoken(known: Known, seat: int) -> bool:
    spoken = False
    for pile in range(4):
        spoken |= known.heard[seat, pile] != UNHEARD
    return spoken


@kernel
def _take_hand(desk: Desk, seat: int, start: int, size: int) -> int:
    for index in range(start, start + size):
        card = desk.pool[index]
        desk.hands[2 * seat] |= LOW[card]
        desk.hands[2 * seat + 1] |= HIGH[card]
    return start + size


@kernel
def _lay_deck(row: IntArray, desk: Desk, start: int) -> None:
    """What no hand holds is the draw pile; cards beyond it (forgotten ones) lie on the piles already."""
    for place in range(row[DRAWN], DECK_SIZE):
        desk.deck[place] = desk.pool[start + place - row[DRAWN]]


@kernel
def _all_live(row: IntArray, desk: Desk) -> None:
    low, high = row[HAND + 2 * row[SEAT]], row[HAND + 2 * row[SEAT] + 1]
    for seat in range(row[PLAYERS]):
        low, high = low | desk.hands[2 * seat], high | desk.hands[2 * seat + 1]
    for place in range(row[DRAWN], DECK_SIZE):
        low, high = low | LOW[desk.deck[place]], high | HIGH[desk.deck[place]]
    desk.hands[LIVE_NOW], desk.hands[LIVE_NOW + 1] = low, high


# Hands that agree with marks -----------------------------------------------------------------------------


@kernel
def _fit(known: Known, desk: Desk, rng: IntArray, seat: int, start: int, cards: int) -> None:
    """Put a hand that says what the seat said at *start* of the pool, or the nearest to it in some tries."""
    size = known.sizes[seat]
    low, high = _ruled_out(known, seat)
    stop = _move_back(desk.pool, low, high, start, cards)
    if stop - start < size:
        stop = cards
    least = 99
    for _ in range(TRIES):
        for index in range(start, start + size):
            other = index + below(rng, stop - index)
            desk.pool[index], desk.pool[other] = desk.pool[other], desk.pool[index]
        wrong = _disagreement(known, desk, seat, start)
        if wrong < least:
            least = wrong
            copy(desk.pool[start : start + size], desk.spare)
        if wrong == 0:
            break
    _bring_forward(desk, start, size, cards)
    shuffle(rng, desk.pool, start + size, cards)


@kernel
def _ruled_out(known: Known, seat: int) -> Words:
    """The cards that would have made the seat say something stronger."""
    low, high = 0, 0
    for pile in range(4):
        top = known.row[TOP + pile]
        if known.heard[seat, pile] == UNHEARD:
            continue
        for mark in range(known.heard[seat, pile] + 1, STRONGEST + 1):
            low |= MARK_LOW[mark, pile, top]
            high |= MARK_HIGH[mark, pile, top]
    return low, high


@kernel
def _move_back(pool: CardArray, low: int, high: int, start: int, stop: int) -> int:
    """Swap the cards of a set to the end; where they begin."""
    index = start
    while index < stop:
        if holds(low, high, pool[index]):
            stop -= 1
            pool[index], pool[stop] = pool[stop], pool[index]
        else:
            index += 1
    return stop


@kernel
def _disagreement(known: Known, desk: Desk, seat: int, start: int) -> int:
    """How far the hand at *start* is from saying what the seat said."""
    low, high = 0, 0
    for index in range(start, start + known.sizes[seat]):
        low |= LOW[desk.pool[index]]
        high |= HIGH[desk.pool[index]]
    wrong = 0
    for pile in range(4):
        if known.heard[seat, pile] != UNHEARD:
            wrong += abs(mark_of(low, high, pile, known.row[TOP + pile]) - known.heard[seat, pile])
    return wrong


@kernel
def _bring_forward(desk: Desk, start: int, size: int, cards: int) -> None:
    """Put the cards noted on the spare paper at *start* of the pool."""
    for place in range(size):
        for index in range(start + place, cards):
            if desk.pool[index] == desk.spare[place]:
                desk.pool[index] = desk.pool[start + place]
                desk.pool[start + place] = desk.spare[place]
                break


# Commands on unseen cards --------------------------------------------------------------------------------


@kernel
def _deal_commands(known: Known, desk: Desk, rng: IntArray) -> None:
    """Put the commands that are still out on unseen cards by chance (E25)."""
    copy(known.kinds, desk.kinds)
    cards = len(known.unseen)
    copy(known.unseen, desk.spare)
    for kind in range(1, 8):
        for _ in range(known.commands_out[kind]):
            chosen = below(rng, cards)
            desk.kinds[desk.spare[chosen]] = kind
            cards -= 1
            desk.spare[chosen] = desk.spare[cards]
