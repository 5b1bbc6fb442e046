"""The one door to all wording."""

import re
import warnings
from collections.abc import Mapping
from dataclasses import dataclass

from tenback.words.catalogue import bundle, pattern_of
from tenback.words.language import Language

Fact = str | int | float
"""What a message may be told: a name, a count, a share."""

_WRAP = re.compile(r"(?<!\n)\n(?!\n)")
"""A line break that only keeps the catalogue file narrow; an empty line begins a paragraph."""

_HYPHEN = re.compile(r"(?<!\w)-(?=\d)")


class WordsMissing(UserWarning):
    """A message, or a fact that it needs, is missing: a fault of ours that must not stop a game."""


@dataclass(frozen=True, slots=True)
class Words:
    """Says things in one language; what that language lacks is said in English, with a warning."""

    language: Language

    def say(self, message_id: str, **facts: Fact) -> str:
        """Say a message with its facts, as `say("score-points", points=3)`."""
        for language in (self.language, Language.ENGLISH):
            if pattern := pattern_of(language, message_id):
                text, faults = bundle(language).format_pattern(pattern, facts)
                _warn_of(language, message_id, *faults)
                return _with_minus_signs(_WRAP.sub(" ", str(text)), facts)
            _warn_of(language, message_id, "no such message")
        return message_id


def _with_minus_signs(text: str, facts: Mapping[str, Fact]) -> str:
    """Write a number below zero with a minus sign, not with a hyphen."""
    below_zero = any(isinstance(fact, int | float) and fact < 0 for fact in facts.values())
    return _HYPHEN.sub("−", text) if below_zero else text


def _warn_of(language: Language, message_id: str, *faults: object) -> None:
    for fault in faults:
        warnings.warn(f"{message_id} in {language.value}: {fault}", WordsMissing, stacklevel=3)
