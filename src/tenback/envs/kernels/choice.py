"""Which kernels play which game."""

from types import ModuleType
from typing import Any, Protocol, cast

from tenback.encoding import Encoding
from tenback.encoding.sections import Array
from tenback.envs.kernels import take_that, the_game
from tenback.envs.kernels.boards import Afterwards, Boards, FloatArray, Seen
from tenback.games import the_game as the_game_rules
from tenback.sim.bits import IntArray


class Kernels(Protocol):
    """What the kernels of every game offer."""

    def new_boards(self, encoding: Encoding, games: int) -> Boards:
        """Make room for games at this table; deal before you play."""
        ...

    def put_state(self, boards: Boards, index: int, state: Any) -> None:
        """Write a position of the rules into a row."""
        ...

    def deal_in(self, boards: Boards, index: int, options: Any) -> Any:
        """Give the deal that a row began with, as the rules hold it."""
        ...

    def deal_next(self, boards: Boards, index: int) -> None:
        """Begin the next game of a row's seed; seat 0 starts."""
        ...

    def move(self, boards: Boards, index: int, action: int) -> bool:
        """Make a move if it is legal, and say whether it was."""
        ...

    def forfeit(self, boards: Boards, index: int) -> None:
        """End a game because of an illegal action."""
        ...

    def tell(self, boards: Boards, index: int, told: FloatArray) -> None:
        """Write whose turn it is or was, whether the game is over, and what each seat has won so far."""
        ...

    def see(self, boards: Boards, index: int, seat: int, observation: Array, mask: Array) -> None:
        """Write what a seat sees, and what it may do; that is nothing when it is not at turn."""
        ...

    def look_all(self, boards: Boards, seen: Seen) -> None:
        """Write what every seat at turn sees and may do."""
        ...

    def first_illegal(self, boards: Boards, actions: IntArray, after: Afterwards) -> int:
        """The first game whose action is illegal, or -1."""
        ...

    def step_all(  # noqa: PLR0917 (kernels take their arrays one by one)
        self, boards: Boards, actions: IntArray, mode: int, penalty: float, seen: Seen, after: Afterwards
    ) -> None:
        """Make a move in every game, and begin again where a game is over, as the mode says."""
        ...


def kernels_of(options: Any) -> Kernels:
    """Give the kernels of the game that options belong to."""
    module: ModuleType = the_game if isinstance(options, the_game_rules.Options) else take_that
    return cast("Kernels", module)
