"""Mistakes in TAKE THAT. Play-outs are too coarse to tell the luck of one card: it stays unexplained."""

from tenback.analysis.luck.steps import Step, Turn, step_from
from tenback.analysis.review import weigh


def step_in_take_that(turn: Turn, samples: int | None, worlds: int | None) -> Step:
    """Judge a move by what its seat knew; its chances are that seat's own."""
    weighed = weigh(turn.decision, samples=samples, deals=worlds)
    return step_from(weighed, start=weighed.hint.estimate.win)
