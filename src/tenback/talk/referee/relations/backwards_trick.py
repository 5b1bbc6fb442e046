"""The backwards trick on a pile: one card can do it there; on any pile, one of four (G5, G20)."""

import re

from tenback.talk.referee.message import Message
from tenback.talk.referee.relations.phrasebook import Span, around, has_phrase, phrase_at
from tenback.talk.referee.relations.table import is_on_the_table, place_linked, places_near

_ENDS = re.compile(r"[.;!?\n]")
_SENTENCE = 14
_VERB = 5
_SOON = 3


def is_trick(message: Message, span: Span) -> bool:
    """I can do the trick on A; but not: nice trick on A, no trick while that command lies on A."""
    here = phrase_at(message, "here", span.end) is not None
    return (here or bool(places_near(message, span))) and _can_be_meant(message, span)


def is_sent_back(message: Message, span: Span) -> bool:
    """I can push the left pile back."""
    pile = next((at for at in (span.start - 1, span.start - 2) if _is_pile(message, at, span)), None)
    if pile is None or not all(message.is_joined(at) for at in range(pile + 1, span.end)):
        return _is_it_sent(message, span)
    sent = has_phrase(message, "sends", range(max(0, pile - _VERB), pile))
    return sent and _can_be_meant(message, span)


def _is_it_sent(message: Message, span: Span) -> bool:
    """Leave C alone, I can pull it back."""
    sent = has_phrase(message, "sends", range(max(0, span.start - _SOON), span.start))
    named = any(place < span.start for place in places_near(message, span))
    return sent and named and _says(message, span, "able") and not _is_denied(message, span)


def _is_pile(message: Message, at: int, back: Span) -> bool:
    """A directly before back is the pile: push A back."""
    return is_on_the_table(message, at) or (message.word(at) == "a" and at + 1 == back.start)


def is_backwards(message: Message, span: Span) -> bool:
    """I can play backwards on B; on B I can go back."""
    before = any(is_on_the_table(message, at) for at in range(max(0, span.start - _SOON), span.start))
    beside = before or place_linked(message, span.end) is not None
    told = beside and _says(message, span, "able") and not _is_denied(message, span)
    return told or (_is_a_jump(message, span) and is_trick(message, span))


def _is_a_jump(message: Message, span: Span) -> bool:
    """A hop backwards is the trick, whatever it is called."""
    return has_phrase(message, "jumps", range(max(0, span.start - _SOON), span.end + _SOON))


def _can_be_meant(message: Message, span: Span) -> bool:
    """Denied or forbidden it tells no card, done it is seen by all, and asked in general it is a rule."""
    if _is_denied(message, span):
        return False
    return _says(message, span, "able") or not (_says(message, span, "done") or _is_asked(message, span))


def _is_asked(message: Message, span: Span) -> bool:
    """Asked as a rule: does the trick count on a falling pile; but not: is it time for the trick on A."""
    ends = (at for at in range(span.end, len(message.tokens)) if _ENDS.search(message.gap(at)))
    asked = "?" in message.gap(next(ends, len(message.tokens)))
    return asked and not any(_is_one_pile(message, at) for at in places_near(message, span))


def _is_one_pile(message: Message, at: int) -> bool:
    return len(message.word(at)) == 1 or phrase_at(message, "a side", at) is not None


def _is_denied(message: Message, span: Span) -> bool:
    """Only what is said in the same clause: not now, but do leave A, I can do the trick there."""
    clause = message.clauses[span.start]
    places = (at for at in around(message, span, _SENTENCE) if message.clauses[at] == clause)
    return any(phrase_at(message, "undone", at) and not _is_hands_off(message, at) for at in places)


def _is_hands_off(message: Message, at: int) -> bool:
    """Nobody touch C, I can do the trick there: what is denied is the pile and not the trick."""
    return has_phrase(message, "hands off", range(max(0, at - 2), at + 4))


def _says(message: Message, span: Span, section: str) -> bool:
    return has_phrase(message, section, around(message, span, _SENTENCE))
