"""Plays that only their player has seen: what they show, and which of them end the turn.

A draft that ends the turn may not show what comes after it (new cards, the next player), or it could not be
taken back. It is shown as the table before it with the card already in its place.
"""

from dataclasses import dataclass, replace
from typing import Any

from tenback.games import take_that, the_game


@dataclass(frozen=True, slots=True)
class Draft:
    """A move that can still be taken back, with the positions around it."""

    seat: int
    move: Any
    before: Any
    after: Any

    @property
    def ends_turn(self) -> bool:
        """Tell whether the turn, the round or the game is over with this move."""
        if self.after.turn != self.seat:
            return True
        match self.after:
            case the_game.State():
                return not self.after.plays
            case _:
                return bool(self.after.round != self.before.round)

    def view(self) -> Any:
        """Show the seat its draft."""
        rules = the_game if isinstance(self.before, the_game.State) else take_that
        if not self.ends_turn:
            return rules.view(self.after, self.seat)
        match self.move:
            case the_game.PlayCard():
                return _with_card_on_pile(self.before, self.seat, self.move)
            case _:
                return _with_line_changed(self.before, self.seat, self.move)


def _with_card_on_pile(before: the_game.State, seat: int, play: the_game.PlayCard) -> the_game.View:
    view = the_game.view(before, seat)
    piles = tuple(
        (*pile, play.card) if number == play.pile else pile for number, pile in enumerate(view.piles)
    )
    return replace(
        view,
        hand=_without(view.hand, play.card),
        piles=piles,
        plays=(*view.plays, play),
        owed=(),
        cards_owed=0,
        legal=(),
        fatal=(),
        doomed=(),
    )


def _with_line_changed(before: take_that.State, seat: int, move: take_that.Move) -> take_that.View:
    view = replace(take_that.view(before, seat), legal=())
    match move:
        case take_that.Lay(card):
            return replace(view, hand=_without(view.hand, card), line=(*view.line, card))
        case take_that.Twist(card):
            line = _without(view.line, take_that.twin(card))
            face_up = _added(view.face_up, seat, (card, take_that.twin(card)))
            return replace(view, hand=_without(view.hand, card), line=line, face_up=face_up)
        case take_that.TakeLine():
            return replace(view, line=(), face_down=_added(view.face_down, seat, view.line))


def _without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    return tuple(other for other in cards if other != card)


def _added(
    heaps: tuple[tuple[int, ...], ...], seat: int, cards: tuple[int, ...]
) -> tuple[tuple[int, ...], ...]:
    return tuple(heap + cards if owner == seat else heap for owner, heap in enumerate(heaps))
