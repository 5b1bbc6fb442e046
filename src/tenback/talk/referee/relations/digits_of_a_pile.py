"""A card told by the digits of another: the same digits as on B, swapped; the mirror image of C."""

from tenback.talk.referee.message import Message
from tenback.talk.referee.relations.phrasebook import Span, around, has_phrase
from tenback.talk.referee.relations.table import places_near

_SENTENCE = 14
_TOLD = ("my card", "you know")


def has_digits_of_it(message: Message, span: Span) -> bool:
    """The same digits as on B."""
    return bool(places_near(message, span))


def is_mirrored(message: Message, span: Span) -> bool:
    """My card is B read backwards; but not: let us do it the other way round on B."""
    told = any(has_phrase(message, section, around(message, span, _SENTENCE)) for section in _TOLD)
    return told and bool(places_near(message, span))
