"""A trained network in whole numbers, so that every machine gives the same answer; read from `sight.npz`.

It judges a position as one seat sees it after its own move, before its draw: how many points that seat will
still gain on the mean of the others in this round.
"""

import functools
import io
from importlib import resources
from typing import Any, Final, NamedTuple

import numpy as np
import numpy.typing as npt

from tenback.bots.take_that.facts import MOST, Places, note_facts
from tenback.sim.bits import IntArray
from tenback.sim.jit import kernel

Shorts = npt.NDArray[np.int16]
Ints = npt.NDArray[np.int32]

FIRST_BITS: Final = 8
"""The first layer counts in 256ths."""
WEIGHT_BITS: Final = 10
"""The weights of the later layers count in 1024ths."""
POINTS_BITS: Final = FIRST_BITS + WEIGHT_BITS
TENS: Final = 10.0
"""The network counts in tens of points."""
MOST_ACTIVE: Final = (1 << 15) - 1


class Network(NamedTuple):
    """Two hidden layers, and where their sums stand."""

    rows: Shorts
    """By fact: what it adds to the sums of the first layer."""
    bias: Ints
    second: Shorts
    """By unit of the layer, so that its weights lie side by side."""
    second_bias: Ints
    last: Ints
    last_bias: IntArray
    facts: Places
    sums: Ints
    active: Shorts


def shipped_network() -> Network:
    """Read the network, with sums of its own."""
    return unpacked(_stored())


@functools.cache
def _stored() -> dict[str, Any]:
    with np.load(io.BytesIO(resources.files(__package__).joinpath("sight.npz").read_bytes())) as file:
        return dict(file)


def unpacked(stored: dict[str, Any]) -> Network:
    """Make the arrays that the kernels read, from what is stored."""
    width = len(stored["bias"])
    return Network(
        rows=stored["rows"],
        bias=stored["bias"],
        second=stored["second"],
        second_bias=stored["second_bias"],
        last=stored["last"],
        last_bias=stored["last_bias"],
        facts=np.zeros(MOST, np.int16),
        sums=np.zeros(width, np.int32),
        active=np.zeros(width, np.int16),
    )


@kernel
def gain_seen(row: IntArray, seat: int, network: Network) -> float:
    """The points that a seat will still gain on the mean of the others in this round."""
    _add_facts(row, seat, network)
    total = network.last_bias[0]
    for unit in range(len(network.last)):
        value = int(_dot(network.second[unit], network.active, network.second_bias[unit]))
        total += (max(value, 0) >> WEIGHT_BITS) * network.last[unit]
    return TENS * total / (1 << POINTS_BITS)


@kernel
def _add_facts(row: IntArray, seat: int, network: Network) -> None:
    """Add up the first layer for the facts of a position."""
    sums, active = network.sums, network.active
    found = note_facts(row, seat, network.facts)
    for unit in range(len(sums)):
        sums[unit] = network.bias[unit]
    for index in range(found):
        weights = network.rows[network.facts[index]]
        for unit in range(len(sums)):
            sums[unit] += weights[unit]
    for unit in range(len(sums)):
        active[unit] = min(max(sums[unit], 0), MOST_ACTIVE)


@kernel
def _dot(weights: Shorts, values: Shorts, bias: np.int32) -> np.int32:
    """Add up the products; kept in 32 bits, so that a processor multiplies many pairs at once."""
    total = bias
    for index in range(len(values)):
        total = np.int32(total + np.int32(weights[index]) * np.int32(values[index]))
    return total
