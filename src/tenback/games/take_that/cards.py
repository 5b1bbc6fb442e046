"""The cards: twisted pairs and toads (T1)."""

Card = int
"""A card is its number."""

Seat = int
"""A place at the table, counted from 0 clockwise."""

CARDS: tuple[Card, ...] = tuple(card for card in range(12, 99) if card % 10)
TOADS: tuple[Card, ...] = tuple(range(22, 99, 11))
REACH = 10
"""How far a laid card may be from the last one (T5)."""


def is_toad(card: Card) -> bool:
    """Return whether both digits are the same (T1)."""
    return card % 11 == 0


def twin(card: Card) -> Card:
    """Swap the digits; a toad is its own twin and cannot be twisted (T1, T6)."""
    tens, ones = divmod(card, 10)
    return ones * 10 + tens
