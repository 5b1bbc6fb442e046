"""Games that kernels have played: how they ended and, where wanted, all that was dealt, done and said."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from tenback.sim.bits import IntArray
from tenback.sim.jit import kernel

LONGEST = 4096
"""Room for the actions of one game; no game with marks comes near."""


class Log(NamedTuple):
    """What was done in games, one after the other: the actions of the encoding, and who did them."""

    actions: npt.NDArray[np.int16]
    seats: npt.NDArray[np.int8]
    ends: IntArray
    """Where each game ends."""


@kernel
def noted(log: Log, at: int, action: int, seat: int) -> int:
    """Write down what a seat did, where there is room; where the log goes on."""
    if at < len(log.actions):
        log.actions[at] = action
        log.seats[at] = seat
    return at + 1


@dataclass(frozen=True, slots=True)
class KernelGames:
    """Neighbouring games of a series."""

    numbers: range
    endings: IntArray
    """As the rows have them."""
    results: IntArray
    """By game and seat: cards left, or points."""
    log: Log
    decks: npt.NDArray[np.int8]
    """By game: the deck as it was dealt; of TAKE THAT the decks of all rounds."""
    commands: npt.NDArray[np.int8]
    """By game: the kinds of the cards 2 to 99; empty where there are no commands."""


@dataclass(frozen=True, slots=True)
class SeriesKernels:
    """What a game brings whose series are compiled."""

    bots: frozenset[str]
    """The bots that its kernels play, by name."""
    play: Callable[..., KernelGames]
    """Play neighbouring games: options, bots by seat; talks, seed, numbers, recorded."""
    ending_of: Callable[[int], str]
    """Name an ending by its number in a row."""
    replay: Callable[..., int]
    """Make all moves of recorded games again (options, games): fill in endings and results from the moves
    alone. It gives the place of the first game with an action that is not legal, or -1."""
    of_deal: Callable[..., KernelGames] | None = None
    """Play one deal again and again (deal, level, numbers; talks), each game with a course of its own."""


def room_for(
    numbers: range, seats: int, deck: int, *, commands: bool, recorded: bool, longest: int = LONGEST
) -> KernelGames:
    """Make room for games; those that are not recorded need little of it."""
    games, kept = len(numbers), len(numbers) if recorded else 0
    return KernelGames(
        numbers=numbers,
        endings=np.zeros(games, np.int64),
        results=np.zeros((games, seats), np.int64),
        log=Log(
            np.zeros(kept * longest, np.int16), np.zeros(kept * longest, np.int8), np.zeros(games, np.int64)
        ),
        decks=np.zeros((kept, deck), np.int8),
        commands=np.zeros((kept, 98 if commands else 0), np.int8),
    )
