"""The door of the machine: somebody asks, the table decides. Nothing here waits, reads or writes."""

from typing import assert_never

from tenback.tables.changing_settings import change_settings
from tenback.tables.decision import Context, Decision, refused
from tenback.tables.giving_up import give_up
from tenback.tables.playing import confirm, let_begin, make_move, take_back
from tenback.tables.refusals import TableRefusal
from tenback.tables.requests import (
    ChangeSettings,
    Chat,
    ClearSeat,
    ComeBack,
    Confirm,
    GiveMark,
    GiveUp,
    LeaveSeat,
    LetBegin,
    MakeMove,
    PersonRequest,
    Rematch,
    SeatBot,
    Start,
    TakeBack,
    TakeSeat,
    Vote,
)
from tenback.tables.seating import clear_seat, come_back, leave_seat, rematch, seat_bot, start, take_seat
from tenback.tables.table import Table
from tenback.tables.talking import chat, give_mark
from tenback.tables.voting import vote

MOST_EVENTS = 20_000
"""The longest match there is, TAKE THAT over 20 rounds, has at most 3,200 moves: 6,400 events with a draft
for each. Three times as many leave room for talk, and a log of that length is read in a second."""

ENDLESS = (TakeSeat, LeaveSeat, SeatBot, ClearSeat, ChangeSettings, TakeBack, GiveMark, Chat, Vote, GiveUp)
"""What can be asked again and again; moves are used up by the rules, and coming back follows leaving."""


def decide(table: Table, context: Context, ask: PersonRequest) -> Decision:
    """Say what happens when a person asks this now; the table itself is not changed."""
    if table.number >= MOST_EVENTS and isinstance(ask, ENDLESS):
        return refused(TableRefusal.LOG_FULL)
    return _decided(table, context, ask)


def _decided(table: Table, context: Context, ask: PersonRequest) -> Decision:  # noqa: PLR0912 (one case for each)
    match ask:
        case TakeSeat():
            return take_seat(table, context, ask)
        case LeaveSeat():
            return leave_seat(table, context)
        case ComeBack():
            return come_back(table, context)
        case SeatBot():
            return seat_bot(table, context, ask)
        case ClearSeat():
            return clear_seat(table, context, ask)
        case ChangeSettings():
            return change_settings(table, context, ask)
        case Start():
            return start(table, context)
        case LetBegin():
            return let_begin(table, context, ask)
        case MakeMove():
            return make_move(table, context, ask)
        case TakeBack():
            return take_back(table, context)
        case Confirm():
            return confirm(table, context)
        case GiveMark():
            return give_mark(table, context, ask)
        case Chat():
            return chat(table, context, ask)
        case Vote():
            return vote(table, context, ask)
        case GiveUp():
            return give_up(table, context, ask)
        case Rematch():
            return rematch(table, context)
        case _:
            assert_never(ask)
