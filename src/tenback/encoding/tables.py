"""The tables of docs/encoding.md, made from the code."""

from collections.abc import Iterator

from tenback.encoding.encoding import Encoding, encoding_of
from tenback.encoding.sections import Layout
from tenback.games import game_named
from tenback.games.the_game import PILE_NAMES

SHOWN = (
    ("THE GAME", "the-game", {"players": 3}, False),
    ("THE GAME EXTREME", "extreme", {"players": 3}, False),
    ("THE GAME EXTREME with talk", "extreme", {"players": 3}, True),
    ("TAKE THAT, two rounds", "take-that", {"players": 3}, False),
)


def all_tables() -> str:
    """Write every table in Markdown."""
    return "\n".join(_lines())


def _lines() -> Iterator[str]:
    for title, name, chosen, talk in SHOWN:
        encoding = encoding_of(game_named(name).options(**chosen), talk=talk)
        yield from _heading(title, encoding)
        yield from _layout_table(encoding.observations)
        if not talk:
            yield from ("", "Perfect recall adds:", "")
            yield from _layout_table(encoding.recall, skip=len(encoding.observations.sections))
        yield from ("", "Actions:", "")
        yield from _action_table(encoding)
        yield ""


def _heading(title: str, encoding: Encoding) -> Iterator[str]:
    seen, known = encoding.observations, encoding.recall
    recall = "" if encoding.talk else f"; with perfect recall {known.size} of `{known.dtype}`"
    yield f"### {title}"
    yield ""
    yield f"{seen.size} numbers of `{seen.dtype}`{recall}; {encoding.actions} actions."
    yield ""


def _layout_table(layout: Layout, skip: int = 0) -> Iterator[str]:
    yield "| section | from | length | shape | numbers | what it says |"
    yield "| --- | ---: | ---: | --- | --- | --- |"
    for section in layout.sections[skip:]:
        start, shape = layout.starts[section.name], " × ".join(map(str, section.shape))
        numbers = f"{section.low} to {section.high}"
        yield f"| `{section.name}` | {start} | {section.size} | {shape} | {numbers} | {section.says} |"


def _action_table(encoding: Encoding) -> Iterator[str]:
    yield "| action | what it does |"
    yield "| --- | --- |"
    for first, last, words in _action_rows(encoding):
        numbers = str(first) if first == last else f"{first} to {last}"
        yield f"| {numbers} | {words} |"


def _action_rows(encoding: Encoding) -> Iterator[tuple[int, int, str]]:
    """Name the first and the last action of each run of the same kind."""
    start = 0
    for number in range(1, encoding.actions + 1):
        if number == encoding.actions or _kind(encoding, number) != _kind(encoding, start):
            first, last = encoding.describe_action(start), encoding.describe_action(number - 1)
            yield start, number - 1, f"`{first}`" if first == last else f"`{first}` … `{last}`"
            start = number


def _kind(encoding: Encoding, number: int) -> str:
    """What is the same for all actions of a run: their words without cards and piles."""
    words = encoding.describe_action(number)
    return "say" if words.startswith("say") else words.strip("".join(map(str, range(10))) + PILE_NAMES)
