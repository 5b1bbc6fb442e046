"""Words that are a number in one place and plain talk in another."""

from collections import defaultdict
from functools import cache

from tenback.talk.referee.lexicon import (
    Kind,
    Number,
    Phrase,
    card_cues,
    evidence,
    listed,
    phrases,
    plain_words,
)
from tenback.talk.referee.message import Message
from tenback.talk.referee.reading import reading

_SHORT = 3
_MIXED = 2
"""In a mixed message another language may be spoken up to this much more."""


def is_plain(message: Message, at: int, number: Number) -> bool:
    """Tell whether a word that could be a number is plain talk here."""
    word = message.word(at)
    if _has_phrase(message, at, "card") or message.word(at - 1) in listed("plus"):
        return False
    if _has_phrase(message, at, "plain"):
        return True
    if word in listed("names") and _is_called(message, at):
        return True
    if word in listed("after a noun") and message.is_joined(at) and _is_noun(message.word(at - 1)):
        return True
    homes = plain_words().get(word)
    return homes is not None and _speaks_home(message, at, number, homes)


def _has_phrase(message: Message, at: int, section: str) -> bool:
    found = _phrases_with(section).get(message.word(at), ())
    return any(message.has_phrase(phrase, at - offset) for offset, phrase in found)


def _is_noun(word: str) -> bool:
    """A word that is none of the short and common ones, and no number."""
    return (
        word not in listed("card")
        and word.isalpha()
        and len(word) > _SHORT
        and word not in evidence()
        and reading(word) is None
    )


def _is_called(message: Message, at: int) -> bool:
    """Somebody is called by name: a comma parts the first or the last word from other words."""
    first = at == 0 and message.gap(1).startswith(",") and reading(message.word(1)) is None
    last = (
        at + 1 == len(message.tokens)
        and message.gap(at).startswith(",")
        and reading(message.word(at - 1)) is None
    )
    return len(message.tokens) > 1 and (first or last)


def _speaks_home(message: Message, at: int, number: Number, homes: frozenset[str]) -> bool:
    """The sentence speaks a language in which the word is no number, more than one in which it is."""
    scores = message.spoken(at)
    own = {home for home in homes if _can_count(home, number) and message.word(at - 1) in card_cues(home)}
    plain = max((scores[home] for home in homes - own), default=0.0)
    counting = max((scores[language] for language in number.languages - (homes - own)), default=0.0)
    if counting == 0 and plain == max(scores.values()) and message.word(at) in listed("rarely a number"):
        return len(message.tokens) > 1
    return plain > counting and plain * _MIXED >= max(scores.values())


def _can_count(language: str, number: Number) -> bool:
    """Roman numerals belong to every language."""
    return language in number.languages or number.kind is Kind.ROMAN


@cache
def _phrases_with(section: str) -> dict[str, list[tuple[int, Phrase]]]:
    """Give for each number word the phrases of a section it is part of, and its place in them."""
    found: defaultdict[str, list[tuple[int, Phrase]]] = defaultdict(list)
    for phrase in phrases(section):
        for offset, word in enumerate(phrase):
            if len(phrase) > 1 and reading(word) is not None:
                found[word].append((offset, phrase))
    return dict(found)
