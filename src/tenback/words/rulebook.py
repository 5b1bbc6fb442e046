"""The order in which the numbered rules are told."""

from dataclasses import dataclass
from enum import StrEnum

from tenback.words.words import Words


class Chapter(StrEnum):
    """The rules of one game; the value names its page and its messages."""

    THE_GAME = "the-game"
    EXTREME = "extreme"
    TAKE_THAT = "take-that"


@dataclass(frozen=True, slots=True)
class Section:
    """A few rules under one title."""

    topic: str
    numbers: tuple[str, ...]

    def title(self, words: Words) -> str:
        """Give the section's heading."""
        return words.say(f"rules-section-{self.topic}")


SECTIONS: dict[str, tuple[Section, ...]] = {
    Chapter.THE_GAME: (
        Section("set-up", ("G1", "G2", "G3")),
        Section("turn", ("G4", "G5", "G6", "G7", "G8")),
        Section("end", ("G9", "G10")),
        Section("talk", ("G11", "G12")),
        Section("experts", ("G13",)),
        Section("rulings", ("G20", "G21")),
    ),
    Chapter.EXTREME: (
        Section("commands", ("E1", "E2", "E3", "E4")),
        Section("lightning", ("E5", "E6", "E7")),
        Section("infinity", ("E8", "E9", "E10", "E11", "E12")),
        Section("talk", ("E13",)),
        Section("rulings", ("E20", "E21", "E22", "E23", "E24", "E25")),
    ),
    Chapter.TAKE_THAT: (
        Section("set-up", ("T1", "T2", "T3")),
        Section("turn", ("T4", "T5", "T6", "T7", "T8")),
        Section("end", ("T9", "T10", "T11")),
        Section("experts", ("T12",)),
        Section("rulings", ("T20", "T21", "T22", "T23", "T24")),
    ),
}


def as_markdown(chapter: Chapter, words: Words) -> str:
    """Write one game's rules as a page: title, introduction, and sections of numbered items."""
    title = words.say(f"rules-{chapter.value}-title")
    intro = words.say(f"rules-{chapter.value}-intro")
    sections = [_section(section, words) for section in SECTIONS[chapter]]
    return "\n\n".join([f"# {title}", intro, *sections]) + "\n"


def _section(section: Section, words: Words) -> str:
    items = [f"- **{number}** {words.say(f'rule-{number}')}" for number in section.numbers]
    return f"## {section.title(words)}\n\n" + "\n".join(items)
