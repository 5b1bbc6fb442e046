"""A message as the referee looks at it: words with their neighbours, and the language they speak."""

import re
from bisect import bisect_left
from dataclasses import dataclass
from functools import cached_property
from itertools import accumulate

from tenback.talk.referee.lexicon import Phrase, evidence, languages_of
from tenback.talk.referee.reading import reading
from tenback.talk.referee.word_list import LANGUAGES

_PARTS = re.compile(r"[,.;:!?()\n]")
_ENDS = re.compile(r"[.;!?\n]")
_TOKEN = re.compile(r"[a-z]+|[0-9]+")
_NEARNESS = {1: 4.0, 2: 2.0}
"""Neighbours count more as evidence of the language."""
_ELSEWHERE = 0.25
"""Words beyond a comma or the like count less: a mixed message often changes its language there."""
_FAR = 24
"""Words farther away say nothing about the language; it keeps the look at a word short."""


@dataclass(frozen=True, slots=True)
class Token:
    """A word or a group of digits, and its place in the folded text."""

    text: str
    start: int
    end: int


class Message:
    """Folded text, cut into tokens."""

    def __init__(self, folded: str) -> None:
        self.folded = folded
        self.tokens = [Token(found.group(), found.start(), found.end()) for found in _TOKEN.finditer(folded)]

    def word(self, at: int) -> str:
        """Give the text of a token; nothing before the first and after the last."""
        return self.tokens[at].text if 0 <= at < len(self.tokens) else ""

    def gap(self, at: int) -> str:
        """Give what stands between a token and the one before it."""
        before = self.tokens[at - 1].end if at > 0 else 0
        after = self.tokens[at].start if at < len(self.tokens) else len(self.folded)
        return self.folded[before:after]

    def is_joined(self, at: int) -> bool:
        """Tell whether nothing but space stands before a token."""
        return 0 < at < len(self.tokens) and self.gap(at).isspace()

    def ends_after(self, at: int) -> bool:
        """Tell whether a token is the last of its sentence."""
        return at + 1 >= len(self.tokens) or not self.is_joined(at + 1)

    def has_phrase(self, phrase: Phrase, start: int) -> bool:
        """Tell whether a phrase stands at a token, with spaces, hyphens or apostrophes between its words."""
        if start < 0 or start + len(phrase) > len(self.tokens) or self.tokens[start].text != phrase[0]:
            return False
        same = all(self.tokens[start + index].text == word for index, word in enumerate(phrase))
        return same and all(self.gap(start + index).strip(" -'’") == "" for index in range(1, len(phrase)))

    def spoken(self, at: int) -> dict[str, float]:
        """Give the evidence for each language around a token."""
        scores = dict.fromkeys(LANGUAGES, 0.0)
        clauses = self.clauses
        first = bisect_left(self._witnesses, (at - _FAR, ""))
        last = bisect_left(self._witnesses, (at + _FAR, ""))
        for place, word in self._witnesses[first:last]:
            nearness = _NEARNESS.get(abs(place - at), 1.0) * (
                1.0 if clauses[place] == clauses[at] else _ELSEWHERE
            )
            for language, weight in languages_of(word) if place != at else ():
                scores[language] += nearness * weight
        return scores

    @cached_property
    def _witnesses(self) -> list[tuple[int, str]]:
        """The words that can show a language; one that was cut by hyphens counts as the whole it was."""
        found: list[tuple[int, str]] = []
        for start, end in self.chains:
            whole = "".join(token.text for token in self.tokens[start:end])
            if end - start > 1 and whole in evidence():
                found.append((start, whole))
            else:
                found += [(index, self.tokens[index].text) for index in range(start, end)]
        return [(place, word) for place, word in found if reading(word) is None]

    @cached_property
    def clauses(self) -> list[int]:
        """The number of the clause each token is in."""
        parted = (bool(_PARTS.search(self.gap(index))) for index in range(len(self.tokens)))
        return list(accumulate(parted))

    @cached_property
    def sentences(self) -> list[int]:
        """The number of the sentence each token is in; a comma parts clauses and no sentences."""
        parted = (bool(_ENDS.search(self.gap(index))) for index in range(len(self.tokens)))
        return list(accumulate(parted))

    @cached_property
    def chains(self) -> list[tuple[int, int]]:
        """Give the runs of tokens with no space between them."""
        starts = [index for index in range(len(self.tokens)) if index == 0 or " " in self.gap(index)]
        return list(zip(starts, [*starts[1:], len(self.tokens)], strict=True))
