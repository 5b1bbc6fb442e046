"""Rows of the kernels read without a GPU: sets of cards, and the facts of an end of a turn."""

from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from tenback.bots.the_game.hidden import UNHEARD
from tenback.bots.the_game.trained import places as at
from tenback.bots.the_game.trained.accumulator import note_sizes, refresh
from tenback.bots.the_game.trained.extreme.inputs import Inputs, note_kinds, update_inputs, worth
from tenback.bots.the_game.trained.extreme.network import unpacked as extreme_unpacked
from tenback.bots.the_game.trained.network import Network, unpacked
from tenback.games.the_game import deal
from tenback.sim.bits import IntArray
from tenback.sim.chance import CardArray
from tenback.sim.the_game import row as rows
from tenback.sim.the_game.convert import row_of
from training.the_game.ways import ALL, Way

Ints = npt.NDArray[Any]


def cards_in(low: int, high: int) -> set[int]:
    """Read a set of cards."""
    bits = (low & (2**64 - 1)) | ((high & (2**64 - 1)) << 64)
    return {card for card in range(2, 100) if bits >> card & 1}


def way_of(about: int) -> Way:
    """The way of playing that a row of the kernels names."""
    return next(way for way in ALL if way.number == about >> 12 & 255)


def row_before(end: list[int]) -> IntArray:
    """A row of the simulator that stands where a turn ended, with other hands of the same sizes."""
    about, live, hand = end[5], cards_in(end[0], end[1]), cards_in(end[2], end[3])
    way = way_of(about)
    row = row_of(deal(way.options, tuple(range(2, 100)), starter=0))[0]
    row[rows.LIVE : rows.LIVE + 2] = _words(live)
    row[rows.SEAT], row[rows.DRAWN] = about >> 44 & 15, 98 - (about >> 20 & 255)
    row[rows.HAND : rows.HAND + 10] = 0
    unseen = sorted(live - hand)
    for step in range(1, way.players):
        size = about >> 24 + 4 * step & 15
        _put_hand(row, (row[rows.SEAT] + step) % way.players, set(unseen[:size]))
        unseen = unseen[size:]
    _put_hand(row, row[rows.SEAT], hand)
    row[rows.TOP : rows.TOP + 4] = [end[4] >> 8 * pile & 255 for pile in range(4)]
    return row


class ExtremeEnd(NamedTuple):
    """An end of a turn of EXTREME, as the bots write it."""

    row: IntArray
    kinds: CardArray
    out: IntArray
    heard: IntArray
    stops: IntArray


def extreme_end(end: list[int]) -> ExtremeEnd:
    """Read what the player knows of cards, commands and talk; the marks are those that still stand."""
    row, kinds = row_before(end), np.zeros(101, np.int8)
    row[rows.EXTREME], row[rows.WHOLE_TURN] = 1, end[5] >> 49 & 1
    for place, card in enumerate(sorted(cards_in(end[2], end[3]))):
        kinds[card] = end[6] >> 3 * place & 7
    for pile in range(4):
        kinds[row[rows.TOP + pile]] = end[6] >> 24 + 3 * pile & 7
    out = np.array([0, *(end[6] >> 36 + 3 * kind & 7 for kind in range(7))], np.int64)
    heard, stops = np.full((5, 4), UNHEARD, np.int64), np.full(5, UNHEARD, np.int64)
    for step in range(1, int(row[rows.PLAYERS]) if end[7] >> 40 & 1 else 0):
        seat = (row[rows.SEAT] + step) % row[rows.PLAYERS]
        heard[seat] = [end[7] >> 2 * (4 * (step - 1) + pile) & 3 for pile in range(4)]
        stops[seat] = end[7] >> 31 + step & 1
    return ExtremeEnd(row, kinds, out, heard, stops)


def extreme_sums(network: Network, inputs: Inputs, end: list[int], *, is_first: bool) -> Ints:
    """The sums of the first layer as the bots add them up for an end of a turn."""
    row, kinds, out, heard, stops = extreme_end(end)
    if is_first:
        refresh(network, inputs.accumulator, row)
    note_sizes(row, inputs.accumulator.sizes)
    note_kinds(inputs, kinds)
    inputs.out[:], inputs.heard[:], inputs.stops[:] = out, heard, stops
    update_inputs(network, inputs, row)
    hand = rows.HAND + 2 * row[rows.SEAT]
    worth(network, inputs, kinds, row[hand], row[hand + 1], row[rows.TOP : rows.TOP + 4])
    return inputs.accumulator.sums


def _put_hand(row: IntArray, seat: int, cards: set[int]) -> None:
    row[rows.HAND + 2 * seat : rows.HAND + 2 * seat + 2] = _words(cards)


def _words(cards: set[int]) -> list[int]:
    bits = sum(1 << card for card in cards)
    return [bits & (1 << 50) - 1, bits >> 50]


def odd_network(width: int = 16, facts: int = at.FACTS) -> tuple[Network, dict[str, Ints]]:
    """A network by chance whose sums are exact, and its layers: what it is shown must add up to the same."""
    chance = np.random.default_rng(5)
    sizes: dict[str, tuple[int, ...]] = {"second": (width, 8), "third": (8, 8), "last": (8, 2)}
    sizes |= {"second_bias": (8,), "third_bias": (8,), "last_bias": (2,)}
    stored: dict[str, Ints] = {name: chance.integers(-9, 9, size) for name, size in sizes.items()}
    stored["facts"] = chance.integers(-90, 90, (facts, width)).astype(np.int16)
    stored["numbers"] = chance.integers(-9, 9, (at.NUMBERS, width)) << 10
    stored["bias"] = chance.integers(-9, 9, width).astype(np.int16)
    return (unpacked if facts == at.FACTS else extreme_unpacked)(stored), stored


def expected_sums(stored: dict[str, Ints], bits: Ints, counts: Ints) -> Ints:
    """Add up the rows of what is true, one fact after the other."""
    total = stored["facts"].astype(np.int64)[bits].sum(0) + stored["bias"]
    sums: Ints = (total + counts @ (stored["numbers"] >> 10)).astype(np.int16)
    return sums
