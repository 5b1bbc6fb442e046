"""Cards told by what lies on the table: one above A, double what is on B, half a hundred; and riddles."""

from collections import defaultdict
from collections.abc import Iterator
from functools import cache

from tenback.talk.finding import Finding
from tenback.talk.lexicon import Phrase, listed, phrases
from tenback.talk.message import Message
from tenback.talk.piles import PILES, names_a_pile, shows_a_pile
from tenback.talk.verdict import Reason

_NEAR = 3


def seen_on_the_table(message: Message) -> Iterator[Finding]:
    """Find cards told by a pile's top, and parts of a hundred."""
    for at, token in enumerate(message.tokens):
        if token.text in listed("one") and (last := _compares(message, at)) is not None:
            yield Finding(Reason.RELATIVE, token.start, message.tokens[last].end)
        if token.text in listed("one") and message.word(at + 1) in listed("zero"):
            yield Finding(Reason.SPELLED, token.start, message.tokens[at + 1].end)
        if token.text in listed("half") and (last := _names_the_whole(message, at)) is not None:
            yield Finding(Reason.SUM, token.start, message.tokens[last].end)
        if token.text in listed("hundred") and (last := _takes_away(message, at)) is not None:
            yield Finding(Reason.SUM, token.start, message.tokens[last].end)


def _compares(message: Message, at: int) -> int | None:
    """Find a pile after one and a word that compares, or a pile's letter and a plus before the one."""
    if message.word(at - 1) in listed("plus") and at > 1:
        before = message.word(at - 2)
        is_a = before == "a" and message.word(at - 3) not in listed("one")
        return at if is_a or before in PILES or before in listed("tops") else None
    for place in range(at + 1, at + 1 + _NEAR):
        word = message.word(place)
        if word in listed("relative"):
            return place if names_a_pile(message, place) else None
        if word not in listed("fillers"):
            return None
    return None


def _names_the_whole(message: Message, at: int) -> int | None:
    """A half or a double of a hundred, or of what a pile shows."""
    for place in range(at + 1, min(at + 1 + _NEAR, len(message.tokens))):
        if message.word(place) in listed("hundred"):
            return place
    of_something = message.word(at + 1) in listed("of")
    return at if of_something and shows_a_pile(message, at + 1) else None


def _takes_away(message: Message, at: int) -> int | None:
    """A hundred less one."""
    if message.word(at + 1) in listed("sums") and message.word(at + 2) in listed("one"):
        return at + 2
    return None


def riddles(message: Message) -> Iterator[Finding]:
    """Find numbers that everybody knows by another name: as many as days in a week."""
    known = riddle_words()
    for at, token in enumerate(message.tokens):
        for phrase in known.get(token.text, ()):
            if tuple(map(message.word, range(at, at + len(phrase)))) == phrase:
                yield Finding(Reason.RIDDLE, token.start, message.tokens[at + len(phrase) - 1].end)


@cache
def riddle_words() -> dict[str, list[Phrase]]:
    """Give the riddles by the word they begin with."""
    found: defaultdict[str, list[Phrase]] = defaultdict(list)
    for phrase in phrases("riddles"):
        found[phrase[0]].append(phrase)
    return dict(found)
