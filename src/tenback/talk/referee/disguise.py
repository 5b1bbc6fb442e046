"""Number words with signs in place of letters: $even, f!fty, qu@rante, f*ve."""

import re
from collections.abc import Iterator

from tenback.talk.referee.finding import Finding
from tenback.talk.referee.lexicon import numbers
from tenback.talk.referee.message import Message
from tenback.talk.referee.reading import reading
from tenback.talk.referee.verdict import NumberForm

_SIGNS = "!@$€|£+(¡¢§&3"
_ONE_WAY = str.maketrans(_SIGNS, "iaseiltcicsee")
_OTHER_WAY = str.maketrans(_SIGNS, "laseliteicsae")
_WITH_SIGNS = re.compile(r"[a-z!@$€|£+(¡¢§&]{3,40}")
_WITH_HOLE = re.compile(r"([a-z]{1,20})[*#_?](?=([a-z]{1,20}))")


def disguised(message: Message) -> Iterator[Finding]:
    """Find words with signs for letters, and words with one letter left out."""
    for found in _WITH_SIGNS.finditer(message.folded):
        text = found.group().rstrip("!+(&")
        if not text.isalpha() and any(_is_number(text.translate(way)) for way in (_ONE_WAY, _OTHER_WAY)):
            yield Finding(NumberForm.DISGUISED, found.start(), found.start() + len(text))
    for found in _WITH_HOLE.finditer(message.folded):
        if any(f"{found[1]}{letter}{found[2]}" in numbers() for letter in "aeiouy"):
            yield Finding(NumberForm.DISGUISED, found.start(), found.end(2))


def _is_number(word: str) -> bool:
    return word.isalpha() and len(word) > 2 and reading(word) is not None
