"""Moves on the wire, as hints, reviews and people who look together show them."""

from tenback.games import AnyGame, Move
from tenback.server.presenters.presenter import presenter_of
from tenback.server.wire.hints import HintMove


def move_shown(game: AnyGame, move: Move) -> HintMove:
    """Make a move ready for the wire."""
    shown = presenter_of(game).move(move)
    return HintMove(shown.kind, game.format_move(move), shown.card, shown.pile)
