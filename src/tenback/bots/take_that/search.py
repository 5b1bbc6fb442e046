"""The expert's search: every move tried in the same drawn worlds, the promising ones more often."""

import math
from typing import Final, NamedTuple

from tenback.bots.take_that.hands import prospects
from tenback.bots.take_that.knowledge import Knowledge
from tenback.bots.take_that.policy import policy_move, regret, stage
from tenback.bots.take_that.weights import FloatArray
from tenback.bots.take_that.workspace import Policies, Workspace
from tenback.bots.take_that.worlds import draw_world, settle
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

CLOSE: Final = 1.5
DRIFT: Final = 12.0
"""How many points decide a match that is nearly over, and how many more for each round to be played."""


class Plan(NamedTuple):
    """How to search."""

    samples: int
    """Play-outs for a decision."""
    changes: float = 2.0
    """Changes of the guess at the hands, for each play-out."""
    lines: int = 1
    """How many lines are played out."""
    calm: float = 1.0
    """How much wider than it is the race is taken for: the wider, the more a point counts like any other."""
    trust: float = 60.0
    """What the policy would do starts so many points ahead, all samples together: few are mostly luck."""
    opinion: float = 0.0
    """How many samples the policy's opinion of each move counts as much as."""


@kernel
def search(known: Knowledge, policies: Policies, plan: Plan, workspace: Workspace, rng: IntArray) -> int:
    """Rank the moves on the workspace, the best first in its order; how many there are.

    Half of them drop out after each equal share of the play-outs. For each move the
    workspace keeps how often it was tried and the sum of what it brought, in points near a tie.
    """
    found = list_moves(known.row, workspace.moves)
    for index in range(found):
        workspace.order[index] = index
        workspace.tries[index] = workspace.sums[index] = 0
    if found > 1:
        settle(known, workspace, policies.rivals, rng)
        _halve(known, policies, plan, workspace, rng, found)
    return found


@kernel
def _halve(
    known: Knowledge, policies: Policies, plan: Plan, workspace: Workspace, rng: IntArray, found: int
) -> None:
    """Try the moves, fewer after each share of the play-outs."""
    _give_heads(known, policies, plan, workspace, found)
    left, shares = found, _halvings(found)
    changes = int(plan.changes * plan.samples) // shares
    while left > 1:
        worlds = max(1, plan.samples // shares // left)
        for world in range(worlds):
            draw_world(known, workspace, policies.rivals, _part(changes, world, worlds), rng)
            _try_moves(known, policies, plan, workspace, left)
        _sort(workspace, left)
        left = (left + 1) // 2


@kernel
def _give_heads(known: Knowledge, policies: Policies, plan: Plan, workspace: Workspace, found: int) -> None:
    """Give each move the head start that the policy's opinion of it is worth."""
    favourite = policy_move(known.row, policies.own)
    for index in range(found):
        move = workspace.moves[index]
        workspace.heads[index] = plan.trust if move == favourite else 0.0
        workspace.heads[index] -= plan.opinion * regret(known.row, policies.own, move)


@kernel
def _part(whole: int, index: int, parts: int) -> int:
    """One of nearly equal parts that make up the whole."""
    return whole * (index + 1) // parts - whole * index // parts


@kernel
def _try_moves(known: Knowledge, policies: Policies, plan: Plan, workspace: Workspace, left: int) -> None:
    """Make each of the moves that are left in the drawn world."""
    seat, width = known.row[SEAT], plan.calm * spread(known.row)
    for index in range(left):
        move = workspace.order[index]
        copy_row(workspace.world, workspace.trial)
        make_move(workspace.trial, workspace.deck, workspace.moves[move])
        play_on(workspace.trial, workspace.deck, seat, policies, plan.lines)
        workspace.sums[move] += win_share(workspace, seat, policies.hands, width)
        workspace.tries[move] += 1


@kernel
def play_on(row: IntArray, deck: CardArray, seat: int, policies: Policies, lines: int) -> None:
    """Play on until so many lines are gone."""
    while row[ENDING] == RUNNING:
        make_move(row, deck, policy_move(row, policies.own if row[SEAT] == seat else policies.rivals))
        if row[LAST] == NO_CARD:
            lines -= 1
            if lines == 0:
                return


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


# What it brings --------------------------------------------------------------------------------------------


@kernel
def spread(row: IntArray) -> float:
    """How far the points may still drift apart: the more is to be played, the further."""
    return CLOSE + DRIFT * math.sqrt(row[ROUNDS] - row[ROUND] - 1 + stage(row))


@kernel
def win_share(workspace: Workspace, seat: int, values: FloatArray, width: float) -> float:
    """A seat's share of the win after a play-out, stretched so that near a tie a point counts as one.

    All moves of a decision are judged with one *width*: it stretches the value of a tie as well.
    """
    row, rivals = workspace.trial, 0.0
    own = prospects(row, seat, values, workspace.facts)
    for rival in range(row[PLAYERS]):
        if rival != seat:
            rivals += math.exp(min(50.0, (prospects(row, rival, values, workspace.facts) - own) / width))
    players = row[PLAYERS]
    return width * players * players / (players - 1.0) / (1.0 + rivals)


# The order -------------------------------------------------------------------------------------------------


@kernel
def _sort(workspace: Workspace, size: int) -> None:
    """Put the best of the first *size*, all tried as often, in front; equal ones stay as they are."""
    for index in range(1, size):
        moving, to = workspace.order[index], index
        while to > 0 and _score(workspace, workspace.order[to - 1]) < _score(workspace, moving):
            workspace.order[to] = workspace.order[to - 1]
            to -= 1
        workspace.order[to] = moving


@kernel
def _score(workspace: Workspace, index: int) -> float:
    return workspace.heads[index] + workspace.sums[index]


@kernel
def _halvings(moves: int) -> int:
    """How often a number of moves can be halved until one is left."""
    times = 1
    while moves > 2:
        moves = (moves + 1) // 2
        times += 1
    return times
