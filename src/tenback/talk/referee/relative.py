"""Cards told by what lies on the table: one above A, double what is on B, half a hundred; and riddles."""

from collections import defaultdict
from collections.abc import Iterator
from functools import cache

from tenback.talk.referee.finding import Finding
from tenback.talk.referee.lexicon import Phrase, listed, phrases
from tenback.talk.referee.message import Message
from tenback.talk.referee.piles import PILES, is_letter, names_a_pile, shows_a_pile
from tenback.talk.referee.relations.phrasebook import phrase_at
from tenback.talk.referee.relations.somebodys import is_somebodys
from tenback.talk.referee.relations.table import place_linked
from tenback.talk.referee.verdict import NumberForm

_NEAR = 3
_ARTICLE = 2
_PLAYED = 6


def seen_on_the_table(message: Message) -> Iterator[Finding]:
    """Find cards told by a pile's top, and parts of a hundred."""
    for index, token in enumerate(message.tokens):
        if token.text in listed("one") and (last := _compares(message, index)) is not None:
            yield Finding(NumberForm.RELATIVE, token.start, message.tokens[last].end)
        if _is_one_before_zero(message, index):
            yield Finding(NumberForm.SPELLED, token.start, message.tokens[index + 1].end)
        if token.text in listed("half") and (last := _names_the_whole(message, index)) is not None:
            yield Finding(NumberForm.SUM, token.start, message.tokens[last].end)
        if token.text in listed("hundred") and (last := _takes_away(message, index)) is not None:
            yield Finding(NumberForm.SUM, token.start, message.tokens[last].end)


def _is_one_before_zero(message: Message, at: int) -> bool:
    """Digits read aloud: one zero; but un zéro is a nobody."""
    word = message.word(at)
    return word in listed("one said") and len(word) > _ARTICLE and message.word(at + 1) in listed("zero")


def _compares(message: Message, at: int) -> int | None:
    """Find where one is compared with a pile: one above A, one more than B, A plus one."""
    if message.word(at - 1) in listed("plus"):
        return at if message.word(at) in listed("one said") and _is_pile_before(message, at - 2) else None
    for place in range(at + 1, at + 1 + _NEAR):
        if _is_comparison(message, place):
            return place if _is_compared(message, place) else None
        if message.word(place) not in listed("fillers"):
            return None
    return None


def _is_compared(message: Message, at: int) -> bool:
    """With A, or with the card on the left pile."""
    return names_a_pile(message, at) or place_linked(message, at + 1) is not None


def _is_pile_before(message: Message, at: int) -> bool:
    word = message.word(at)
    letter = word in PILES or (word == "a" and message.word(at - 1) not in listed("one"))
    return letter or word in listed("tops") or _is_played_before(message, at)


def _is_played_before(message: Message, at: int) -> bool:
    """What Ana played plus one."""
    sentence = message.sentences[max(0, at)]
    before = [place for place in range(max(0, at - _PLAYED), at + 1) if message.sentences[place] == sentence]
    return any(is_somebodys(message, place) or phrase_at(message, "lies there", place) for place in before)


def _is_comparison(message: Message, place: int) -> bool:
    """One more on B is a card more, one more than B is a card."""
    word = message.word(place)
    return word in listed("distance") or (
        word in listed("more") and message.word(place + 1) in listed("than")
    )


def _names_the_whole(message: Message, at: int) -> int | None:
    """A half or a double of a hundred, or of what a pile shows."""
    for place in range(at + 1, min(at + 1 + _NEAR, len(message.tokens))):
        if message.word(place) in listed("hundred"):
            return place
    return at if _is_of_what_is_seen(message, at + 1) else None


def _is_of_what_is_seen(message: Message, at: int) -> bool:
    """Double what is on B, twice the top of C; but not half of my cards for B."""
    if message.word(at) in listed("of"):
        at += 1
    seen = message.word(at) in listed("what") or any(
        message.word(at + more) in listed("tops") for more in range(_NEAR + 2)
    )
    return is_letter(message, at) or (seen and shows_a_pile(message, at - 1))


def _takes_away(message: Message, at: int) -> int | None:
    """A hundred less one."""
    if message.word(at + 1) in listed("sums") and message.word(at + 2) in listed("one"):
        return at + 2
    return None


def riddles(message: Message) -> Iterator[Finding]:
    """Find numbers that everybody knows by another name: as many as days in a week."""
    known = riddle_words()
    for index, token in enumerate(message.tokens):
        for phrase in known.get(token.text, ()):
            if tuple(map(message.word, range(index, index + len(phrase)))) == phrase:
                yield Finding(NumberForm.RIDDLE, token.start, message.tokens[index + len(phrase) - 1].end)


@cache
def riddle_words() -> dict[str, list[Phrase]]:
    """Give the riddles by the word they begin with."""
    found: defaultdict[str, list[Phrase]] = defaultdict(list)
    for phrase in phrases("riddles"):
        found[phrase[0]].append(phrase)
    return dict(found)
