"""A play that only its player has seen: on its pile, with nothing drawn for it yet."""

from dataclasses import replace

from tenback.games.the_game.cards import Seat
from tenback.games.the_game.moves import Move, PlayCard
from tenback.games.the_game.state import State
from tenback.games.the_game.view import View, view


def drafted(before: State, seat: Seat, move: Move) -> View:
    """Show a seat its own play; what comes after it stays hidden, or it could not be undone."""
    seen = view(before, seat)
    if not isinstance(move, PlayCard):
        return seen
    piles = tuple(
        (*pile, move.card) if number == move.pile else pile for number, pile in enumerate(seen.piles)
    )
    return replace(
        seen,
        hand=tuple(card for card in seen.hand if card != move.card),
        piles=piles,
        plays=(*seen.plays, move),
        owed=(),
        cards_owed=0,
        legal=(),
        fatal=(),
    )
