"""A card worked out from one on the table: double what lies on A, one up from B, the one after Tom's."""

from tenback.talk.referee.lexicon import listed
from tenback.talk.referee.message import Message
from tenback.talk.referee.relations.exactly import is_mine_told
from tenback.talk.referee.relations.own_card import is_own_card_told, is_vague
from tenback.talk.referee.relations.phrasebook import Span, around, beginnings, has_phrase, phrase_at
from tenback.talk.referee.relations.table import (
    is_on_the_table,
    is_only_a_side,
    place_by_name,
    place_linked,
    places_near,
)
from tenback.talk.referee.relations.turns import speaks_of_turns

_SENTENCE = 14
_CLOSE = 9
_SOON = 3
_TWO = 2


def is_a_multiple(message: Message, span: Span) -> bool:
    """Half of what is on C is my card; but not: half of my cards are bad for C."""
    if any(_is_counted(message, at) for at in range(span.end, span.end + _SOON)):
        return False
    sentence = message.sentences[span.start]
    close = (at for at in around(message, span, _CLOSE) if message.sentences[at] == sentence)
    told = is_told(message, span) or _is_of_what_lies(message, span)
    return told and any(is_on_the_table(message, at) for at in close)


def _is_of_what_lies(message: Message, span: Span) -> bool:
    """Half of what is on the second pile: whoever says it means a card."""
    return any(message.word(at) in listed("what") for at in range(span.end, span.end + _SOON))


def is_the_one_after(message: Message, span: Span) -> bool:
    """I hold the card before the one Mary placed; but not: the pile next to B, my turn after Tom's card."""
    if beginnings("a pile")[message.word(span.start - 1)] or speaks_of_turns(message, span):
        return False
    place = place_linked(message, span.end) or place_by_name(message, span.end)
    if place is None or is_only_a_side(message, place):
        return _is_of_a_letter(message, span) and is_told(message, span)
    return any(_tells(message, span, section) for section in ("my own", "mine", "you know"))


def _is_of_a_letter(message: Message, span: Span) -> bool:
    """A's neighbour."""
    return message.word(span.start - 1) == "s" and is_on_the_table(message, span.start - 2)


def is_counted_from(message: Message, span: Span) -> bool:
    """Count one up from C and you know what I hold; but not: count on me."""
    one = any(message.word(at) in listed("one") for at in around(message, span, _CLOSE))
    return (
        (one or _tells(message, span, "once")) and is_told(message, span) and bool(places_near(message, span))
    )


def is_one_on(message: Message, span: Span) -> bool:
    """What Tom played, one up, and you know mine; but not: one more card on B, then mine."""
    on = phrase_at(message, "one on", span.end) or phrase_at(message, "on from it", span.end)
    if on is None or _is_counted(message, on.end) or _is_counted(message, on.end + 1):
        return False
    mine = is_own_card_told(message, span) or _tells(message, span, "you know")
    return mine and bool(places_near(message, span)) and not is_vague(message, span)


def is_their_distance(message: Message, span: Span) -> bool:
    """The gap between C and D is my card; but not: the gap between C and D is big."""
    told = is_mine_told(message, span) or _tells(message, span, "my own")
    return told and len(places_near(message, span)) >= _TWO


def _is_counted(message: Message, at: int) -> bool:
    counted = message.word(at) in listed("counted") or phrase_at(message, "not one card", at) is not None
    return counted and not is_on_the_table(message, at)


def is_right_between(message: Message, span: Span) -> bool:
    """Mine is between A and C, in the very middle; but not: mine is somewhere between A and C."""
    return _tells(message, span, "the middle") and is_their_distance(message, span)


def is_one_apart(message: Message, span: Span) -> bool:
    """Exactly one card is between mine and B; but not: one of my cards is between A and B."""
    one = any(message.word(at) in listed("one") for at in around(message, span, _SOON * 2))
    exact = any(_tells(message, span, section) for section in ("exactly", "the middle"))
    return one and exact and is_mine_told(message, span) and bool(places_near(message, span))


def is_told(message: Message, span: Span) -> bool:
    """A card of one's own is spoken of, or the listener is to find it."""
    said = _tells(message, span, "my card") or _tells(message, span, "you know")
    return said or is_own_card_told(message, span)


def _tells(message: Message, span: Span, section: str) -> bool:
    return has_phrase(message, section, around(message, span, _SENTENCE))
