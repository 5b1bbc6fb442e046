"""What a position is worth: a small network that has learned it by playing against itself.

Its words are those of `facts`. It was trained by `training/learn_value.py` and stands in `values.npz`.
"""

from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from tenback.bots.the_game.facts import FACTS, MOST_FACTS, SHARES, FactArray, ShareArray, describe
from tenback.sim.bits import IntArray
from tenback.sim.chance import CardArray
from tenback.sim.jit import kernel

ONCE: Final = np.float32(1.0)
Reals = npt.NDArray[np.float32]

WIDEST_FIRST: Final = 128
WIDEST_SECOND: Final = 32


class Network(NamedTuple):
    """Two hidden layers, as wide as was found worth it for a way of playing."""

    facts: Reals
    """A row for each fact, and for each share behind them."""
    second: Reals
    second_bias: Reals
    last: Reals
    last_bias: Reals


class NetworkBuffers(NamedTuple):
    """What is written down to judge one position."""

    facts: FactArray
    shares: ShareArray
    first: Reals
    second: Reals
    heard: IntArray


def new_network_buffers() -> NetworkBuffers:
    """Lay out fresh buffers."""
    return NetworkBuffers(
        facts=np.zeros(MOST_FACTS, np.int16),
        shares=np.zeros(SHARES, np.float32),
        first=np.zeros(WIDEST_FIRST, np.float32),
        second=np.zeros(WIDEST_SECOND, np.float32),
        heard=np.zeros((5, 4), np.int64),
    )


@kernel
def value(
    row: IntArray, kinds: CardArray, start: IntArray, network: Network, network_buffers: NetworkBuffers
) -> float:
    """What the end of a turn is worth to the player who made it, between 0 and 1."""
    listed = describe(row, kinds, start, network_buffers.heard, network_buffers.facts, network_buffers.shares)
    return judged(network, network_buffers, listed)


@kernel
def judged(network: Network, network_buffers: NetworkBuffers, listed: int) -> float:
    """What the facts on the network_buffers come to."""
    first, second = network_buffers.first[: len(network.second)], network_buffers.second[: len(network.last)]
    first[:] = 0.0
    for index in range(listed):
        add(first, network.facts[network_buffers.facts[index]], ONCE)
    for index in range(SHARES):
        if network_buffers.shares[index] != 0.0:
            add(first, network.facts[FACTS + index], network_buffers.shares[index])
    second[:] = 0.0
    add(second, network.second_bias, ONCE)
    for index in range(len(first)):
        if first[index] > 0.0:
            add(second, network.second[index], first[index])
    total = float(network.last_bias[0])
    for index in range(len(second)):
        if second[index] > 0.0:
            total += float(second[index]) * float(network.last[index])
    # Only a root, which is the same to the last bit on every machine.
    return 0.5 + 0.5 * total / np.sqrt(1.0 + total * total)


@kernel
def add(layer: Reals, row: Reals, times: np.float32) -> None:
    """Add a row, so many times, to a layer."""
    for index in range(len(layer)):
        layer[index] += times * row[index]
