"""Layout files: a small text that the owner of a box can type in (E2).

One line per command, its name and its four cards; `#` starts a comment:

    stop      12 35 61 88
    skull      4 ...
"""

import re
from collections.abc import Iterator

from tenback.games.errors import BadDeal, BadNotation, Expected, Problem, badly_noted, not_understood
from tenback.games.lines import Word
from tenback.games.the_game.cards import CARDS, Card
from tenback.games.the_game.commands import Command, Layout, check_layout


def parse_layout(text: str) -> dict[Card, Command]:
    """Read a layout file; anything but 7 kinds on 4 different cards each is refused."""
    layout: dict[Card, Command] = {}
    lines = text.splitlines()
    for number, line in enumerate(lines, start=1):
        _add_line(layout, line, number)
    try:
        check_layout(layout)
    except BadDeal as problem:
        # Which line is at fault cannot be told from a count, so the end of the file is shown.
        raise badly_noted(problem, line=max(1, len(lines))) from None
    return layout


def format_layout(layout: Layout) -> str:
    """Write a layout file."""
    lines = (f"{command.value:<9} {_cards_of(layout, command)}" for command in Command)
    return "\n".join(lines) + "\n"


def _add_line(layout: dict[Card, Command], line: str, number: int) -> None:
    words = _words(line)
    if (name := next(words, None)) is None:
        return
    command = _command(name, number)
    for word in words:
        card = _card(word, number)
        if card in layout:
            twice = BadDeal(Problem.LAYOUT_TWICE, card=card)
            raise badly_noted(twice, text=line, column=word.column, line=number)
        layout[card] = command


def _words(line: str) -> Iterator[Word]:
    """Cut a line at its spaces, without its comment, and keep the places."""
    told = line.split("#", 1)[0]
    return (Word(found.group(), line, found.start() + 1) for found in re.finditer(r"\S+", told))


def _command(word: Word, number: int) -> Command:
    try:
        return Command(word.text.rstrip(":").lower())
    except ValueError:
        form = " | ".join(command.value for command in Command)
        raise _misread(word, Expected.WRITTEN, number, form=form) from None


def _card(word: Word, number: int) -> Card:
    if word.text.isascii() and word.text.isdigit() and len(word.text) <= 3 and int(word.text) in CARDS:
        return int(word.text)
    raise _misread(word, Expected.CARD, number, low=CARDS[0], high=CARDS[-1])


def _misread(word: Word, expected: Expected, number: int, **facts: object) -> BadNotation:
    return not_understood(expected, word.text, text=word.line, column=word.column, line=number, **facts)


def _cards_of(layout: Layout, command: Command) -> str:
    return " ".join(str(card) for card, found in sorted(layout.items()) if found is command)
