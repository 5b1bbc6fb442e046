"""Marks and chat at a table; `tenback.talk` says what may be said."""

import unicodedata
from dataclasses import replace

from tenback.tables.decision import Context, Decision, Referee, Refused, accepted, refused, refused_by
from tenback.tables.events import Chatted, Marked
from tenback.tables.refusals import TableRefusal
from tenback.tables.requests import Chat, GiveMark
from tenback.tables.table import Table
from tenback.talk.marks.mark import MARKS
from tenback.talk.marks.said import Saying, TalkRefusal, silence_shows_in, talk_refusal
from tenback.talk.mode import TalkMode

LONGEST_LINE = 300
LONGEST_NAME = 24
MOST_MARKS_ON_A_LETTER = 2
BLANK_LETTERS = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Signs that count as letters or marks and show nothing, such as the fillers of Hangul."""
FLOOD_LINES, FLOOD_MILLISECONDS = 5, 10_000


def give_mark(table: Table, context: Context, ask: GiveMark) -> Decision:
    """Give a mark, or put it away."""
    seat = table.seat_of(context.person)
    if seat is None:
        return refused(TableRefusal.NOT_SEATED)
    if ask.mark not in MARKS:
        return refused(TableRefusal.NO_SUCH_MARK)
    if (reason := mark_refusal(table, Saying(seat, MARKS[ask.mark], ask.pile))) is not None:
        return reason
    return accepted(Marked(seat, ask.mark, ask.pile))


def mark_refusal(table: Table, saying: Saying) -> Refused | None:
    """Say why a mark may not be given now; drafts are not public, so they count for nothing here."""
    if table.state is None:
        return refused(TableRefusal.NOT_STARTED)
    if not table.settings.has_marks:
        return refused(TableRefusal.NO_MARKS)
    reason = talk_refusal(table.game.view(table.state, None), saying)
    return None if reason is None else refused_by("talk", reason)


def chat(table: Table, context: Context, ask: Chat) -> Decision:
    """Say something in words; the referee is asked before anything is stored or shown."""
    seat = table.seat_of(context.person)
    if seat is None:
        return refused(TableRefusal.NOT_SEATED)
    if context.is_muted:
        return refused(TableRefusal.MUTED)
    text = cleaned(ask.text)
    if (reason := chat_refusal(table) or _line_refusal(table, context, seat, text)) is not None:
        return reason
    return accepted(Chatted(seat, text))


def chat_refusal(table: Table) -> Refused | None:
    """Say why nobody may chat now."""
    if not table.settings.has_chat:
        return refused(TableRefusal.NO_CHAT)
    if silence_shows(table):
        return refused_by("talk", TalkRefusal.SILENCE)
    return None


def silence_shows(table: Table) -> bool:
    """Tell whether SILENCE closes all talk now (E8)."""
    return table.stage == "playing" and table.game.has_marks and silence_shows_in(table.state)


def _line_refusal(table: Table, context: Context, seat: int, text: str) -> Refused | None:
    if not text:
        return refused(TableRefusal.CHAT_EMPTY)
    if len(text) > LONGEST_LINE:
        return refused(TableRefusal.CHAT_TOO_LONG)
    if _is_too_fast(table, context, seat):
        return refused(TableRefusal.CHAT_TOO_FAST)
    if _is_refereed(table) and (number := context.find_number(text)) is not None:
        return replace(refused(TableRefusal.NAMES_A_NUMBER), number=number)
    if context.find_unwanted(text) is not None:
        return refused(TableRefusal.UNWANTED_WORD)
    return None


def _is_refereed(table: Table) -> bool:
    """Numbers are forbidden while the game runs where talk is limited to marks (G12)."""
    return table.settings.talk is TalkMode.CHAT and table.game.has_marks and table.stage != "over"


def _is_too_fast(table: Table, context: Context, seat: int) -> bool:
    recent = (
        line for line in table.chat if line.seat == seat and context.now - line.sent_at < FLOOD_MILLISECONDS
    )
    return sum(1 for _ in recent) >= FLOOD_LINES


def cleaned(text: str) -> str:
    """Normalise what a person typed: one form for each letter, no control signs, few marks on a letter."""
    kept: list[str] = []
    stacked = 0
    for sign in unicodedata.normalize("NFC", text):
        stacked = stacked + 1 if unicodedata.combining(sign) else 0
        if stacked <= MOST_MARKS_ON_A_LETTER and _is_shown(sign):
            kept.append(sign)
    return " ".join("".join(kept).split())


def _is_shown(sign: str) -> bool:
    """Line breaks become spaces later; other control and direction signs are dropped."""
    is_control = unicodedata.category(sign) in {"Cc", "Cf", "Cs", "Co", "Cn"}
    return sign.isspace() or not (is_control or sign in BLANK_LETTERS)


def clean_name(name: str, find_number: Referee) -> str | Refused:
    """Give the name as it will be shown, or say why it cannot be one; numbers may hide in names too."""
    text = unicodedata.normalize("NFKC", cleaned(name))
    if (number := find_number(text)) is not None:
        return replace(refused(TableRefusal.BAD_NAME), number=number)
    is_name = 1 <= len(text) <= LONGEST_NAME and any(sign.isalpha() for sign in text)
    return text if is_name else refused(TableRefusal.BAD_NAME)
