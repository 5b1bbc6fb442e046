"""Hidden cards dealt again: worlds consistent with the view, likelier where they explain the moves made."""

from typing import Final

from tenback.bots.take_that.guess import first_guess
from tenback.bots.take_that.knowledge import Knowledge
from tenback.bots.take_that.metropolis import Case, wander
from tenback.bots.take_that.weights import FloatArray
from tenback.bots.take_that.workspace import Workspace
from tenback.sim.bits import HIGH, LOW, IntArray, copy
from tenback.sim.chance import CardArray, shuffle
from tenback.sim.jit import kernel
from tenback.sim.take_that.row import DECK_SIZE, EXTRA, HAND, PLAYERS
from tenback.sim.take_that.rules import copy_row

SETTLING: Final = 500
"""Changes of the first guess, made by chance, until it explains what was done."""


@kernel
def settle(known: Knowledge, workspace: Workspace, rivals: FloatArray, rng: IntArray) -> None:
    """Make a first guess on the workspace that explains what rivals with such weights, by seat, did."""
    first_guess(known, workspace.guess, rivals, rng)
    wander(Case(known.past, workspace.guess, rivals), SETTLING, rng)


@kernel
def draw_world(
    known: Knowledge, workspace: Workspace, rivals: FloatArray, changes: int, rng: IntArray
) -> None:
    """Go on to another guess, so many changes further, and deal the world that it tells of."""
    wander(Case(known.past, workspace.guess, rivals), changes, rng)
    deal_world(known, workspace, rng)


@kernel
def deal_world(known: Knowledge, workspace: Workspace, rng: IntArray) -> None:
    """Deal the guessed hands, and by chance the extra cards and the draw pile."""
    players, pool, cards = known.row[PLAYERS], workspace.pool, len(known.unseen)
    copy_row(known.row, workspace.world)
    copy(workspace.guess.cards, pool)
    dealt = 0
    for seat in range(players):
        dealt = _put(workspace.world, HAND + 2 * seat, pool, dealt, workspace.guess.ends[seat])
    shuffle(rng, pool, dealt, cards)
    for seat in range(players):
        dealt = _put(workspace.world, EXTRA + 2 * seat, pool, dealt, dealt + known.extras[seat])
    for index in range(dealt, cards):
        workspace.deck[DECK_SIZE - cards + index] = pool[index]


@kernel
def _put(world: IntArray, at: int, pool: CardArray, start: int, stop: int) -> int:
    """Put cards of the pool into a set of the row; how many are dealt by then."""
    for index in range(start, stop):
        world[at] |= LOW[pool[index]]
        world[at + 1] |= HIGH[pool[index]]
    return stop
