"""TAKE THAT on rows: moves, masks and observations as `tenback.encoding` numbers them."""

from typing import Final

import numpy as np

from tenback.encoding import Encoding
from tenback.encoding.sections import Array
from tenback.encoding.take_that.sections import MOST_TO_COME, SPAN
from tenback.envs.kernels.boards import (
    ACTOR,
    GAME,
    IS_OVER,
    NEXT_STEP,
    NUMBER,
    SAME_STEP,
    SCORES,
    Afterwards,
    Boards,
    FloatArray,
    Seen,
    new_seeds,
)
from tenback.envs.kernels.spread import put_heaps, put_set
from tenback.games.take_that import CARDS, Deal, Options, State
from tenback.games.take_that.options import MOST_PLAYERS
from tenback.sim.bits import WORD, IntArray, count, holds, lowest
from tenback.sim.chance import seed
from tenback.sim.jit import kernel
from tenback.sim.take_that.deals import MOVES_STREAM, begin_match, empty_row, next_round, shuffle_deck
from tenback.sim.take_that.row import (
    CARD_AT,
    DECK_SIZE,
    DOWN,
    DRAWN,
    ENDING,
    EXTRA,
    HAND,
    HEIGHT,
    LAST,
    LINE,
    MOVES,
    PLACE,
    PLAYERS,
    POINTS,
    PROFESSIONAL,
    ROUND,
    ROUND_OVER,
    ROUNDS,
    RUNNING,
    SEAT,
    STACK,
    STARTER,
    TAKE,
    TOTAL,
    TWIST,
    UP,
)
from tenback.sim.take_that.rules import lays, make_move, may_take, price, twists
from tenback.sim.take_that.states import deck_of, row_of

FORFEIT: Final = 3
"""How a match ends that an illegal action ended."""

ALL: Final = len(CARDS)
FIRST: Final = CARDS[0]

# The sections in the order of `Boards.starts`.
SECTIONS: Final = (
    "hand", "line", "heaps", "extra", "hand_sizes", "at_turn", "starts", "draw_pile", "last",
    "price", "points", "scored", "to_come", "players", "professional", "over",
)  # fmt: skip
(
    _HAND, _LINE, _HEAPS, _EXTRA, _HAND_SIZES, _AT_TURN, _STARTS, _DRAW_PILE, _LAST,
    _PRICE, _POINTS, _SCORED, _TO_COME, _PLAYERS, _PROFESSIONAL, _OVER,
) = range(len(SECTIONS))  # fmt: skip


# Between rows and the rules' own values ------------------------------------------------------------------


def new_boards(encoding: Encoding, games: int) -> Boards:
    """Make room for matches at this table; deal before you play."""
    options: Options = encoding.options
    return Boards(
        rows=np.tile(empty_row(options), (games, 1)),
        decks=np.zeros((games, options.rounds, ALL), np.int8),
        kinds=np.zeros((games, 1), np.int8),
        carriers=np.zeros((games, 1), np.int64),
        scored=np.zeros((games, options.rounds, MOST_PLAYERS), np.int64),
        rngs=np.zeros((games, 4), np.int64),
        seeds=new_seeds(games),
        starts=np.array([encoding.observations.starts[name] for name in SECTIONS], np.int64),
    )


def put_state(boards: Boards, index: int, state: State) -> None:
    """Write a position of the rules into a row."""
    boards.rows[index] = row_of(state)
    boards.decks[index, state.round] = deck_of(state)
    boards.scored[index] = 0
    for number, score in enumerate(state.rounds):
        boards.scored[index, number, : len(score.points)] = score.points
    for number, deck in enumerate(state.decks, start=state.round + 1):
        boards.decks[index, number] = deck


def deal_in(boards: Boards, index: int, options: Options) -> Deal:
    """Give the deal that a row began with, as the rules hold it."""
    decks = tuple(tuple(int(card) for card in deck) for deck in boards.decks[index])
    return Deal(options, decks, starter=0)


@kernel
def _points(row: IntArray, seat: int) -> int:
    """The points of the scored rounds, with those of the round that runs."""
    return int(row[TOTAL + seat] + (row[POINTS + seat] if row[ENDING] == RUNNING else 0))


@kernel
def _lead(own: int, total: int, players: int) -> float:
    return own - (total - own) / (players - 1)


@kernel
def _seat_lead(row: IntArray, seat: int) -> float:
    total = 0
    for other in range(row[PLAYERS]):
        total += _points(row, other)
    return _lead(_points(row, seat), total, row[PLAYERS])


# One match ------------------------------------------------------------------------------------------------


@kernel
def deal_next(boards: Boards, index: int) -> None:
    """Begin the next match of a row's seed; seat 0 starts."""
    row, rng, seeds = boards.rows[index], boards.rngs[index], boards.seeds[index]
    seeds[GAME] += 1
    for number in range(row[ROUNDS]):
        shuffle_deck(boards.decks[index, number], rng, seeds[NUMBER], seeds[GAME], number)
    boards.scored[index] = 0
    begin_match(row, boards.decks[index, 0], 0)
    seed(rng, seeds[NUMBER], seeds[GAME], MOVES_STREAM)


@kernel
def is_legal(boards: Boards, index: int, action: int) -> bool:
    """Whether the seat at turn may do this now."""
    row = boards.rows[index]
    if row[ENDING] != RUNNING or action < 0 or action >= MOVES:
        return False
    if action == TAKE:
        return may_take(row)
    low, high = lays(row) if action < TWIST else twists(row)
    return holds(low, high, CARD_AT[action if action < TWIST else action - TWIST])


@kernel
def move(boards: Boards, index: int, action: int) -> bool:
    """Make a move if it is legal, deal the next round after the last move of one, and say whether it was."""
    if not is_legal(boards, index, action):
        return False
    row = boards.rows[index]
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
def forfeit(boards: Boards, index: int) -> None:
    """End a match because of an illegal action."""
    boards.rows[index, ENDING] = FORFEIT


@kernel
def tell(boards: Boards, index: int, told: FloatArray) -> None:
    """Write whose turn it is or was, whether the game is over, and what each seat has won so far."""
    row = boards.rows[index]
    told[ACTOR] = row[SEAT]
    told[IS_OVER] = row[ENDING] != RUNNING
    for seat in range(row[PLAYERS]):
        told[SCORES + seat] = _seat_lead(row, seat)


@kernel
def legal(boards: Boards, index: int, out: Array) -> None:
    """Mark the legal moves of the seat at turn."""
    row = boards.rows[index]
    out[:] = 0
    if row[ENDING] != RUNNING:
        return
    low, high = lays(row)
    _mark_moves(out, 0, low, high)
    low, high = twists(row)
    _mark_moves(out, TWIST, low, high)
    out[TAKE] = may_take(row)


@kernel
def _mark_moves(out: Array, start: int, low: int, high: int) -> None:
    while low:
        out[start + PLACE[lowest(low)]] = 1
        low &= low - 1
    while high:
        out[start + PLACE[lowest(high) + WORD]] = 1
        high &= high - 1


# Observations ---------------------------------------------------------------------------------------------


@kernel
def observe(boards: Boards, index: int, seat: int, out: Array) -> None:
    """Write what a seat sees."""
    row, at = boards.rows[index], boards.starts
    out[:] = 0
    put_set(out, at[_HAND], FIRST, row[HAND + 2 * seat], row[HAND + 2 * seat + 1])
    _put_heaps(row, at, seat, out)
    _put_line(row, at, out)
    out[at[_DRAW_PILE]] = DECK_SIZE - row[DRAWN]
    out[at[_TO_COME]] = min(row[ROUNDS] - 1 - row[ROUND], MOST_TO_COME)
    out[at[_PLAYERS]] = row[PLAYERS]
    out[at[_PROFESSIONAL]] = row[PROFESSIONAL]
    out[at[_OVER]] = row[ENDING] != RUNNING
    other = seat
    for place in range(row[PLAYERS]):
        _put_seat(row, at, other, place, out)
        for number in range(row[ROUND] + 1):
            out[at[_SCORED] + MOST_PLAYERS * number + place] = boards.scored[index, number, other]
        other = other + 1 if other + 1 < row[PLAYERS] else 0
    starter = (row[STARTER] + row[ROUND]) % row[PLAYERS] - seat
    out[at[_STARTS] + (starter if starter >= 0 else starter + row[PLAYERS])] = 1


@kernel
def _put_heaps(row: IntArray, at: IntArray, seat: int, out: Array) -> None:
    """Write what the seats have twisted and taken; the extra cards are turned up at the end (T24)."""
    shown = 0 if row[ENDING] == RUNNING or row[ENDING] == FORFEIT else -1
    for place in range(row[PLAYERS]):
        up, down, extra = UP + 2 * seat, DOWN + 2 * seat, EXTRA + 2 * seat
        taken = row[down] | (row[extra] & shown), row[down + 1] | (row[extra + 1] & shown)
        put_heaps(out, at[_HEAPS] + SPAN * place, FIRST, (row[up], row[up + 1]), taken)
        seat = seat + 1 if seat + 1 < row[PLAYERS] else 0


@kernel
def _put_line(row: IntArray, at: IntArray, out: Array) -> None:
    """Write the line from the right; the stack still holds cards that were twisted away."""
    place = 0
    for height in range(row[HEIGHT] - 1, -1, -1):
        card = row[STACK + height]
        if holds(row[LINE], row[LINE + 1], card):
            place += 1
            out[at[_LINE] + card - FIRST] = place
    out[at[_LAST]] = row[LAST]
    out[at[_PRICE]] = -price(row[LINE], row[LINE + 1])


@kernel
def _put_seat(row: IntArray, at: IntArray, seat: int, place: int, out: Array) -> None:
    """Write the numbers that everybody sees of a seat."""
    out[at[_HAND_SIZES] + place] = count(row[HAND + 2 * seat], row[HAND + 2 * seat + 1])
    if row[ENDING] == RUNNING:
        out[at[_AT_TURN] + place] = row[SEAT] == seat
    if row[ENDING] == RUNNING or row[ENDING] == FORFEIT:
        out[at[_EXTRA] + place] = count(row[EXTRA + 2 * seat], row[EXTRA + 2 * seat + 1])
        out[at[_POINTS] + place] = row[POINTS + seat]


# Many matches ---------------------------------------------------------------------------------------------


@kernel
def see(boards: Boards, index: int, seat: int, observation: Array, mask: Array) -> None:
    """Write what a seat sees, and what it may do; that is nothing when it is not at turn."""
    observe(boards, index, seat, observation)
    if boards.rows[index, SEAT] == seat:
        legal(boards, index, mask)
    else:
        mask[:] = 0


@kernel
def look_all(boards: Boards, seen: Seen) -> None:
    """Write what every seat at turn sees and may do; two short loops are quicker than one long one."""
    for index in range(len(boards.rows)):
        seat = boards.rows[index, SEAT]
        seen.seats[index] = seat
        observe(boards, index, seat, seen.observations[index])
    for index in range(len(boards.rows)):
        legal(boards, index, seen.masks[index])


@kernel
def first_illegal(boards: Boards, actions: IntArray, after: Afterwards) -> int:
    """The first match whose action is illegal, or -1; matches that begin again next take any action."""
    for index in range(len(boards.rows)):
        if not after.over[index] and not is_legal(boards, index, actions[index]):
            return index
    return -1


@kernel
def step_all(  # noqa: PLR0917 (kernels take their arrays one by one)
    boards: Boards, actions: IntArray, mode: int, penalty: float, seen: Seen, after: Afterwards
) -> None:
    """Make a move in every match, and begin again where a match is over, as the mode says."""
    for index in range(len(boards.rows)):
        if mode == NEXT_STEP and after.over[index]:
            deal_next(boards, index)
            seen.rewards[index], seen.ended[index], after.over[index] = 0.0, False, False
        else:
            _step(boards, index, actions[index], penalty, seen)
            after.over[index] = seen.ended[index]
            if mode == SAME_STEP and after.over[index]:
                _look_back(boards, index, after)
                deal_next(boards, index)
    look_all(boards, seen)


@kernel
def _look_back(boards: Boards, index: int, after: Afterwards) -> None:
    """Keep what was seen last, before the next game begins."""
    seat = boards.rows[index, SEAT]
    after.seats[index] = seat
    observe(boards, index, seat, after.observations[index])


@kernel
def _step(boards: Boards, index: int, action: int, penalty: float, seen: Seen) -> None:
    row = boards.rows[index]
    seat = row[SEAT]
    before = _seat_lead(row, seat)
    if move(boards, index, action):
        seen.rewards[index] = _seat_lead(row, seat) - before
    else:
        forfeit(boards, index)
        seen.rewards[index] = penalty
    seen.ended[index] = row[ENDING] != RUNNING
