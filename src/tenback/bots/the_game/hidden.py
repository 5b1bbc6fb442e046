"""Dealing the hidden cards as they might be: hands that agree with what was said, draw pile, commands."""

from typing import Final, NamedTuple

from tenback.bots.the_game.costs import MARK_HIGH, MARK_LOW, STRONGEST, mark_of
from tenback.bots.the_game.desk import Desk
from tenback.bots.the_game.saying import FINE_STEP
from tenback.sim.bits import HIGH, LOW, IntArray, Words, copy, holds
from tenback.sim.chance import CardArray, below, fraction, shuffle
from tenback.sim.jit import kernel
from tenback.sim.the_game.row import DECK_SIZE, DRAWN, EXTREME, HAND, PLAYERS, SEAT, STOP, TOP

UNHEARD: Final = -1  # nothing is said, not even by silence
TRIES: Final = 60
STOP_TRIES: Final = 20
FRESH: Final = 0.8  # how likely a mood is still meant: piles move on under it
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
    fine: IntArray
    """By seat: 1 who says that the next turn is cheap, 0 who says that it is not, or else UNHEARD."""
    steps: IntArray
    """By card: how far it moves the pile that it fits best."""
    stops: IntArray
    """By seat: 1 who says to hold a STOP, 0 who would have said so, UNHEARD of whom that is not known."""
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
    spoken = known.fine[seat] != UNHEARD or known.stops[seat] != UNHEARD
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
    mood = known.fine[seat] if fraction(rng) < FRESH else UNHEARD
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
        if mood != UNHEARD:
            wrong += _is_fine(known, desk, seat, start) != mood
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
    if known.stops[seat] != UNHEARD and known.commands_out[STOP] == 0 and known.row[EXTREME] == 1:
        wrong += _holds_stop(known, desk, seat, start) != known.stops[seat]
    return wrong


@kernel
def _is_fine(known: Known, desk: Desk, seat: int, start: int) -> int:
    """Whether the two cheapest cards of the hand at *start* are cheap."""
    first, second = 1000, 0 if known.sizes[seat] == 1 else 1000
    for index in range(start, start + known.sizes[seat]):
        step = known.steps[desk.pool[index]]
        if step < first:
            first, second = step, min(first, second)
        elif step < second:
            second = step
    return int(first + second <= FINE_STEP)


@kernel
def _holds_stop(known: Known, desk: Desk, seat: int, start: int) -> int:
    """Whether a STOP is in the hand at *start*, where all know which cards those are."""
    for index in range(start, start + known.sizes[seat]):
        if known.kinds[desk.pool[index]] == STOP:
            return 1
    return 0


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
    copy(known.unseen, desk.spare)
    cards = _deal_stops(known, desk, rng)
    for kind in range(STOP + 1, 8):
        for _ in range(known.commands_out[kind]):
            chosen = below(rng, cards)
            desk.kinds[desk.spare[chosen]] = kind
            cards -= 1
            desk.spare[chosen] = desk.spare[cards]


@kernel
def _deal_stops(known: Known, desk: Desk, rng: IntArray) -> int:
    """Put the STOPs where the players say they are, if some tries find a way; how many cards are plain."""
    cards, out = len(known.unseen), known.commands_out[STOP]
    for _ in range(STOP_TRIES if fraction(rng) < known.trust else 1):
        low = high = 0
        for last in range(cards - 1, cards - 1 - out, -1):
            chosen = below(rng, last + 1)
            desk.spare[chosen], desk.spare[last] = desk.spare[last], desk.spare[chosen]
            low, high = low | LOW[desk.spare[last]], high | HIGH[desk.spare[last]]
        if _stops_agree(known, desk, low, high):
            break
    for index in range(cards - out, cards):
        desk.kinds[desk.spare[index]] = STOP
    return cards - out


@kernel
def _stops_agree(known: Known, desk: Desk, low: int, high: int) -> bool:
    agree = True
    for seat in range(known.row[PLAYERS]):
        if known.stops[seat] != UNHEARD:
            held = (desk.hands[2 * seat] & low) | (desk.hands[2 * seat + 1] & high) != 0
            agree &= held == (known.stops[seat] == 1)
    return agree
