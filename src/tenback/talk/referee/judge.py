"""The referee of talk: anything may be said except concrete numbers, in any way or code (G12, E13).

The text is folded and cut into words. A message without a word that could be a number passes at once; every
other is looked at closely: each number word where it stands, then spelled letters, disguises, symbols, and
cards told by what lies on the table. The policy, with an example for each line, is in docs/talk.md.
"""

import re
from collections.abc import Callable, Iterator

from tenback.talk.referee.digits import digits
from tenback.talk.referee.disguise import disguised
from tenback.talk.referee.finding import Finding
from tenback.talk.referee.folding import fold, places
from tenback.talk.referee.lexicon import listed
from tenback.talk.referee.message import Message
from tenback.talk.referee.number_words import number_words
from tenback.talk.referee.other_scripts import other_scripts
from tenback.talk.referee.reading import reading
from tenback.talk.referee.relations import cues, relations
from tenback.talk.referee.relative import riddle_words, riddles, seen_on_the_table
from tenback.talk.referee.spelling import is_first_half, spelled
from tenback.talk.referee.symbols import symbols
from tenback.talk.referee.verdict import PASSED, Verdict

_WORD = re.compile(r"[a-z]+")
_NEEDS_A_LOOK = re.compile(r"[0-9|$@€£¡+(]|[a-z][^\sa-z]+[a-z]|[^\x00-\x7f]|[-.]{5}")
_JOINERS = re.compile(r"(?<=[a-z])[-_.*~·‐‑‒–⁃]+(?=[a-z])")
_MOST_REMEMBERED = 1 << 16
_CHECKS: tuple[Callable[[Message], Iterator[Finding]], ...] = (
    digits, number_words, other_scripts, disguised, spelled, seen_on_the_table, relations, riddles, symbols,
)  # fmt: skip


def judge(text: str) -> Verdict:
    """Pass a message, or refuse it with the reason and the part that is refused."""
    folded = fold(text)
    finding = _finding(folded)
    if finding is None:
        return PASSED
    origin = places(text)
    return Verdict(finding.reason, origin[finding.start], origin[finding.end - 1] + 1)


def _finding(folded: str) -> Finding | None:
    """Look closely where a word could be a number, and for relations where a word could begin one."""
    words = _WORD.findall(folded)
    if _NEEDS_A_LOOK.search(folded) or _has_suspects(words):
        return _first_finding(folded) or _first_finding_without_joiners(folded)
    return next(relations(Message(folded)), None) if any(map(cues, words)) else None


def _first_finding(folded: str) -> Finding | None:
    message = Message(folded)
    return next((found for check in _CHECKS for found in check(message)), None)


def _first_finding_without_joiners(folded: str) -> Finding | None:
    """Look again as if nothing parted the letters: a reader of a split word reads the whole word."""
    joiners = {index for found in _JOINERS.finditer(folded) for index in range(*found.span())}
    if not joiners:
        return None
    kept = [index for index in range(len(folded)) if index not in joiners]
    finding = _first_finding("".join(folded[at] for at in kept))
    return finding and Finding(finding.reason, kept[finding.start], kept[finding.end - 1] + 1)


def _has_suspects(words: list[str]) -> bool:
    return any(map(_SUSPECTS.__getitem__, words)) or sum(map(_LETTERS.__contains__, words)) > 2


class _Suspects(dict[str, bool]):
    """Which words make a closer look worth while, found when a word is first met."""

    def __missing__(self, word: str) -> bool:
        if len(self) >= _MOST_REMEMBERED:
            self.clear()
        self[word] = suspect = reading(word) is not None or _is_telling(word)
        return suspect


def _is_telling(word: str) -> bool:
    """A word that can tell a card without a number word: half, above, hundred, the beginning of a riddle."""
    return any(word in listed(name) for name in _TELLING) or word in riddle_words() or is_first_half(word)


_TELLING = ("half", "hundred", "distance", "more", "plus", "zero")
_SUSPECTS = _Suspects()
_LETTERS = frozenset("abcdefghijklmnopqrstuvwxyz")
