"""A card that somebody played, told by the player: Ana's card, what Tom just put down, the one of Eve."""

from tenback.talk.referee.lexicon import evidence, listed
from tenback.talk.referee.message import Message
from tenback.talk.referee.relations.phrasebook import beginnings, phrase_at

_SOON = 6
_SHORTEST_NAME = 2


def is_somebodys(message: Message, at: int) -> bool:
    """Tell whether a card is named at a token by the one who played it."""
    return _is_card_of(message, at) or _is_possessed(message, at) or _is_what_was_played(message, at)


def _is_card_of(message: Message, at: int) -> bool:
    """The card of Marco; but not: the card of the day."""
    card = phrase_at(message, "card of", at)
    return card is not None and _is_a_name(message, card.end)


def _is_possessed(message: Message, at: int) -> bool:
    """Paul's card in German and Czech, where the name's ending tells it."""
    if message.word(at) not in listed("after a name"):
        return False
    return message.word(at - 1).endswith(tuple(listed("a name's ending"))) and _is_a_name(message, at - 1)


def _is_what_was_played(message: Message, at: int) -> bool:
    """What Ana just put down; but not: what now? Ana played."""
    if message.word(at) not in listed("which"):
        return False
    soon = range(at + 1, min(at + _SOON, len(message.tokens)))
    same = (place for place in soon if message.clauses[place] == message.clauses[at])
    return any(phrase_at(message, "played", place) for place in same)


def _is_a_name(message: Message, at: int) -> bool:
    """A word that is none of the common ones in the language that is spoken: tim is Czech, Tim is not."""
    word = message.word(at)
    if len(word) < _SHORTEST_NAME or not word.isalpha() or beginnings("stretch")[word]:
        return False
    spoken = message.spoken(at)
    return not any(spoken[language] == max(spoken.values()) for language in evidence().get(word, ()))
