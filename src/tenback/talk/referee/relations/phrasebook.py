"""Phrases about the table, found in a message; a word with * in the lists stands for all its endings."""

import re
from dataclasses import dataclass
from functools import cache

from tenback.talk.referee.folding import fold
from tenback.talk.referee.lexicon import Phrase
from tenback.talk.referee.message import Message
from tenback.talk.referee.word_list import LANGUAGES, word_list

_WORD = re.compile(r"[a-z]+\*?")
_MOST_REMEMBERED = 1 << 14


@dataclass(frozen=True, slots=True)
class Span:
    """The tokens from start to before end."""

    start: int
    end: int


class Beginnings(dict[str, tuple[Phrase, ...]]):
    """The phrases of a section that begin with a word, longest first, found when the word is first met."""

    def __init__(self, section: str) -> None:
        super().__init__()
        self._phrases = sorted(_phrases(section), key=len, reverse=True)

    def __missing__(self, word: str) -> tuple[Phrase, ...]:
        if len(self) >= _MOST_REMEMBERED:
            self.clear()
        self[word] = found = tuple(phrase for phrase in self._phrases if _is_form(word, phrase[0]))
        return found


@cache
def beginnings(section: str) -> Beginnings:
    """Give the phrases of a section in all languages."""
    return Beginnings(section)


def phrase_at(message: Message, section: str, at: int) -> Span | None:
    """Give the longest phrase of a section that begins at a token."""
    for phrase in beginnings(section)[message.word(at)]:
        if _stands_at(message, phrase, at):
            return Span(at, at + len(phrase))
    return None


def has_phrase(message: Message, section: str, places: range) -> bool:
    """Tell whether a phrase of a section begins at one of some tokens."""
    return any(phrase_at(message, section, at) is not None for at in places)


def around(message: Message, span: Span, far: int) -> range:
    """Give the tokens of a span and those around it."""
    return range(max(0, span.start - far), min(len(message.tokens), span.end + far))


def _phrases(section: str) -> set[Phrase]:
    """Read a section; what is written with hyphens is known without them, in one word, too."""
    entries = [fold(entry) for language in LANGUAGES for entry in word_list(language).entries[section]]
    glued = [entry.replace("-", "") for entry in entries if "-" in entry]
    return {tuple(_WORD.findall(entry)) for entry in entries + glued}


def _stands_at(message: Message, phrase: Phrase, at: int) -> bool:
    for place, word in enumerate(phrase[1:], at + 1):
        if not _is_form(message.word(place), word) or message.gap(place).strip(" -'’"):
            return False
    return True


def _is_form(word: str, listed: str) -> bool:
    return word.startswith(listed[:-1]) if listed.endswith("*") else word == listed
