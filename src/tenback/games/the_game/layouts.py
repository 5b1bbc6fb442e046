"""Layout files: a small text that the owner of a box can type in (E2).

One line per command, its name and its four cards; `#` starts a comment:

    stop      12 35 61 88
    skull      4 ...
"""

from tenback.games.errors import BadDeal, Problem, not_understood
from tenback.games.the_game.cards import CARDS, Card
from tenback.games.the_game.commands import Command, Layout, check_layout


def parse_layout(text: str) -> dict[Card, Command]:
    """Read a layout file; anything but 7 kinds on 4 different cards each is refused."""
    layout: dict[Card, Command] = {}
    for number, line in enumerate(text.splitlines(), start=1):
        words = line.split("#", 1)[0].split()
        if words:
            _add_line(layout, words, line, number)
    check_layout(layout)
    return layout


def format_layout(layout: Layout) -> str:
    """Write a layout file."""
    lines = (f"{command.value:<9} {_cards_of(layout, command)}" for command in Command)
    return "\n".join(lines) + "\n"


def _add_line(layout: dict[Card, Command], words: list[str], line: str, number: int) -> None:
    command = _command(words[0], line, number)
    for word in words[1:]:
        card = _card(word, line, number)
        if card in layout:
            raise BadDeal(Problem.LAYOUT_TWICE, card=card)
        layout[card] = command


def _command(word: str, line: str, number: int) -> Command:
    try:
        return Command(word.rstrip(":").lower())
    except ValueError:
        expected = "a command: " + ", ".join(command.value for command in Command)
        raise not_understood(expected, word, text=line, column=line.index(word) + 1, line=number) from None


def _card(word: str, line: str, number: int) -> Card:
    if word.isascii() and word.isdigit() and len(word) <= 3 and int(word) in CARDS:
        return int(word)
    raise not_understood("a card from 2 to 99", word, text=line, column=line.index(word) + 1, line=number)


def _cards_of(layout: Layout, command: Command) -> str:
    return " ".join(str(card) for card, found in sorted(layout.items()) if found is command)
