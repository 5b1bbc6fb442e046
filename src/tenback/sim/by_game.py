"""What every game offers to a batch: the type of the boards says whose function it is, in kernels as well."""

from collections.abc import Callable
from types import ModuleType
from typing import Any, NamedTuple

from numba.extending import overload

from tenback.encoding.sections import Array
from tenback.games import Options
from tenback.sim.bits import Lowered
from tenback.sim.jit import kernel
from tenback.sim.take_that import batch as take_that
from tenback.sim.take_that.batch import TakeThatBoards
from tenback.sim.the_game import batch as the_game
from tenback.sim.the_game.batch import TheGameBoards

Boards = TheGameBoards | TakeThatBoards

KERNELS: dict[type, ModuleType] = {TheGameBoards: the_game, TakeThatBoards: take_that}


def new_boards(options: Options, games: int) -> Boards:
    """Make room for games at this table; deal before you play."""
    return BOARDS[options.game](options, games)


BOARDS: dict[str, Callable[[Any, int], Boards]] = {
    "the-game": the_game.new_boards,
    "extreme": the_game.new_boards,
    "take-that": take_that.new_boards,
}


def has_kernels(options: Options) -> bool:
    """Tell whether the game that options belong to is compiled."""
    return options.game in BOARDS


def _by_game(name: str) -> Any:
    """Let the game that the boards belong to say what a function does."""

    def chosen(boards: Boards, *rest: Any) -> Any:
        return getattr(KERNELS[type(boards)], name)(boards, *rest)

    def chosen_by_type(boards: Any, *_rest: Any) -> Any:
        return getattr(KERNELS[boards.instance_class], name).py_func

    # Boards are many arrays: to hand them on takes longer than most of what is done with them.
    overload(chosen, strict=False, jit_options={"forceinline": True})(chosen_by_type)
    return chosen


# Between rows and the rules' own values ------------------------------------------------------------------

put_state: Callable[[Boards, int, Any], None] = _by_game("put_state")
"""Write a position of the rules into a row."""

deal_in: Callable[[Boards, int, Any], Any] = _by_game("deal_in")
"""Give the deal that a row began with, as the rules hold it."""

# Playing -------------------------------------------------------------------------------------------------

deal_next: Callable[[Boards, int], None] = _by_game("deal_next")
"""Begin the next game of a row's seed; seat 0 starts."""

is_legal: Callable[[Boards, int, int], bool] = _by_game("is_legal")
"""Tell whether the active seat may do an action now."""

move: Callable[[Boards, int, int], bool] = _by_game("move")
"""Make a move if it is legal, and say whether it was."""

random_action: Callable[[Boards, int], int] = _by_game("random_action")
"""Choose one of the legal moves by the chance of a row."""

forfeit: Callable[[Boards, int], None] = _by_game("forfeit")
"""End a game because of an illegal action."""

# Partners of a learner ---------------------------------------------------------------------------------


class ByChance(NamedTuple):
    """Partners that make any legal move, by the chance of each row."""

    nothing: int = 0


PARTNERS: dict[type, Any] = {}
"""What partners do, by the type that stands for them; bots add theirs."""


def partner_action(boards: Boards, index: int, partners: tuple[object, ...]) -> int:
    """What the active seat does, which is a partner's."""
    return int(PARTNERS[type(partners)](boards, index, partners))


def _partner_by_type(boards: Lowered, index: Lowered, partners: Lowered) -> Lowered:  # noqa: ARG001
    return PARTNERS[partners.instance_class].py_func


overload(partner_action, strict=False, jit_options={"forceinline": True})(_partner_by_type)


@kernel
def _by_chance(boards: Boards, index: int, partners: ByChance) -> int:  # noqa: ARG001
    return random_action(boards, index)


PARTNERS[ByChance] = _by_chance

# Seeing --------------------------------------------------------------------------------------------------

mark_legal: Callable[[Boards, int, Array], None] = _by_game("mark_legal")
"""Mark the legal moves of the active seat."""

observe: Callable[[Boards, int, int, Array], None] = _by_game("observe")
"""Write what a seat sees."""

to_move: Callable[[Boards, int], int] = _by_game("to_move")
"""Say whose turn it is, or was when the game ended."""

ending: Callable[[Boards, int], int] = _by_game("ending")
"""Say how a game ended; 0 while it goes on."""

score: Callable[[Boards, int, int], float] = _by_game("score")
"""Say what a seat has won so far."""

result: Callable[[Boards, int, int], int] = _by_game("result")
"""Say what counts at the end for a seat."""

is_won: Callable[[Boards, int, int], bool] = _by_game("is_won")
"""Tell whether a seat has won a game that is over."""
