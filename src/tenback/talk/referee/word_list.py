"""The word list of a language: text files that a speaker can read and extend."""

from collections import defaultdict
from dataclasses import dataclass
from functools import cache
from importlib import resources

LANGUAGES = ("en", "de", "fr", "it", "pl", "pt", "cs")
OTHERS = "other"
"""Languages of which only the words for numbers are known."""
VALUED = ("cardinals", "ordinals", "groups")
"""Sections with lines `value: forms`."""
WORDS = (
    "one", "one said", "zero", "hundred", "half", "or", "and", "not", "of", "out of", "what", "plus",
    "fillers", "counted", "one of it", "people", "places", "sides", "numbered", "between", "distance", "more",
    "than", "relative", "tops", "clock", "sums", "harmless", "names", "rarely a number", "after a noun",
    "endings", "talk", "before a letter", "after a letter", "linking", "that one",
    "which", "after a name", "a name's ending",
)  # fmt: skip
"""Sections with words, parted by spaces."""
PHRASES = ("players", "plain", "card", "riddles")
"""Sections with words and phrases, parted by commas."""
RELATIONS = (
    "beside", "neighbour", "no gap", "follows", "right after it", "trick", "sends", "sent back", "backwards",
    "able", "done", "undone", "a digit", "mirrored", "halfway", "lies there", "a pile", "any", "a side",
    "my card", "my own", "turns", "here", "exactly", "in order", "played", "in the gap", "none", "mine",
    "not one card", "closer", "than mine", "hands off", "jumps", "after", "two piles",
    "the next one", "a neighbour", "card of", "multiple", "the one after", "counts",
    "distance apart", "you know", "the middle", "differs", "like",
    "picture", "rung", "one rung", "stretch", "on from it", "days", "vague", "small", "judged", "prefers",
    "is", "are", "me", "whose", "both", "piles", "makes", "as many", "past", "the", "of it", "percent",
    "one on", "it", "once", "onto", "precisely", "right",
)  # fmt: skip
"""Sections about cards told by what lies on the table, as phrases; a word may end in *."""


class BadWordList(ValueError):
    """A word list that cannot be read; the message names file and line."""


@dataclass(frozen=True, slots=True)
class WordList:
    """One language as its files have it, before folding."""

    language: str
    numbers: dict[str, list[tuple[int, str]]]
    """For each valued section: values with their forms."""
    entries: dict[str, list[str]]
    """For every other section: its words or phrases."""


@cache
def word_list(language: str) -> WordList:
    """Read the files of a language."""
    read: WordList = WordList(language, defaultdict(list), defaultdict(list))
    names = (f"{language}.numbers.txt", f"{language}.txt", f"{language}.relations.txt")
    for name in names[:1] if language == OTHERS else names:
        text = resources.files(__package__).joinpath("word_lists", name).read_text(encoding="utf-8")
        parse(text, name, read)
    return read


def parse(text: str, name: str, into: WordList) -> None:
    """Add the lines of a file to a word list."""
    section = ""
    for number, line in enumerate(text.splitlines(), 1):
        if line.startswith("[") and line.endswith("]"):
            section = line[1:-1]
        elif line.strip() and not line.startswith("#"):
            _add(line.strip(), section, f"{name}:{number}", into)


def _add(line: str, section: str, where: str, into: WordList) -> None:
    if section in VALUED:
        value, colon, forms = line.partition(":")
        if not colon or not value.isdecimal():
            raise BadWordList(f"{where}: write a line of [{section}] as 'value: forms'")
        into.numbers[section] += [(int(value), form) for form in forms.split()]
    elif section in WORDS:
        into.entries[section] += line.split()
    elif section in PHRASES or section in RELATIONS:
        into.entries[section] += [phrase.strip() for phrase in line.split(",") if phrase.strip()]
    else:
        raise BadWordList(f"{where}: there is no section [{section}]")
