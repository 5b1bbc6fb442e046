"""The card next to one on the table: right after the card on A, the next number for B, no gap to C."""

from tenback.talk.referee.lexicon import listed
from tenback.talk.referee.message import Message
from tenback.talk.referee.relations.phrasebook import Span, around, beginnings, has_phrase
from tenback.talk.referee.relations.somebodys import is_somebodys
from tenback.talk.referee.relations.table import is_only_a_side, place_by_name, place_linked, places_near

_SENTENCE = 14
_SOON = 3
_PLAYED = 6


def is_beside(message: Message, span: Span) -> bool:
    """Right after the card on A; but not: right after your turn, the pile right beside B, my neighbour."""
    if beginnings("a pile")[message.word(span.start - 1)]:
        return False
    place = place_linked(message, span.end) or place_by_name(message, span.end)
    if place is None:
        return _is_after_a_play(message, span) or _is_beside_mine(message, span)
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
    return mine and seen and not _tells(message, span, "turns")


def _is_after_a_play(message: Message, span: Span) -> bool:
    """Mine comes right after what Tom played; but not: I play right after you played."""
    played = has_phrase(message, "played", range(span.end, span.end + _PLAYED))
    return played and _tells(message, span, "mine") and not _tells(message, span, "turns")


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
    if _tells(message, span, "turns"):
        return False
    seen_before = any(place < span.start for place in places_near(message, span))
    mine_after = has_phrase(message, "my own", range(span.end, span.end + _SOON))
    ends = message.ends_after(span.end - 1) and _tells(message, span, "my own")
    return seen_before and (ends or mine_after)


def _tells(message: Message, span: Span, section: str) -> bool:
    return has_phrase(message, section, around(message, span, _SENTENCE))
