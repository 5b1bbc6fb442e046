"""Quick players of EXTREME and of THE GAME with marks, move by move and at tables inside compiled code."""

import functools
from typing import Final, NamedTuple

import numpy as np

from tenback.bots.the_game.careful import hears_marks
from tenback.bots.the_game.costs import prepare
from tenback.bots.the_game.policy import sound_move
from tenback.bots.the_game.quick_talk import has_begun, hear_marks
from tenback.bots.the_game.table import PLANNED, listen, new_table
from tenback.bots.the_game.trained.extreme.answers import Engine, new_engine
from tenback.bots.the_game.trained.extreme.beam import LONGEST
from tenback.bots.the_game.trained.extreme.first_sight import (
    NO_MOVE,
    plan_as_heard,
    plan_from_knowledge,
    plan_from_row,
)
from tenback.bots.the_game.trained.extreme.network import hearing_network
from tenback.bots.the_game.trained.plans import Moment
from tenback.bots.the_game.weights import FloatArray, weights_for
from tenback.games.the_game import Options
from tenback.sim.bits import HIGH, LOW, IntArray
from tenback.sim.chance import CardArray
from tenback.sim.jit import kernel
from tenback.sim.the_game.numbers import card_of_play
from tenback.sim.the_game.row import END_TURN, LIVE, PLAYED

MARGIN: Final = 30.0


class ExtremeTable(NamedTuple):
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


def extreme_table(options: Options, styles: list[int], *, heat: float, talks: bool) -> ExtremeTable:
    """Seat players of these styles, quick ones among them."""
    return ExtremeTable(
        *new_table(options, styles, talks=talks),
        engine=quick_engine_of_extreme(heat),
        plan=_new_plan(),
        place=np.zeros(1, np.int64),
        live=np.zeros(2, np.int64),
        number=np.zeros(1, np.int64),
    )


def quick_engine_of_extreme(heat: float) -> Engine:
    """Give new arrays: several threads may think at once."""
    return new_engine(hearing_network("extreme"), marks=False, margin=MARGIN, heat=heat)


def quick_engine_with_marks(heat: float) -> Engine:
    """The same for THE GAME where marks are heard."""
    return new_engine(hearing_network("marks"), marks=True, margin=MARGIN, heat=heat)


@functools.lru_cache(maxsize=256)
def plan_of_extreme(options: Options, moment: Moment, heat: float, seed: int) -> list[int]:
    """The moves of a turn, its end included; none where no complete turn is found."""
    return _planned_by(quick_engine_of_extreme(heat), options, moment, seed)


@functools.lru_cache(maxsize=256)
def plan_with_marks(options: Options, moment: Moment, heat: float, seed: int) -> list[int]:
    """The same for THE GAME where marks are heard."""
    return _planned_by(quick_engine_with_marks(heat), options, moment, seed)


def _planned_by(engine: Engine, options: Options, moment: Moment, seed: int) -> list[int]:
    plan, weights = _new_plan(), weights_for(options, marks=hears_marks(moment.known))
    plan_from_knowledge(moment.known, weights, engine, seed, plan)
    moves = [int(move) for move in plan]
    return [] if moves[0] == NO_MOVE else moves[: moves.index(END_TURN) + 1]


def _new_plan() -> IntArray:
    return np.zeros(LONGEST + 1, np.int64)


@kernel
def _planned(row: IntArray, kinds: CardArray, table: ExtremeTable) -> int:
    """The next move of the turn that the active seat has planned, at its beginning or where it hears more."""
    if table.talks == 1 and has_begun(table.marks):
        return move_as_heard(row, kinds, table)
    return _planned_in_silence(row, kinds, table)


@kernel
def move_as_heard(row: IntArray, kinds: CardArray, table: ExtremeTable) -> int:
    """The first move of a turn that is planned from here: what others say may be new at each card."""
    hears = hear_marks(row, table.marks, table.engine.inputs)
    weights = table.hearing if hears else table.silent
    plan_as_heard(row, kinds, weights, table.engine, table.number[0], table.plan)
    table.live[0] = table.live[1] = -1
    if table.plan[0] != NO_MOVE:
        return table.plan[0]
    listen(row, table.marks, table.silent, table.hearing, table.scratch)
    return sound_move(row, kinds, table.scratch, table.ahead)


@kernel
def _planned_in_silence(row: IntArray, kinds: CardArray, table: ExtremeTable) -> int:
    """The next move of the turn that the active seat has planned at its beginning.

    Without a plan for the whole turn every move is looked for from where it is due, and without any
    complete turn it is the careful player's: so does the bot that sees no more than this move.
    """
    if row[PLAYED] == 0 or table.live[0] != row[LIVE] or table.live[1] != row[LIVE + 1]:
        plan_from_row(row, kinds, table.silent, table.engine, table.number[0], table.plan)
        table.place[0] = 0
        if row[PLAYED] > 0 or table.plan[0] == NO_MOVE:
            table.live[0] = table.live[1] = -1
            return _careful(row, kinds, table) if table.plan[0] == NO_MOVE else table.plan[0]
    move = table.plan[table.place[0]]
    table.place[0] += 1
    if move != END_TURN:
        card = card_of_play(move)
        table.live[0], table.live[1] = row[LIVE] & ~LOW[card], row[LIVE + 1] & ~HIGH[card]
    return move


@kernel
def _careful(row: IntArray, kinds: CardArray, table: ExtremeTable) -> int:
    prepare(row, table.silent, 0, table.scratch)
    return sound_move(row, kinds, table.scratch, table.ahead)


PLANNED[ExtremeTable] = _planned
