"""What the expert thinks of a position: its best moves, and how each comes out in the same drawn worlds.

The search says which moves are best; here matches are played to their end, everybody thinking alike, so that
points and a chance to win can be told to people.
"""

import zlib
from dataclasses import dataclass
from typing import Final

import numpy as np

from tenback.bots.take_that.expert import knowledge_from, models_of, plan_at
from tenback.bots.take_that.knowledge import Knowledge
from tenback.bots.take_that.policy import policy_move
from tenback.bots.take_that.search import search
from tenback.bots.take_that.weights import FloatArray
from tenback.bots.take_that.workspace import Policies, Workspace, new_workspace
from tenback.bots.take_that.worlds import draw_world, settle
from tenback.games.take_that import Move, View
from tenback.sim.bits import IntArray
from tenback.sim.chance import CardArray, seed, shuffle
from tenback.sim.jit import kernel
from tenback.sim.take_that.deals import next_round
from tenback.sim.take_that.row import CARD_AT, DECK_SIZE, ENDING, PLAYERS, ROUND_OVER, RUNNING, SEAT, TOTAL
from tenback.sim.take_that.rules import copy_row, make_move
from tenback.sim.take_that.states import move_at, move_number

MOVES: Final = 3
"""How many moves are judged: the best, and the next two."""
CHANGES: Final = 5
"""Changes of the guess at the hands from one world to the next."""
WORLDS_STREAM: Final = 1
DECKS_STREAM: Final = 2


@dataclass(frozen=True, slots=True, eq=False)
class JudgedMove:
    """A move, and how the match ended after it; the same worlds for every move of a position."""

    move: Move
    points: IntArray
    """The own total by world."""
    shares: FloatArray
    """The share of the win by world; equal totals share it (T22)."""


def best_moves(view: View, *, samples: int, worlds: int, most: int = MOVES) -> tuple[JudgedMove, ...]:
    """Judge the moves that the expert likes best, the one it would play first."""
    if len(view.legal) == 1:
        return (judged_move(view, view.legal[0], worlds=worlds),)
    known, rng = knowledge_from(view), np.zeros(4, np.int64)
    seed(rng, number_of_worlds(view), 0, 0)
    workspace = new_workspace(known)
    found = search(known, models_of(view, known), plan_at(view.options, samples), workspace, rng)
    best = workspace.moves[workspace.order[: min(found, most)]]
    return tuple(judged_move(view, move_at(int(move)), worlds=worlds) for move in best)


def judged_move(view: View, move: Move, *, worlds: int) -> JudgedMove:
    """Judge one move in the worlds that belong to the view."""
    points, shares = np.zeros(worlds, np.int64), np.zeros(worlds)
    rngs = np.zeros((2, 4), np.int64)
    seed(rngs[0], number_of_worlds(view), 0, WORLDS_STREAM)
    seed(rngs[1], number_of_worlds(view), 0, DECKS_STREAM)
    known = knowledge_from(view)
    _play_out(known, models_of(view, known), new_workspace(known), rngs, move_number(move), points, shares)
    return JudgedMove(move, points, shares)


def number_of_worlds(view: View) -> int:
    """Number the drawn worlds by what the seat sees, so that the same view gets the same hint."""
    return zlib.crc32(bytes((*view.unseen, 0, *view.hand, 0, *view.line)))


@kernel
def _play_out(
    known: Knowledge,
    policies: Policies,
    workspace: Workspace,
    rngs: IntArray,
    move: int,
    points: IntArray,
    shares: FloatArray,
) -> None:
    row, seat = workspace.trial, known.row[SEAT]
    settle(known, workspace, policies.rivals, rngs[0])
    for world in range(len(points)):
        draw_world(known, workspace, policies.rivals, CHANGES, rngs[0])
        copy_row(workspace.world, row)
        make_move(row, workspace.deck, move)
        _play_match(row, workspace.deck, policies.own, rngs[1])
        points[world] = row[TOTAL + seat]
        shares[world] = _share(row, seat)


@kernel
def _play_match(row: IntArray, deck: CardArray, weights: FloatArray, rng: IntArray) -> None:
    """Play the running round and all that follow it to their end."""
    while row[ENDING] == RUNNING:
        make_move(row, deck, policy_move(row, weights))
        if row[ENDING] == ROUND_OVER:
            for place in range(DECK_SIZE):
                deck[place] = CARD_AT[place]
            shuffle(rng, deck, 0, DECK_SIZE)
            next_round(row, deck)


@kernel
def _share(row: IntArray, seat: int) -> float:
    """A seat's share of the win: equal totals share it (T22)."""
    winners = 0
    for other in range(row[PLAYERS]):
        if row[TOTAL + other] > row[TOTAL + seat]:
            return 0.0
        winners += row[TOTAL + other] == row[TOTAL + seat]
    return 1.0 / winners
