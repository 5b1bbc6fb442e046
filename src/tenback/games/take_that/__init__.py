"""TAKE THAT: the rules as pure functions around one frozen State."""

from tenback.games.take_that.cards import CARDS, TOADS, Card, Seat, is_toad, twin
from tenback.games.take_that.deals import Deal, seeded_deal, seeded_deck
from tenback.games.take_that.moves import TAKE_LINE, Lay, Move, Refusal, Step, TakeLine, Twist
from tenback.games.take_that.notation import (
    format_deal,
    format_move,
    format_options,
    format_result,
    format_state,
    parse_deal,
    parse_move,
    parse_options,
    parse_state,
)
from tenback.games.take_that.options import Options
from tenback.games.take_that.outcome import Ending, Outcome, RoundScore
from tenback.games.take_that.play import apply, deal
from tenback.games.take_that.resample import resample
from tenback.games.take_that.rules import (
    lay_refusal,
    legal_moves,
    outcome,
    refusal,
    round_points,
    taken_points,
    twist_refusal,
)
from tenback.games.take_that.state import State
from tenback.games.take_that.view import View, view

__all__ = [
    "CARDS",
    "TAKE_LINE",
    "TOADS",
    "Card",
    "Deal",
    "Ending",
    "Lay",
    "Move",
    "Options",
    "Outcome",
    "Refusal",
    "RoundScore",
    "Seat",
    "State",
    "Step",
    "TakeLine",
    "Twist",
    "View",
    "apply",
    "deal",
    "format_deal",
    "format_move",
    "format_options",
    "format_result",
    "format_state",
    "is_toad",
    "lay_refusal",
    "legal_moves",
    "outcome",
    "parse_deal",
    "parse_move",
    "parse_options",
    "parse_state",
    "refusal",
    "resample",
    "round_points",
    "seeded_deal",
    "seeded_deck",
    "taken_points",
    "twin",
    "twist_refusal",
    "view",
]
