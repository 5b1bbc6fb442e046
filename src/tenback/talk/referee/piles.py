"""How a pile is named in talk: by its letter, or by its top."""

from tenback.talk.referee.lexicon import listed
from tenback.talk.referee.message import Message

PILES = frozenset("bcd")
"""The letters of the piles; A is a word in many languages and is looked at where it stands."""
_FAR = 6


def names_a_pile(message: Message, place: int) -> bool:
    """Tell whether a pile's letter or its top follows soon after a word."""
    return any(_is_pile(message, at, place) for at in _after(message, place, _FAR))


def shows_a_pile(message: Message, place: int) -> bool:
    """Tell whether what a pile shows follows a word: what is on B."""
    return any(_is_pile(message, at, at) for at in _after(message, place, 2 * _FAR))


def _after(message: Message, place: int, far: int) -> range:
    return range(place + 1, min(place + far, len(message.tokens)))


def is_letter(message: Message, at: int) -> bool:
    """Tell whether a word is a pile's letter, and not the short word of French or Italian.

    B's card names a pile; c'est, d'eux and I'd do not.
    """
    if message.word(at) not in PILES:
        return False
    if message.gap(at) in ("'", "’"):
        return False
    elided = message.folded.startswith(("'", "’"), message.tokens[at].end)
    return not elided or message.word(at + 1) == "s"


def _is_pile(message: Message, at: int, place: int) -> bool:
    word = message.word(at)
    if word == "a":
        return at == place + 1 or message.ends_after(at)
    return is_letter(message, at) or word in listed("tops")
