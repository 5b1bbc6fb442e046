"""The cards and the four piles (G1)."""

Card = int
"""A card is its number."""

Pile = int
"""A place in the middle: 0 and 1 go up, 2 and 3 go down."""

Seat = int
"""A place at the table, counted from 0 clockwise."""

CARDS: tuple[Card, ...] = tuple(range(2, 100))
PILES: tuple[Pile, ...] = (0, 1, 2, 3)
STARTS: tuple[Card, ...] = (1, 1, 100, 100)
"""What each pile starts from."""

TEN_BACK = 10
"""How far the backwards trick goes (G5)."""


def is_ascending(pile: Pile) -> bool:
    """Return whether a pile goes up."""
    return pile < 2


def step(card: Card, pile: Pile, top: Card) -> int:
    """Return how far a card would move a pile: -10 for the backwards trick (G4, G5)."""
    return card - top if is_ascending(pile) else top - card
