"""Words spelled letter by letter, or cut into pieces: s e v e n, f-i-f-t-y, Dwa-dzies-cia."""

from collections.abc import Iterator
from functools import cache
from itertools import pairwise

from tenback.talk.referee.finding import Finding
from tenback.talk.referee.lexicon import Kind, evidence, numbers, phrases
from tenback.talk.referee.message import Message, Token
from tenback.talk.referee.reading import reading
from tenback.talk.referee.verdict import NumberForm

_LONGEST = 26
"""No number word is longer; it keeps the look at pieces short."""
_SHORTEST = 3
_ELIDED_FROM = 6
"""A long number word is known with an apostrophe in it: novant'uno."""
_TWO_WORDS_FROM = 6
"""A long number word is known with a space in it too."""


def spelled(message: Message) -> Iterator[Finding]:
    """Find number words in pieces."""
    tokens = [token for token in message.tokens if not token.text.isdigit()]
    for first, token in enumerate(tokens):
        joined, elided = token.text, False
        for last in range(first + 1, len(tokens)):
            if not _goes_on(message, tokens, last) or len(joined) > _LONGEST:
                break
            joined += tokens[last].text
            elided = elided or _is_elided(message, tokens, last)
            if (
                _is_number(joined)
                and not (elided and len(joined) < _ELIDED_FROM)
                and not _is_phrase(tokens[first : last + 1])
            ):
                yield Finding(NumberForm.SPELLED, token.start, tokens[last].end)
    yield from _cut_in_two(tokens)


def is_first_half(word: str) -> bool:
    """Tell whether a word could be the first half of a long number word."""
    return word in _first_halves() and word not in evidence()


@cache
def _first_halves() -> frozenset[str]:
    long = [
        form
        for form, number in numbers().items()
        if number.kind is Kind.CARDINAL and len(form) >= _TWO_WORDS_FROM
    ]
    return frozenset(form[:cut] for form in long for cut in range(2, len(form) - 1))


def _goes_on(message: Message, tokens: list[Token], at: int) -> bool:
    """Pieces belong together with no space between them, or as single letters in a row."""
    one, other = tokens[at - 1], tokens[at]
    return len(one.text) == len(other.text) == 1 or " " not in message.folded[one.end : other.start]


def _is_elided(message: Message, tokens: list[Token], at: int) -> bool:
    """Two words that an apostrophe joins, as s'est and t'en: together they are no number."""
    if len(tokens[at - 1].text) == len(tokens[at].text) == 1:
        return False
    return not {"'", "’"}.isdisjoint(message.folded[tokens[at - 1].end : tokens[at].start])


def _is_number(word: str) -> bool:
    if len(word) < _SHORTEST:
        return False
    number = numbers().get(word) or (reading(word) if len(word) > _SHORTEST else None)
    return number is not None and (number.kind is not Kind.ROMAN or len(word) > _SHORTEST)


def _is_phrase(pieces: list[Token]) -> bool:
    """Two words that happen to join to a number: d'eux."""
    return tuple(piece.text for piece in pieces) in phrases("plain")


def _cut_in_two(tokens: list[Token]) -> Iterator[Finding]:
    """Find a long number word with a space in it: seven ty."""
    for one, other in pairwise(tokens):
        joined = one.text + other.text
        number = numbers().get(joined) if len(joined) >= _TWO_WORDS_FROM else None
        if number is not None and number.kind is Kind.CARDINAL and one.text not in evidence():
            yield Finding(NumberForm.SPELLED, one.start, other.end)
