"""The words of a turn's line, with their places; quoted text is one word."""

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import TypeVar

from tenback.games.errors import BadNotation, Expected, badly_noted, not_understood

T = TypeVar("T")
# A quoted text keeps its spaces; a backslash keeps the next character from ending it.
_TOKEN = re.compile(r'\S*"(?:[^"\\]|\\.)*"|\S+')


@dataclass(frozen=True, slots=True)
class Token:
    """One word of a turn's line."""

    text: str
    line: str
    number: int
    column: int
    starts_turn: bool = False

    @property
    def seat(self) -> int:
        """The seat that a turn's start names."""
        place = self.text.removeprefix("@")
        if place.isascii() and place.isdigit() and len(place) == 1:
            return int(place)
        raise self.error(Expected.LIKE, example="@0")

    def error(self, expected: Expected, **facts: object) -> BadNotation:
        """Say that something else was expected here."""
        return not_understood(
            expected, self.text, text=self.line, column=self.column, line=self.number, **facts
        )

    def read(self, parse: Callable[[str], T]) -> T:
        """Read this word with a parser; an error shows this place."""
        try:
            return parse(self.text)
        except BadNotation as error:
            raise badly_noted(error, text=self.line, column=self.column, line=self.number) from error


def tokens(line: str, number: int) -> Iterator[Token]:
    """Cut a turn's line into words; its number is for people and is passed over."""
    for place, match in enumerate(_TOKEN.finditer(line)):
        text = match.group()
        if place == 0 and text.isascii() and text.isdigit():
            continue
        starts_turn = text.startswith("@")
        yield Token(text, line, number, match.start() + 1, starts_turn)
