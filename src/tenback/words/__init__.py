"""The message catalogues in seven languages, and the one door to them."""

from tenback.words.language import Language, UnknownLanguage, languages, negotiate
from tenback.words.layouts import with_command_codes
from tenback.words.notes import show_sentences
from tenback.words.rulebook import SECTIONS, Chapter, Section, as_markdown
from tenback.words.sayings import (
    command_effect,
    command_name,
    command_span,
    english,
    explanation,
    game_about,
    game_ending,
    game_name,
    in_english,
    labelled,
    listed,
    mark_phrase,
    match_ending,
    refusal_reason,
    tell,
)
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
    "command_effect",
    "command_name",
    "command_span",
    "english",
    "explanation",
    "game_about",
    "game_ending",
    "game_name",
    "in_english",
    "labelled",
    "languages",
    "listed",
    "mark_phrase",
    "match_ending",
    "negotiate",
    "refusal_reason",
    "tell",
    "with_command_codes",
]

show_sentences()
