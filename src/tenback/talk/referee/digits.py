"""Digits: all of them are refused, but for a command's name, small counts and places."""

import re
from collections.abc import Iterator

from tenback.talk.referee.counting import LARGEST_COUNT, is_count_before
from tenback.talk.referee.finding import Finding
from tenback.talk.referee.lexicon import listed
from tenback.talk.referee.message import Message
from tenback.talk.referee.verdict import NumberForm

_OPENING = frozenset(("", *" (\"'«„“”‚‘’*,:"))
"""What may stand right before the name of a command."""
_SUFFIXES = frozenset(["st", "nd", "rd", "th", "e", "er", "ere", "eme", "ieme", "a", "o"])
"""What makes a digit an ordinal."""
_CLOCK = re.compile(r"\d{1,2}(?::|h)\d\d|\d{1,2} ?(?:uhr|pm|am|h)\b")


def digits(message: Message) -> Iterator[Finding]:
    """Find digits that tell a number."""
    if not any(token.text.isdigit() for token in message.tokens):
        return
    for index, token in enumerate(message.tokens):
        if token.text.isdigit() and not _may_stand(message, index):
            clock = _CLOCK.match(message.folded, token.start)
            if clock:
                yield Finding(NumberForm.CLOCK, token.start, clock.end())
            else:
                yield Finding(NumberForm.DIGITS, token.start, _end(message, index))


def _may_stand(message: Message, at: int) -> bool:
    if any(message.word(near).isdigit() for near in (at - 1, at + 1)):
        return False
    if _touches_a_word(message, at):
        return _is_place(message, at)
    return (
        _is_command(message, at)
        or _is_face(message, at)
        or _is_small_count(message, at)
        or _is_one(message, at)
        or _is_all(message, at)
    )


def _touches_a_word(message: Message, at: int) -> bool:
    """A digit inside a word is a letter in disguise: s3ven, 7teen."""
    return (at > 0 and message.gap(at) == "") or (at + 1 < len(message.tokens) and message.gap(at + 1) == "")


def _is_place(message: Message, at: int) -> bool:
    """The 2nd pile, la 3e pile, 2a pila."""
    small = len(message.word(at)) == 1 and _before(message, at) in {"", " ", "("}
    suffix = message.gap(at + 1) == "" and message.word(at + 1) in _SUFFIXES
    if small and message.word(at) == "1" and suffix and len(message.word(at + 1)) > 1:
        return True
    return small and suffix and message.is_joined(at + 2) and message.word(at + 2) in listed("places")


def _is_command(message: Message, at: int) -> bool:
    """The command `3!`."""
    token = message.tokens[at]
    alone = _before(message, at) in _OPENING
    return token.text == "3" and alone and message.folded.startswith(("!", " !"), token.end)


def _is_face(message: Message, at: int) -> bool:
    """A heart and a cat: <3, :3."""
    token = message.tokens[at]
    alone = message.folded[token.end : token.end + 1].strip() == ""
    return token.text == "3" and _before(message, at) in {"<", ":"} and alone


def _is_one(message: Message, at: int) -> bool:
    """No card is a one; one above a pile is a card."""
    told = message.word(at + 1) in listed("relative") or message.word(at - 1) in listed("plus")
    return message.word(at) == "1" and not told and _before(message, at) in _OPENING | {"°", "#"}


def _is_all(message: Message, at: int) -> bool:
    """A hundred percent."""
    return message.word(at) == "100" and message.folded.startswith(("%", " %"), message.tokens[at].end)


def _is_small_count(message: Message, at: int) -> bool:
    text = message.word(at)
    small = len(text) == 1 and 1 <= int(text) <= LARGEST_COUNT
    return small and _before(message, at) in {"", " ", "("} and is_count_before(message, at)


def _before(message: Message, at: int) -> str:
    start = message.tokens[at].start
    return message.folded[max(start - 1, 0) : start]


def _end(message: Message, at: int) -> int:
    """Take in the digits that follow with little between them."""
    while at + 1 < len(message.tokens) and message.word(at + 1).isdigit():
        at += 1
    return message.tokens[at].end
