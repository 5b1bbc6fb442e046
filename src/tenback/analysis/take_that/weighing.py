"""What a choice in TAKE THAT cost."""

from tenback.analysis.doubt import cost_of
from tenback.analysis.review import Decision, Weighed
from tenback.analysis.take_that.hint import WORLDS, as_hint, estimate_of
from tenback.bots.take_that.evaluation import best_moves, judged_move
from tenback.bots.take_that.expert import SAMPLES
from tenback.games.take_that import Move, View


def weigh_in_take_that(decision: Decision, samples: int | None, worlds: int | None) -> Weighed:
    """Judge the move that was made beside the best one."""
    view, move = decision.view, decision.move
    assert isinstance(view, View)
    assert isinstance(move, Move)
    moves = best_moves(view, samples=samples or SAMPLES, worlds=worlds or WORLDS)
    best = moves[0]
    made = best if move == best.move else judged_move(view, move, worlds=worlds or WORLDS)
    return Weighed(decision, as_hint(view, moves), estimate_of(made), cost_of(best.shares, made.shares))
