"""When nothing is hidden any more: look through all that can happen until a way to win is found."""

import functools
from typing import Final, NamedTuple

import numpy as np

from tenback.bots.the_game.costs import SCRATCH, cost, prepare
from tenback.bots.the_game.hidden import Knowledge
from tenback.bots.the_game.policy import go_on_below
from tenback.bots.the_game.weights import FloatArray, first_guess
from tenback.games.the_game import Options
from tenback.sim.bits import HIGH, LOW, IntArray, copy, smallest
from tenback.sim.chance import CardArray
from tenback.sim.jit import kernel
from tenback.sim.the_game.convert import blank_row, put_cards
from tenback.sim.the_game.numbers import number_of_play
from tenback.sim.the_game.playouts import make_move
from tenback.sim.the_game.row import (
    BOUND,
    DECK_SIZE,
    END_TURN,
    ENDING,
    HAND,
    LEFT,
    OWED,
    PILES_USED,
    PLAYED,
    RUNNING,
    SEAT,
    STOPPED,
    THREE,
    TOP,
    WIDTH,
    WON,
)
from tenback.sim.the_game.rules import end_turn, in_debt, playable

DEEPEST: Final = 80
MOST_MOVES: Final = 36
SLOTS: Final = 1 << 15
POSITIONS: Final = 20_000  # looked at before giving up
SURELY: Final = 8  # cards left of which every order is looked through
NO_WAY: Final = -1


class Book(NamedTuple):
    """The positions on the way to the one that is looked at, with their moves, and those known as lost."""

    rows: IntArray
    moves: IntArray
    prices: FloatArray
    counts: IntArray
    tried: IntArray
    lost: IntArray
    turn_weights: FloatArray


def nothing_hidden(known: Knowledge) -> bool:
    """Whether the seat can tell where every card is, and its command."""
    places = sum(seat != known.row[SEAT] and size > 0 for seat, size in enumerate(known.sizes))
    undrawn = len(known.unseen) - sum(known.sizes) + known.sizes[known.row[SEAT]]
    told = known.commands_out.sum() == 0
    return bool(told and ((places <= 1 and undrawn == 0) or (places == 0 and undrawn <= 1)))


def winning_move(known: Knowledge, weights: FloatArray) -> int:
    """The first move of a way to win when nothing is hidden, or NO_WAY when none was found."""
    row, deck = _laid_open(known, known.row)
    return solve(row, deck, known.kinds, weights, new_book())


def _laid_open(known: Knowledge, here: IntArray) -> tuple[IntArray, CardArray]:
    """Write the cards that a seat cannot see, but knows, to a row and a deck."""
    row, deck = here.copy(), np.zeros(DECK_SIZE, np.int8)
    for seat, size in enumerate(known.sizes):
        if seat != row[SEAT] and size > 0:
            put_cards(row, HAND + 2 * seat, map(int, known.unseen))
    if known.sizes.sum() == known.sizes[row[SEAT]]:
        deck[DECK_SIZE - len(known.unseen) :] = known.unseen
    return row, deck


def is_won_after(known: Knowledge, end: IntArray, weights: FloatArray) -> bool | None:
    """Whether a game in which nothing is hidden can be won after a turn; None where too much can happen."""
    row, deck = _laid_open(known, end)
    if row[ENDING] == STOPPED:
        row[ENDING] = RUNNING
    end_turn(row, deck)
    if row[ENDING] != RUNNING:
        return bool(row[ENDING] == WON)
    if solve(row, deck, known.kinds, weights, new_book()) != NO_WAY:
        return True
    return False if row[LEFT] <= SURELY else None


@functools.cache
def make_ready() -> None:
    """Compile before the first decision, not in front of a player who waits in the last one."""
    row = blank_row(Options())
    solve(row, np.zeros(DECK_SIZE, np.int8), np.zeros(101, np.int8), first_guess(), new_book())


def new_book() -> Book:
    """Make room for a search through all that can happen."""
    return Book(
        rows=np.zeros((DEEPEST, WIDTH), np.int64),
        moves=np.zeros((DEEPEST, MOST_MOVES), np.int64),
        prices=np.zeros((DEEPEST, MOST_MOVES)),
        counts=np.zeros(DEEPEST, np.int64),
        tried=np.zeros(DEEPEST, np.int64),
        lost=np.zeros(SLOTS, np.int64),
        turn_weights=np.zeros(SCRATCH),
    )


@kernel
def solve(row: IntArray, deck: CardArray, kinds: CardArray, weights: FloatArray, book: Book) -> int:
    """Go through the moves, promising ones first; back where there is no way on."""
    copy(row, book.rows[0])
    depth, looked = 0, 0
    _list_moves(kinds, weights, book, 0)
    while depth >= 0 and looked < POSITIONS:
        if book.tried[depth] == book.counts[depth] or depth == DEEPEST - 1:
            book.lost[_slot(book.rows[depth])] = _key(book.rows[depth])
            depth -= 1
            continue
        move = book.moves[depth, book.tried[depth]]
        book.tried[depth] += 1
        looked += 1
        after = book.rows[depth + 1]
        copy(book.rows[depth], after)
        make_move(after, deck, kinds, move)
        if after[ENDING] == WON:
            return book.moves[0, book.tried[0] - 1]
        if after[ENDING] == RUNNING and book.lost[_slot(after)] != _key(after):
            depth += 1
            _list_moves(kinds, weights, book, depth)
    return NO_WAY


@kernel
def _list_moves(kinds: CardArray, weights: FloatArray, book: Book, depth: int) -> None:
    """Write the moves of a position from cheap to dear."""
    row = book.rows[depth]
    prepare(row, weights, 0, book.turn_weights)
    book.counts[depth] = book.tried[depth] = 0
    if not in_debt(row) and row[LEFT] > 0:
        _add_move(book, depth, END_TURN, go_on_below(row, book.turn_weights))
    for pile in range(4):
        if pile & 1 and row[TOP + pile] == row[TOP + pile - 1]:
            continue
        low, high = playable(row, pile)
        while low | high:
            card = smallest(low, high)
            low, high = low & ~LOW[card], high & ~HIGH[card]
            _add_move(
                book, depth, number_of_play(card, pile), cost(row, kinds, book.turn_weights, card, pile)
            )


@kernel
def _add_move(book: Book, depth: int, move: int, price: float) -> None:
    place = book.counts[depth]
    while place > 0 and book.prices[depth, place - 1] > price:
        book.prices[depth, place] = book.prices[depth, place - 1]
        book.moves[depth, place] = book.moves[depth, place - 1]
        place -= 1
    book.prices[depth, place], book.moves[depth, place] = price, move
    book.counts[depth] += 1


@kernel
def _key(row: IntArray) -> int:
    """One number for all that matters of a position; it may overflow, which mixes it."""
    key = row[SEAT] + 8 * row[PLAYED] + 128 * row[OWED] + 1024 * row[THREE] + 2048 * row[BOUND]
    key ^= row[PILES_USED] << 16
    for place in range(TOP, HAND + 10):
        key = (key ^ row[place]) * 6364136223846793005 + 1442695040888963407
        key ^= key >> 29
    return key


@kernel
def _slot(row: IntArray) -> int:
    return _key(row) & (SLOTS - 1)
