"""Decks from a secret key: anyone who has the key has the deck, and nobody else can compute it.

A stream is SHA-256 over the key, the number of the stream (4 bytes) and a counter (8 bytes, both most
significant first), cut into words of 64 bits. Numbers are drawn from the words by rejection, so that all
orders of a deck are equally likely.
"""

import hashlib
from collections.abc import Iterator

from tenback.games.decks import Randomness, Streams

KEY_BYTES = 32
_WORD_BYTES = 8
_WORDS = 1 << 64


class KeyStream:
    """The random numbers of one numbered stream of a key."""

    def __init__(self, key: bytes, stream: int) -> None:
        self._words = _words_of(key + stream.to_bytes(4, "big"))

    def randrange(self, stop: int, /) -> int:
        """Return a whole number from 0 up to, but not including, *stop*, each equally likely."""
        limit = _WORDS - _WORDS % stop
        return next(word for word in self._words if word < limit) % stop


def key_streams(key: bytes) -> Streams:
    """Return the streams of a key: deck, layout and rounds each have their own."""

    def stream_of(number: int) -> Randomness:
        return KeyStream(key, number)

    return stream_of


def _words_of(prefix: bytes) -> Iterator[int]:
    counter = 0
    while True:
        block = hashlib.sha256(prefix + counter.to_bytes(8, "big")).digest()
        for start in range(0, len(block), _WORD_BYTES):
            yield int.from_bytes(block[start : start + _WORD_BYTES], "big")
        counter += 1
