"""Hints for THE GAME and EXTREME."""

from collections.abc import Sequence
from typing import Final

from tenback.analysis.doubt import doubt_of, is_close
from tenback.analysis.estimate import Base, Estimate
from tenback.analysis.hint import Hint, Other
from tenback.analysis.reason import HintReason, Why
from tenback.analysis.the_game.why import Scene, reasons
from tenback.bots.the_game.evaluation import JudgedTurn, best_turns
from tenback.bots.the_game.expert import SAMPLES
from tenback.bots.the_game.saying import cheapest_movement
from tenback.games.the_game import BEGIN, View
from tenback.talk.marks.said import Talk

DEALS: Final = 400
"""Deals that a chance is taken from by default, in hints and reviews; its doubt says how well it is known."""


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
        estimate=estimate_of(best, talk),
        why=_why(view, talk, best),
        others=tuple(_other(best, other, begin, talk) for other in others if not _is_only_move(view)),
    )


def estimate_of(turn: JudgedTurn, talk: Talk) -> Estimate:
    """Say how likely a turn wins."""
    base = Base.MARKS_NETWORK if talk.has_begun else Base.NETWORK
    return Estimate(turn.win, doubt_of(turn.chances), base, is_sure=turn.is_sure)


def _other(best: JudgedTurn, other: JudgedTurn, begin: tuple[object, ...], talk: Talk) -> Other:
    return Other((*begin, *other.moves), estimate_of(other, talk), is_close(best.chances, other.chances))


def _is_only_move(view: View) -> bool:
    return len(view.legal) == 1 and view.legal[0] != BEGIN


def _why(view: View, talk: Talk, best: JudgedTurn) -> tuple[Why, ...]:
    if view.turn is None:
        return (Why(HintReason.BEGINS, {"step": cheapest_movement(view)}),)
    if _is_only_move(view):
        return (Why(HintReason.ONLY_MOVE),)
    if best.is_sure:
        return (Why(HintReason.WINS if best.win == 1 else HintReason.LOSES),)
    why = reasons(Scene(view, talk, best.moves))
    return why or (Why(HintReason.BEST_IN_DEALS, {"deals": len(best.chances)}),)
