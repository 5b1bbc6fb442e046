"""Talk as words of a record: `!leave-it:A@2` is seat 2's mark on pile A, `@1:"well done"` its chat."""

import json

from tenback.games.errors import Expected, not_understood
from tenback.games.the_game import PILE_NAMES
from tenback.records.record import Chatted
from tenback.talk.marks.mark import MARKS, mark_name
from tenback.talk.marks.said import Saying


def format_saying(saying: Saying) -> str:
    """Write a mark."""
    pile = "" if saying.pile is None else f":{PILE_NAMES[saying.pile]}"
    return f"!{mark_name(saying.mark)}{pile}@{saying.seat}"


def parse_saying(text: str) -> Saying:
    """Read a mark."""
    body, _, seat = text.removeprefix("!").rpartition("@")
    name, colon, pile = body.partition(":")
    if name not in MARKS or not _is_seat(seat) or (colon and (len(pile) != 1 or pile not in PILE_NAMES)):
        raise not_understood(Expected.LIKE, text, text=text, example="!leave-it:A@2")
    return Saying(int(seat), MARKS[name], PILE_NAMES.index(pile) if colon else None)


def format_chat(chatted: Chatted) -> str:
    """Write a line of chat."""
    return f"{chatted.seat}:{json.dumps(chatted.text, ensure_ascii=False)}"


def parse_chat(text: str) -> Chatted:
    """Read a line of chat."""
    seat, _, quoted = text.partition(":")
    if not _is_seat(seat):
        raise not_understood(Expected.LIKE, text, text=text, example='1:"well done"')
    try:
        said = json.loads(quoted)
    except ValueError:
        raise not_understood(Expected.LIKE, text, text=text, example='1:"well done"') from None
    return Chatted(int(seat), said)


def _is_seat(text: str) -> bool:
    return len(text) == 1 and text.isascii() and text.isdigit()
