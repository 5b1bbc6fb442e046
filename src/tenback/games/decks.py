"""Shuffling, and the two generators: one for deals, one for the decisions of bots.

Both are ours so that no release of Python can change a game. `DealStream` (sfc32, by Chris Doty-Humphrey,
public domain) deals; the kernels in `sim/` run the same generator, and a test compares the two. `Generator`
(SplitMix64) takes seeds of any size and named streams; published results of bots depend on it. Golden values
in the tests pin both.
"""

from collections.abc import Callable, Iterable
from typing import Protocol

_MASK = (1 << 64) - 1
_STEP = 0x9E3779B97F4A7C15
_WORD = (1 << 32) - 1
_SEED_BITS = (1 << 63) - 1
_WARM_UP = 12


class Randomness(Protocol):
    """What games need from a source of randomness; `random.Random` and `Generator` both provide it."""

    def randrange(self, stop: int, /) -> int:
        """Return a whole number from 0 up to, but not including, *stop*, each equally likely."""
        ...


class DealStream:
    """The random numbers of one stream of one deal: deck, layout and rounds each have their own."""

    def __init__(self, seed: int, number: int, stream: int) -> None:
        seed = deal_seed(seed)
        self._a, self._b = (seed ^ (stream << 16)) & _WORD, seed >> 32
        self._c, self._turn = number & _WORD, 1 + (number >> 32)
        for _ in range(_WARM_UP):
            self.next32()

    def next32(self) -> int:
        """Return the next 32 bits."""
        a, b, c = self._a, self._b, self._c
        total = (a + b + self._turn) & _WORD
        self._a, self._b = b ^ (b >> 9), (c + (c << 3)) & _WORD
        self._c = (((c << 21) | (c >> 11)) + total) & _WORD
        self._turn = (self._turn + 1) & _WORD
        return total

    def randrange(self, stop: int, /) -> int:
        """Return a whole number from 0 up to, but not including, *stop*."""
        return (self.next32() * stop) >> 32


Streams = Callable[[int], Randomness]
"""Gives the randomness of each numbered stream of a deal."""


def deal_streams(seed: int, number: int = 0) -> Streams:
    """Return the streams of deal *number* of a seed."""
    return lambda stream: DealStream(seed, number, stream)


def deal_seed(seed: int) -> int:
    """Turn any whole number into a seed that the kernels can hold: its lowest 63 bits."""
    return seed & _SEED_BITS


class Generator:
    """A stream of random numbers from a seed; different stream names give unrelated streams."""

    def __init__(self, seed: int, stream: str = "") -> None:
        self._state = 0
        for word in _words(seed):
            self._state = mix(self._state ^ word)
        for letter in stream.encode():
            self._state = mix(self._state ^ letter)

    def next64(self) -> int:
        """Return the next 64 bits."""
        self._state = (self._state + _STEP) & _MASK
        return mix(self._state)

    def randrange(self, stop: int, /) -> int:
        """Return a whole number from 0 up to, but not including, *stop*, each equally likely."""
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
    """Return cards in random order (Fisher–Yates)."""
    deck = list(cards)
    for last in range(len(deck) - 1, 0, -1):
        other = rng.randrange(last + 1)
        deck[last], deck[other] = deck[other], deck[last]
    return tuple(deck)


def _words(seed: int) -> list[int]:
    """Cut a seed of any size, negative ones too, into words of 64 bits."""
    size = max(1, (seed.bit_length() + 64) // 64)
    raw = seed.to_bytes(size * 8, "little", signed=True)
    return [int.from_bytes(raw[index : index + 8], "little") for index in range(0, len(raw), 8)]
