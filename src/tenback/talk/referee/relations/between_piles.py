"""A card told by two piles: exactly halfway between A and B, their sum, as far from A as C is."""

from tenback.talk.referee.lexicon import listed
from tenback.talk.referee.message import Message
from tenback.talk.referee.relations.phrasebook import Span, around, has_phrase
from tenback.talk.referee.relations.table import is_on_the_table, places_near

_TWO = 2
_SENTENCE = 14
_NEAR = 7
_SOON = 4
_TOLD = ("my card", "you know")


def is_between(message: Message, span: Span) -> bool:
    """Halfway between A and B is my card; but not: together we save A and B."""
    told = any(has_phrase(message, section, around(message, span, _SENTENCE)) for section in _TOLD)
    if told and len(places_near(message, span)) >= _TWO:
        return True
    both = has_phrase(message, "two piles", around(message, span, _NEAR))
    return (both and told) or _is_one_of_them_mine(message, span)


def _is_one_of_them_mine(message: Message, span: Span) -> bool:
    """A plus mine is a hundred."""
    beside = range(max(0, span.start - _SOON), span.end + _SOON)
    piles = any(is_on_the_table(message, at) for at in beside)
    mine = has_phrase(message, "mine", beside)
    return (
        piles
        and mine
        and any(message.word(at) in listed("hundred") for at in around(message, span, _SENTENCE))
    )
