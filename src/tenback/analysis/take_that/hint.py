"""Hints for TAKE THAT."""

from collections.abc import Sequence
from typing import Final

from tenback.analysis.doubt import doubt_of, is_close
from tenback.analysis.estimate import Base, Estimate
from tenback.analysis.hint import Hint, Other
from tenback.analysis.reason import HintReason, Why
from tenback.analysis.take_that.why import reasons
from tenback.bots.take_that.evaluation import JudgedMove, best_moves
from tenback.bots.take_that.expert import SAMPLES
from tenback.games.take_that import View
from tenback.talk.marks.said import Talk

WORLDS: Final = 300
"""Worlds that an estimate is taken from by default: a chance is then known to about 6 in 100.

A review takes as many, so that it says of a position what a hint has said; more would take it too long.
"""


def hint_in_take_that(view: View, _talk: Talk, samples: int | None, worlds: int | None) -> Hint:
    """Say what the expert would do."""
    return as_hint(view, best_moves(view, samples=samples or SAMPLES, worlds=worlds or WORLDS))


def as_hint(view: View, moves: Sequence[JudgedMove]) -> Hint:
    """Make a hint of judged moves, the best first."""
    best, *others = moves
    return Hint(
        move=best.move,
        turn=(best.move,),
        estimate=estimate_of(best),
        why=_why(view, best),
        others=tuple(
            Other((other.move,), estimate_of(other), is_close(best.shares, other.shares)) for other in others
        ),
    )


def estimate_of(judged: JudgedMove) -> Estimate:
    """Say how the drawn worlds ended after a move."""
    win, points = float(judged.shares.mean()), float(judged.points.mean())
    return Estimate(win, doubt_of(judged.shares), Base.PLAY_OUTS, points)


def _why(view: View, best: JudgedMove) -> tuple[Why, ...]:
    if len(view.legal) == 1:
        return (Why(HintReason.ONLY_MOVE),)
    return reasons(view, best.move) or (Why(HintReason.BEST_IN_DEALS, {"deals": len(best.points)}),)
