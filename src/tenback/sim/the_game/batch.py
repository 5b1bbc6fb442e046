"""What a batch asks of THE GAME and EXTREME: moves, scores and endings by row."""

from tenback.encoding.sections import Array
from tenback.sim.boards import FORFEIT
from tenback.sim.jit import kernel
from tenback.sim.the_game.boards import (
    TheGameBoards,
    deal_in,
    deal_next,
    new_boards,
    put_state,
)
from tenback.sim.the_game.masks import mark, may
from tenback.sim.the_game.observing import observe
from tenback.sim.the_game.playouts import make_move, random_move
from tenback.sim.the_game.row import DECK_SIZE, ENDING, LEFT, SEAT, WON

__all__ = [
    "TheGameBoards",
    "deal_in",
    "deal_next",
    "ending",
    "forfeit",
    "is_legal",
    "is_won",
    "mark_legal",
    "move",
    "new_boards",
    "observe",
    "put_state",
    "random_action",
    "result",
    "score",
    "to_move",
]


@kernel
def is_legal(boards: TheGameBoards, index: int, action: int) -> bool:
    """Whether the active seat may do this now."""
    return may(boards.rows[index], action)


@kernel
def mark_legal(boards: TheGameBoards, index: int, out: Array) -> None:
    """Mark the legal moves of the active seat."""
    mark(boards.rows[index], out)


@kernel
def move(boards: TheGameBoards, index: int, action: int) -> bool:
    """Make a move if it is legal, and say whether it was."""
    row = boards.rows[index]
    if not may(row, action):
        return False
    make_move(row, boards.decks[index], boards.kinds[index], action)
    return True


@kernel
def random_action(boards: TheGameBoards, index: int) -> int:
    """One of the legal moves, each as likely as the others, by the chance of this row."""
    return random_move(boards.rows[index], boards.chances[index])


@kernel
def forfeit(boards: TheGameBoards, index: int) -> None:
    """End a game because of an illegal action."""
    boards.rows[index, ENDING] = FORFEIT


@kernel
def to_move(boards: TheGameBoards, index: int) -> int:
    """Whose turn it is, or was when the game ended."""
    return boards.rows[index, SEAT]


@kernel
def ending(boards: TheGameBoards, index: int) -> int:
    """How the game ended: 0 not at all, 1 won, 2 stuck, 3 a command broken."""
    return boards.rows[index, ENDING]


@kernel
def score(boards: TheGameBoards, index: int, seat: int) -> float:  # noqa: ARG001 (one for all)
    """What a seat has won so far: the cards that the team has played."""
    return float(DECK_SIZE - boards.rows[index, LEFT])


@kernel
def result(boards: TheGameBoards, index: int, seat: int) -> int:  # noqa: ARG001 (one for all)
    """What counts at the end: the cards left (G10)."""
    return boards.rows[index, LEFT]


@kernel
def is_won(boards: TheGameBoards, index: int, seat: int) -> bool:  # noqa: ARG001 (one for all)
    """Whether the team has beaten the game."""
    return boards.rows[index, ENDING] == WON
