"""What a choice in TAKE THAT cost."""

from typing import Final

from tenback.analysis.doubt import cost_of
from tenback.analysis.reason import HintReason, Why
from tenback.analysis.review import Decision, Weighed
from tenback.analysis.take_that.hint import WORLDS, as_hint, estimate_of
from tenback.analysis.take_that.why import reasons
from tenback.bots.take_that.evaluation import best_moves, judged_move
from tenback.games.take_that import Move, View

SAMPLES: Final = 600
"""Fewer than a hint has: a match has 150 moves, and its review should take no longer than 10 s of a core.

The chances come from the same worlds as those of a hint; only the search for the best move is shorter.
"""


def weigh_in_take_that(decision: Decision, samples: int | None, worlds: int | None) -> Weighed:
    """Judge the move that was made beside the best one."""
    view, move = decision.view, decision.turn[0]
    assert isinstance(view, View)
    assert isinstance(move, Move)
    moves = best_moves(view, samples=samples or SAMPLES, worlds=worlds or WORLDS)
    best = moves[0]
    made = best if move == best.move else judged_move(view, move, worlds=worlds or WORLDS)
    cost = cost_of(best.shares, made.shares)
    why = _contrast(view, best.move, move, len(best.shares)) if cost > 0 else ()
    return Weighed(decision, as_hint(view, moves), estimate_of(made), cost, why)


def _contrast(view: View, best: Move, made: Move, worlds: int) -> tuple[Why, ...]:
    """Reasons for the better move that are no reasons for the other one."""
    both = {why.reason for why in reasons(view, made)}
    only = tuple(why for why in reasons(view, best) if why.reason not in both)
    return only or (Why(HintReason.BEST_IN_DEALS, {"deals": worlds}),)
