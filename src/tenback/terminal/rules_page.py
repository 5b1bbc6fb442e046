"""The numbered rules, set for a terminal."""

import textwrap

from tenback.words import SECTIONS, Chapter, Words


def rules_page(words: Words, chapter: Chapter, width: int) -> str:
    """Set a chapter: underlined titles, and rules that hang from their numbers."""
    intro = textwrap.fill(words.say(f"rules-{chapter.value}-intro"), width)
    parts = [_underlined(words.say(f"rules-{chapter.value}-title"), "="), intro]
    for section in SECTIONS[chapter]:
        parts += ["", _underlined(section.title(words), "-")]
        parts += [_hanging(number, words.say(f"rule-{number}"), width) for number in section.numbers]
    return "\n".join(parts)


def _underlined(title: str, line: str) -> str:
    return f"{title}\n{line * len(title)}"


def _hanging(number: str, text: str, width: int) -> str:
    return textwrap.fill(text, width, initial_indent=f"{number:<5}", subsequent_indent=" " * 5)
