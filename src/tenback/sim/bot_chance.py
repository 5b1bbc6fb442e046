"""The chance of bots inside kernels: the very numbers of `tenback.games.decks.Generator` (SplitMix64)."""

from typing import Final

import numpy as np

from tenback.sim.jit import kernel

STEP: Final = np.uint64(0x9E3779B97F4A7C15)
FIRST: Final = np.uint64(0xBF58476D1CE4E5B9)
SECOND: Final = np.uint64(0x94D049BB133111EB)
ZERO: Final = np.uint64(0)
TOP_BIT: Final = np.uint64(63)
BEFORE_SEAT: Final = np.frombuffer(b"bot ", np.uint8)
BEFORE_MOVE: Final = np.frombuffer(b" move ", np.uint8)
DIGIT: Final = 48


@kernel
def mix64(value: np.uint64) -> np.uint64:
    """Scramble 64 bits."""
    value = value + STEP
    value = (value ^ (value >> np.uint64(30))) * FIRST
    value = (value ^ (value >> np.uint64(27))) * SECOND
    return value ^ (value >> np.uint64(31))


@kernel
def game_chance(seed: np.uint64, number: int) -> np.uint64:
    """The state from which all decisions of one game of a series begin."""
    game = mix64(seed ^ mix64(np.uint64(number)))
    state = mix64(game)
    # The generator takes a seed of 64 bits as two words where the highest bit is set.
    return mix64(state) if game >> TOP_BIT != ZERO else state


@kernel
def decision(game: np.uint64, seat: int, moves: int) -> np.uint64:
    """The state for one decision: the stream `bot SEAT move NUMBER`."""
    state = game
    for letter in BEFORE_SEAT:
        state = mix64(state ^ np.uint64(letter))
    state = mix64(state ^ np.uint64(DIGIT + seat))
    for letter in BEFORE_MOVE:
        state = mix64(state ^ np.uint64(letter))
    unit = 1
    while moves >= 10 * unit:
        unit *= 10
    while unit:
        state = mix64(state ^ np.uint64(DIGIT + moves // unit % 10))
        unit //= 10
    return state


@kernel
def drawn_below(state: np.uint64, limit: int) -> int:
    """The first number of a decision from 0 up to but not including *limit*, each equally likely."""
    stop = np.uint64(limit)
    over = (ZERO - stop) % stop
    while True:
        state = state + STEP
        value = mix64(state)
        if over == ZERO or value < ZERO - over:
            return int(value % stop)


def low_bits(seed: int) -> np.uint64:
    """The bits of a seed that count for the decisions of a series."""
    return np.uint64(seed & ((1 << 64) - 1))
