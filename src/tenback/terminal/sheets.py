"""The texts of the sheets that a table shows over itself: keys and signs, and a hint."""

import textwrap
from collections.abc import Iterable, Sequence

from tenback.analysis import Hint
from tenback.analysis.telling import tell_hint, tell_others
from tenback.terminal.session import Session
from tenback.words import Words

SHEET_WIDTH = 68


def help_sheet(words: Words, lines: Sequence[tuple[str, str]], width: int) -> str:
    """Explain keys and signs: each stands before the message that explains it."""
    signs = max(len(sign) for sign, _ in lines)
    return "\n".join(
        textwrap.fill(
            words.say(message),
            width,
            initial_indent=f"{sign:<{signs}}  ",
            subsequent_indent=" " * (signs + 2),
        )
        for sign, message in lines
    )


def hint_sheet(words: Words, session: Session, found: Hint, width: int) -> str:
    """Tell a hint, and what else could be done."""
    game, names = session.record.game, [player.name for player in session.players]
    told: Iterable[str] = tell_hint(words, game, found, names)
    if found.others:
        told = [*told, "", f"{words.say('hint-others')}:", *tell_others(words, game, found)]
    return "\n".join(textwrap.fill(line, width) for line in told)
