"""THE GAME and THE GAME EXTREME: the rules as pure functions around one frozen State."""

from tenback.games.the_game.cards import CARDS, PILES, STARTS, Card, Pile, Seat, is_ascending, step
from tenback.games.the_game.commands import Command, Layout, check_layout, drawn_layout
from tenback.games.the_game.deals import Deal, seeded_deal, seeded_deck, seeded_layout
from tenback.games.the_game.layouts import format_layout, parse_layout
from tenback.games.the_game.losing import broken_command, doomed_moves, fatal_moves, owed_after
from tenback.games.the_game.moves import BEGIN, END_TURN, Begin, EndTurn, Move, PlayCard, Refusal, Step
from tenback.games.the_game.notation import (
    PILE_NAMES,
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
from tenback.games.the_game.options import OnePile, Options
from tenback.games.the_game.outcome import Ending, Outcome, Owed
from tenback.games.the_game.play import apply, deal, given_up
from tenback.games.the_game.position import Position
from tenback.games.the_game.resample import resample
from tenback.games.the_game.rules import (
    cards_owed,
    goes_on,
    is_trick,
    legal_moves,
    outcome,
    owed,
    placement_refusal,
    refusal,
    turn_refusal,
)
from tenback.games.the_game.state import State
from tenback.games.the_game.view import View, view

__all__ = [
    "BEGIN",
    "CARDS",
    "END_TURN",
    "PILES",
    "PILE_NAMES",
    "STARTS",
    "Begin",
    "Card",
    "Command",
    "Deal",
    "EndTurn",
    "Ending",
    "Layout",
    "Move",
    "OnePile",
    "Options",
    "Outcome",
    "Owed",
    "Pile",
    "PlayCard",
    "Position",
    "Refusal",
    "Seat",
    "State",
    "Step",
    "View",
    "apply",
    "broken_command",
    "cards_owed",
    "check_layout",
    "deal",
    "doomed_moves",
    "drawn_layout",
    "fatal_moves",
    "format_deal",
    "format_layout",
    "format_move",
    "format_options",
    "format_result",
    "format_state",
    "given_up",
    "goes_on",
    "is_ascending",
    "is_trick",
    "legal_moves",
    "outcome",
    "owed",
    "owed_after",
    "parse_deal",
    "parse_layout",
    "parse_move",
    "parse_options",
    "parse_state",
    "placement_refusal",
    "refusal",
    "resample",
    "seeded_deal",
    "seeded_deck",
    "seeded_layout",
    "step",
    "turn_refusal",
    "view",
]
