"""A card told by two piles: exactly halfway between A and B, their sum, as far from A as C is."""

from tenback.talk.referee.lexicon import listed
from tenback.talk.referee.message import Message
from tenback.talk.referee.relations.own_card import is_own_card_told
from tenback.talk.referee.relations.phrasebook import Span, around, has_phrase, phrase_at
from tenback.talk.referee.relations.table import count_places, is_on_the_table

_TWO = 2
_SENTENCE = 14
_NEAR = 7
_SOON = 4
_TOLD = ("my card", "you know")


def is_between(message: Message, span: Span) -> bool:
    """Halfway between A and B is my card; but not: together we save A and B."""
    told = is_own_card_told(message, span) or any(
        has_phrase(message, section, around(message, span, _SENTENCE)) for section in _TOLD
    )
    if has_phrase(message, "prefers", around(message, span, _SOON)):
        return False
    if told and count_places(message, span) >= _TWO:
        return True
    both = any(_are_two_piles(message, at) for at in around(message, span, _NEAR))
    return (both and told) or _is_one_of_them_mine(message, span)


def is_their_sum(message: Message, span: Span) -> bool:
    """Both upper piles together make my card; but not: both piles make me nervous."""
    made = has_phrase(message, "makes", around(message, span, _NEAR))
    return made and _are_two_piles(message, span.start) and is_own_card_told(message, span)


def _are_two_piles(message: Message, at: int) -> bool:
    """Both piles, the two upper ones."""
    if phrase_at(message, "two piles", at):
        return True
    both = phrase_at(message, "both", at)
    return both is not None and has_phrase(message, "piles", range(both.end, both.end + _SOON))


def _is_one_of_them_mine(message: Message, span: Span) -> bool:
    """A plus mine is a hundred."""
    beside = range(max(0, span.start - _SOON), span.end + _SOON)
    piles = any(is_on_the_table(message, at) for at in beside)
    mine = has_phrase(message, "mine", beside)
    return (
        piles
        and mine
        and any(message.word(at) in listed("hundred") for at in around(message, span, _SENTENCE))
    )
