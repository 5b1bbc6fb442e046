"""The expert's search: every move tried in the same drawn worlds, the promising ones more often."""

from typing import NamedTuple

from tenback.bots.take_that.first_sight import seen_after
from tenback.bots.take_that.knowledge import Knowledge
from tenback.bots.take_that.moves import list_moves
from tenback.bots.take_that.playouts import share_by_line, share_by_sight, spread
from tenback.bots.take_that.policy import policy_move
from tenback.bots.take_that.workspace import Policies, Workspace
from tenback.bots.take_that.worlds import deal_world, draw_world, settle
from tenback.sim.bits import IntArray
from tenback.sim.jit import kernel
from tenback.sim.take_that.row import SEAT
from tenback.sim.take_that.rules import copy_row, make_move


class Plan(NamedTuple):
    """How to search."""

    samples: int
    """Play-outs for a decision."""
    changes: float = 2.0
    """Changes of the guess at the hands, for each play-out."""
    calm: float = 1.0
    """How much wider than it is the race is taken for: the wider, the more a point counts like any other."""
    trust: float = 60.0
    """What the policy would do starts so many points ahead, all samples together: few are mostly luck."""
    opinion: float = 0.0
    """How many samples the network's opinion of each move counts as much as."""
    by_sight: bool = False
    """Whether a play-out ends at the player's next turn, judged by the network, rather than with the line."""


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
        deal_world(known, workspace, rng)
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
    """Give each move the head start that the policy's choice and the network's opinion are worth."""
    favourite = policy_move(known.row, policies.own)
    for index in range(found):
        move = workspace.moves[index]
        workspace.heads[index] = plan.trust if move == favourite else 0.0
        if plan.opinion > 0.0:
            workspace.heads[index] += plan.opinion * seen_after(workspace.world, move, workspace.evaluator)


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
        if plan.by_sight:
            workspace.sums[move] += share_by_sight(workspace, seat, policies, width)
        else:
            workspace.sums[move] += share_by_line(workspace, seat, policies, width)
        workspace.tries[move] += 1


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
