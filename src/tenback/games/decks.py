"""Decks and layouts from a seed: the same deal on every platform, for ever.

The generator is ours so that no release of Python can change a deal: SplitMix64 (a counter and a mixing
function on 64 bits), numbers below n by rejection. Golden values in the tests hold it still.
"""

from collections.abc import Iterable, Sequence
from typing import Protocol

_MASK = (1 << 64) - 1
_STEP = 0x9E3779B97F4A7C15


class Randomness(Protocol):
    """What the games ask of a source of chance; `random.Random` is one, `Generator` another."""

    def randrange(self, stop: int, /) -> int:
        """Give a whole number from 0 up to but without *stop*, each equally likely."""
        ...


class Generator:
    """A stream of chance from a seed; different stream names give unrelated streams."""

    def __init__(self, seed: int, stream: str = "") -> None:
        self._state = 0
        for word in _words(seed):
            self._state = mix(self._state ^ word)
        for letter in stream.encode():
            self._state = mix(self._state ^ letter)

    def next64(self) -> int:
        """Give the next 64 bits."""
        self._state = (self._state + _STEP) & _MASK
        return mix(self._state)

    def randrange(self, stop: int, /) -> int:
        """Give a whole number from 0 up to but without *stop*, each equally likely."""
        # The top of the range that does not divide evenly is drawn again.
        limit = _MASK + 1 - (_MASK + 1) % stop
        while (drawn := self.next64()) >= limit:
            pass
        return drawn % stop


def mix(value: int) -> int:
    """Scramble 64 bits; nearby values go far apart."""
    value = (value + _STEP) & _MASK
    value = ((value ^ (value >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    value = ((value ^ (value >> 27)) * 0x94D049BB133111EB) & _MASK
    return value ^ (value >> 31)


def shuffled(cards: Iterable[int], rng: Randomness) -> tuple[int, ...]:
    """Put cards in an order of chance (Fisher and Yates)."""
    deck = list(cards)
    for last in range(len(deck) - 1, 0, -1):
        other = rng.randrange(last + 1)
        deck[last], deck[other] = deck[other], deck[last]
    return tuple(deck)


def seeded_deck(cards: Sequence[int], seed: int, round_number: int = 0) -> tuple[int, ...]:
    """Shuffle a deck from a seed; each round of a match has its own shuffle."""
    return shuffled(cards, Generator(seed, f"deck {round_number}"))


def _words(seed: int) -> list[int]:
    """Cut a seed of any size, negative ones too, into words of 64 bits."""
    size = max(1, (seed.bit_length() + 64) // 64)
    raw = seed.to_bytes(size * 8, "little", signed=True)
    return [int.from_bytes(raw[index : index + 8], "little") for index in range(0, len(raw), 8)]
