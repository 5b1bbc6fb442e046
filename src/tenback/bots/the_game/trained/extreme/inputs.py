"""Judging ends of turns of EXTREME: the inputs of a network that also sees commands and hears marks."""

from typing import NamedTuple

import numpy as np

from tenback.bots.the_game.hidden import UNHEARD
from tenback.bots.the_game.trained.accumulator import (
    NOW,
    Accumulator,
    add,
    add_listed,
    new_accumulator,
    update,
)
from tenback.bots.the_game.trained.extreme import places as at
from tenback.bots.the_game.trained.extreme.network import MORE
from tenback.bots.the_game.trained.layers import chance_of, win_of
from tenback.bots.the_game.trained.network import Network, Shorts
from tenback.bots.the_game.trained.worth import begin_sums
from tenback.sim.bits import HIGH, LOW, IntArray, count, smallest
from tenback.sim.chance import CardArray
from tenback.sim.jit import inlined, kernel
from tenback.sim.the_game.row import PLAYERS, SEAT, TOP
from tenback.sim.the_game.row import WHOLE_TURN as HAS_WHOLE_TURN


class Inputs(NamedTuple):
    """An accumulator, and what is known of commands and talk at the beginning of a turn."""

    accumulator: Accumulator
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


def new_inputs(network: Network) -> Inputs:
    """Make room for the sums of one network."""
    return Inputs(
        accumulator=new_accumulator(network),
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
def note_kinds(inputs: Inputs, kinds: CardArray) -> None:
    """Note which cards carry which command."""
    inputs.masks[:] = 0
    for card in range(2, 100):
        kind = kinds[card]
        if kind > 0:
            inputs.masks[kind, 0] |= LOW[card]
            inputs.masks[kind, 1] |= HIGH[card]
            inputs.masks[0, 0] |= LOW[card]
            inputs.masks[0, 1] |= HIGH[card]


@kernel
def update_inputs(network: Network, inputs: Inputs, row: IntArray) -> None:
    """Turn to the turn that a row stands before; kinds, talk and sizes of hands must have been noted."""
    accumulator, rows = inputs.accumulator, network.rows
    update(network, accumulator, row)
    for kind in range(1, 8):
        out = inputs.out[kind]
        out += count(
            inputs.masks[kind, 0] & accumulator.sets[NOW], inputs.masks[kind, 1] & accumulator.sets[NOW + 1]
        )
        add(accumulator.now, rows[MORE + at.KIND_OUT + 5 * (kind - 1) + out])
    if row[HAS_WHOLE_TURN] == 1:
        add(accumulator.now, rows[MORE + at.WHOLE_TURN])
    _listen(network, inputs, row)


@kernel
def _listen(network: Network, inputs: Inputs, row: IntArray) -> None:
    talking = False
    for pile in range(4):
        inputs.tops[pile] = row[TOP + pile]
        inputs.is_said[pile] = 0
        inputs.said[pile] = 0
    for step in range(1, row[PLAYERS]):
        seat = (row[SEAT] + step) % row[PLAYERS]
        talking |= inputs.stops[seat] != UNHEARD
        if inputs.stops[seat] == 1:
            add(inputs.accumulator.now, network.rows[MORE + at.STOP_SAID + step - 1])
        for pile in range(4):
            talking |= inputs.heard[seat, pile] != UNHEARD
            if inputs.heard[seat, pile] > 0:
                _hear(network, inputs, step, pile, inputs.heard[seat, pile])
    if talking:
        add(inputs.accumulator.now, network.rows[MORE + at.TALKING])


@kernel
def _hear(network: Network, inputs: Inputs, step: int, pile: int, mark: int) -> None:
    inputs.is_said[pile] = 1
    for place in range(2):
        row = MORE + at.MARKED + 12 * (step - 1) + 3 * ((pile & 2) + place) + mark - 1
        add(inputs.said[pile, place], network.rows[row])


# One position ---------------------------------------------------------------------------------------------


@kernel
def worth(network: Network, inputs: Inputs, kinds: CardArray, low: int, high: int, tops: IntArray) -> float:
    """What a hand and four tops are worth at the end of the turn that the inputs are of."""
    _see(network, inputs, kinds, low, high, tops)
    return chance_of(network, inputs.accumulator)


@kernel
def win(network: Network, inputs: Inputs, kinds: CardArray, low: int, high: int, tops: IntArray) -> float:
    """The chance to win alone, for a hand and four tops."""
    _see(network, inputs, kinds, low, high, tops)
    return win_of(network, inputs.accumulator)


@inlined
def _see(network: Network, inputs: Inputs, kinds: CardArray, low: int, high: int, tops: IntArray) -> None:
    many = begin_sums(network, inputs.accumulator, low, high, tops)
    for pile in range(4):
        many = _list_pile(inputs, kinds, pile, tops, many)
    many = _list_commands(inputs, kinds, low & inputs.masks[0, 0], high & inputs.masks[0, 1], many)
    add_listed(inputs.accumulator, network.rows, many, inputs.accumulator.sums, 1)


@inlined
def _list_pile(inputs: Inputs, kinds: CardArray, pile: int, tops: IntArray, many: int) -> int:
    """List the command that shows on a pile, and add the marks on it."""
    top, kind = tops[pile], kinds[tops[pile]]
    is_said = inputs.is_said[pile] == 1 and inputs.tops[pile] == top
    if kind == 0 and not is_said:
        return many
    place = _place(pile, top, tops[pile ^ 1])
    if is_said:
        add(inputs.accumulator.sums, inputs.said[pile, place])
    inputs.accumulator.listed[many] = MORE + at.TOP_KIND + 8 * ((pile & 2) + place) + kind
    return many + (kind > 0)


@inlined
def _place(pile: int, top: int, twin: int) -> int:
    """0 for the pile of its direction that is nearer to its beginning, or else 1."""
    if top == twin:
        return pile & 1
    return int(top > twin) if pile < 2 else int(top < twin)


@inlined
def _list_commands(inputs: Inputs, kinds: CardArray, low: int, high: int, many: int) -> int:
    """List the commands in the hand: on which card, how far from each pile, how many of each."""
    listed, counts = inputs.accumulator.listed, inputs.counts
    counts[:] = 0
    while low | high:
        card = smallest(low, high)
        low, high = low & ~LOW[card], high & ~HIGH[card]
        kind = kinds[card]
        counts[kind] += 1
        listed[many] = MORE + at.IN_HAND_KIND + 98 * (kind - 1) + card - 2
        many += 1
        for pile in range(4):
            top = inputs.accumulator.tops[pile]
            distance = (card - top if pile < 2 else top - card) + at.KIND_BEHIND
            listed[many] = MORE + at.KIND_NEAR + at.KIND_WINDOW * (7 * pile + kind - 1) + distance
            many += 0 <= distance < at.KIND_WINDOW
    for kind in range(1, 8):
        listed[many] = MORE + at.KIND_COUNT + 4 * (kind - 1) + min(3, counts[kind])
        many += counts[kind] > 0
    return many
