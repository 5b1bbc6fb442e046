"""What lies on the table, as it is named in talk: A, the left pile, the top, the card just played."""

from itertools import pairwise

from tenback.talk.referee.lexicon import listed
from tenback.talk.referee.message import Message
from tenback.talk.referee.piles import is_letter
from tenback.talk.referee.relations.phrasebook import Span, around, beginnings, has_phrase, phrase_at
from tenback.talk.referee.relations.somebodys import is_somebodys

_LINKED = 7
_NEAR = 9
_NAMES = 2
_DESCRIBED = 2
_WITHOUT_A = "de"


def is_on_the_table(message: Message, at: int) -> bool:
    """Tell whether a card or a pile that all can see is named at a token."""
    word = message.word(at)
    if word == "a":
        return _is_letter_a(message, at) or phrase_at(message, "a side", at) is not None
    return (
        is_letter(message, at)
        or word in listed("tops")
        or _is_this_pile(message, at)
        or phrase_at(message, "lies there", at) is not None
        or phrase_at(message, "a side", at) is not None
        or is_somebodys(message, at)
    )


def place_linked(message: Message, at: int) -> int | None:
    """Find the pile that a phrase goes on to: … the card that lies on the left pile."""
    for place in range(at, min(at + _LINKED, len(message.tokens))):
        if is_on_the_table(message, place):
            return place
        if message.word(place) not in listed("linking") and not _is_a_name(message, place):
            return None
    return None


def place_by_name(message: Message, at: int) -> int | None:
    """Find the pile behind somebody's name: … the one that Ada has on B."""
    end = min(at + _LINKED, len(message.tokens))
    place = next((place for place in range(at, end) if is_on_the_table(message, place)), None)
    if place is None or message.word(at) not in listed("that one"):
        return None
    others = [word for word in map(message.word, range(at, place)) if word not in listed("linking")]
    return place if len(others) <= _NAMES else None


def places_near(message: Message, span: Span) -> list[int]:
    """Give where something on the table is named near a phrase, the phrase itself left out."""
    return [
        place
        for place in around(message, span, _NEAR)
        if not span.start <= place < span.end and is_on_the_table(message, place)
    ]


def count_places(message: Message, span: Span) -> int:
    """Count the piles named near a phrase; the pile on the right is one."""
    places = places_near(message, span)
    again = sum(_is_the_same(message, one, other) for one, other in pairwise(places))
    return len(places) - again


def _is_the_same(message: Message, one: int, other: int) -> bool:
    between = {message.word(at) for at in range(one + 1, other)}
    letters = len(message.word(one)) == 1 and len(message.word(other)) == 1
    return other - one <= _DESCRIBED and not letters and between <= listed("linking")


def _is_a_name(message: Message, at: int) -> bool:
    """Ada's last card: any word before a card that was played."""
    return phrase_at(message, "lies there", at + 1) is not None or is_somebodys(message, at + 1)


def is_only_a_side(message: Message, at: int) -> bool:
    """My neighbour on the left is no pile."""
    side = phrase_at(message, "a side", at)
    return side is not None and not beginnings("a pile")[message.word(side.end)]


def _is_letter_a(message: Message, at: int) -> bool:
    """A is a word in many languages: it is a pile after some words, before others, and as the last word."""
    if message.ends_after(at) or message.word(at + 1) in listed("after a letter"):
        return True
    if (verb := phrase_at(message, "is", at + 1)) is not None and verb.end - verb.start > 1:
        return True
    if message.word(at - 1) in listed("before a letter") and not _is_on_a(message, at):
        return not (beginnings("a pile")[message.word(at + 1)] or phrase_at(message, "trick", at + 1))
    return _is_no_word(message, at)


def _is_on_a(message: Message, at: int) -> bool:
    """In French on a means we have."""
    spoken = message.spoken(at)
    return message.word(at - 1) == "on" and spoken["fr"] > 0 and spoken["fr"] == max(spoken.values())


def _is_no_word(message: Message, at: int) -> bool:
    """In German a lone a can only be the pile."""
    spoken = message.spoken(at)
    return spoken[_WITHOUT_A] > 0 and spoken[_WITHOUT_A] == max(spoken.values())


def _is_this_pile(message: Message, at: int) -> bool:
    """The left pile is one, a pile is any of four."""
    if not beginnings("a pile")[message.word(at)]:
        return False
    before = range(at - 1 if beginnings("the")[message.word(at - 1)] else at - 2, at)
    return not has_phrase(message, "any", before)
