"""Cards as people, houses, stairs and days: my card is B's sister, mine lives a floor above A."""

from tenback.talk.referee.lexicon import listed
from tenback.talk.referee.message import Message
from tenback.talk.referee.relations.own_card import STORY, is_own_card_told, is_vague, seen_in_the_story
from tenback.talk.referee.relations.phrasebook import Span, around, beginnings, has_phrase, phrase_at
from tenback.talk.referee.relations.table import is_on_the_table, is_only_a_side

_ADJECTIVES = 2
_SENTENCE = 14
_NEAR = 8


def is_pictured(message: Message, span: Span) -> bool:
    """My card is the sister of the one on B; but not: my sister likes B."""
    if _is_a_persons(message, span) or is_vague(message, span):
        return False
    if is_own_card_told(message, span):
        return bool(seen_in_the_story(message, span))
    return _is_me(message, span) and _is_of_a_card(message, span)


def is_a_rung_on(message: Message, span: Span) -> bool:
    """My card is on the next stair; one floor above C; but not: step by step, a few stairs."""
    next_one = has_phrase(message, "one rung", range(span.start - _ADJECTIVES, span.start))
    told = next_one or _goes_on(message, span) or _is_the_next_left_out(message, span)
    return told and _is_a_single_rung(message, span)


def is_a_stretch_on(message: Message, span: Span) -> bool:
    """A year older than the card on B; but not: one day my card will fit."""
    return _goes_on(message, span) and _is_a_single_rung(message, span)


def is_another_day(message: Message, span: Span) -> bool:
    """A is Monday, mine is Tuesday; but not: on Monday my card would have fitted A."""
    if _is_what_it_will_be(message, span):
        return True
    days = {message.word(at) for at in around(message, span, STORY) if phrase_at(message, "days", at)}
    return len(days) > 1 and is_own_card_told(message, span) and bool(seen_in_the_story(message, span))


def _is_what_it_will_be(message: Message, span: Span) -> bool:
    """I hold what B will be tomorrow."""
    near = (
        at for at in around(message, span, _SENTENCE) if message.clauses[at] == message.clauses[span.start]
    )
    what = any(
        message.word(at) in listed("which") and is_on_the_table(message, at + 1 + later)
        for at in near
        for later in (0, 1)
    )
    return what and (is_own_card_told(message, span) or _is_me(message, span))


def _goes_on(message: Message, span: Span) -> bool:
    return phrase_at(message, "on from it", span.end) is not None


def _is_the_next_left_out(message: Message, span: Span) -> bool:
    """D is on a stair, and mine is on the next."""
    after = range(span.end, min(span.end + _SENTENCE, len(message.tokens)))
    return any(phrase_at(message, "one rung", at) and message.ends_after(at) for at in after)


def _is_a_single_rung(message: Message, span: Span) -> bool:
    """One's own card, or oneself, stands there, and the rung is none of a few or a small one."""
    small = any(beginnings("small")[message.word(at)] for at in (span.start - 1, span.end))
    told = is_own_card_told(message, span) or _is_me(message, span)
    return not small and told and not is_vague(message, span) and bool(seen_in_the_story(message, span))


def _is_a_persons(message: Message, span: Span) -> bool:
    """My sister, my dear neighbour; but not: mine is a sister of B."""
    for at in range(span.start - 1, span.start - 1 - _ADJECTIVES, -1):
        if not message.is_joined(at + 1) or beginnings("is")[message.word(at)]:
            return False
        if beginnings("whose")[message.word(at)]:
            return not beginnings("is")[message.word(at - 1)]
    return False


def _is_me(message: Message, span: Span) -> bool:
    """I have B's sister, I live next door to the card on C."""
    return has_phrase(message, "me", around(message, span, _SENTENCE))


def _is_of_a_card(message: Message, span: Span) -> bool:
    """The big brother of the card on B; B's brother; but not: a house on the left."""
    places = (at for at in around(message, span, _NEAR) if _belongs_to(message, at, span))
    return any(is_on_the_table(message, at) and not is_only_a_side(message, at) for at in places)


def _belongs_to(message: Message, at: int, span: Span) -> bool:
    """In the same clause, or in the next: the sister of the card, which Eva played on C."""
    clause, last = message.clauses[at], message.clauses[span.end - 1]
    if clause == message.clauses[span.start]:
        return True
    return clause == last + 1 and message.word(message.clauses.index(clause)) in listed("which")
