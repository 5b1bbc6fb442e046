"""What a batch asks of TAKE THAT: moves, scores and endings by row."""

from tenback.encoding.sections import Array
from tenback.sim.bits import IntArray
from tenback.sim.boards import FORFEIT
from tenback.sim.jit import kernel
from tenback.sim.take_that.boards import (
    TakeThatBoards,
    deal_in,
    deal_next,
    new_boards,
    put_state,
)
from tenback.sim.take_that.deals import next_round
from tenback.sim.take_that.masks import mark, may
from tenback.sim.take_that.observing import observe
from tenback.sim.take_that.playouts import random_move
from tenback.sim.take_that.row import ENDING, PLAYERS, POINTS, ROUND, ROUND_OVER, RUNNING, SEAT, TOTAL
from tenback.sim.take_that.rules import make_move

__all__ = [
    "TakeThatBoards",
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
def is_legal(boards: TakeThatBoards, index: int, action: int) -> bool:
    """Whether the active seat may do this now."""
    return may(boards.rows[index], action)


@kernel
def mark_legal(boards: TakeThatBoards, index: int, out: Array) -> None:
    """Mark the legal moves of the active seat."""
    mark(boards.rows[index], out)


@kernel
def move(boards: TakeThatBoards, index: int, action: int) -> bool:
    """Make a move if it is legal, deal the next round after the last move of one, and say whether it was."""
    row = boards.rows[index]
    if not may(row, action):
        return False
    make_move(row, boards.decks[index, row[ROUND]], action)
    if row[ENDING] != RUNNING:
        _note_round(row, boards.scored[index])
    if row[ENDING] == ROUND_OVER:
        next_round(row, boards.decks[index, row[ROUND] + 1])
    return True


@kernel
def _note_round(row: IntArray, scored: IntArray) -> None:
    """Write the points of the round that has just been scored: what the totals grew by."""
    for seat in range(row[PLAYERS]):
        before = 0
        for number in range(row[ROUND]):
            before += scored[number, seat]
        scored[row[ROUND], seat] = row[TOTAL + seat] - before


@kernel
def random_action(boards: TakeThatBoards, index: int) -> int:
    """One of the legal moves, each as likely as the others, by the chance of this row."""
    return random_move(boards.rows[index], boards.chances[index])


@kernel
def forfeit(boards: TakeThatBoards, index: int) -> None:
    """End a match because of an illegal action."""
    boards.rows[index, ENDING] = FORFEIT


@kernel
def to_move(boards: TakeThatBoards, index: int) -> int:
    """Whose turn it is, or was when the match ended."""
    return boards.rows[index, SEAT]


@kernel
def ending(boards: TakeThatBoards, index: int) -> int:
    """How the match ended: 0 not at all, 2 with its last round."""
    return boards.rows[index, ENDING]


@kernel
def score(boards: TakeThatBoards, index: int, seat: int) -> float:
    """How far a seat is ahead of the others on average."""
    row = boards.rows[index]
    total = 0
    for other in range(row[PLAYERS]):
        total += _points(row, other)
    own = _points(row, seat)
    return own - (total - own) / (row[PLAYERS] - 1)


@kernel
def _points(row: IntArray, seat: int) -> int:
    """The points of the scored rounds, with those of the round that runs."""
    return int(row[TOTAL + seat] + (row[POINTS + seat] if row[ENDING] == RUNNING else 0))


@kernel
def result(boards: TakeThatBoards, index: int, seat: int) -> int:
    """What counts at the end: a seat's total (T11)."""
    return boards.rows[index, TOTAL + seat]


@kernel
def is_won(boards: TakeThatBoards, index: int, seat: int) -> bool:
    """Whether nobody has more points than a seat at the end of the match."""
    row = boards.rows[index]
    for other in range(row[PLAYERS]):
        if row[TOTAL + other] > row[TOTAL + seat]:
            return False
    return row[ENDING] != FORFEIT
