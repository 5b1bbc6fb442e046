"""Choosing a card by typing its number."""

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Typed:
    """The digits typed so far and the card that they name."""

    digits: str = ""
    card: int | None = None


def after_digit(typed: Typed, digit: str, hand: Sequence[int]) -> Typed:
    """Add a digit; one that leads nowhere begins a new number."""
    for digits in (typed.digits + digit, digit):
        named = [card for card in hand if str(card) == digits]
        if named:
            return Typed(digits, named[0])
        if any(str(card).startswith(digits) for card in hand):
            return Typed(digits)
    return Typed()


def card_beside(card: int | None, step: int, hand: Sequence[int]) -> int | None:
    """Give the card next to a chosen one; with none chosen, the first or last."""
    if not hand:
        return None
    if card not in hand:
        return hand[0] if step > 0 else hand[-1]
    return hand[(hand.index(card) + step) % len(hand)]
