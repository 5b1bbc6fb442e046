"""Talk about whose turn it is, and when a card was played."""

from tenback.talk.referee.message import Message
from tenback.talk.referee.relations.phrasebook import Span, around, has_phrase, phrase_at

_SENTENCE = 14
_BESIDE = 2


def speaks_of_turns(message: Message, span: Span) -> bool:
    """I play right after your turn; but not: mine is right after the card you played last turn."""
    turns = (phrase_at(message, "turns", at) for at in around(message, span, _SENTENCE))
    return any(found is not None and not _is_over(message, found) for found in turns)


def _is_over(message: Message, turn: Span) -> bool:
    """Last turn, the round before: it only says which card is meant."""
    return has_phrase(message, "past", around(message, turn, _BESIDE))
