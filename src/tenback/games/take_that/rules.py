"""The rules of TAKE THAT, one small function each; numbers as in docs/rules."""

from collections.abc import Iterable, Iterator

from tenback.games.errors import NotAMove
from tenback.games.take_that.cards import REACH, Card, Seat, is_toad, twin
from tenback.games.take_that.moves import LAYS, TAKE_LINE, TWISTS, Lay, Move, Refusal, TakeLine, Twist
from tenback.games.take_that.outcome import Outcome
from tenback.games.take_that.position import Position
from tenback.games.take_that.state import State

TOAD_POINTS = -5
TAKEN_POINTS = -1
TWISTED_POINTS = 1


# What may be done -----------------------------------------------------------------------------------------


def refusal(position: Position, seat: Seat, move: Move) -> Refusal | None:
    """Return why a seat may not make a move now, or None if it may; its own View gives the same answer."""
    if (reason := _turn_refusal(position, seat)) is not None:
        return reason
    match move:
        case Lay(card):
            return _not_in_hand(position, seat, card) or lay_refusal(position.line, card)
        case Twist(card):
            return _not_in_hand(position, seat, card) or twist_refusal(position.line, card)
        case TakeLine():
            return None if position.line else Refusal.NO_LINE
        case _:
            raise NotAMove(move, "take-that")


def _turn_refusal(position: Position, seat: Seat) -> Refusal | None:
    if position.result is not None:
        return Refusal.GAME_OVER
    if not 0 <= seat < position.options.players:
        return Refusal.NO_SUCH_SEAT
    return None if position.turn == seat else Refusal.NOT_YOUR_TURN


def legal_moves(state: State, seat: Seat) -> tuple[Move, ...]:
    """List every move a seat may make now; empty for a seat that is not active."""
    if state.turn is None or state.turn != seat:
        return ()
    return tuple(_legal_moves(state, seat))


def _legal_moves(state: State, seat: Seat) -> Iterator[Move]:
    hand = state.hands[seat]
    yield from (LAYS[card] for card in hand if lay_refusal(state.line, card) is None)
    yield from (TWISTS[card] for card in hand if twist_refusal(state.line, card) is None)
    if state.line:
        yield TAKE_LINE


def _not_in_hand(position: Position, seat: Seat, card: Card) -> Refusal | None:
    return None if card in position.hand_of(seat) else Refusal.CARD_NOT_IN_HAND


def lay_refusal(line: tuple[Card, ...], card: Card) -> Refusal | None:
    """Return why a card cannot be laid, or None: it must be within 10 of the last one, if any (T5)."""
    if not line or abs(card - line[-1]) <= REACH:
        return None
    return Refusal.TOO_FAR


def twist_refusal(line: tuple[Card, ...], card: Card) -> Refusal | None:
    """Return why a card cannot be twisted, or None: its twin must be in the line; toads have none (T6)."""
    if not line:
        return Refusal.NO_LINE
    if is_toad(card):
        return Refusal.TOAD
    return None if twin(card) in line else Refusal.NO_TWIN


# The end and the score ------------------------------------------------------------------------------------


def is_round_over(state: State) -> bool:
    """A round ends when the draw pile is used up and no line is on the table (T9, T20)."""
    return not state.draw_pile and not state.line


def round_points(state: State, *, with_extra: bool) -> tuple[int, ...]:
    """Count each seat's points of this round (T10); running scores leave the extra cards out (T24)."""
    return tuple(
        TWISTED_POINTS * len(state.face_up[seat])
        + taken_points(state.face_down[seat])
        + (taken_points(state.extra[seat]) if with_extra else 0)
        for seat in range(state.options.players)
    )


def taken_points(cards: Iterable[Card]) -> int:
    """Add up the points of face-down cards: minus 1 each, minus 5 for a toad (T10)."""
    return sum(TOAD_POINTS if is_toad(card) else TAKEN_POINTS for card in cards)


def outcome(state: State) -> Outcome | None:
    """Return how the match ended, or None while it runs."""
    return state.result
