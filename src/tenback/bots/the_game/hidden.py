"""Dealing the hidden cards as they might be: hands that agree with what was said, draw pile, commands."""

from typing import Final, NamedTuple

from tenback.bots.the_game.costs import MARK_HIGH, MARK_LOW, STRONGEST, mark_of
from tenback.bots.the_game.saying import FINE_STEP
from tenback.bots.the_game.workspace import Workspace
from tenback.sim.bits import HIGH, LOW, IntArray, Words, copy, holds
from tenback.sim.chance import CardArray, below, fraction, shuffle
from tenback.sim.jit import kernel
from tenback.sim.the_game.row import DECK_SIZE, DRAWN, EXTREME, HAND, PLAYERS, SEAT, STOP, TOP

UNHEARD: Final = -1  # nothing is said, not even by silence
TRIES: Final = 60
STOP_TRIES: Final = 20
FRESH: Final = 0.8  # how likely a mood is still meant: piles move on under it
LIVE_NOW: Final = 10  # behind the five hands: all cards that are not on a pile in this deal


class Knowledge(NamedTuple):
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
    shown: int = 0
    """The first so many unseen cards are the hands of the others, seat after seat, with commands in `kinds`:
    where hands are open."""


@kernel
def deal_hidden(known: Knowledge, workspace: Workspace, rng: IntArray) -> None:
    """Put one way the hidden cards may lie on the workspace."""
    row, cards = known.row, len(known.unseen)
    copy(known.unseen, workspace.pool)
    shuffle(rng, workspace.pool, known.shown, cards)
    workspace.hands[:] = 0
    start = 0
    for step in range(1, row[PLAYERS]):
        seat = (row[SEAT] + step) % row[PLAYERS]
        if _has_spoken(known, seat) and fraction(rng) < known.trust:
            _fit(known, workspace, rng, seat, start, cards)
        start = _take_hand(workspace, seat, start, known.sizes[seat])
    _lay_deck(row, workspace, start)
    _all_live(row, workspace)
    if row[EXTREME] == 1:
        _deal_commands(known, workspace, rng)


@kernel
def _has_spoken(known: Knowledge, seat: int) -> bool:
    spoken = known.fine[seat] != UNHEARD or known.stops[seat] != UNHEARD
    for pile in range(4):
        spoken |= known.heard[seat, pile] != UNHEARD
    return spoken


@kernel
def _take_hand(workspace: Workspace, seat: int, start: int, size: int) -> int:
    for index in range(start, start + size):
        card = workspace.pool[index]
        workspace.hands[2 * seat] |= LOW[card]
        workspace.hands[2 * seat + 1] |= HIGH[card]
    return start + size


@kernel
def _lay_deck(row: IntArray, workspace: Workspace, start: int) -> None:
    """What no hand holds is the draw pile; cards beyond it (forgotten ones) lie on the piles already."""
    for place in range(row[DRAWN], DECK_SIZE):
        workspace.deck[place] = workspace.pool[start + place - row[DRAWN]]


@kernel
def _all_live(row: IntArray, workspace: Workspace) -> None:
    low, high = row[HAND + 2 * row[SEAT]], row[HAND + 2 * row[SEAT] + 1]
    for seat in range(row[PLAYERS]):
        low, high = low | workspace.hands[2 * seat], high | workspace.hands[2 * seat + 1]
    for place in range(row[DRAWN], DECK_SIZE):
        low, high = low | LOW[workspace.deck[place]], high | HIGH[workspace.deck[place]]
    workspace.hands[LIVE_NOW], workspace.hands[LIVE_NOW + 1] = low, high


# Hands that agree with marks -----------------------------------------------------------------------------


@kernel
def _fit(known: Knowledge, workspace: Workspace, rng: IntArray, seat: int, start: int, cards: int) -> None:
    """Put a hand that says what the seat said at *start* of the pool, or the nearest to it in some tries."""
    size = known.sizes[seat]
    mood = known.fine[seat] if fraction(rng) < FRESH else UNHEARD
    low, high = _ruled_out(known, seat)
    stop = _move_back(workspace.pool, low, high, start, cards)
    if stop - start < size:
        stop = cards
    least = 99
    for _ in range(TRIES):
        for index in range(start, start + size):
            other = index + below(rng, stop - index)
            workspace.pool[index], workspace.pool[other] = workspace.pool[other], workspace.pool[index]
        wrong = _disagreement(known, workspace, seat, start)
        if mood != UNHEARD:
            wrong += _is_fine(known, workspace, seat, start) != mood
        if wrong < least:
            least = wrong
            copy(workspace.pool[start : start + size], workspace.spare)
        if wrong == 0:
            break
    _bring_forward(workspace, start, size, cards)
    shuffle(rng, workspace.pool, start + size, cards)


@kernel
def _ruled_out(known: Knowledge, seat: int) -> Words:
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
def _disagreement(known: Knowledge, workspace: Workspace, seat: int, start: int) -> int:
    """How far the hand at *start* is from saying what the seat said."""
    low, high = 0, 0
    for index in range(start, start + known.sizes[seat]):
        low |= LOW[workspace.pool[index]]
        high |= HIGH[workspace.pool[index]]
    wrong = 0
    for pile in range(4):
        if known.heard[seat, pile] != UNHEARD:
            wrong += abs(mark_of(low, high, pile, known.row[TOP + pile]) - known.heard[seat, pile])
    if known.stops[seat] != UNHEARD and known.commands_out[STOP] == 0 and known.row[EXTREME] == 1:
        wrong += _holds_stop(known, workspace, seat, start) != known.stops[seat]
    return wrong


@kernel
def _is_fine(known: Knowledge, workspace: Workspace, seat: int, start: int) -> int:
    """Whether the two cheapest cards of the hand at *start* are cheap."""
    first, second = 1000, 0 if known.sizes[seat] == 1 else 1000
    for index in range(start, start + known.sizes[seat]):
        step = known.steps[workspace.pool[index]]
        if step < first:
            first, second = step, min(first, second)
        elif step < second:
            second = step
    return int(first + second <= FINE_STEP)


@kernel
def _holds_stop(known: Knowledge, workspace: Workspace, seat: int, start: int) -> int:
    """Whether a STOP is in the hand at *start*, where all know which cards those are."""
    for index in range(start, start + known.sizes[seat]):
        if known.kinds[workspace.pool[index]] == STOP:
            return 1
    return 0


@kernel
def _bring_forward(workspace: Workspace, start: int, size: int, cards: int) -> None:
    """Put the cards noted on the spare buffers at *start* of the pool."""
    for place in range(size):
        for index in range(start + place, cards):
            if workspace.pool[index] == workspace.spare[place]:
                workspace.pool[index] = workspace.pool[start + place]
                workspace.pool[start + place] = workspace.spare[place]
                break


# Commands on unseen cards --------------------------------------------------------------------------------


@kernel
def _deal_commands(known: Knowledge, workspace: Workspace, rng: IntArray) -> None:
    """Put the commands that are still out on unseen cards by chance (E25)."""
    copy(known.kinds, workspace.kinds)
    copy(known.unseen[known.shown :], workspace.spare)
    cards = _deal_stops(known, workspace, rng)
    for kind in range(STOP + 1, 8):
        for _ in range(known.commands_out[kind]):
            chosen = below(rng, cards)
            workspace.kinds[workspace.spare[chosen]] = kind
            cards -= 1
            workspace.spare[chosen] = workspace.spare[cards]


@kernel
def _deal_stops(known: Knowledge, workspace: Workspace, rng: IntArray) -> int:
    """Put the STOPs where the players say they are, if some tries find a way; how many cards are plain."""
    cards, out = len(known.unseen) - known.shown, known.commands_out[STOP]
    for _ in range(STOP_TRIES if fraction(rng) < known.trust else 1):
        low = high = 0
        for last in range(cards - 1, cards - 1 - out, -1):
            chosen = below(rng, last + 1)
            workspace.spare[chosen], workspace.spare[last] = workspace.spare[last], workspace.spare[chosen]
            low, high = low | LOW[workspace.spare[last]], high | HIGH[workspace.spare[last]]
        if _stops_agree(known, workspace, low, high):
            break
    for index in range(cards - out, cards):
        workspace.kinds[workspace.spare[index]] = STOP
    return cards - out


@kernel
def _stops_agree(known: Knowledge, workspace: Workspace, low: int, high: int) -> bool:
    agree = True
    for seat in range(known.row[PLAYERS]):
        if known.stops[seat] != UNHEARD:
            held = (workspace.hands[2 * seat] & low) | (workspace.hands[2 * seat + 1] & high) != 0
            agree &= held == (known.stops[seat] == 1)
    return agree
