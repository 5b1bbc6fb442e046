"""Many running games at once for learning code: one array of moves in; masks, observations, outcomes out."""

from dataclasses import dataclass, field

import numpy as np

from tenback.encoding import Encoding, encoding_of
from tenback.encoding.sections import Array
from tenback.games import Options
from tenback.games.decks import deal_seed
from tenback.sim.bits import IntArray
from tenback.sim.boards import ALL_SEATS, FINALS, GAME, NUMBER, SAME_STEP, STRIDE, Afterwards, Seen
from tenback.sim.by_game import Boards, new_boards
from tenback.sim.stepping import deal_all, first_illegal, look_all, step_all


def new_seen(encoding: Encoding, games: int) -> Seen:
    """Make room for what the active seats see."""
    return Seen(
        observations=_observations(encoding, games),
        masks=np.empty((games, encoding.actions), np.int8),
        rewards=np.zeros(games),
        ended=np.zeros(games, np.bool_),
        seats=np.empty(games, np.int64),
        finals=np.zeros((len(FINALS), games), np.int64),
    )


def new_afterwards(encoding: Encoding, games: int) -> Afterwards:
    """Make room for what is kept of games that are over."""
    return Afterwards(
        observations=_observations(encoding, games),
        over=np.zeros(games, np.bool_),
        begun=np.zeros(games, np.bool_),
        seats=np.zeros(games, np.int64),
        endings=np.zeros(games, np.int64),
        results=np.zeros((games, encoding.options.players), np.int64),
    )


def _observations(encoding: Encoding, games: int) -> Array:
    layout = encoding.observations
    return np.empty((games, layout.size), layout.dtype)


@dataclass(slots=True)
class Batch:
    """Running games of a seed: place i plays the games i, i + size, i + 2 size, ... one after the other.

    Actions and observations are those of `tenback.encoding`, always of the active seat.
    """

    options: Options
    size: int
    seed: int
    encoding: Encoding = field(init=False)
    boards: Boards = field(init=False)
    _seen: Seen = field(init=False)
    _after: Afterwards = field(init=False)

    def __post_init__(self) -> None:
        self.encoding = encoding_of(self.options)
        self.boards = new_boards(self.options, self.size)
        self.boards.seeds[:, NUMBER], self.boards.seeds[:, STRIDE] = deal_seed(self.seed), self.size
        self.boards.seeds[:, GAME] = np.arange(self.size) - self.size
        self._seen = new_seen(self.encoding, self.size)
        self._after = new_afterwards(self.encoding, self.size)
        deal_all(self.boards)
        look_all(self.boards, ALL_SEATS, self._seen)

    @property
    def games(self) -> IntArray:
        """Which game of the seed each place plays."""
        return self.boards.seeds[:, GAME]

    @property
    def seats(self) -> IntArray:
        """The active seat of each game."""
        return self._seen.seats

    @property
    def masks(self) -> Array:
        """What the active seats may do."""
        return self._seen.masks

    @property
    def observations(self) -> Array:
        """What the active seats see."""
        return self._seen.observations

    @property
    def endings(self) -> IntArray:
        """How the last step ended a game, as the rows have it; 0 where the game goes on."""
        return self._after.endings * self._seen.ended

    @property
    def results(self) -> IntArray:
        """By seat, of the last game that ended at each place: the cards left, or the totals of TAKE THAT."""
        return self._after.results

    def step(self, moves: IntArray) -> None:
        """Make one move in each game; nothing is changed when one of them is not legal."""
        if len(moves) != self.size:
            raise ValueError(f"{self.size} games need {self.size} moves, not {len(moves)}")
        self._after.over[:] = False
        refused = first_illegal(self.boards, moves, self._after)
        if refused >= 0:
            raise ValueError(f"move {moves[refused]} is not legal in the game at place {refused}")
        step_all(self.boards, moves, SAME_STEP, 0.0, self._seen, self._after)
