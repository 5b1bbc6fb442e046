"""Why a move of TAKE THAT is a good one: each reason is one small question about the view."""

from collections.abc import Iterator
from typing import Final, assert_never

from tenback.analysis.reason import HintReason, Why
from tenback.games.take_that import Card, Lay, Move, TakeLine, Twist, View, is_toad, twin
from tenback.games.take_that.cards import REACH
from tenback.games.take_that.rules import taken_points

MOST: Final = 3
"""People read no more reasons than this."""


def reasons(view: View, move: Move) -> tuple[Why, ...]:
    """List why a move is a good one, the best reason first."""
    match move:
        case Lay(card):
            found = _why_lay(view, card)
        case Twist(card):
            found = _why_twist(view, card)
        case TakeLine():
            found = _why_take(view)
        case _:
            assert_never(move)
    return tuple(found)[:MOST]


def _why_lay(view: View, card: Card) -> Iterator[Why]:
    if is_toad(card):
        yield Why(HintReason.LAYS_TOAD, {"card": card})
    elif twin(card) in view.hand:
        yield Why(HintReason.OWN_TWIN, {"card": card, "twin": twin(card)})
    elif twin(card) not in view.unseen and twin(card) not in view.line:
        yield Why(HintReason.TWIN_GONE, {"twin": twin(card)})
    yield from _keeps_twist(view)
    yield from _follows(view, card)
    if view.line:
        yield Why(HintReason.PRICE_RISES, {"price": -taken_points((*view.line, card))})


def _keeps_twist(view: View) -> Iterator[Why]:
    """A twist that could be made now can mostly be made next time as well."""
    twists = [move.card for move in view.legal if isinstance(move, Twist)]
    if twists:
        yield Why(HintReason.KEEPS_TWIST, {"card": twists[0], "twin": twin(twists[0])})


def _follows(view: View, card: Card) -> Iterator[Why]:
    """The next player may find nothing to lay; this hand should."""
    others = [move.card for move in view.legal if isinstance(move, Lay) and move.card != card]
    fitting = _near(card, view.unseen)
    if others and all(fitting < _near(other, view.unseen) for other in others):
        yield Why(HintReason.HARD_TO_FOLLOW, {"cards": fitting, "unseen": len(view.unseen)})
    if own := _near(card, view.hand):
        yield Why(HintReason.CAN_FOLLOW, {"cards": own})


def _near(card: Card, others: tuple[Card, ...]) -> int:
    return sum(0 < abs(other - card) <= REACH for other in others)


def _why_twist(view: View, card: Card) -> Iterator[Why]:
    yield Why(HintReason.TWIST, {"card": card, "twin": twin(card)})
    if len(view.line) == 1:
        yield Why(HintReason.ENDS_ROUND if view.draw_pile <= 1 else HintReason.CLEARS_LINE)


def _why_take(view: View) -> Iterator[Why]:
    yield Why(HintReason.TAKES_NOW, {"price": -view.price})
    if view.draw_pile == 0:
        yield Why(HintReason.ENDS_ROUND)
