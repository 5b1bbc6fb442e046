"""The expert's search: every move tried in the same drawn worlds, the promising ones more often."""

import math
from typing import Final

from tenback.bots.take_that.desk import Desk, Known, Minds
from tenback.bots.take_that.hands import prospects
from tenback.bots.take_that.policy import policy_move, stage
from tenback.bots.take_that.weights import FloatArray
from tenback.bots.take_that.worlds import draw_world
from tenback.sim.bits import HIGH, LOW, IntArray, smallest
from tenback.sim.chance import CardArray
from tenback.sim.jit import kernel
from tenback.sim.take_that.row import (
    ENDING,
    LAST,
    NO_CARD,
    PLACE,
    PLAYERS,
    ROUND,
    ROUNDS,
    RUNNING,
    SEAT,
    TAKE,
    TWIST,
)
from tenback.sim.take_that.rules import copy_row, lays, make_move, may_take, twists

TRUST: Final = 60.0
"""What the policy would do starts so many points ahead, all samples together: few samples are mostly luck."""
CLOSE: Final = 1.5
DRIFT: Final = 12.0
"""How many points decide a match that is nearly over, and how many more for each round to be played."""


@kernel
def list_moves(row: IntArray, moves: IntArray) -> int:
    """Write the legal moves; how many they are."""
    found = 0
    low, high = lays(row)
    while low | high:
        card = smallest(low, high)
        low, high = low & ~LOW[card], high & ~HIGH[card]
        moves[found] = PLACE[card]
        found += 1
    low, high = twists(row)
    while low | high:
        card = smallest(low, high)
        low, high = low & ~LOW[card], high & ~HIGH[card]
        moves[found] = TWIST + PLACE[card]
        found += 1
    if may_take(row):
        moves[found] = TAKE
        found += 1
    return found


@kernel
def spread(row: IntArray) -> float:
    """How far the points may still drift apart: the more is to be played, the further."""
    return CLOSE + DRIFT * math.sqrt(row[ROUNDS] - row[ROUND] - 1 + stage(row))


@kernel
def win_share(row: IntArray, seat: int, values: FloatArray, width: float) -> float:
    """A seat's share of the win, stretched so that near a tie a point counts as one.

    All moves of a decision are judged with one *width*: it stretches the value of a tie as well.
    """
    own, rivals = prospects(row, seat, values), 0.0
    for rival in range(row[PLAYERS]):
        if rival != seat:
            rivals += math.exp(min(50.0, (prospects(row, rival, values) - own) / width))
    players = row[PLAYERS]
    return width * players * players / (players - 1.0) / (1.0 + rivals)


@kernel
def play_on(row: IntArray, deck: CardArray, seat: int, minds: Minds) -> None:
    """Play until the line is gone."""
    while row[ENDING] == RUNNING:
        make_move(row, deck, policy_move(row, minds.own if row[SEAT] == seat else minds.rivals))
        if row[LAST] == NO_CARD:
            return


@kernel
def try_moves(known: Known, minds: Minds, desk: Desk, rng: IntArray, left: int) -> None:
    """Draw a world and make each of the moves that are left in it."""
    seat, width = known.row[SEAT], spread(known.row)
    draw_world(known, desk, rng)
    for index in range(left):
        move = desk.order[index]
        copy_row(desk.world, desk.trial)
        make_move(desk.trial, desk.deck, desk.moves[move])
        play_on(desk.trial, desk.deck, seat, minds)
        desk.value[move] += win_share(desk.trial, seat, minds.hands, width)


@kernel
def search(known: Known, minds: Minds, samples: int, desk: Desk, rng: IntArray) -> int:
    """Choose a move by *samples* play-outs: half of the moves drop out after each equal share of them."""
    left = list_moves(known.row, desk.moves)
    favourite = policy_move(known.row, minds.own)
    for index in range(left):
        desk.order[index] = index
        desk.value[index] = TRUST if desk.moves[index] == favourite else 0.0
    share = samples // _halvings(left)
    while left > 1:
        for _ in range(max(1, share // left)):
            try_moves(known, minds, desk, rng, left)
        sort_by_value(desk.order, left, desk.value)
        left = (left + 1) // 2
    return desk.moves[desk.order[0]]


@kernel
def sort_by_value(order: IntArray, size: int, value: FloatArray) -> None:
    """Put the best of the first *size* in front; equal ones stay as they are."""
    for index in range(1, size):
        moving, to = order[index], index
        while to > 0 and value[order[to - 1]] < value[moving]:
            order[to] = order[to - 1]
            to -= 1
        order[to] = moving


@kernel
def _halvings(moves: int) -> int:
    """How often a number of moves can be halved until one is left."""
    times = 1
    while moves > 2:
        moves = (moves + 1) // 2
        times += 1
    return times
