"""THE GAME and THE GAME EXTREME as games that people choose."""

from collections.abc import Collection
from dataclasses import replace
from functools import partial
from typing import TypeAlias, assert_never

from tenback.games.game import Game, Message
from tenback.games.the_game import notation
from tenback.games.the_game.cards import step
from tenback.games.the_game.commands import Layout
from tenback.games.the_game.deals import Deal, dealt
from tenback.games.the_game.draft import drafted
from tenback.games.the_game.moves import Begin, EndTurn, Move, PlayCard, Refusal
from tenback.games.the_game.options import MOST_PLAYERS, Options
from tenback.games.the_game.outcome import Outcome
from tenback.games.the_game.play import apply, given_up
from tenback.games.the_game.position import Position
from tenback.games.the_game.resample import resample
from tenback.games.the_game.rules import legal_moves, refusal
from tenback.games.the_game.state import State
from tenback.games.the_game.tricks import tricks
from tenback.games.the_game.view import View, view

FREE = -100
"""Less than any play can cost."""
CHOICES = ("players", "minimum", "short_hand", "one_pile")
TheGame: TypeAlias = Game[Options, Deal, State, View, Move, Outcome]


def begins_turn(position: Position) -> bool:
    """A turn begins while none of its cards has been played; in a solo game one turn follows another."""
    return not position.plays


def is_play(move: Move) -> bool:
    """Going first and ending a turn reveal no card."""
    return not isinstance(move, Begin | EndTurn)


def losing(view: View) -> Collection[Move]:
    """Plays that break a command, or leave a turn that cannot be completed (E20)."""
    return view.losing


def price(view: View, move: Move) -> int:
    """How far a play moves its pile on; ending the turn costs nothing."""
    return step(move.card, move.pile, view.tops[move.pile]) if isinstance(move, PlayCard) else FREE


def move_told(move: Move) -> Message:
    """Describe a move, as in a hint or a review."""
    match move:
        case PlayCard(card, pile):
            return Message("hint-move-play", {"card": card, "pile": notation.PILE_NAMES[pile]})
        case EndTurn():
            return Message("hint-move-end")
        case Begin():
            return Message("hint-move-begin")
        case _:
            assert_never(move)


def with_layout(deal: Deal, layout: Layout) -> Deal:
    """A layout that the table names is known to all (E25)."""
    return replace(deal, layout=layout, layout_known=True)


def _made(name: str, *, extreme: bool) -> TheGame:
    return Game(
        name=name,
        scope="the-game",
        players=range(1, MOST_PLAYERS + 1),
        usual_players=3,
        choices=(*CHOICES, "switched_off") if extreme else CHOICES,
        is_team=True,
        has_marks=True,
        open_start=True,
        refusals=Refusal,
        options=partial(Options, extreme=extreme),
        with_layout=with_layout if extreme else None,
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
        is_play=is_play,
        losing=losing,
        price=price,
        tricks=tricks,
        drafted=drafted,
        given_up=given_up,
        move_told=move_told,
    )


THE_GAME = _made("the-game", extreme=False)
EXTREME = _made("extreme", extreme=True)
