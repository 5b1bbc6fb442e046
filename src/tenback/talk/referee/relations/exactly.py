"""The one card that fits: exactly the next, none between it and mine, no step is smaller than mine."""

from tenback.talk.referee.lexicon import listed
from tenback.talk.referee.message import Message
from tenback.talk.referee.relations.own_card import STORY, is_judged, is_own_card_told, is_vague
from tenback.talk.referee.relations.phrasebook import Span, around, beginnings, has_phrase, phrase_at
from tenback.talk.referee.relations.table import is_on_the_table, place_by_name, place_linked, places_near
from tenback.talk.referee.relations.turns import speaks_of_turns

_SENTENCE = 14
_BEFORE, _AFTER = 3, 5
_NEAR = 10
_TWO = 2


def is_next_in_order(message: Message, span: Span) -> bool:
    """I hold exactly the next after what Tom played; but not: exactly, next turn I play on B."""
    if beginnings("onto")[message.word(span.end)] and _tells(message, span, "judged"):
        return False
    near = range(max(0, span.start - _BEFORE), span.end + _AFTER)
    return (
        (has_phrase(message, "in order", near) or _goes_on(message, span))
        and not beginnings("a pile")[message.word(span.start - 1)]
        and not speaks_of_turns(message, span)
        and _tells(message, span, "my card")
        and is_seen(message, span)
    )


def is_exactly_beside_it(message: Message, span: Span) -> bool:
    """You see C? I have the number right before it."""
    after = phrase_at(message, "after", span.end) or phrase_at(message, "after", span.end + 1)
    if after is None or speaks_of_turns(message, span):
        return False
    before = range(max(0, span.start - STORY), span.start)
    if not (any(is_on_the_table(message, at) for at in before) or has_phrase(message, "played", before)):
        return False
    it = phrase_at(message, "it", after.end)
    told = is_own_card_told(message, span) or _tells(message, span, "my own")
    ends = told and message.ends_after((it.end if it else after.end) - 1)
    return ends or has_phrase(message, "mine", range(after.end, after.end + _TWO))


def is_exact(message: Message, span: Span) -> bool:
    """Mine is precisely its follower; but not: mine goes directly on B, mine is exactly what B needs."""
    onto = any(beginnings("onto")[message.word(at)] for at in (span.end, span.start - 1))
    if onto or message.ends_after(span.end - 1):
        return False
    if is_judged(message, span) or is_vague(message, span) or speaks_of_turns(message, span):
        return False
    return is_own_card_told(message, span) and bool(places_near(message, span))


def _goes_on(message: Message, span: Span) -> bool:
    """Exactly the one after the card on B."""
    after = (phrase_at(message, "after", at) for at in range(span.end, span.end + _AFTER))
    return any(found and is_seen_after(message, found.end) for found in after)


def is_seen_after(message: Message, at: int) -> bool:
    """The card that lies on B follows, or the one that somebody played."""
    place = place_linked(message, at) or place_by_name(message, at)
    return place is not None or has_phrase(message, "played", range(at, at + _AFTER))


def is_gapless(message: Message, span: Span) -> bool:
    """No gap to B, nothing between mine and B; but not: I have nothing between A and B."""
    places = places_near(message, span)
    letters = sum(len(message.word(place)) == 1 for place in places)
    return bool(places) and (letters < _TWO or is_mine_told(message, span))


def is_its_neighbour(message: Message, span: Span) -> bool:
    """You see D? Mine is its upper neighbour; but not: my neighbour on the left."""
    mine = (phrase_at(message, "mine", at) for at in around(message, span, _NEAR))
    apart = any(found and not span.start - _TWO < found.end <= span.start for found in mine)
    return apart and is_mine_told(message, span) and bool(places_near(message, span))


def is_without_a_gap(message: Message, span: Span) -> bool:
    """No card fits between mine and the top of B; but not: nothing between A and B suits me."""
    none = has_phrase(message, "none", around(message, span, _NEAR))
    seen = is_seen(message, span) or _is_pile_a_named(message, span)
    return none and is_mine_told(message, span) and seen


def _is_pile_a_named(message: Message, span: Span) -> bool:
    """Between mine and A."""
    places = range(span.end, span.end + _NEAR)
    return any(message.word(at) == "a" and message.word(at - 1) in listed("and") for at in places)


def is_next_to_a_play(message: Message, span: Span) -> bool:
    """Tom played that one, I have the next."""
    played = has_phrase(message, "played", range(max(0, span.start - _NEAR), span.start))
    held = has_phrase(message, "my own", range(max(0, span.start - _BEFORE), span.end + _AFTER))
    return played and held and not speaks_of_turns(message, span)


def is_the_smallest_step(message: Message, span: Span) -> bool:
    """There is no smaller step on D than mine."""
    compared = has_phrase(message, "than mine", range(span.end, span.end + _NEAR))
    return compared and _tells(message, span, "none") and bool(places_near(message, span))


def is_seen(message: Message, span: Span) -> bool:
    """A pile, its top, or a card that somebody played is named in the same sentence."""
    return bool(places_near(message, span)) or _tells(message, span, "played")


def is_mine_told(message: Message, span: Span) -> bool:
    """One card of one's own: mine; but not: my cards, my turn."""
    mine = (phrase_at(message, "mine", at) for at in around(message, span, _SENTENCE))
    return any(found and phrase_at(message, "not one card", found.end) is None for found in mine)


def _tells(message: Message, span: Span, section: str) -> bool:
    return has_phrase(message, section, around(message, span, _SENTENCE))
