"""A card of one's own, however far away in the message: mine, my card, what I hold."""

from collections.abc import Iterable, Iterator

from tenback.talk.referee.message import Message
from tenback.talk.referee.relations.phrasebook import Span, around, has_phrase, phrase_at
from tenback.talk.referee.relations.table import is_on_the_table

STORY = 18
"""A story names the card on the table, and one's own, farther apart than a plain sentence does."""
_SAID = 4


def own_cards(message: Message, places: Iterable[int]) -> Iterator[Span]:
    """Give where one card of one's own is named; but not: my cards, my turn, my sister."""
    for at in places:
        found = phrase_at(message, "mine", at)
        if found is not None and phrase_at(message, "not one card", found.end) is None:
            yield found


def is_own_card_told(message: Message, span: Span) -> bool:
    """A card of one's own is named outside a phrase."""
    return any(
        found.end <= span.start or found.start >= span.end
        for found in own_cards(message, around(message, span, STORY))
    )


def seen_in_the_story(message: Message, span: Span) -> list[int]:
    """Give where something on the table is named, the phrase itself left out."""
    return [
        at
        for at in around(message, span, STORY)
        if not span.start <= at < span.end and is_on_the_table(message, at)
    ]


def is_vague(message: Message, span: Span) -> bool:
    """Close to, not far from, a few: three cards or more could be meant."""
    return has_phrase(message, "vague", around(message, span, _SAID))


def is_judged(message: Message, span: Span) -> bool:
    """Good, useless, a match for it: nothing is said about the number."""
    clause = message.clauses[span.start]
    places = (at for at in around(message, span, STORY) if message.clauses[at] == clause)
    return any(phrase_at(message, "judged", at) for at in places)
