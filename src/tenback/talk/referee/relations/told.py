"""All the ways of telling a card by the table, each with the section of words that makes it worth a look."""

from collections.abc import Callable, Iterator
from functools import lru_cache

from tenback.talk.referee.finding import Finding
from tenback.talk.referee.message import Message
from tenback.talk.referee.relations.backwards_trick import is_backwards, is_sent_back, is_trick
from tenback.talk.referee.relations.between_piles import is_between, is_their_sum
from tenback.talk.referee.relations.digits_of_a_pile import has_digits_of_it, is_like_it, is_mirrored
from tenback.talk.referee.relations.equations import is_as_many, is_equated, makes_a_hundred
from tenback.talk.referee.relations.exactly import (
    is_exact,
    is_exactly_beside_it,
    is_gapless,
    is_its_neighbour,
    is_next_in_order,
    is_next_to_a_play,
    is_the_smallest_step,
    is_without_a_gap,
)
from tenback.talk.referee.relations.neighbours import (
    is_after_a_card,
    is_beside,
    is_in_sequence,
    is_neighbour,
    is_right_after_it,
    is_the_one_before_it,
)
from tenback.talk.referee.relations.phrasebook import Span, beginnings, phrase_at
from tenback.talk.referee.relations.pictures import is_a_rung_on, is_a_stretch_on, is_another_day, is_pictured
from tenback.talk.referee.relations.reckoned import (
    is_a_multiple,
    is_counted_from,
    is_one_apart,
    is_one_on,
    is_right_between,
    is_the_one_after,
    is_their_distance,
)
from tenback.talk.referee.verdict import NumberForm

Way = tuple[str, Callable[[Message, Span], bool]]
_EQUATED: Way = ("mine", is_equated)
_WAYS: tuple[Way, ...] = (
    ("beside", is_beside),
    ("neighbour", is_neighbour),
    ("no gap", is_gapless),
    ("follows", is_in_sequence),
    ("right after it", is_right_after_it),
    ("trick", is_trick),
    ("sent back", is_sent_back),
    ("backwards", is_backwards),
    ("a digit", has_digits_of_it),
    ("mirrored", is_mirrored),
    ("halfway", is_between),
    ("exactly", is_next_in_order),
    ("in the gap", is_without_a_gap),
    ("a neighbour", is_its_neighbour),
    ("the next one", is_next_to_a_play),
    ("closer", is_the_smallest_step),
    ("multiple", is_a_multiple),
    ("the one after", is_the_one_after),
    ("counts", is_counted_from),
    ("distance apart", is_their_distance),
    ("in the gap", is_right_between),
    ("in the gap", is_one_apart),
    ("differs", is_counted_from),
    ("like", is_like_it),
    ("picture", is_pictured),
    ("rung", is_a_rung_on),
    ("stretch", is_a_stretch_on),
    ("days", is_another_day),
    ("hundred", makes_a_hundred),
    ("as many", is_as_many),
    ("one said", is_one_on),
    ("both", is_their_sum),
    ("after", is_after_a_card),
    ("after", is_the_one_before_it),
    ("in order", is_the_one_before_it),
    ("exactly", is_exactly_beside_it),
    ("right", is_exactly_beside_it),
    ("precisely", is_exact),
)


def relations(message: Message) -> Iterator[Finding]:
    """Find cards singled out by what lies on the table."""
    told = [(at, way) for at, token in enumerate(message.tokens) for way in cues(token.text)]
    for at, (section, tells) in sorted(told, key=_is_own_card):
        span = phrase_at(message, section, at)
        if span is not None and tells(message, span):
            start, end = message.tokens[at].start, message.tokens[span.end - 1].end
            yield Finding(NumberForm.RELATIVE, start, end)


def _is_own_card(told: tuple[int, Way]) -> bool:
    """Look at one's own card last: what it is said to be is the better part to refuse."""
    return told[1] == _EQUATED


@lru_cache(maxsize=1 << 14)
def cues(word: str) -> tuple[Way, ...]:
    """Give the ways of telling a card that can begin with a word."""
    return tuple(way for way in (*_WAYS, _EQUATED) if beginnings(way[0])[word])
