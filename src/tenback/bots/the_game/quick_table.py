"""Tables with quick players among others, inside compiled code: whole turns, planned by the network."""

from typing import NamedTuple, cast

import numpy as np

from tenback.bots.the_game.quick import HEAT, quick_engine
from tenback.bots.the_game.quick_extreme import (
    ExtremeTable,
    extreme_table,
    move_as_heard,
    quick_engine_with_marks,
)
from tenback.bots.the_game.quick_talk import has_begun, hear_marks
from tenback.bots.the_game.table import PLANNED, QUICK, Table, new_table
from tenback.bots.the_game.trained.accumulator import note_sizes, refresh
from tenback.bots.the_game.trained.beam import LONGEST, PLAY_BITS, PLAYS
from tenback.bots.the_game.trained.engine import Engine
from tenback.bots.the_game.trained.games import first_sight
from tenback.bots.the_game.weights import FloatArray
from tenback.games.the_game import Options
from tenback.sim.bits import HIGH, LOW, IntArray
from tenback.sim.chance import CardArray
from tenback.sim.jit import kernel
from tenback.sim.the_game.numbers import card_of_play, number_of_play
from tenback.sim.the_game.row import END_TURN, LIVE, PLAYED


class QuickTable(NamedTuple):
    """What a `Table` has, by the same names, and what its quick players think with."""

    styles: IntArray
    silent: FloatArray
    hearing: FloatArray
    talks: int
    marks: IntArray
    scratch: FloatArray
    ahead: IntArray
    engine: Engine
    plan: IntArray
    """The moves of the turn that is being made, its end included."""
    place: IntArray
    """How many of them are made."""
    live: IntArray
    """The cards still out where the next move is due, in two words: the plan is for that place alone."""
    number: IntArray
    """The seed of what is drawn by lot."""


class TalkingTable(NamedTuple):
    """What a `Table` has, by the same names; its quick players think with one network or the other."""

    styles: IntArray
    silent: FloatArray
    hearing: FloatArray
    talks: int
    marks: IntArray
    scratch: FloatArray
    ahead: IntArray
    in_silence: QuickTable
    """The same table while nothing is heard."""
    as_heard: ExtremeTable
    """The same table with the network for marks."""
    number: IntArray


def table_for(options: Options, styles: list[int], *, talks: bool) -> Table:
    """Seat players of these styles; with a quick one among them the table has an engine as well."""
    return (
        quick_table(options, styles, talks=talks)
        if QUICK in styles
        else new_table(options, styles, talks=talks)
    )


def quick_table(options: Options, styles: list[int], *, talks: bool, heat: float = HEAT) -> Table:
    """Seat players of these styles, quick ones among them."""
    # To kernels, whatever has the fields of a table is one.
    if options.extreme:
        return cast("Table", extreme_table(options, styles, heat=heat, talks=talks))
    table = new_table(options, styles, talks=talks)
    quick = QuickTable(
        *table,
        engine=quick_engine(heat),
        plan=np.zeros(LONGEST + 1, np.int64),
        place=np.zeros(1, np.int64),
        live=np.zeros(2, np.int64),
        number=np.zeros(1, np.int64),
    )
    if table.talks == 0:
        return cast("Table", quick)
    as_heard = ExtremeTable(**(quick._asdict() | {"engine": quick_engine_with_marks(heat)}))
    return cast("Table", TalkingTable(*table, in_silence=quick, as_heard=as_heard, number=quick.number))


def number_of(table: Table) -> IntArray:
    """Where a table with quick players keeps the seed of what they draw by lot."""
    return cast("QuickTable | ExtremeTable | TalkingTable", table).number


@kernel
def _planned(row: IntArray, kinds: CardArray, table: QuickTable) -> int:  # noqa: ARG001
    """The next move of the turn that the active seat has planned at its beginning."""
    if row[PLAYED] == 0 or table.live[0] != row[LIVE] or table.live[1] != row[LIVE + 1]:
        _plan(row, table)
    move = table.plan[table.place[0]]
    table.place[0] += 1
    if move != END_TURN:
        card = card_of_play(move)
        table.live[0], table.live[1] = row[LIVE] & ~LOW[card], row[LIVE + 1] & ~HIGH[card]
    return move


@kernel
def _plan(row: IntArray, table: QuickTable) -> None:
    """Write the moves of the turn that looks best; at a dead end as many cards as can be laid."""
    engine, found = table.engine, 0
    refresh(engine.network, engine.accumulator, row)
    note_sizes(row, engine.accumulator.sizes)
    turn = engine.beam.turns[first_sight(row, table.silent, engine, table.number[0])]
    for word in range(2):
        plays = turn[PLAYS + word]
        while plays:
            play = plays & ((1 << PLAY_BITS) - 1)
            table.plan[found] = number_of_play(play >> 2, play & 3)
            found += 1
            plays >>= PLAY_BITS
    table.plan[found] = END_TURN
    table.place[0] = 0


PLANNED[QuickTable] = _planned


@kernel
def _planned_with_marks(row: IntArray, kinds: CardArray, table: TalkingTable) -> int:
    """The same at a table that talks: planned again at each card once somebody has given a mark."""
    if not has_begun(table.marks):
        return _planned(row, kinds, table.in_silence)
    if hear_marks(row, table.marks, table.as_heard.engine.inputs):
        return move_as_heard(row, kinds, table.as_heard)
    table.in_silence.live[:] = -1
    _plan(row, table.in_silence)
    return table.in_silence.plan[0]


PLANNED[TalkingTable] = _planned_with_marks
