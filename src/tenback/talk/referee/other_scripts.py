"""Number words in letters that no Latin word is written with."""

import re
from collections.abc import Iterator
from functools import cache

from tenback.talk.referee.finding import Finding
from tenback.talk.referee.lexicon import numbers_of_other_languages
from tenback.talk.referee.message import Message
from tenback.talk.referee.verdict import NumberForm


def other_scripts(message: Message) -> Iterator[Finding]:
    """Find number words that keep a letter of another script when they are folded, as in Russian."""
    if not message.folded.isascii():
        for found in _words().finditer(message.folded):
            yield Finding(NumberForm.NUMBER_WORD, found.start(), found.end())


@cache
def _words() -> re.Pattern[str]:
    kept = (form for form in numbers_of_other_languages() if not form.isascii())
    return re.compile("|".join(sorted(map(re.escape, kept), key=len, reverse=True)))
