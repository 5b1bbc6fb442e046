"""A move that only its player has seen: its cards in their place, with nothing drawn for it yet."""

from dataclasses import replace
from typing import assert_never

from tenback.games.take_that.cards import Card, Seat, twin
from tenback.games.take_that.moves import Lay, Move, TakeLine, Twist
from tenback.games.take_that.state import State
from tenback.games.take_that.view import View, view


def drafted(before: State, seat: Seat, move: Move) -> View:
    """Show a seat its own move; what comes after it stays hidden, or it could not be undone."""
    seen = replace(view(before, seat), legal=())
    match move:
        case Lay(card):
            return replace(seen, hand=_without(seen.hand, card), line=(*seen.line, card))
        case Twist(card):
            line, face_up = _without(seen.line, twin(card)), _added(seen.face_up, seat, (card, twin(card)))
            return replace(seen, hand=_without(seen.hand, card), line=line, face_up=face_up)
        case TakeLine():
            return replace(seen, line=(), face_down=_added(seen.face_down, seat, seen.line))
        case _:
            assert_never(move)


def _without(cards: tuple[Card, ...], card: Card) -> tuple[Card, ...]:
    return tuple(other for other in cards if other != card)


def _added(
    heaps: tuple[tuple[Card, ...], ...], seat: Seat, cards: tuple[Card, ...]
) -> tuple[tuple[Card, ...], ...]:
    return tuple(heap + cards if owner == seat else heap for owner, heap in enumerate(heaps))
