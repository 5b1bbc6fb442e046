"""Many games of one table side by side: what their kernels share, whichever game it is."""

from typing import Any, Final, NamedTuple

import numpy as np
import numpy.typing as npt

from tenback.sim.bits import IntArray

# Where things stand in a row of `seeds`.
NUMBER: Final = 0  # the seed that the games come from
GAME: Final = 1  # which of its games this is
STRIDE: Final = 2  # how many games further the next one is
KNOWN: Final = 3  # 1 when everybody knows the layout (E25)
OFF: Final = 4  # the commands that are switched off, as bits (E2)

# How a batch goes on after the end of a game; as in gymnasium.vector.AutoresetMode.
NEXT_STEP: Final = 0
SAME_STEP: Final = 1
DISABLED: Final = 2

# What is told of a game: whose turn it is or was, whether it is over, and each seat's score.
ACTOR: Final = 0
IS_OVER: Final = 1
SCORES: Final = 2

ALL_SEATS: Final = -1
"""In place of the agent's seat when every seat is played."""

FORFEIT: Final = 9
"""How a game ends that an illegal action ended."""

FINALS: Final = ("ending", "won", "result")
"""What is told of a game that has ended: `ending` 1 won, 2 stuck or scored, 3 broken, 9 illegal."""

FloatArray = npt.NDArray[np.float64]
FlagArray = npt.NDArray[np.bool_]


class Seen(NamedTuple):
    """What the active seats see, and what the last step gave them; the first axis is the game."""

    observations: npt.NDArray[Any]
    masks: npt.NDArray[np.int8]
    rewards: FloatArray
    ended: FlagArray
    seats: IntArray
    finals: IntArray  # as in FINALS, of the games that have just ended; 0 for the others


class Afterwards(NamedTuple):
    """What is kept of games that are over: their last observations, how they ended, and which begin next."""

    observations: npt.NDArray[Any]
    over: FlagArray
    begun: FlagArray  # whose first move nobody has made yet
    seats: IntArray
    endings: IntArray  # of the last step; 0 where the game goes on
    results: IntArray  # by seat: the cards left, or the totals of the match


def new_seeds(games: int) -> IntArray:
    """Make room for the seeds of games."""
    seeds = np.zeros((games, 5), np.int64)
    seeds[:, GAME], seeds[:, STRIDE] = -1, 1
    return seeds
