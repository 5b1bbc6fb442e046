"""The message catalogues in seven languages, and the one door to them."""

from tenback.words.language import Language, UnknownLanguage, languages, negotiate
from tenback.words.rulebook import SECTIONS, Chapter, Section, as_markdown
from tenback.words.words import Fact, Words, WordsMissing

__all__ = [
    "SECTIONS",
    "Chapter",
    "Fact",
    "Language",
    "Section",
    "UnknownLanguage",
    "Words",
    "WordsMissing",
    "as_markdown",
    "languages",
    "negotiate",
]
