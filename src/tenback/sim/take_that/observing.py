"""What a seat sees, as `tenback.encoding` numbers it, written from a row."""

from typing import Final

from tenback.encoding.sections import Array
from tenback.encoding.take_that.sections import MOST_TO_COME, SPAN, observation_layout
from tenback.games.take_that import CARDS, Options
from tenback.games.take_that.options import MOST_PLAYERS
from tenback.sim.bits import IntArray, count, holds
from tenback.sim.boards import FORFEIT
from tenback.sim.jit import kernel
from tenback.sim.spread import put_heaps, put_set
from tenback.sim.take_that.boards import TakeThatBoards
from tenback.sim.take_that.row import (
    DECK_SIZE,
    DOWN,
    DRAWN,
    ENDING,
    EXTRA,
    HAND,
    HEIGHT,
    LAST,
    LINE,
    PLAYERS,
    POINTS,
    PROFESSIONAL,
    ROUND,
    ROUNDS,
    RUNNING,
    SEAT,
    STACK,
    STARTER,
    UP,
)
from tenback.sim.take_that.rules import price

FIRST: Final = CARDS[0]

# Where the sections start; those after `scored` come later by its length.
_STARTS: Final = observation_layout(Options(rounds=1)).starts
_HAND: Final = _STARTS["hand"]
_LINE: Final = _STARTS["line"]
_HEAPS: Final = _STARTS["heaps"]
_EXTRA: Final = _STARTS["extra"]
_HAND_SIZES: Final = _STARTS["hand_sizes"]
_TO_MOVE: Final = _STARTS["to_move"]
_STARTER: Final = _STARTS["starts"]
_DRAW_PILE: Final = _STARTS["draw_pile"]
_LAST: Final = _STARTS["last"]
_PRICE: Final = _STARTS["price"]
_POINTS: Final = _STARTS["points"]
_SCORED: Final = _STARTS["scored"]
_TO_COME: Final = _STARTS["to_come"]
_PLAYERS: Final = _STARTS["players"]
_PROFESSIONAL: Final = _STARTS["professional"]
_OVER: Final = _STARTS["over"]


@kernel
def observe(boards: TakeThatBoards, index: int, seat: int, out: Array) -> None:
    """Write what a seat sees; sets come first, because they write a little past their end."""
    row = boards.rows[index]
    out[:] = 0
    put_set(out, _HAND, FIRST, row[HAND + 2 * seat], row[HAND + 2 * seat + 1])
    _put_heaps(row, seat, out)
    _put_line(row, out)
    other = seat
    for place in range(row[PLAYERS]):
        _put_seat(row, other, place, out)
        for number in range(row[ROUND] + 1):
            out[_SCORED + MOST_PLAYERS * number + place] = boards.scored[index, number, other]
        other = other + 1 if other + 1 < row[PLAYERS] else 0
    _put_match(row, seat, out)


@kernel
def _put_heaps(row: IntArray, seat: int, out: Array) -> None:
    """Write what the seats have twisted and taken; the extra cards are turned up at the end (T24)."""
    shown = 0 if row[ENDING] == RUNNING or row[ENDING] == FORFEIT else -1
    for place in range(row[PLAYERS]):
        up, down, extra = UP + 2 * seat, DOWN + 2 * seat, EXTRA + 2 * seat
        taken = row[down] | (row[extra] & shown), row[down + 1] | (row[extra + 1] & shown)
        put_heaps(out, _HEAPS + SPAN * place, FIRST, (row[up], row[up + 1]), taken)
        seat = seat + 1 if seat + 1 < row[PLAYERS] else 0


@kernel
def _put_line(row: IntArray, out: Array) -> None:
    """Write the line from the right; the stack still holds cards that were twisted away."""
    place = 0
    for height in range(row[HEIGHT] - 1, -1, -1):
        card = row[STACK + height]
        is_there = int(holds(row[LINE], row[LINE + 1], card))
        place += is_there
        out[_LINE + card - FIRST] = is_there * place
    out[_LAST] = row[LAST]
    out[_PRICE] = -price(row[LINE], row[LINE + 1])


@kernel
def _put_seat(row: IntArray, seat: int, place: int, out: Array) -> None:
    """Write the numbers that everybody sees of a seat."""
    out[_HAND_SIZES + place] = count(row[HAND + 2 * seat], row[HAND + 2 * seat + 1])
    if row[ENDING] == RUNNING:
        out[_TO_MOVE + place] = row[SEAT] == seat
    if row[ENDING] == RUNNING or row[ENDING] == FORFEIT:
        out[_EXTRA + place] = count(row[EXTRA + 2 * seat], row[EXTRA + 2 * seat + 1])
        out[_POINTS + place] = row[POINTS + seat]


@kernel
def _put_match(row: IntArray, seat: int, out: Array) -> None:
    """Write how far the round and the match are."""
    out[_DRAW_PILE] = DECK_SIZE - row[DRAWN]
    starter = (row[STARTER] + row[ROUND]) % row[PLAYERS] - seat
    out[_STARTER + (starter if starter >= 0 else starter + row[PLAYERS])] = 1
    later = MOST_PLAYERS * (row[ROUNDS] - 1)
    out[_TO_COME + later] = min(row[ROUNDS] - 1 - row[ROUND], MOST_TO_COME)
    out[_PLAYERS + later] = row[PLAYERS]
    out[_PROFESSIONAL + later] = row[PROFESSIONAL]
    out[_OVER + later] = row[ENDING] != RUNNING
