"""A position of the game, hidden cards included."""

from dataclasses import dataclass

from tenback.games.the_game.cards import Card, Pile, Seat
from tenback.games.the_game.commands import Command, Printed
from tenback.games.the_game.moves import PlayCard, Step
from tenback.games.the_game.options import Options
from tenback.games.the_game.outcome import Outcome


@dataclass(frozen=True, slots=True)
class State:
    """Everything about a game at one moment."""

    options: Options
    commands: Printed
    """The command on each card, by its number; None where the card is plain."""
    layout_known: bool
    """Whether everybody knows the layout (E25)."""
    piles: tuple[tuple[Card, ...], ...]
    """The four piles from the card they start at to the top card."""
    hands: tuple[tuple[Card, ...], ...]
    """Each seat's cards in rising order."""
    draw_pile: tuple[Card, ...]
    """The next card to draw comes first."""
    turn: Seat | None
    """The active seat; None before anybody has gone first and after the end."""
    minimum: int
    """The minimum number of cards this turn, fixed when it began (G6)."""
    plays: tuple[PlayCard, ...] = ()
    """The cards of this turn so far."""
    bound_to: Pile | None = None
    """The pile that ONE PILE holds this turn to (E22)."""
    history: tuple[Step, ...] = ()
    result: Outcome | None = None

    @property
    def tops(self) -> tuple[Card, ...]:
        """The four cards that can be seen (G11)."""
        return tuple(pile[-1] for pile in self.piles)

    @property
    def cards_left(self) -> int:
        """How many cards are in hands and draw pile (G10)."""
        return len(self.draw_pile) + sum(map(len, self.hands))

    def hand_of(self, seat: Seat) -> tuple[Card, ...]:
        """Return the cards of a seat."""
        return self.hands[seat]

    def shows(self, command: Command) -> bool:
        """Return whether a command is the visible top of some pile (E4)."""
        # A plain loop, because the rules ask this more often than anything else.
        for pile in self.piles:  # noqa: SIM110
            if self.commands[pile[-1]] is command:
                return True
        return False
