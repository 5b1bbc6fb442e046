"""The door of the machine: somebody asks, the table decides. Nothing here waits, reads or writes."""

from typing import assert_never

from tenback.tables.asks import (
    Chat,
    ClearSeat,
    ComeBack,
    Confirm,
    GiveMark,
    LeaveSeat,
    LetBegin,
    MakeMove,
    PersonAsk,
    Rematch,
    SeatBot,
    Start,
    TakeBack,
    TakeSeat,
    Vote,
)
from tenback.tables.playing import confirm, let_begin, make_move, take_back
from tenback.tables.seating import clear_seat, come_back, leave_seat, rematch, seat_bot, start, take_seat
from tenback.tables.table import Table
from tenback.tables.talking import chat, give_mark
from tenback.tables.verdict import Facts, Verdict
from tenback.tables.voting import vote


def decide(table: Table, facts: Facts, ask: PersonAsk) -> Verdict:  # noqa: PLR0912 (one case for each ask)
    """Say what happens when a person asks this now; the table itself is not changed."""
    match ask:
        case TakeSeat():
            return take_seat(table, facts, ask)
        case LeaveSeat():
            return leave_seat(table, facts)
        case ComeBack():
            return come_back(table, facts)
        case SeatBot():
            return seat_bot(table, facts, ask)
        case ClearSeat():
            return clear_seat(table, facts, ask)
        case Start():
            return start(table, facts)
        case LetBegin():
            return let_begin(table, facts, ask)
        case MakeMove():
            return make_move(table, facts, ask)
        case TakeBack():
            return take_back(table, facts)
        case Confirm():
            return confirm(table, facts)
        case GiveMark():
            return give_mark(table, facts, ask)
        case Chat():
            return chat(table, facts, ask)
        case Vote():
            return vote(table, facts, ask)
        case Rematch():
            return rematch(table, facts)
        case _:
            assert_never(ask)
