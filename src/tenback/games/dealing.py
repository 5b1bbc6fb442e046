"""What every game checks and does when it deals: whole decks, seats of the table, sorted hands."""

from collections.abc import Iterable, Sequence
from typing import TypeVar

from tenback.games.errors import BadDeal, NoSuchSeat, Problem
from tenback.games.parts import Options

T = TypeVar("T")
Hand = tuple[int, ...]


def checked_deck(deck: Iterable[int], cards: Sequence[int]) -> Hand:
    """Refuse a deck that is not the game's cards, each once (G1, T1)."""
    given = tuple(deck)
    for card in given:
        if card not in cards:
            raise BadDeal(Problem.DECK_CARD, given=card)
    if len(given) != len(cards):
        raise BadDeal(Problem.DECK_SIZE, expected=len(cards), given=len(given))
    if len(set(given)) != len(cards):
        twice = next(card for card in given if given.count(card) > 1)
        raise BadDeal(Problem.DECK_TWICE, given=twice)
    return given


def check_starter(options: Options, starter: int | None) -> None:
    """Refuse a starter that is no seat of the table; None lets the players decide (G3, T4)."""
    if starter is not None and starter not in range(options.players):
        raise BadDeal(Problem.STARTER, high=options.players - 1, given=starter)


def in_order(cards: Iterable[int]) -> Hand:
    """Sort a hand."""
    return tuple(sorted(cards))


def without(hands: tuple[Hand, ...], seat: int, card: int) -> tuple[Hand, ...]:
    """Take a card out of a seat's hand."""
    return replaced(hands, seat, tuple(held for held in hands[seat] if held != card))


def replaced(values: tuple[T, ...], index: int, value: T) -> tuple[T, ...]:
    """Put another value in one place."""
    return (*values[:index], value, *values[index + 1 :])


def hand_seen(hands: tuple[Hand, ...], seat: int | None) -> Hand:
    """Return the hand that a seat sees; a spectator sees none."""
    if seat is None:
        return ()
    if not 0 <= seat < len(hands):
        raise NoSuchSeat(seat, len(hands))
    return hands[seat]
