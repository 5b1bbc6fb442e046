"""Whole tables inside compiled code: each seat with a player of its own style, in silence or with marks.

The very games that the bots play one by one; the tests compare them move by move.
"""

from typing import Any, Final, NamedTuple

import numpy as np
from numba.extending import overload

from tenback.bots.kernel_games import Log, noted
from tenback.bots.the_game.costs import SCRATCH, prepare
from tenback.bots.the_game.listening import add_heard
from tenback.bots.the_game.policy import sound_move
from tenback.bots.the_game.table_talk import KEPT, MOOD, NO_MARK, TROUBLE, forget, say_what_is_true
from tenback.bots.the_game.weights import FloatArray, weights_for
from tenback.games.the_game import Options
from tenback.sim.bits import HIGH, LOW, IntArray, Lowered, holds, smallest
from tenback.sim.bot_chance import decision, drawn_below, mix64
from tenback.sim.chance import CardArray
from tenback.sim.jit import inlined, kernel
from tenback.sim.the_game.doomed import loses, new_ahead
from tenback.sim.the_game.numbers import number_of_play
from tenback.sim.the_game.playouts import greedy_move, make_move
from tenback.sim.the_game.row import (
    END_TURN,
    ENDING,
    HAND,
    PLAYED,
    PLAYERS,
    RUNNING,
    SEAT,
    SILENCE,
)
from tenback.sim.the_game.rules import in_debt, playable, shows

RANDOM: Final = 0
GREEDY: Final = 1
CAREFUL: Final = 2
VARIED: Final = 3
"""A careful player who now and then makes any sound move; no bot has its name."""
QUICK: Final = 4
"""A player whose whole turns a network plans: only at a `QuickTable` or an `ExtremeTable`."""
ONE_IN: Final = 32
"""One in so many decisions of a varied player is left to chance."""
STYLES: Final = {"random": RANDOM, "greedy": GREEDY, "careful": CAREFUL}
"""The players that kernels know, by the names of their bots."""


class Table(NamedTuple):
    """Who plays, what they know beside the row, and the room to think in."""

    styles: IntArray
    silent: FloatArray
    hearing: FloatArray
    talks: int
    marks: IntArray
    """By seat: the mark that stands on each pile, then the action of the mood and of the STOP, or NO_MARK;
    and whether the seat has spoken in this game."""
    scratch: FloatArray
    ahead: IntArray


def new_table(options: Options, styles: list[int], *, talks: bool) -> Table:
    """Seat players of these styles."""
    return Table(
        styles=np.array(styles, np.int64),
        silent=weights_for(options, marks=False),
        hearing=weights_for(options, marks=True),
        talks=int(talks and options.players > 1),
        marks=np.zeros((5, KEPT), np.int64),
        scratch=np.zeros(SCRATCH),
        ahead=new_ahead(),
    )


# Moves ---------------------------------------------------------------------------------------------------

PLANNED: dict[type, Any] = {}
"""The next move of a quick player, by the type of the table; other tables have none."""


def planned_move(row: IntArray, kinds: CardArray, table: Table) -> int:
    """What a quick player does; the type of the table says how, in kernels as well."""
    return int(PLANNED[type(table)](row, kinds, table))


def _planned_by_type(row: Lowered, kinds: Lowered, table: Lowered) -> Lowered:  # noqa: ARG001
    return PLANNED[table.instance_class].py_func


overload(planned_move, strict=False)(_planned_by_type)


@kernel
def _nobody_plans(row: IntArray, kinds: CardArray, table: Table) -> int:  # noqa: ARG001
    return END_TURN


PLANNED[Table] = _nobody_plans


@inlined
def table_move(row: IntArray, kinds: CardArray, table: Table, chance: np.uint64, moves: int) -> int:
    """What the active seat does."""
    seat = row[SEAT]
    style = table.styles[seat]
    if style == GREEDY:
        return greedy_move(row, kinds)
    if style == RANDOM:
        return sound_random_move(row, kinds, table.ahead, decision(chance, seat, moves))
    if style == QUICK:
        return planned_move(row, kinds, table)
    if style == VARIED:
        state = decision(chance, seat, moves)
        if drawn_below(state, ONE_IN) == 0:
            return sound_random_move(row, kinds, table.ahead, mix64(state))
    if table.talks == 1:
        listen(row, table.marks, table.silent, table.hearing, table.scratch)
    elif row[PLAYED] == 0:
        prepare(row, table.silent, 0, table.scratch)  # The weights follow the draw pile: once a turn will do.
    return sound_move(row, kinds, table.scratch, table.ahead)


@kernel
def sound_random_move(row: IntArray, kinds: CardArray, ahead: IntArray, state: np.uint64) -> int:
    """Any legal move that does not lose, or any at all where every one does (E20)."""
    sound, every = _count_moves(row, kinds, ahead, -1, 1), 0
    if sound == 0:
        every = _count_moves(row, kinds, ahead, -1, 0)
        return _count_moves(row, kinds, ahead, drawn_below(state, every), 0)
    return _count_moves(row, kinds, ahead, drawn_below(state, sound), 1)


@kernel
def _count_moves(row: IntArray, kinds: CardArray, ahead: IntArray, wanted: int, sound: int) -> int:
    """Count the legal moves, the sound ones alone if asked; or give the number of the wanted one."""
    hand = HAND + 2 * row[SEAT]
    low, high, found = row[hand], row[hand + 1], 0
    while low | high:
        card = smallest(low, high)
        low, high = low & ~LOW[card], high & ~HIGH[card]
        for pile in range(4):
            fits_low, fits_high = playable(row, pile)
            if not holds(fits_low, fits_high, card):
                continue
            if sound == 1 and loses(row, kinds, card, pile, ahead):
                continue
            if found == wanted:
                return number_of_play(card, pile)
            found += 1
    if not in_debt(row):
        if found == wanted:
            return END_TURN
        found += 1
    return found


@kernel
def listen(
    row: IntArray, marks: IntArray, silent: FloatArray, hearing: FloatArray, turn_weights: FloatArray
) -> None:
    """Write the weights of this decision; a marked pile costs what the strongest mark on it asks for."""
    hears = 0
    for seat in range(row[PLAYERS]):
        if seat != row[SEAT]:
            hears |= _is_heard(marks[seat])
    prepare(row, hearing if hears else silent, 0, turn_weights)
    add_heard(row, marks, turn_weights)


@kernel
def _is_heard(marks: IntArray) -> int:
    """Whether anything that a seat says, or leaves unsaid, tells of the piles."""
    for pile in range(4):
        if marks[pile] > 0:
            return 1
    return 1 if marks[MOOD] == TROUBLE else 0


@kernel
def play_out(
    row: IntArray, deck: CardArray, kinds: CardArray, table: Table, chance: np.uint64, log: Log, at: int
) -> int:
    """Play a game that is dealt to its end; where the log ends."""
    table.marks[:] = NO_MARK
    moves = 0
    while row[ENDING] == RUNNING:
        if table.talks == 1 and not shows(row, SILENCE):
            for seat in range(row[PLAYERS]):
                if table.styles[seat] >= CAREFUL:
                    at = say_what_is_true(row, kinds, table.marks[seat], seat, log, at)
        turn, move = row[SEAT], table_move(row, kinds, table, chance, moves)
        at = noted(log, at, move, turn)
        make_move(row, deck, kinds, move)
        moves += 1
        if table.talks == 1:
            forget(row, table.marks, move, turn)
    return at
