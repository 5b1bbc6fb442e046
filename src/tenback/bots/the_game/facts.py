"""What the value network looks at: the end of a turn before the draw, as the player who made it knows it.

Facts are numbered places, most of them simply true or not: the numbers of those that are true are listed.
Two piles of a direction are told apart by their tops alone, the nearer to its beginning first.
"""

from typing import Final

import numpy as np
import numpy.typing as npt

from tenback.bots.the_game.costs import mark_of
from tenback.games.the_game.commands import CARDS_OF_A_KIND
from tenback.sim.bits import HIGH, LOW, WORD, WORD_MASK, IntArray, count, holds, lowest
from tenback.sim.chance import CardArray
from tenback.sim.jit import kernel
from tenback.sim.the_game.row import (
    DECK,
    DECK_SIZE,
    DRAWN,
    EXTREME,
    GOES_HIGH,
    GOES_LOW,
    HAND,
    HAND_SIZE,
    KINDS,
    LEFT,
    LIVE,
    PLAYERS,
    SEAT,
    SILENCE,
    TOP,
    TRICK,
)
from tenback.sim.the_game.rules import shows

FactArray = npt.NDArray[np.int16]
ShareArray = npt.NDArray[np.float32]

WINDOW: Final = 30  # so far ahead of a pile single cards are looked at

# Where the facts stand.
IN_HAND: Final = 0  # 98 cards
UNSEEN: Final = 98  # 98 cards
TOPS: Final = 196  # 4 piles, 100 tops
HAND_AHEAD: Final = 596  # 4 piles: a card of the hand so far ahead
UNSEEN_AHEAD: Final = HAND_AHEAD + 4 * WINDOW
TRICK_IN_HAND: Final = UNSEEN_AHEAD + 4 * WINDOW  # 4 piles
TRICK_UNSEEN: Final = TRICK_IN_HAND + 4
PAIRS: Final = TRICK_UNSEEN + 4  # two cards of the hand ten apart, by the lower one
DRAW_PILE: Final = PAIRS + 100  # its cards, two by two
HAND_CARDS: Final = DRAW_PILE + 50
FEW_LEFT: Final = HAND_CARDS + 10  # cards left in the game, up to 25
MARKS: Final = FEW_LEFT + 26  # 4 other players, 4 piles, 3 strengths
COMMANDS_IN_HAND: Final = MARKS + 48  # each kind, 0 to 3 of them
COMMANDS_SHOWING: Final = COMMANDS_IN_HAND + 4 * KINDS  # 4 piles, plain or one of the kinds
COMMANDS_OUT: Final = COMMANDS_SHOWING + 4 * (1 + KINDS)  # each kind, 0 to 4 of them
CARDS_MISSING: Final = COMMANDS_OUT + (1 + CARDS_OF_A_KIND) * KINDS  # in hands that DRAW ONE shrank, up to 16
ALWAYS: Final = CARDS_MISSING + 17
FACTS: Final = ALWAYS + 1
SHARES: Final = 12  # unseen cards, then the hand's, by how many piles of each direction take them
MOST_FACTS: Final = 420  # that can be true at once


def _mirror() -> tuple[int, ...]:
    """Say where each fact goes when cards change places with their opposites (2 and 99), and up with down."""
    places = list(range(FACTS))
    for card in range(2, 100):
        places[IN_HAND + card - 2] = IN_HAND + 99 - card
        places[UNSEEN + card - 2] = UNSEEN + 99 - card
    for lower in range(2, 90):
        places[PAIRS + lower - 2] = PAIRS + 89 - lower
    for top in range(400):
        places[TOPS + top] = TOPS + (top + 200) % 400 // 100 * 100 + 99 - top % 100
    for at, size in ((HAND_AHEAD, WINDOW), (UNSEEN_AHEAD, WINDOW), (TRICK_IN_HAND, 1), (TRICK_UNSEEN, 1)):
        _swap_directions(places, at, size)
    _swap_directions(places, COMMANDS_SHOWING, 1 + KINDS)
    for player in range(4):
        _swap_directions(places, MARKS + 12 * player, 3)
    return tuple(places)


def _swap_directions(places: list[int], at: int, size: int) -> None:
    """Let what is said of the four piles, *size* facts each, change between up and down."""
    for fact in range(4 * size):
        places[at + fact] = at + (fact + 2 * size) % (4 * size)


MIRROR: Final = _mirror()


@kernel
def describe(
    row: IntArray,
    kinds: CardArray,
    start: IntArray,
    heard: IntArray,
    facts: FactArray,
    shares: ShareArray,
) -> int:
    """List the facts that are true at the end of a turn that began with *start*; how many."""
    hand = HAND + 2 * row[SEAT]
    low, high = row[hand], row[hand + 1]
    unseen_low, unseen_high = row[LIVE] & ~low, row[LIVE + 1] & ~high
    listed = _list_cards(low, high, IN_HAND, facts, 0)
    listed = _list_cards(unseen_low, unseen_high, UNSEEN, facts, listed)
    listed = _list_pairs(low, high, facts, listed)
    for pile in range(4):
        listed = _list_pile(row, kinds, pile, facts, listed)
        if row[TOP + pile] == start[TOP + pile] and not shows(row, SILENCE):
            listed = _list_marks(row, heard, pile, facts, listed)
    listed = _list_stage(row, facts, listed)
    if row[EXTREME] == 1:
        listed = _list_commands(row, kinds, facts, listed)
    _share(row, unseen_low, unseen_high, 0.05, shares[:6])
    _share(row, low, high, 0.25, shares[6:])
    return listed


@kernel
def _place(row: IntArray, pile: int) -> int:
    """Which of the four a pile is: of two of a direction the nearer to its beginning comes first."""
    twin = pile ^ 1
    ahead = row[TOP + pile] > row[TOP + twin] if pile < 2 else row[TOP + pile] < row[TOP + twin]
    same = row[TOP + pile] == row[TOP + twin]
    return pile if same else (pile | 1 if ahead else pile & ~1)


@kernel
def _list_cards(low: int, high: int, at: int, facts: FactArray, listed: int) -> int:
    while low:
        facts[listed] = at + lowest(low) - 2
        low &= low - 1
        listed += 1
    while high:
        facts[listed] = at + lowest(high) + WORD - 2
        high &= high - 1
        listed += 1
    return listed


@kernel
def _list_pairs(low: int, high: int, facts: FactArray, listed: int) -> int:
    """List the cards of a hand that have another one ten higher beside them."""
    upper_low = (low >> 10) | ((high << (WORD - 10)) & WORD_MASK)
    return _list_cards(low & upper_low, high & (high >> 10), PAIRS, facts, listed)


@kernel
def _list_pile(row: IntArray, kinds: CardArray, pile: int, facts: FactArray, listed: int) -> int:
    """List a pile's top and what lies ahead of it."""
    top, place = row[TOP + pile], _place(row, pile)
    facts[listed] = TOPS + 100 * place + top - 1
    listed = _list_ahead(row, pile, place, facts, listed + 1)
    listed = _list_trick(row, TRICK[pile, top], place, facts, listed)
    if kinds[top]:
        facts[listed] = COMMANDS_SHOWING + (1 + KINDS) * place + kinds[top]
        listed += 1
    return listed


@kernel
def _list_ahead(row: IntArray, pile: int, place: int, facts: FactArray, listed: int) -> int:
    hand = HAND + 2 * row[SEAT]
    low, high, live_low, live_high = row[hand], row[hand + 1], row[LIVE], row[LIVE + 1]
    step = 1 if pile < 2 else -1
    card = row[TOP + pile]
    for distance in range(min(WINDOW, 99 - card if pile < 2 else card - 2)):
        card += step
        bit_low, bit_high = LOW[card], HIGH[card]
        if (low & bit_low) | (high & bit_high):
            facts[listed] = HAND_AHEAD + place * WINDOW + distance
            listed += 1
        elif (live_low & bit_low) | (live_high & bit_high):
            facts[listed] = UNSEEN_AHEAD + place * WINDOW + distance
            listed += 1
    return listed


@kernel
def _list_trick(row: IntArray, back: int, place: int, facts: FactArray, listed: int) -> int:
    hand = HAND + 2 * row[SEAT]
    if back == 0 or not holds(row[LIVE], row[LIVE + 1], back):
        return listed
    facts[listed] = (TRICK_IN_HAND if holds(row[hand], row[hand + 1], back) else TRICK_UNSEEN) + place
    return listed + 1


@kernel
def _list_marks(row: IntArray, heard: IntArray, pile: int, facts: FactArray, listed: int) -> int:
    """List what the others have said about a pile that is as it was when they said it."""
    place = _place(row, pile)
    for step in range(1, row[PLAYERS]):
        mark = heard[(row[SEAT] + step) % row[PLAYERS], pile]
        if mark > 0:
            facts[listed] = MARKS + 12 * (step - 1) + 3 * place + mark - 1
            listed += 1
    return listed


@kernel
def _list_stage(row: IntArray, facts: FactArray, listed: int) -> int:
    """List how far the game is."""
    hand = HAND + 2 * row[SEAT]
    facts[listed] = DRAW_PILE + (row[DECK] - row[DRAWN]) // 2
    facts[listed + 1] = HAND_CARDS + count(row[hand], row[hand + 1])
    facts[listed + 2] = FEW_LEFT + min(25, row[LEFT])
    facts[listed + 3] = ALWAYS
    return listed + 4


@kernel
def _list_commands(row: IntArray, kinds: CardArray, facts: FactArray, listed: int) -> int:
    """List how many commands of each kind are in the hand and still out, and what DRAW ONE took."""
    hand = HAND + 2 * row[SEAT]
    for kind in range(1, 1 + KINDS):
        own, gone = 0, 0
        for card in range(2, 100):
            if kinds[card] == kind:
                own += holds(row[hand], row[hand + 1], card)
                gone += not holds(row[LIVE], row[LIVE + 1], card)
        facts[listed] = COMMANDS_IN_HAND + 4 * (kind - 1) + min(3, own)
        facts[listed + 1] = (
            COMMANDS_OUT + (1 + CARDS_OF_A_KIND) * (kind - 1) + max(0, CARDS_OF_A_KIND - own - gone)
        )
        listed += 2
    if row[DRAWN] < row[DECK]:
        facts[listed] = CARDS_MISSING + min(16, max(0, _missing(row)))
        listed += 1
    return listed


@kernel
def _missing(row: IntArray) -> int:
    """How many cards the other hands are short of; their counts are public."""
    hand = HAND + 2 * row[SEAT]
    theirs = row[LEFT] - (DECK_SIZE - row[DRAWN]) - count(row[hand], row[hand + 1])
    return (row[PLAYERS] - 1) * row[HAND_SIZE] - theirs


@kernel
def _share(row: IntArray, low: int, high: int, unit: float, shares: ShareArray) -> None:
    """Count a set of cards by the piles of each direction that take them, two and two first."""
    shares[:] = 0.0
    for word in range(2):
        cards = low if word == 0 else high
        goes = GOES_LOW if word == 0 else GOES_HIGH
        up, up_too = goes[0, row[TOP]], goes[1, row[TOP + 1]]
        down, down_too = goes[2, row[TOP + 2]], goes[3, row[TOP + 3]]
        both_up, one_up, no_up = up & up_too, up ^ up_too, ~(up | up_too)
        both_down, one_down, no_down = down & down_too, down ^ down_too, ~(down | down_too)
        shares[0] += unit * count(cards & both_up & both_down, 0)
        shares[1] += unit * count(cards & one_up & both_down, cards & both_up & one_down)
        shares[2] += unit * count(cards & one_up & one_down, 0)
        shares[3] += unit * count(cards & no_up & both_down, cards & both_up & no_down)
        shares[4] += unit * count(cards & no_up & one_down, cards & one_up & no_down)
        shares[5] += unit * count(cards & no_up & no_down, 0)


@kernel
def hear_hands(row: IntArray, heard: IntArray) -> None:
    """Write the marks that are true of the other hands, as bots give them."""
    for seat in range(row[PLAYERS]):
        for pile in range(4):
            low, high = row[HAND + 2 * seat], row[HAND + 2 * seat + 1]
            heard[seat, pile] = 0 if seat == row[SEAT] else mark_of(low, high, pile, row[TOP + pile])
