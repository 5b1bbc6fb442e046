"""Many games of one table side by side, each a row of arrays that kernels write to."""

from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from tenback.sim.bits import IntArray
from tenback.sim.chance import CardArray

# Where things stand in a row of `seeds`.
NUMBER: Final = 0  # the seed that the games come from
GAME: Final = 1  # which of its games this is
KNOWN: Final = 2  # 1 when everybody knows the layout (E25)

# How a batch goes on after the end of a game; as in gymnasium.vector.AutoresetMode.
NEXT_STEP: Final = 0
SAME_STEP: Final = 1
DISABLED: Final = 2

# What is told of a game: whose turn it is or was, whether it is over, and each seat's score.
ACTOR: Final = 0
IS_OVER: Final = 1
SCORES: Final = 2

FloatArray = npt.NDArray[np.float64]
FlagArray = npt.NDArray[np.bool_]


class Boards(NamedTuple):
    """Games with the same options; the first axis is the game."""

    rows: IntArray
    decks: CardArray  # games, rounds, cards
    kinds: CardArray  # the command on each card; of no meaning in TAKE THAT
    carriers: IntArray  # the cards that carry a command, as a set
    scored: IntArray  # games, rounds, seats: the points of TAKE THAT
    rngs: IntArray
    seeds: IntArray
    starts: IntArray  # where the sections of an observation start, in the order of the kernels


class Seen(NamedTuple):
    """What the seats at turn see, and what the last step gave them; the first axis is the game."""

    observations: npt.NDArray[np.int8] | npt.NDArray[np.int16] | npt.NDArray[np.int32]
    masks: npt.NDArray[np.int8]
    rewards: FloatArray
    ended: FlagArray
    seats: IntArray


class Afterwards(NamedTuple):
    """What a batch needs for games that are over: their last observations, and which begin again next."""

    observations: npt.NDArray[np.int8] | npt.NDArray[np.int16] | npt.NDArray[np.int32]
    over: FlagArray
    seats: IntArray


def new_seeds(games: int) -> IntArray:
    """Make room for the seeds of games."""
    return np.zeros((games, 3), np.int64)
