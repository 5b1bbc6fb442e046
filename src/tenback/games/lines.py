"""One line of text made of `key=value` words: the common ground of both games' notations.

A reader keeps the place of each value, so that an error can show where the text goes wrong.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, TypeVar

from tenback.games.errors import BadDeal, BadNotation, BadOptions, Expected, badly_noted, not_understood

T = TypeVar("T")
NOTHING = "-"
"""Stands for an empty value, so that every key has one."""


@dataclass(frozen=True, slots=True)
class Word:
    """A piece of text with the line it stands in and its place there."""

    text: str
    line: str
    column: int = 1

    def error(self, expected: Expected, **facts: Any) -> BadNotation:
        """Say that something else was expected here."""
        return not_understood(expected, self.text, text=self.line, column=self.column, **facts)

    def not_written(self, form: str) -> BadNotation:
        """Say that a form of the notation was expected here, such as `seat:move`."""
        return self.error(Expected.WRITTEN, form=form)

    def split(self, separator: str) -> list["Word"]:
        """Cut at a separator and keep the places; an empty value `-` has no pieces."""
        if self.text == NOTHING:
            return []
        pieces, column = [], self.column
        for piece in self.text.split(separator):
            pieces.append(Word(piece, self.line, column))
            column += len(piece) + len(separator)
        return pieces

    def number(self, low: int, high: int, what: Expected = Expected.NUMBER) -> int:
        """Read a whole number in a range."""
        if (
            self.text.isascii()
            and self.text.isdigit()
            and len(self.text) <= 9
            and low <= int(self.text) <= high
        ):
            return int(self.text)
        raise self.error(what, low=low, high=high)

    def one_of(self, choices: Iterable[tuple[str, T]]) -> T:
        """Read one of a few fixed words."""
        known = dict(choices)
        if self.text in known:
            return known[self.text]
        raise self.not_written(" | ".join(known))

    def yes_or_no(self) -> bool:
        """Read `yes` or `no`."""
        return self.one_of((("yes", True), ("no", False)))


class NotationLine:
    """The `key=value` words of one line, each taken once."""

    def __init__(self, text: str, kind: str) -> None:
        self._end = Word("", text, len(text.rstrip("\n")) + 1)
        words = _words(text)
        if not words or words[0].text != kind:
            raise (words[0] if words else self._end).not_written(kind)
        self._values: dict[str, Word] = {}
        for word in words[1:]:
            key, value = _key_and_value(word)
            if key in self._values:
                raise word.error(Expected.ONCE, key=f"{key}=…")
            self._values[key] = value

    def take(self, key: str, read: Callable[[Word], T]) -> T:
        """Read the value of a key that must be there."""
        if key not in self._values:
            raise self._end.not_written(f"{key}=…")
        return read(self._values.pop(key))

    def finish(self) -> None:
        """Refuse words that nobody asked for."""
        for key, word in self._values.items():
            raise Word(key, word.line, word.column - len(key) - 1).error(Expected.NO_MORE)


def read_line(text: str, kind: str, read: Callable[[NotationLine], T]) -> T:
    """Read a whole line with a reader; whatever the games refuse is reported as bad notation."""
    line = NotationLine(text, kind)
    try:
        value = read(line)
    except (BadDeal, BadOptions) as problem:
        raise badly_noted(problem, text=text) from problem
    line.finish()
    return value


def yes_no(value: object) -> str:
    """Write `yes` or `no`."""
    return "yes" if value else "no"


def joined(values: Iterable[object], separator: str) -> str:
    """Write values with a separator; `-` for none."""
    return separator.join(map(str, values)) or NOTHING


def _words(text: str) -> list[Word]:
    words, column = [], 1
    for piece in text.rstrip("\n").split(" "):
        if piece:
            words.append(Word(piece, text, column))
        column += len(piece) + 1
    return words


def _key_and_value(word: Word) -> tuple[str, Word]:
    key, equals, value = word.text.partition("=")
    if not equals or not value:
        raise word.not_written("key=value")
    return key, Word(value, word.line, word.column + len(key) + 1)
