"""TAKE THAT as a game that people choose."""

from typing import TypeAlias, assert_never

from tenback.games.game import Game, Message
from tenback.games.take_that import notation
from tenback.games.take_that.deals import Deal, dealt
from tenback.games.take_that.draft import drafted
from tenback.games.take_that.moves import Lay, Move, Refusal, TakeLine, Twist
from tenback.games.take_that.options import LEAST_PLAYERS, MOST_PLAYERS, Options
from tenback.games.take_that.outcome import Outcome
from tenback.games.take_that.play import apply
from tenback.games.take_that.resample import resample
from tenback.games.take_that.rules import legal_moves, refusal
from tenback.games.take_that.state import State
from tenback.games.take_that.view import View, view

TakeThat: TypeAlias = Game[Options, Deal, State, View, Move, Outcome]


def begins_turn(position: State | View) -> bool:
    """Every move begins a turn, except the card that follows a taken line (T8)."""
    if not position.history:
        return True
    last = position.history[-1]
    return not isinstance(last.move, TakeLine) or last.round != position.round


def price(_view: View, move: Move) -> int:
    """Twisting is best, then laying a card; taking the line is worst."""
    return PRICES[type(move)]


PRICES: dict[type[Move], int] = {Twist: 0, Lay: 1, TakeLine: 2}


def move_told(move: Move) -> Message:
    """Describe a move, as in a hint or a review."""
    match move:
        case Lay(card):
            return Message("hint-move-lay", {"card": card})
        case Twist(card):
            return Message("hint-move-twist", {"card": card})
        case TakeLine():
            return Message("hint-move-take")
        case _:
            assert_never(move)


TAKE_THAT: TakeThat = Game(
    name="take-that",
    scope="take-that",
    players=range(LEAST_PLAYERS, MOST_PLAYERS + 1),
    choices=("players", "rounds", "professional"),
    refusals=Refusal,
    options=Options,
    dealt=dealt,
    legal_moves=legal_moves,
    refusal=refusal,
    apply=apply,
    view=view,
    resample=resample,
    format_move=notation.format_move,
    parse_move=notation.parse_move,
    format_state=notation.format_state,
    parse_state=notation.parse_state,
    format_options=notation.format_options,
    parse_options=notation.parse_options,
    format_deal=notation.format_deal,
    parse_deal=notation.parse_deal,
    format_result=notation.format_result,
    begins_turn=begins_turn,
    price=price,
    drafted=drafted,
    move_told=move_told,
)
