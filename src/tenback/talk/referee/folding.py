"""Text as it is meant: whatever a letter or a digit is dressed up as, the plain one is found.

Every character is folded on its own, so the folded text of two pieces is the pieces' folded texts: adding
accents, case or invisible characters cannot change it, and each folded character knows where it came from.
"""

import re
import unicodedata
from collections.abc import Sequence
from importlib import resources

_INVISIBLE = {"Cf", "Cc", "Cs", "Cn", "Co", "Mn", "Me", "Mc"}
_SPACES = frozenset("\t\n\v\f\r\x1c\x1d\x1e\x1f\x85")
_FILLERS = frozenset("\u115f\u1160\u3164\uffa0\u2800\U0001f3fb\U0001f3fc\U0001f3fd\U0001f3fe\U0001f3ff")
"""Blank letters, the blank of Braille, and skin tones: nothing of their own is seen."""
_NAMED_LETTER = re.compile(
    r"(?:LATIN (?:SMALL |CAPITAL )?LETTER(?: SMALL CAPITAL)?|REGIONAL INDICATOR SYMBOL LETTER)"
    r"(?: TURNED| REVERSED| OPEN| DOTLESS| SIDEWAYS| LONG| SCRIPT| BLACKLETTER| INSULAR)*"
    r" ([A-Z]{1,2})(?: WITH .+)?$"
)
_BRAILLE = dict(zip("⠁⠃⠉⠙⠑⠋⠛⠓⠊⠚⠅⠇⠍⠝⠕⠏⠟⠗⠎⠞⠥⠧⠺⠭⠽⠵", "abcdefghijklmnopqrstuvwxyz", strict=True))


def _look_alikes() -> dict[str, str]:
    """Read which characters are drawn like which letters."""
    text = resources.files(__package__).joinpath("word_lists", "look-alikes.txt").read_text(encoding="utf-8")
    lines = (line.partition(":") for line in text.splitlines() if line and not line.startswith("#"))
    return {drawn: letter for letter, _, all_drawn in lines for drawn in all_drawn.split()}


class _Folds(dict[int, str]):
    """What each character folds to, found when it is first met."""

    def __missing__(self, code: int) -> str:
        self[code] = folded = _folded(chr(code))
        return folded


def fold(text: str) -> str:
    """Give the folded text."""
    return text.translate(_FOLDS)


def places(text: str) -> Sequence[int]:
    """Give for each folded character the place in the original text, and the end."""
    if text.isascii() and text.isprintable():
        return range(len(text) + 1)
    found: list[int] = []
    for place, character in enumerate(text):
        found.extend([place] * len(_FOLDS[ord(character)]))
    return [*found, len(text)]


def _folded(character: str) -> str:
    if character in _SPACES or character.isspace():
        return " "
    if character in _FILLERS or unicodedata.category(character) in _INVISIBLE:
        return ""
    if (plain := _BRAILLE.get(character)) is not None:
        return plain
    decomposed = unicodedata.normalize("NFKD", character)
    if decomposed.isascii():
        return decomposed.lower()
    if (value := unicodedata.numeric(character, None)) is not None:
        return str(int(value)) if value == int(value) else "0"
    return "".join(map(_letter, decomposed.casefold()))


def _letter(character: str) -> str:
    """Give the Latin letter a character shows; itself when it shows none."""
    if character.isascii() or unicodedata.category(character) in _INVISIBLE:
        return character if character.isascii() else ""
    if (alike := _LOOK_ALIKES.get(character)) is not None:
        return alike
    named = _NAMED_LETTER.search(unicodedata.name(character, ""))
    return named[1].lower() if named else character


_LOOK_ALIKES = _look_alikes()
_FOLDS = _Folds()
