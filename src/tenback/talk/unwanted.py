"""A host's own list of words that are not allowed in chat or names."""

import re
from collections.abc import Iterable
from itertools import groupby

from tenback.talk.referee.folding import fold, places

SIGNS = r"[^\w\s]*"


class UnwantedWords:
    """Finds listed words however they are disguised: other letters, accents, stretched, dots in between."""

    def __init__(self, words: Iterable[str] = ()) -> None:
        folded = {"".join(fold(word).split()) for word in words}
        patterns = [_pattern(word) for word in sorted(folded - {""})]
        self._pattern = re.compile("|".join(patterns)) if patterns else None

    def find(self, text: str) -> str | None:
        """Return the first part of a text that is an unwanted word."""
        if self._pattern is None or (found := self._pattern.search(fold(text))) is None:
            return None
        at = places(text)
        return text[at[found.start()] : at[found.end() - 1] + 1]


def read_words(text: str) -> UnwantedWords:
    """Read a list: one word a line, `#` begins a comment."""
    return UnwantedWords(line.partition("#")[0].strip() for line in text.splitlines())


def _pattern(word: str) -> str:
    """A whole word, its letters stretched or not, with signs but no spaces in between."""
    letters = (_stretched(letter, len(list(run))) for letter, run in groupby(word))
    return rf"(?<!\w){SIGNS.join(letters)}(?!\w)"


def _stretched(letter: str, least: int) -> str:
    sign = re.escape(letter)
    return f"{sign}(?:{SIGNS}{sign}){{{least - 1},}}"
