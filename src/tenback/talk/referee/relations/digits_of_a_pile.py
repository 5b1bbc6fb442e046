"""A card told by the digits of another: the same digits as on B, swapped; the mirror image of C."""

from tenback.talk.referee.message import Message
from tenback.talk.referee.relations.own_card import is_own_card_told
from tenback.talk.referee.relations.phrasebook import Span, around, has_phrase
from tenback.talk.referee.relations.table import is_on_the_table, places_near

_SENTENCE = 14
_SOON = 4
_TOLD = ("my card", "you know")


def has_digits_of_it(message: Message, span: Span) -> bool:
    """The same digits as on B."""
    return bool(places_near(message, span))


def is_like_it(message: Message, span: Span) -> bool:
    """Like D, only mirrored; but not: like D it is in a bad way."""
    after = range(span.end, span.end + _SOON)
    place = any(is_on_the_table(message, at) for at in after)
    return place and has_phrase(message, "mirrored", range(span.end, span.end + 2 * _SOON))


def is_mirrored(message: Message, span: Span) -> bool:
    """My card is B read backwards; but not: let us do it the other way round on B."""
    told = is_own_card_told(message, span) or any(
        has_phrase(message, section, around(message, span, _SENTENCE)) for section in _TOLD
    )
    return told and bool(places_near(message, span))
