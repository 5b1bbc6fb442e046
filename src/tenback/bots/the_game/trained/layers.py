"""The layers above the first: from its sums to the chance to win."""

from typing import Final

import numpy as np

from tenback.bots.the_game.trained.accumulator import Accumulator
from tenback.bots.the_game.trained.network import LOGIT_BITS, LOGIT_END, WEIGHT_BITS, Ints, Network
from tenback.sim.jit import inlined
from tenback.sim.products import TOGETHER, four_sums

FEW_LEFT: Final = 0.02  # what at most five cards left are worth, where a win is worth 1


@inlined
def chance_of(network: Network, accumulator: Accumulator) -> float:
    """What a position with these sums is worth: the chance to win, and a little for few cards left."""
    win, few = _heads(network, accumulator)
    return _chance(network, win) + FEW_LEFT * _chance(network, few)


@inlined
def win_of(network: Network, accumulator: Accumulator) -> float:
    """The chance to win alone."""
    win, _ = _heads(network, accumulator)
    return _chance(network, win)


@inlined
def _heads(network: Network, accumulator: Accumulator) -> tuple[int, int]:
    """The logits of a win, and of at most five cards left."""
    active, second, third = accumulator.active, accumulator.second, accumulator.third
    for index in range(len(active)):
        active[index] = max(accumulator.sums[index], 0)
    for first in range(0, len(second), TOGETHER):
        sums = four_sums(network.second, first, active)
        for place in range(TOGETHER):
            second[first + place] = max(network.second_bias[first + place] + sums[place], 0) >> WEIGHT_BITS
    for index in range(len(third)):
        third[index] = _dot(network.third[index], second, network.third_bias[index])
    win, few = network.last_bias[0], network.last_bias[1]
    for index in range(len(third)):
        times = max(third[index], 0) >> WEIGHT_BITS
        win += times * network.last[index, 0]
        few += times * network.last[index, 1]
    return win, few


@inlined
def _dot(weights: Ints, values: Ints, bias: np.int32) -> np.int32:
    total = bias
    for index in range(len(values)):
        total = np.int32(total + weights[index] * values[index])
    return total


@inlined
def _chance(network: Network, logit: int) -> float:
    """Read the chance off the table, between two steps in proportion."""
    end = LOGIT_END << LOGIT_BITS
    logit = min(end, max(-end, logit)) + end
    step = 1 << (LOGIT_BITS - 5)
    place = logit // step
    below = network.chances[place]
    return below + (network.chances[place + 1] - below) * (logit - place * step) / step
