"""The tables of docs/encoding.md, made from the code."""

from collections.abc import Iterator

from tenback.encoding.encoding import Encoding, encoding_of
from tenback.encoding.sections import Layout
from tenback.games import game_named
from tenback.games.the_game import PILE_NAMES

SHOWN: tuple[tuple[str, str, dict[str, bool]], ...] = (
    ("THE GAME", "the-game", {}),
    ("THE GAME EXTREME", "extreme", {}),
    ("THE GAME EXTREME with talk", "extreme", {"talk": True}),
    ("THE GAME EXTREME with talk and an open start", "extreme", {"talk": True, "open_start": True}),
    ("TAKE THAT, two rounds", "take-that", {}),
)
"""What is shown: a title, the game, and what is switched on; three play."""


def all_tables() -> str:
    """Write every table in Markdown."""
    return "\n".join(_lines())


def _lines() -> Iterator[str]:
    for title, name, switched_on in SHOWN:
        encoding = encoding_of(game_named(name).options(players=3), **switched_on)
        yield from _heading(title, encoding)
        yield from _layout_table(encoding.observations)
        yield from ("", "Perfect recall adds:", "")
        yield from _layout_table(encoding.recall, skip=len(encoding.observations.sections))
        yield from ("", "Actions:", "")
        yield from _action_table(encoding)
        yield ""


def _heading(title: str, encoding: Encoding) -> Iterator[str]:
    seen, known = encoding.observations, encoding.recall
    recall = f"; with perfect recall {known.size} of `{known.dtype}`"
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
