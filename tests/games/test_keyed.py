"""Decks from a secret key."""

import hashlib
from collections import Counter

from tenback.games.decks import shuffled
from tenback.games.keyed import KEY_BYTES, KeyStream, key_streams

KEY = bytes(range(KEY_BYTES))


def test_a_stream_is_sha256_over_key_stream_and_counter() -> None:
    block = hashlib.sha256(KEY + (1).to_bytes(4, "big") + (0).to_bytes(8, "big")).digest()
    stream = KeyStream(KEY, 1)

    drawn = [stream.randrange(2**64) for _ in range(5)]

    assert b"".join(word.to_bytes(8, "big") for word in drawn[:4]) == block
    assert drawn[4] != drawn[0]


def test_words_beyond_the_last_whole_multiple_are_drawn_again() -> None:
    half = 2**63 + 1
    words, kept = KeyStream(KEY, 1), KeyStream(KEY, 1)

    drawn = [word for word in (words.randrange(2**64) for _ in range(64)) if word < half]

    assert [kept.randrange(half) for _ in drawn] == drawn
    assert len(drawn) < 50


def test_the_same_key_gives_the_same_deck_and_another_key_or_stream_another_one() -> None:
    cards = range(2, 100)
    deck = shuffled(cards, key_streams(KEY)(1))

    assert deck == shuffled(cards, key_streams(KEY)(1))
    assert deck != shuffled(cards, key_streams(KEY)(2))
    assert deck != shuffled(cards, key_streams(bytes(KEY_BYTES))(1))
    assert sorted(deck) == list(cards)


def test_every_order_of_three_cards_is_equally_likely() -> None:
    found = Counter(shuffled(range(3), KeyStream(KEY, number)) for number in range(6000))

    assert len(found) == 6
    assert all(abs(times - 1000) < 150 for times in found.values())
