"""A card told by two piles: exactly halfway between A and B, their sum, as far from A as C is."""

from tenback.talk.referee.message import Message
from tenback.talk.referee.relations.exactly import is_mine_told
from tenback.talk.referee.relations.phrasebook import Span, around, has_phrase
from tenback.talk.referee.relations.table import places_near

_TWO = 2
_SENTENCE = 14
_NEAR = 7


def is_between(message: Message, span: Span) -> bool:
    """Halfway between A and B is my card; but not: together we save A and B."""
    told = has_phrase(message, "my card", around(message, span, _SENTENCE))
    if told and len(places_near(message, span)) >= _TWO:
        return True
    both = has_phrase(message, "two piles", around(message, span, _NEAR))
    return both and is_mine_told(message, span)
