"""A guess at the cards that a seat cannot see, to play the same game again with it."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from tenback.games.the_game import Card


@dataclass(frozen=True, slots=True)
class Guess:
    """Other cards for the places that a seat cannot look into."""

    round: int
    """The round that the guess is about; nothing hidden of earlier rounds matters any more."""
    hidden: frozenset[Card]
    """The true cards in those places."""
    held: dict[Any, list[Card]]
    """The guessed cards by who holds them; each is given out once."""
    kinds: dict[Card, int]
    """What chance prints on the cards."""

    def instead(self, card: Card, receiver: object) -> Card:
        """Return the card that comes in the place of one in the guessed game."""
        return self.held[receiver].pop() if card in self.hidden else card


def hidden_hands(hands: Iterable[tuple[Card, ...]], seat: int) -> dict[Any, list[Card]]:
    """The cards of the other seats."""
    return {other: list(hand) for other, hand in enumerate(hands) if other != seat}
