"""Moves and drafts: a play is its player's own until it is confirmed, and is never taken back after that."""

from tenback.games import Move
from tenback.games.errors import BadNotation
from tenback.tables.clocks import is_time_over
from tenback.tables.decision import Accepted, Context, Decision, accepted, refused, refused_by
from tenback.tables.events import CameBack, Confirmed, Drafted, Moved, TableEvent, TakenBack
from tenback.tables.refusals import TableRefusal
from tenback.tables.requests import LetBegin, MakeMove
from tenback.tables.table import Table

BEGIN = "begin"
"""The move that begins, in games that let the players decide who does (G3)."""


def make_move(table: Table, context: Context, ask: MakeMove) -> Decision:
    """Make a move; it confirms the seat's earlier draft, and a play becomes a draft itself."""
    seat = table.seat_of(context.person)
    if seat is None:
        return refused(TableRefusal.NOT_SEATED)
    if table.state is None:
        return refused(TableRefusal.NOT_STARTED)
    try:
        move = table.game.parse_move(ask.move)
    except BadNotation:
        return refused(TableRefusal.BAD_MOVE)
    if table.seats[seat].replaced and is_time_over(table, seat, context.now):
        return refused(TableRefusal.TIME_OVER)
    if (reason := move_refusal(table, seat, move)) is not None:
        return reason
    event = _event(table, seat, move)
    confirmed = () if _is_stacked(table, context, event) else _confirmed(table, seat)
    return Accepted((*_back(table, seat), *confirmed, event))


def move_refusal(table: Table, seat: int, move: Move) -> Decision | None:
    """Say why a seat may not make a move; a draft is known to its own seat alone."""
    is_own = table.draft is not None and table.draft.seat == seat
    if is_own and table.draft_waits:
        # Judging a further move would tell what the draft is going to draw.
        return refused(TableRefusal.DRAFT_WAITS)
    state = table.drafted if is_own else table.state
    reason = table.game.refusal(state, seat, move)
    return None if reason is None else refused_by(table.game.scope, reason)


def let_begin(table: Table, context: Context, ask: LetBegin) -> Decision:
    """Let a bot be the one who starts (G3)."""
    if table.seat_of(context.person) is None:
        return refused(TableRefusal.NOT_SEATED)
    if table.state is None:
        return refused(TableRefusal.NOT_STARTED)
    if not 0 <= ask.seat < len(table.seats) or not table.seats[ask.seat].bot_plays:
        return refused(TableRefusal.NO_SUCH_SEAT)
    if not table.game.open_start:
        return refused(TableRefusal.BAD_MOVE)
    reason = table.game.refusal(table.state, ask.seat, table.game.parse_move(BEGIN))
    return refused_by(table.game.scope, reason) if reason else accepted(Moved(ask.seat, BEGIN))


def take_back(table: Table, context: Context) -> Decision:
    """Take the draft back into the hand."""
    if (seat := _own_draft(table, context)) is None:
        return refused(TableRefusal.NO_DRAFT)
    return accepted(TakenBack(seat))


def confirm(table: Table, context: Context) -> Decision:
    """Show the draft to everyone now."""
    if (seat := _own_draft(table, context)) is None:
        return refused(TableRefusal.NO_DRAFT)
    return Accepted(_confirmed(table, seat))


def settled(table: Table, seat: int) -> tuple[TableEvent, ...]:
    """Settle a seat's drafts before a bot takes over: they are shown, but one that loses goes back (E20)."""
    own = [draft for draft in table.drafts if draft.seat == seat]
    return tuple(TakenBack(seat) if table.draft_loses else Confirmed(seat) for _ in own)


def _own_draft(table: Table, context: Context) -> int | None:
    seat = table.seat_of(context.person)
    return seat if seat is not None and table.draft is not None and table.draft.seat == seat else None


def _back(table: Table, seat: int) -> tuple[TableEvent, ...]:
    """Who moves is back at the table."""
    return (CameBack(seat),) if table.seats[seat].away or table.seats[seat].replaced else ()


def _confirmed(table: Table, seat: int) -> tuple[TableEvent, ...]:
    return tuple(Confirmed(seat) for draft in table.drafts if draft.seat == seat)


def _is_stacked(table: Table, context: Context, event: TableEvent) -> bool:
    """Where nobody else plays, no other move is waited for: a turn's plays can all be taken back."""
    return context.drafts_wait and len(table.seats) == 1 and isinstance(event, Drafted)


def _event(table: Table, seat: int, move: Move) -> TableEvent:
    text = table.game.format_move(move)
    is_draft = table.game.is_play(move) and table.settings.draft_seconds > 0
    return Drafted(seat, text) if is_draft else Moved(seat, text)
