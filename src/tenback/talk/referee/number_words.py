"""Number words and roman numerals, each judged where it stands."""

from collections.abc import Iterator

from tenback.talk.referee.counting import is_allowed
from tenback.talk.referee.finding import Finding
from tenback.talk.referee.lexicon import Kind, Number, listed
from tenback.talk.referee.message import Message
from tenback.talk.referee.plain import is_plain
from tenback.talk.referee.reading import reading
from tenback.talk.referee.verdict import NumberForm

_KINDS = {
    Kind.CARDINAL: NumberForm.NUMBER_WORD,
    Kind.ORDINAL: NumberForm.ORDINAL,
    Kind.GROUP: NumberForm.DECADE,
    Kind.ROMAN: NumberForm.ROMAN,
}
_AROUND = 3
_JOINTS = frozenset(["and", "und", "et", "e", "a", "i", "y"])


def number_words(message: Message) -> Iterator[Finding]:
    """Find the words that name a number."""
    for index in range(len(message.tokens)):
        number = reading(message.word(index))
        if (
            number is not None
            and not _is_enclitic(message, index)
            and not (is_plain(message, index, number) or is_allowed(message, index, number))
        ):
            last = _last(message, index)
            yield Finding(
                _reason(message, index, last, number), message.tokens[index].start, message.tokens[last].end
            )


def _is_enclitic(message: Message, at: int) -> bool:
    """Czech: má-li, je-li."""
    return message.word(at) == "li" and message.gap(at) == "-"


def _last(message: Message, at: int) -> int:
    """Take in the number words that go on: forty two, vinte e duas."""
    last = at
    while last + 1 < len(message.tokens):
        if reading(message.word(last + 1)) is not None:
            last += 1
        elif message.word(last + 1) in _JOINTS and reading(message.word(last + 2)) is not None:
            last += 2
        else:
            break
    return last


def _reason(message: Message, at: int, last: int, number: Number) -> NumberForm:
    """Say what the number is told by, as its neighbours show it."""
    before = [message.word(place) for place in range(at - _AROUND, at)]
    after = [message.word(place) for place in range(last + 1, last + 1 + _AROUND)]
    near = {*before[-1:], *after[:1]}
    if near & listed("sums") or set(before) & (listed("half") & listed("sums")):
        return NumberForm.SUM
    if {*before, *after} & listed("clock"):
        return NumberForm.CLOCK
    if set(after) & listed("relative") or before[-1] in listed("relative"):
        return NumberForm.RELATIVE
    ends = reading(message.word(last)) or number
    return _KINDS[ends.kind]
