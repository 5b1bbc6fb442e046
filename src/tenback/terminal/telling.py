"""What has happened, told turn by turn."""

from collections.abc import Sequence

from tenback.records import Record
from tenback.talk.marks.said import Talk
from tenback.terminal.presenters import presenter_of
from tenback.terminal.setup import Player
from tenback.words import Words, mark_phrase


def told(words: Words, record: Record, players: Sequence[Player]) -> list[str]:
    """Tell a game so far, one line for each turn."""
    return presenter_of(record.game.name).told(words, record, players)


def said_now(words: Words, talk: Talk) -> list[str]:
    """Tell in one line what stands of all that was said about hands, commands and the beginning."""
    seats: dict[str, list[str]] = {}
    for saying in talk.sayings:
        if saying.pile is None:
            seats.setdefault(mark_phrase(words, saying.mark), []).append(str(saying.seat + 1))
    told_by = [words.say("terminal-said", name=", ".join(who), phrase=said) for said, who in seats.items()]
    return ["  ".join(told_by)] if told_by else []


def last_lines(lines: Sequence[str], space: int) -> str:
    """Keep what fits."""
    return "\n".join(lines[-max(2, space) :])
