"""The card next to one on the table: right after the card on A, the next number for B, no gap to C."""

from tenback.talk.referee.lexicon import listed
from tenback.talk.referee.message import Message
from tenback.talk.referee.relations.own_card import STORY, is_judged, is_own_card_told, is_vague, own_cards
from tenback.talk.referee.relations.phrasebook import Span, around, beginnings, has_phrase, phrase_at
from tenback.talk.referee.relations.somebodys import is_somebodys
from tenback.talk.referee.relations.table import (
    is_on_the_table,
    is_only_a_side,
    place_by_name,
    place_linked,
    places_near,
)
from tenback.talk.referee.relations.turns import speaks_of_turns

_SENTENCE = 14
_SOON = 3
_PLAYED = 6


def is_beside(message: Message, span: Span) -> bool:
    """Right after the card on A; but not: right after your turn, the pile right beside B, my neighbour."""
    if beginnings("a pile")[message.word(span.start - 1)]:
        return False
    place = place_linked(message, span.end) or place_by_name(message, span.end)
    if place is None:
        return any(
            check(message, span) for check in (_is_after_a_play, _is_beside_mine, _is_beside_what_was_named)
        )
    if place == span.end and is_only_a_side(message, place):
        return False
    return _counts_one(message, span) or _tells(message, span, "my card") or _is_the_one(message, span)


def _is_the_one(message: Message, span: Span) -> bool:
    """The one right below Tom's: a card, whoever has it."""
    theirs = any(is_somebodys(message, at) for at in range(span.end, span.end + _SOON))
    return theirs and message.word(span.start - 1) in listed("that one")


def _is_beside_mine(message: Message, span: Span) -> bool:
    """Mike's card is right next to mine; but not: his seat is right next to mine."""
    mine = has_phrase(message, "mine", range(span.end - 1, span.end + 2))
    seen = any(place < span.start for place in places_near(message, span))
    return mine and seen and not speaks_of_turns(message, span)


def _is_beside_what_was_named(message: Message, span: Span) -> bool:
    """You see D? Mine lies right under it."""
    it = phrase_at(message, "it", span.end)
    if not message.ends_after((it.end if it else span.end) - 1) or speaks_of_turns(message, span):
        return False
    before = range(max(0, span.start - STORY), span.start)
    named = any(is_on_the_table(message, at) for at in before)
    return named and is_own_card_told(message, span) and not is_vague(message, span)


def _is_after_a_play(message: Message, span: Span) -> bool:
    """Mine comes right after what Tom played; but not: I play right after you played."""
    played = has_phrase(message, "played", range(span.end, span.end + _PLAYED))
    return played and _tells(message, span, "mine") and not speaks_of_turns(message, span)


def is_after_a_card(message: Message, span: Span) -> bool:
    """Mine comes after the one on B; but not: mine goes on B after you."""
    card = next((at for at in (span.end, span.end + 1) if message.word(at) in listed("that one")), None)
    if card is None or speaks_of_turns(message, span):
        return False
    place = place_linked(message, card) or place_by_name(message, card)
    if place is None or is_judged(message, span) or is_vague(message, span):
        return False
    beside = [*range(max(0, span.start - _PLAYED), span.start), *range(place + 1, place + _PLAYED)]
    return any(found.end <= span.start or found.start > place for found in own_cards(message, beside))


def is_the_one_before_it(message: Message, span: Span) -> bool:
    """You began with a card, mine is the one before it."""
    it = phrase_at(message, "it", span.end)
    if not message.ends_after((it.end if it else span.end) - 1) or speaks_of_turns(message, span):
        return False
    before = message.word(span.start - 1)
    if before not in listed("that one") and not beginnings("the")[before]:
        return False
    own = next(own_cards(message, range(max(0, span.start - _PLAYED), span.start)), None)
    if own is None or is_vague(message, span) or is_judged(message, span):
        return False
    story = range(max(0, own.start - STORY), own.start)
    return has_phrase(message, "played", story) or any(is_on_the_table(message, at) for at in story)


def _counts_one(message: Message, span: Span) -> bool:
    """One more than the card on A can only be a card."""
    return any(message.word(at) in listed("one said") for at in range(span.start, span.end))


def is_neighbour(message: Message, span: Span) -> bool:
    """The next number for A."""
    return bool(places_near(message, span))


def is_in_sequence(message: Message, span: Span) -> bool:
    """The card that follows B; but not: then follows B."""
    return bool(places_near(message, span)) and _tells(message, span, "my card")


def is_right_after_it(message: Message, span: Span) -> bool:
    """Look at A, mine comes right after; but not: then comes my turn."""
    if speaks_of_turns(message, span):
        return False
    seen_before = any(place < span.start for place in places_near(message, span))
    mine_after = has_phrase(message, "my own", range(span.end, span.end + _SOON))
    ends = message.ends_after(span.end - 1) and _tells(message, span, "my own")
    return seen_before and (ends or mine_after)


def _tells(message: Message, span: Span, section: str) -> bool:
    return has_phrase(message, section, around(message, span, _SENTENCE))
