"""TAKE THAT as one viewer sees it."""

from tenback.games import take_that
from tenback.games.take_that.cards import REACH
from tenback.games.take_that.moves import Lay, TakeLine, Twist
from tenback.server.presenters.piles import DRAFT_WAITS
from tenback.server.wire.boards import Heap, LineCard, Message, TakeThatBoard, TwistCard
from tenback.tables.refusals import reason_of


def line_board(view: take_that.View, *, aid: bool, waiting: take_that.Move | None = None) -> TakeThatBoard:
    """Show the board; *waiting* is a draft of this seat that is not in the line yet."""
    drafted = waiting.card if isinstance(waiting, Lay | Twist) else None
    hand = tuple(card for card in view.hand if card != drafted)
    last = view.line[-1] if view.line else None
    return TakeThatBoard(
        line=tuple(_line_card(card, hand) for card in view.line),
        price=view.price,
        low=None if last is None else max(last - REACH, take_that.CARDS[0]),
        high=None if last is None else min(last + REACH, take_that.CARDS[-1]),
        hand=tuple(_hand_card(view, card, is_waiting=waiting is not None) for card in hand),
        duty=_duty(view, waiting),
        take="take" if waiting is None and take_that.TAKE_LINE in view.legal else None,
        take_reason=_reason(view, take_that.TAKE_LINE, is_waiting=waiting is not None),
        draw_pile=view.draw_pile,
        heaps=tuple(_heap(view, seat, aid=aid) for seat in range(view.options.players)),
        round=view.round + 1,
        rounds=view.options.rounds,
        scored=tuple(score.points for score in view.rounds),
        extra_shown=tuple(score.extra for score in view.rounds),
    )


def _duty(view: take_that.View, waiting: take_that.Move | None) -> tuple[Message, ...]:
    if view.seat is None or view.turn != view.seat:
        return ()
    if waiting is not None:
        goes_on = isinstance(waiting, TakeLine)
        return (Message("draft-goes-on" if goes_on else "draft-ends-turn", {}),)
    if not view.line:
        return (Message("line-any", {}),)
    return (Message("duty-take-line", {}),) if view.legal == (take_that.TAKE_LINE,) else ()


def _line_card(card: int, hand: tuple[int, ...]) -> LineCard:
    toad = take_that.is_toad(card)
    twin = take_that.twin(card)
    return LineCard(card, toad, twin if not toad and twin in hand else None)


def _hand_card(view: take_that.View, card: int, *, is_waiting: bool) -> TwistCard:
    lay, twist = take_that.Lay(card), take_that.Twist(card)
    lay_reason = _reason(view, lay, is_waiting=is_waiting)
    twist_reason = _reason(view, twist, is_waiting=is_waiting)
    toad = take_that.is_toad(card)
    return TwistCard(
        card=card,
        toad=toad,
        twin=None if toad else take_that.twin(card),
        lay=None if lay_reason else take_that.format_move(lay),
        lay_reason=lay_reason,
        twist=None if twist_reason else take_that.format_move(twist),
        twist_reason=twist_reason,
        in_reach=take_that.lay_refusal(view.line, card) is None,
    )


def _reason(view: take_that.View, move: take_that.Move, *, is_waiting: bool) -> str | None:
    """Say why this viewer may not make a move now: the answer of the rules, unless a draft waits."""
    if is_waiting:
        return DRAFT_WAITS
    if view.seat is None:
        return None
    refusal = take_that.refusal(view, view.seat, move)
    return None if refusal is None else _REASONS[refusal]


_REASONS = {refusal: reason_of("take-that", refusal) for refusal in take_that.Refusal}


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
