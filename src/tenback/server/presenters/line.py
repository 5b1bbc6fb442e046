"""TAKE THAT as one viewer sees it."""

from tenback.games import take_that
from tenback.games.take_that.cards import REACH
from tenback.server.presenters.piles import DRAFT_WAITS
from tenback.server.wire.boards import Heap, LineBoard, LineCard, TwistCard
from tenback.tables.refusals import reason_of


def line_board(view: take_that.View, *, aid: bool, waiting: int | None = None) -> LineBoard:
    """Show the board; *waiting* is the card of an own draft that is not in the line yet."""
    hand = tuple(card for card in view.hand if card != waiting)
    last = view.line[-1] if view.line else None
    return LineBoard(
        line=tuple(_line_card(card, hand) for card in view.line),
        price=view.price,
        low=None if last is None else last - REACH,
        high=None if last is None else last + REACH,
        hand=tuple(_hand_card(view, card, is_waiting=waiting is not None) for card in hand),
        take="take" if waiting is None and take_that.TAKE_LINE in view.legal else None,
        take_reason=_take_reason(view, is_waiting=waiting is not None),
        draw_pile=view.draw_pile,
        heaps=tuple(_heap(view, seat, aid=aid) for seat in range(view.options.players)),
        round=view.round + 1,
        rounds=view.options.rounds,
        scored=tuple(score.points for score in view.rounds),
        extra_shown=tuple(score.extra for score in view.rounds),
    )


def _line_card(card: int, hand: tuple[int, ...]) -> LineCard:
    toad = take_that.is_toad(card)
    twin = take_that.twin(card)
    return LineCard(card, toad, twin if not toad and twin in hand else None)


def _hand_card(view: take_that.View, card: int, *, is_waiting: bool) -> TwistCard:
    turn_reason = DRAFT_WAITS if is_waiting else _turn_reason(view)
    cannot_lay = take_that.lay_refusal(view.line, card)
    cannot_twist = take_that.twist_refusal(view.line, card)
    lay_reason = turn_reason or _named(cannot_lay)
    twist_reason = turn_reason or _named(cannot_twist)
    toad = take_that.is_toad(card)
    return TwistCard(
        card=card,
        toad=toad,
        twin=None if toad else take_that.twin(card),
        lay=None if lay_reason else take_that.format_move(take_that.Lay(card)),
        lay_reason=lay_reason,
        twist=None if twist_reason else take_that.format_move(take_that.Twist(card)),
        twist_reason=twist_reason,
        in_reach=cannot_lay is None,
    )


def _take_reason(view: take_that.View, *, is_waiting: bool) -> str | None:
    if is_waiting:
        return DRAFT_WAITS
    no_line = None if view.line else take_that.Refusal.NO_LINE
    return _turn_reason(view) or _named(no_line)


def _turn_reason(view: take_that.View) -> str | None:
    if view.result is not None:
        return _named(take_that.Refusal.GAME_OVER)
    return None if view.turn == view.seat else _named(take_that.Refusal.NOT_YOUR_TURN)


def _named(refusal: take_that.Refusal | None) -> str | None:
    return None if refusal is None else reason_of("take-that", refusal)


def _heap(view: take_that.View, seat: int, *, aid: bool) -> Heap:
    down = view.face_down[seat]
    return Heap(
        face_up=view.face_up[seat],
        face_down=len(down),
        face_down_toads=sum(map(take_that.is_toad, down)) if aid else None,
        extra=view.extra[seat],
        points=view.points[seat],
        total=view.totals[seat],
    )
