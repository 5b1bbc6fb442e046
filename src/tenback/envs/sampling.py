"""Random legal actions for a whole batch: a baseline, and the way to explore with masks."""

import numpy as np
import numpy.typing as npt

from tenback.encoding.sections import Array
from tenback.sim.bits import IntArray, lowest, popcount
from tenback.sim.chance import below, seed
from tenback.sim.jit import kernel


class RandomActions:
    """Chooses among the legal actions of each game, each as likely as the others."""

    def __init__(self, number: int = 0) -> None:
        self._rng = np.zeros(4, np.int64)
        seed(self._rng, number, 0, 0)

    def __call__(self, masks: npt.NDArray[np.int8]) -> IntArray:
        """Choose an action for each row of masks; 0 where nothing is legal."""
        actions = np.empty(len(masks), np.int64)
        _choose_all(masks, self._rng, actions)
        return actions


@kernel
def _choose_all(masks: Array, rng: IntArray, actions: IntArray) -> None:
    for index in range(len(masks)):
        actions[index] = _choose(masks[index], rng)


@kernel
def _choose(mask: Array, rng: IntArray) -> int:
    """Count the legal actions eight at a time, then look for the one that chance wants."""
    whole = len(mask) // 8
    words = mask[: 8 * whole].view(np.int64)
    legal = 0
    for word in words:
        legal += popcount(word)
    rest = 0
    for place in range(8 * whole, len(mask)):
        rest += mask[place]
    if legal + rest == 0:
        return 0
    wanted = below(rng, legal + rest)
    if wanted < legal:
        return _nth(words, wanted)
    return _nth_byte(mask, 8 * whole, wanted - legal)


@kernel
def _nth(words: IntArray, wanted: int) -> int:
    """The index of the legal action that has *wanted* legal ones before it; it must exist."""
    at = 0
    here = popcount(words[0])
    while wanted >= here:
        wanted -= here
        at += 1
        here = popcount(words[at])
    word = words[at]
    for _ in range(wanted):
        word &= word - 1
    return 8 * at + (lowest(word) >> 3)


@kernel
def _nth_byte(mask: Array, start: int, wanted: int) -> int:
    while wanted > 0 or mask[start] == 0:
        wanted -= mask[start]
        start += 1
    return start
