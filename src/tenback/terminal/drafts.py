"""Plays that only their player has seen: what they show, and which of them end the turn.

A draft that ends the turn may not show what comes after it (new cards, the next player), or it could not be
taken back. It is shown as the table before it with the card already in its place.
"""

from dataclasses import dataclass

from tenback.games import AnyGame, Move, State, View


@dataclass(frozen=True, slots=True)
class Draft:
    """A move that can still be taken back, with the positions around it."""

    game: AnyGame
    seat: int
    move: Move
    before: State
    after: State

    @property
    def ends_turn(self) -> bool:
        """Tell whether the turn, the round or the game is over with this move."""
        return self.after.turn != self.seat or self.game.begins_turn(self.after)

    def view(self) -> View:
        """Show the seat its draft."""
        shown: View = (
            self.game.view_with_draft(self.before, self.seat, self.move)
            if self.ends_turn
            else self.game.view(self.after, self.seat)
        )
        return shown
