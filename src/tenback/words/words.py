"""The one door to all wording."""

import warnings
from dataclasses import dataclass

from tenback.words.catalogue import bundle
from tenback.words.language import Language

Fact = str | int | float
"""What a message may be told: a name, a count, a share."""


class WordsMissing(UserWarning):
    """A message, or a fact that it needs, is missing: a fault of ours that must not stop a game."""


@dataclass(frozen=True, slots=True)
class Words:
    """Says things in one language; what that language lacks is said in English, with a warning."""

    language: Language

    def say(self, message_id: str, **facts: Fact) -> str:
        """Say a message with its facts, as `say("hand-size", cards=3)`."""
        for language in (self.language, Language.ENGLISH):
            if bundle(language).has_message(message_id):
                return _formatted(language, message_id, facts)
            warnings.warn(f"no {message_id!r} in {language.value}", WordsMissing, stacklevel=2)
        return message_id


def _formatted(language: Language, message_id: str, facts: dict[str, Fact]) -> str:
    sayings = bundle(language)
    # Fluent names its variables with hyphens, Python its keywords with underscores.
    told = {name.replace("_", "-"): fact for name, fact in facts.items()}
    text, faults = sayings.format_pattern(sayings.get_message(message_id).value, told)
    for fault in faults:
        warnings.warn(f"{message_id!r} in {language.value}: {fault}", WordsMissing, stacklevel=3)
    return str(text)
