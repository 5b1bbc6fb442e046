"""A card told by saying that it is something of one on the table: A is Monday and mine is Tuesday."""

from tenback.talk.referee.lexicon import listed
from tenback.talk.referee.message import Message
from tenback.talk.referee.relations.own_card import (
    STORY,
    is_judged,
    is_own_card_told,
    is_vague,
    own_cards,
    seen_in_the_story,
)
from tenback.talk.referee.relations.phrasebook import Span, around, beginnings, has_phrase, phrase_at
from tenback.talk.referee.relations.table import is_on_the_table, place_linked
from tenback.talk.referee.relations.turns import speaks_of_turns

_NOUN = 3
_SOON = 3
_SUM = 4


def is_equated(message: Message, span: Span) -> bool:
    """Mine is to B what Tuesday is to Monday; but not: mine is good on B, my cards are better on A."""
    if not any(found == span for found in own_cards(message, range(span.start, span.start + 1))):
        return False
    if is_judged(message, span) or is_vague(message, span) or speaks_of_turns(message, span):
        return False
    return _is_in_a_parallel(message, span) or _is_a_pair(message, span) or _is_something_of_it(message, span)


def _is_in_a_parallel(message: Message, own: Span) -> bool:
    """If B is a house, mine is a garden; but not: B is yours, mine is C."""
    if not beginnings("is")[message.word(own.end)]:
        return False
    if any(is_on_the_table(message, at) for at in range(own.end + 1, own.end + 1 + _SOON)):
        return False
    if has_phrase(message, "judged", around(message, own, STORY)):
        return False
    seen = (at for at in around(message, own, STORY) if is_on_the_table(message, at))
    return any(beginnings("is")[message.word(at + 1)] for at in seen)


def _is_a_pair(message: Message, own: Span) -> bool:
    """B and my card share a wall; my card and the one on B are a couple."""
    if message.word(own.end) in listed("and"):
        seen = place_linked(message, own.end + 1)
        return seen is not None and _do_something(message, seen + 1)
    before = (own.start - 2, own.start - 3)
    joined = message.word(own.start - 1) in listed("and") or message.word(own.start - 2) in listed("and")
    return joined and any(is_on_the_table(message, at) for at in before) and _do_something(message, own.end)


def _do_something(message: Message, at: int) -> bool:
    return any(phrase_at(message, "are", place) for place in range(at, at + 2))


def _is_something_of_it(message: Message, own: Span) -> bool:
    """My card is the shadow of the one on B."""
    if not beginnings("is")[message.word(own.end)]:
        return False
    noun = own.end + 2 if beginnings("the")[message.word(own.end + 1)] else own.end + 1
    if noun == own.end + 1 and message.word(own.end) != "to":
        return False
    return any(
        beginnings("of it")[message.word(at)] and place_linked(message, at) is not None
        for at in range(noun + 1, noun + 1 + _NOUN)
    )


def makes_a_hundred(message: Message, span: Span) -> bool:
    """A and my card fill the hundred; but not: a hundred percent, my card is for A."""
    makes = has_phrase(message, "makes", range(max(0, span.start - _SUM), span.end + _SUM))
    if not makes or phrase_at(message, "percent", span.end):
        return False
    return is_own_card_told(message, span) and bool(seen_in_the_story(message, span))


def is_as_many(message: Message, span: Span) -> bool:
    """As many as are left in the draw pile, that is my card; but not: how many are left for my turn."""
    return is_own_card_told(message, span) and not speaks_of_turns(message, span)
