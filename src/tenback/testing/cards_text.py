"""Cards as a test writes them: `38 60`, hands with `/` between them, `rest` for all that is not named."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

Cards = tuple[int, ...]
REST = "rest"


@dataclass(frozen=True, slots=True)
class Heap:
    """Some named cards, and perhaps all the cards that no other place names."""

    cards: Cards
    takes_rest: bool

    def filled(self, rest: Cards) -> Cards:
        """Add the rest where it was asked for."""
        return self.cards + rest if self.takes_rest else self.cards


def heap(text: str) -> Heap:
    """Read one heap."""
    words = text.split()
    return Heap(tuple(int(word) for word in words if word != REST), REST in words)


def heaps(text: str) -> tuple[Heap, ...]:
    """Read heaps with `/` between them."""
    return tuple(map(heap, text.split("/")))


def left_over(cards: Iterable[int], named: Sequence[Cards]) -> Cards:
    """List the cards that nobody named; a card named twice, or one that is not in the game, is a mistake."""
    rest = list(cards)
    for card in (card for place in named for card in place):
        if card not in rest:
            raise ValueError(f"{card} is named twice, or is not a card of this game")
        rest.remove(card)
    return tuple(rest)
