"""All word lists together, folded: what a word can be in any of the languages."""

import re
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum
from functools import cache, lru_cache
from itertools import product

from tenback.talk.referee.folding import fold
from tenback.talk.referee.word_list import LANGUAGES, OTHERS, VALUED, word_list

_LETTERS = re.compile(r"[a-z]+")
Phrase = tuple[str, ...]
_ENDING_FROM = 3


class Kind(Enum):
    """What sort of number a word is."""

    CARDINAL = "cardinals"
    ORDINAL = "ordinals"
    GROUP = "groups"
    ROMAN = "roman"


@dataclass(frozen=True, slots=True)
class Number:
    """A number as a word: its value, its sort, and the languages that have it."""

    value: int
    kind: Kind
    languages: frozenset[str] = frozenset()


@cache
def numbers() -> dict[str, Number]:
    """Give every number word by its folded form; hyphens and spaces are left out."""
    found: dict[str, Number] = {}
    for language in LANGUAGES:
        for section in VALUED:
            for value, written in word_list(language).numbers[section]:
                form = "".join(words_of(written))
                known = found.get(form)
                first = known or Number(value, Kind(section))
                found[form] = Number(first.value, first.kind, first.languages | {language})
    return found


@cache
def numbers_of_other_languages() -> dict[str, Number]:
    """Give number words of languages whose talk is not known: as they are written, without slips."""
    written = word_list(OTHERS).numbers["cardinals"]
    return {fold(form): Number(value, Kind.CARDINAL) for value, form in written}


@cache
def listed(section: str) -> frozenset[str]:
    """Give the words of a section in all languages."""
    return frozenset(word for language in LANGUAGES for word in _entries(language, section))


@cache
def phrases(section: str) -> frozenset[Phrase]:
    """Give the phrases of a section, in all languages, as tuples of words."""
    found = (words_of(entry) for language in LANGUAGES for entry in word_list(language).entries[section])
    return frozenset(tuple(words) for words in found)


@cache
def plain_words() -> dict[str, frozenset[str]]:
    """Give the words that are no numbers in some languages, with these languages."""
    return _by_word("plain")


@cache
def evidence() -> dict[str, frozenset[str]]:
    """Give the words that show what language is spoken: its everyday words and its words for the game."""
    return _by_word("talk", "counted", "places", "between", "relative", "one", "clock", "hundred", "half")


@cache
def endings() -> tuple[tuple[str, tuple[str, ...]], ...]:
    """Give for each language the endings that show it."""
    return tuple(
        (language, tuple(map(fold, word_list(language).entries["endings"]))) for language in LANGUAGES
    )


@lru_cache(maxsize=1 << 14)
def languages_of(word: str) -> tuple[tuple[str, float], ...]:
    """Give the languages that a word shows, and how much it counts for each; an ending counts half."""
    if (known := evidence().get(word)) is not None:
        return tuple((language, 1 / len(known)) for language in known)
    shown = [language for language, ends in endings() if word.endswith(ends) and len(word) > _ENDING_FROM]
    return tuple((language, 0.5 / len(shown)) for language in shown)


@cache
def card_cues(language: str) -> frozenset[str]:
    """Give the words before which an everyday word of this language is a card after all."""
    return frozenset(_entries(language, "card"))


def words_of(text: str) -> list[str]:
    """Give the folded words of a text."""
    return _LETTERS.findall(fold(text))


def _by_word(*sections: str) -> dict[str, frozenset[str]]:
    found: defaultdict[str, set[str]] = defaultdict(set)
    for language, section in product(LANGUAGES, sections):
        for word in _entries(language, section):
            found[word].add(language)
    return {word: frozenset(languages) for word, languages in found.items()}


def _entries(language: str, section: str) -> Iterator[str]:
    """Give the entries of one word."""
    for entry in word_list(language).entries[section]:
        words = words_of(entry)
        if len(words) == 1:
            yield words[0]
