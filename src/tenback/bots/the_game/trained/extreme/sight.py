"""Judging ends of turns of EXTREME: an eye that also sees commands and hears marks."""

from typing import NamedTuple

import numpy as np

from tenback.bots.the_game.hidden import UNHEARD
from tenback.bots.the_game.trained.extreme import places as at
from tenback.bots.the_game.trained.extreme.network import MORE
from tenback.bots.the_game.trained.eye import NOW, Eye, add, add_listed, look, new_eye
from tenback.bots.the_game.trained.layers import chance_of, win_of
from tenback.bots.the_game.trained.network import Network, Shorts
from tenback.bots.the_game.trained.worth import begin_sums
from tenback.sim.bits import HIGH, LOW, IntArray, count, smallest
from tenback.sim.chance import CardArray
from tenback.sim.jit import inlined, kernel
from tenback.sim.the_game.row import PLAYERS, SEAT, TOP
from tenback.sim.the_game.row import WHOLE_TURN as HAS_WHOLE_TURN


class Sight(NamedTuple):
    """An eye, and what it needs to know about commands and talk in the turn it has turned to."""

    eye: Eye
    masks: IntArray
    """By command: the cards that carry it, two words; of all commands together at 0."""
    out: IntArray
    """By command: how many more lie on unseen cards, nobody knows on which."""
    heard: IntArray
    """By seat and pile: the mark that stands."""
    stops: IntArray
    """By seat: 1 who says to hold a STOP."""
    tops: IntArray
    """As the turn began: a mark stands on a pile that is as it was."""
    is_said: IntArray
    """By pile: whether anybody has marked it."""
    said: Shorts
    """By pile, as the first or second of its direction: the sum of its marks."""
    counts: IntArray


def new_sight(network: Network) -> Sight:
    """Make room for the sums of one network."""
    return Sight(
        eye=new_eye(network),
        masks=np.zeros((8, 2), np.int64),
        out=np.zeros(8, np.int64),
        heard=np.full((5, 4), UNHEARD, np.int64),
        stops=np.full(5, UNHEARD, np.int64),
        tops=np.zeros(4, np.int64),
        is_said=np.zeros(4, np.int64),
        said=np.zeros((4, 2, len(network.bias)), np.int16),
        counts=np.zeros(8, np.int64),
    )


# A turn ---------------------------------------------------------------------------------------------------


@kernel
def note_kinds(sight: Sight, kinds: CardArray) -> None:
    """Note which cards carry which command."""
    sight.masks[:] = 0
    for card in range(2, 100):
        kind = kinds[card]
        if kind > 0:
            sight.masks[kind, 0] |= LOW[card]
            sight.masks[kind, 1] |= HIGH[card]
            sight.masks[0, 0] |= LOW[card]
            sight.masks[0, 1] |= HIGH[card]


@kernel
def look_around(network: Network, sight: Sight, row: IntArray) -> None:
    """Turn to the turn that a row stands before; kinds, talk and sizes of hands must have been noted."""
    eye, rows = sight.eye, network.rows
    look(network, eye, row)
    for kind in range(1, 8):
        out = sight.out[kind]
        out += count(sight.masks[kind, 0] & eye.sets[NOW], sight.masks[kind, 1] & eye.sets[NOW + 1])
        add(eye.now, rows[MORE + at.KIND_OUT + 5 * (kind - 1) + out])
    if row[HAS_WHOLE_TURN] == 1:
        add(eye.now, rows[MORE + at.WHOLE_TURN])
    _listen(network, sight, row)


@kernel
def _listen(network: Network, sight: Sight, row: IntArray) -> None:
    talking = False
    for pile in range(4):
        sight.tops[pile] = row[TOP + pile]
        sight.is_said[pile] = 0
        sight.said[pile] = 0
    for step in range(1, row[PLAYERS]):
        seat = (row[SEAT] + step) % row[PLAYERS]
        talking |= sight.stops[seat] != UNHEARD
        if sight.stops[seat] == 1:
            add(sight.eye.now, network.rows[MORE + at.STOP_SAID + step - 1])
        for pile in range(4):
            talking |= sight.heard[seat, pile] != UNHEARD
            if sight.heard[seat, pile] > 0:
                _hear(network, sight, step, pile, sight.heard[seat, pile])
    if talking:
        add(sight.eye.now, network.rows[MORE + at.TALKING])


@kernel
def _hear(network: Network, sight: Sight, step: int, pile: int, mark: int) -> None:
    sight.is_said[pile] = 1
    for place in range(2):
        row = MORE + at.MARKED + 12 * (step - 1) + 3 * ((pile & 2) + place) + mark - 1
        add(sight.said[pile, place], network.rows[row])


# One position ---------------------------------------------------------------------------------------------


@kernel
def worth(network: Network, sight: Sight, kinds: CardArray, low: int, high: int, tops: IntArray) -> float:
    """What a hand and four tops are worth at the end of the turn the sight has turned to."""
    _see(network, sight, kinds, low, high, tops)
    return chance_of(network, sight.eye)


@kernel
def win(network: Network, sight: Sight, kinds: CardArray, low: int, high: int, tops: IntArray) -> float:
    """The chance to win alone, for a hand and four tops."""
    _see(network, sight, kinds, low, high, tops)
    return win_of(network, sight.eye)


@inlined
def _see(network: Network, sight: Sight, kinds: CardArray, low: int, high: int, tops: IntArray) -> None:
    many = begin_sums(network, sight.eye, low, high, tops)
    for pile in range(4):
        many = _list_pile(sight, kinds, pile, tops, many)
    many = _list_commands(sight, kinds, low & sight.masks[0, 0], high & sight.masks[0, 1], many)
    add_listed(sight.eye, network.rows, many, sight.eye.sums, 1)


@inlined
def _list_pile(sight: Sight, kinds: CardArray, pile: int, tops: IntArray, many: int) -> int:
    """List the command that shows on a pile, and add the marks on it."""
    top, kind = tops[pile], kinds[tops[pile]]
    is_said = sight.is_said[pile] == 1 and sight.tops[pile] == top
    if kind == 0 and not is_said:
        return many
    place = _place(pile, top, tops[pile ^ 1])
    if is_said:
        add(sight.eye.sums, sight.said[pile, place])
    sight.eye.listed[many] = MORE + at.TOP_KIND + 8 * ((pile & 2) + place) + kind
    return many + (kind > 0)


@inlined
def _place(pile: int, top: int, twin: int) -> int:
    """0 for the pile of its direction that is nearer to its beginning, or else 1."""
    if top == twin:
        return pile & 1
    return int(top > twin) if pile < 2 else int(top < twin)


@inlined
def _list_commands(sight: Sight, kinds: CardArray, low: int, high: int, many: int) -> int:
    """List the commands in the hand: on which card, how far from each pile, how many of each."""
    listed, counts = sight.eye.listed, sight.counts
    counts[:] = 0
    while low | high:
        card = smallest(low, high)
        low, high = low & ~LOW[card], high & ~HIGH[card]
        kind = kinds[card]
        counts[kind] += 1
        listed[many] = MORE + at.IN_HAND_KIND + 98 * (kind - 1) + card - 2
        many += 1
        for pile in range(4):
            top = sight.eye.tops[pile]
            distance = (card - top if pile < 2 else top - card) + at.KIND_BEHIND
            listed[many] = MORE + at.KIND_NEAR + at.KIND_WINDOW * (7 * pile + kind - 1) + distance
            many += 0 <= distance < at.KIND_WINDOW
    for kind in range(1, 8):
        listed[many] = MORE + at.KIND_COUNT + 4 * (kind - 1) + min(3, counts[kind])
        many += counts[kind] > 0
    return many
