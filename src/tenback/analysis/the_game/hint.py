"""Hints for THE GAME and EXTREME."""

from collections.abc import Sequence
from typing import Final

from tenback.analysis.doubt import is_close
from tenback.analysis.estimate import Estimate, Unit
from tenback.analysis.hint import Hint, Other
from tenback.analysis.reason import HintReason, Why
from tenback.analysis.the_game.why import Scene, reasons
from tenback.bots.the_game.evaluation import JudgedTurn, best_turns
from tenback.bots.the_game.expert import SAMPLES
from tenback.bots.the_game.saying import cheapest_movement
from tenback.games.the_game import BEGIN, View
from tenback.talk.marks.said import Talk

DEALS: Final = 400
"""Deals that an estimate is taken from by default: a chance is then known to about 5 in 100."""


def hint_in_the_game(view: View, talk: Talk, samples: int | None, deals: int | None) -> Hint:
    """Say what the expert would do."""
    return as_hint(view, talk, best_turns(view, talk, samples=samples or SAMPLES, deals=deals or DEALS))


def as_hint(view: View, talk: Talk, turns: Sequence[JudgedTurn]) -> Hint:
    """Make a hint of judged turns, the best first."""
    best, *others = turns
    begin = (BEGIN,) if view.turn is None else ()
    turn = (*begin, *best.moves)
    return Hint(
        move=turn[0],
        turn=turn,
        estimate=estimate_of(best),
        why=_why(view, talk, best),
        others=tuple(_other(best, other, begin) for other in others if not _is_only_move(view)),
    )


def estimate_of(turn: JudgedTurn) -> Estimate:
    """Say how the sampled deals ended after a turn."""
    return Estimate(float(turn.won.mean()), float(turn.left.mean()), Unit.CARDS_LEFT, is_sure=turn.is_sure)


def _other(best: JudgedTurn, other: JudgedTurn, begin: tuple[object, ...]) -> Other:
    return Other((*begin, *other.moves), estimate_of(other), is_close(best.worth, other.worth))


def _is_only_move(view: View) -> bool:
    return len(view.legal) == 1 and view.legal[0] != BEGIN


def _why(view: View, talk: Talk, best: JudgedTurn) -> tuple[Why, ...]:
    if view.turn is None:
        return (Why(HintReason.BEGINS, {"step": cheapest_movement(view)}),)
    if _is_only_move(view):
        return (Why(HintReason.ONLY_MOVE),)
    if best.is_sure:
        return (Why(HintReason.WINS if best.won.all() else HintReason.LOSES),)
    why = reasons(Scene(view, talk, best.moves))
    return why or (Why(HintReason.BEST_IN_DEALS, {"deals": len(best.left)}),)
