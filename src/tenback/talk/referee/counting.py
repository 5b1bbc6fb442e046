"""Numbers that are no card's: small counts of things, and places of piles and seats."""

from functools import cache

from tenback.talk.referee.lexicon import Kind, Number, evidence, listed, phrases
from tenback.talk.referee.message import Message
from tenback.talk.referee.piles import names_a_pile
from tenback.talk.referee.reading import reading

LARGEST_COUNT = 10
"""More is no small count: the largest hand has eight cards (G2), fewer than ten left is excellent (G10)."""
LARGEST_PLACE = 5
"""There are at most five players."""
LARGEST_ORDINAL = 9
"""Rounds and turns go on for longer."""
_BETWEEN = 3
_SHORT = 3
"""Articles and the like are this short; a common adjective is longer."""
_TO_THE_SIDE = 6


def is_allowed(message: Message, at: int, number: Number) -> bool:
    """Tell whether a number counts or places something that is no card's number."""
    match number.kind:
        case Kind.CARDINAL:
            return _is_count(message, at, number) or _is_place(message, at, number)
        case Kind.ORDINAL:
            return number.value == 2 or _is_place(message, at, number)
        case Kind.GROUP:
            return number.value <= LARGEST_PLACE and message.word(at + 1) in listed("people")
        case Kind.ROMAN:
            return False


def is_count_before(message: Message, at: int) -> bool:
    """Tell whether a thing that can be counted follows: two cards, dwie bardzo niskie karty."""
    for place in range(at + 1, at + 2 + _BETWEEN):
        if not message.is_joined(place):
            return False
        word = message.word(place)
        if word in listed("counted"):
            return not (_is_distance(message, place) or _is_factor(message, place))
        if _joins_counts(word) and reading(message.word(place + 1)) is not None:
            return (place > at + 1 or word in listed("out of")) and is_count_before(message, place + 1)
        if not _may_stand_between(word):
            return False
    return False


def _is_count(message: Message, at: int, number: Number) -> bool:
    if number.value > LARGEST_COUNT:
        return False
    return (
        is_count_before(message, at)
        or _is_one_of_two(message, at)
        or _is_count_after(message, at)
        or _is_denied_count(message, at)
        or _counts_players(message, at, number)
    )


def _is_count_after(message: Message, at: int) -> bool:
    """A card or two; two piles of four."""
    if not (message.is_joined(at) and message.is_joined(at - 1) and _stands_alone(message, at)):
        return False
    thing, between = message.word(at - 2), message.word(at - 1)
    one_or_two = between in listed("or") and thing in listed("one of it")
    return one_or_two or (
        between in listed("out of") and thing in listed("counted") and _is_counted(message, at - 3)
    )


def _is_denied_count(message: Message, at: int) -> bool:
    """Two cards, not three."""
    if message.word(at - 1) not in listed("not") or not _stands_alone(message, at):
        return False
    return message.word(at - 2) in listed("counted") and _is_counted(message, at - 3)


def _is_counted(message: Message, at: int) -> bool:
    number = reading(message.word(at))
    return number is not None and number.kind is Kind.CARDINAL


def _is_one_of_two(message: Message, at: int) -> bool:
    """Two or three cards; dwie, trzy karty."""
    if message.is_joined(at + 1) and message.is_joined(at + 2) and _is_or(message.word(at + 1)):
        return _is_smaller_count(message, at, at + 2)
    return (
        at + 1 < len(message.tokens)
        and message.gap(at + 1).strip(" ,-–") == ""
        and _is_smaller_count(message, at, at + 1)
    )


def _is_or(word: str) -> bool:
    return word in listed("or") or word in listed("and")


def _joins_counts(word: str) -> bool:
    return _is_or(word) or word in listed("out of")


def _is_smaller_count(message: Message, at: int, other: int) -> bool:
    one, more = reading(message.word(at)), reading(message.word(other))
    ordered = one is not None and more is not None and one.value < more.value <= LARGEST_COUNT
    return ordered and is_count_before(message, other)


def _may_stand_between(word: str) -> bool:
    """An adjective, or a word of few that go with counts; no other number, no other short word."""
    if word in listed("between"):
        return True
    common = word in evidence() and len(word) <= _SHORT
    return reading(word) is None and not common and word.isalpha() and word not in listed("relative")


def _is_distance(message: Message, noun: int) -> bool:
    """Three cards below A is a card, not a count."""
    return message.word(noun + 1) in listed("distance") and names_a_pile(message, noun + 1)


def _is_factor(message: Message, noun: int) -> bool:
    """Three times eight is a number, three times is not."""
    return message.word(noun) in listed("sums") and reading(message.word(noun + 1)) is not None


def _counts_players(message: Message, at: int, number: Number) -> bool:
    """We are four."""
    if number.value > LARGEST_PLACE or not _stands_alone(message, at):
        return False
    return any(message.has_phrase((*phrase, message.word(at)), at - len(phrase)) for phrase in _players())


def _stands_alone(message: Message, at: int) -> bool:
    """No distance and no other number follows."""
    after = message.word(at + 1)
    return after not in listed("relative") and reading(after) is None and not after.isdigit()


@cache
def _players() -> tuple[tuple[str, ...], ...]:
    return tuple(phrases("players"))


def _is_place(message: Message, at: int, number: Number) -> bool:
    """The third pile, trzeci gracz, Stapel zwei."""
    if number.value > (LARGEST_PLACE if number.kind is Kind.CARDINAL else LARGEST_ORDINAL):
        return False
    if message.is_joined(at) and message.word(at - 1) in listed("numbered") and _stands_alone(message, at):
        return True
    if number.kind is not Kind.ORDINAL:
        return False
    return any(
        check(message, at) for check in (_is_beside_a_place, _is_told_from_a_side, _is_one_of_two_places)
    )


def _is_beside_a_place(message: Message, at: int) -> bool:
    after = [message.word(at + 1)] if message.is_joined(at + 1) else []
    if after and message.is_joined(at + 2) and _may_stand_between(after[0]):
        after.append(message.word(at + 2))
    return any(word in listed("places") for word in after)


def _is_one_of_two_places(message: Message, at: int) -> bool:
    """The third and the fourth pile; stosy trzeci i czwarty."""
    if _is_or(message.word(at + 1)):
        others = (at + 2, at + 3)
        return any(
            _is_ordinal(message, other) and _is_beside_a_place(message, other) for other in others
        ) or (message.word(at - 1) in listed("numbered") and _is_ordinal(message, at + 2))
    return (
        _is_or(message.word(at - 1))
        and _is_ordinal(message, at - 2)
        and message.word(at - 3) in listed("numbered")
    )


def _is_ordinal(message: Message, at: int) -> bool:
    number = reading(message.word(at))
    return number is not None and number.kind is Kind.ORDINAL and number.value <= LARGEST_ORDINAL


def _is_told_from_a_side(message: Message, at: int) -> bool:
    """The third from the left."""
    for place in range(at + 1, at + 1 + _TO_THE_SIDE):
        if not message.is_joined(place):
            return False
        if message.word(place) in listed("sides"):
            return True
    return False
