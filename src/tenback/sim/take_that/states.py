"""Between the rules' own values and rows: positions, views of positions and moves."""

from collections.abc import Iterable, Sequence

import numpy as np

from tenback.games.take_that import Card, Lay, Move, Options, State, TakeLine, Twist, View, round_points, twin
from tenback.games.take_that.moves import LAYS, TAKE_LINE, TWISTS
from tenback.sim.bits import HIGH, LOW, IntArray, Words
from tenback.sim.chance import CardArray
from tenback.sim.take_that.deals import empty_row
from tenback.sim.take_that.row import (
    CARD_AT,
    DECK_SIZE,
    DOWN,
    DRAWN,
    ENDING,
    EXTRA,
    GONE,
    HAND,
    HEIGHT,
    LAST,
    LINE,
    MATCH_OVER,
    NO_CARD,
    PLACE,
    POINTS,
    ROUND,
    RUNNING,
    SEAT,
    STACK,
    STARTER,
    TAKE,
    TOTAL,
    TWIST,
    UP,
    WANTED,
)

# Moves ---------------------------------------------------------------------------------------------------


def move_number(move: Move) -> int:
    """The number of a move."""
    match move:
        case Lay(card):
            return int(PLACE[card])
        case Twist(card):
            return TWIST + int(PLACE[card])
        case TakeLine():
            return TAKE


def move_at(number: int) -> Move:
    """The move with a number."""
    if number == TAKE:
        return TAKE_LINE
    return LAYS[int(CARD_AT[number])] if number < TWIST else TWISTS[int(CARD_AT[number - TWIST])]


# Positions -----------------------------------------------------------------------------------------------


def row_of(state: State) -> IntArray:
    """Write a position as a row."""
    row = _open_row(state.options, state)
    _put_sets(row, HAND, state.hands)
    _put_sets(row, EXTRA, state.extra)
    return row


def deck_of(state: State) -> CardArray:
    """The deck of the running round with the draw pile at its end, as the row draws from it."""
    deck = np.zeros(DECK_SIZE, np.int8)
    deck[DECK_SIZE - len(state.draw_pile) :] = state.draw_pile
    return deck


def row_seen(view: View) -> IntArray:
    """Write what a seat knows as a row: the other hands and the extra cards are left empty."""
    row = _open_row(view.options, view)
    if view.seat is not None:
        _put_sets(row, HAND + 2 * view.seat, (view.hand,))
    return row


def words(cards: Iterable[Card]) -> Words:
    """A set of cards as two words."""
    low = high = 0
    for card in cards:
        low |= int(LOW[card])
        high |= int(HIGH[card])
    return low, high


def _open_row(options: Options, seen: State | View) -> IntArray:
    """Write what everyone knows."""
    row = empty_row(options)
    row[STARTER] = seen.starter
    row[ROUND] = seen.round
    row[SEAT] = seen.turn or 0
    row[ENDING] = RUNNING if seen.result is None else MATCH_OVER
    row[DRAWN] = DECK_SIZE - (seen.draw_pile if isinstance(seen, View) else len(seen.draw_pile))
    _put_sets(row, UP, seen.face_up)
    _put_sets(row, DOWN, seen.face_down)
    row[GONE : GONE + 2] = words(card for heap in (*seen.face_up, *seen.face_down) for card in heap)
    _put_line(row, seen.line)
    _put_points(row, seen)
    return row


def _put_line(row: IntArray, line: Sequence[Card]) -> None:
    row[LINE : LINE + 2] = words(line)
    row[WANTED : WANTED + 2] = words(twin(card) for card in line if twin(card) != card)
    row[STACK : STACK + len(line)] = line
    row[HEIGHT] = len(line)
    row[LAST] = line[-1] if line else NO_CARD


def _put_points(row: IntArray, seen: State | View) -> None:
    row[POINTS : POINTS + seen.options.players] = _points(seen)
    for score in seen.rounds:
        row[TOTAL : TOTAL + seen.options.players] += score.points


def _points(seen: State | View) -> tuple[int, ...]:
    return seen.points if isinstance(seen, View) else round_points(seen, with_extra=False)


def _put_sets(row: IntArray, at: int, heaps: Iterable[Iterable[Card]]) -> None:
    for index, heap in enumerate(heaps):
        row[at + 2 * index : at + 2 * index + 2] = words(heap)
