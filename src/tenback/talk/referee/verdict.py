"""What the referee of talk answers."""

from dataclasses import dataclass
from enum import StrEnum


class NumberForm(StrEnum):
    """Why a message may not be said (G12)."""

    DIGITS = "digits"
    """Digits of any script."""
    NUMBER_WORD = "number-word"
    """A number as a word, in any of the languages."""
    ORDINAL = "ordinal"
    """A card by its place in the row."""
    DECADE = "decade"
    """A ten, a dozen, a card by a name of its own: the sixties, une quarantaine, a dozen, sixer."""
    ROMAN = "roman"
    """A roman numeral."""
    SPELLED = "spelled"
    """A number spelled letter by letter, or cut into pieces."""
    DISGUISED = "disguised"
    """A number word with other characters in place of letters."""
    SYMBOL = "symbol"
    """Dice, clock faces, fingers, tally marks."""
    SUM = "sum"
    """A double, a half, a sum or a difference."""
    CLOCK = "clock"
    """A time of day or a date."""
    RELATIVE = "relative"
    """A card singled out by what lies on the table: a neighbour, the backwards trick."""
    RIDDLE = "riddle"
    """A number everybody knows by another name."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """Pass, or refuse with the kind of reason and the refused part of the original text."""

    reason: NumberForm | None = None
    start: int = 0
    end: int = 0

    @property
    def passed(self) -> bool:
        """Tell whether the message may be said."""
        return self.reason is None

    @property
    def span(self) -> tuple[int, int]:
        """Give where the refused part begins and ends in the original text."""
        return self.start, self.end


PASSED = Verdict()
