"""What a table needs from the world now: a timer, or a bot's move. All of it follows from the table alone.

So a process that takes over a table reads the log and knows what is to be done; nothing else has to be kept.
"""

from dataclasses import dataclass

from tenback.games import Move, State, View
from tenback.tables.clocks import clock_ends_at
from tenback.tables.decision import Context
from tenback.tables.events import Confirmed, Moved, TableEvent
from tenback.tables.playing import settled
from tenback.tables.seating import replaced
from tenback.tables.table import Table
from tenback.talk.marks.mark import StartMark
from tenback.talk.marks.said import Talk


@dataclass(frozen=True, slots=True)
class Thinking:
    """A bot has to choose a move from its view; the answer is given at a moment that all can know."""

    game: str
    level: str
    view: View
    talk: Talk
    answer_at: int
    seed: int = 0
    """The chance of this game's bots; nobody can guess it before the end."""

    @property
    def seat(self) -> int:
        """Whose move it is."""
        assert self.view.seat is not None
        return self.view.seat


def wakes_at(table: Table) -> int | None:
    """Tell when the next timer is due, in milliseconds; None when there is none."""
    moments = [draft_due(table), clock_ends_at(table)]
    return min((moment for moment in moments if moment is not None), default=None)


def longest_wait(table: Table) -> int:
    """Give the milliseconds that the next timer can take at most."""
    is_draft = draft_due(table) is not None
    seconds = table.settings.draft_seconds if is_draft else table.settings.turn_seconds or 0
    return round(seconds * 1000)


def on_time(table: Table, context: Context) -> tuple[TableEvent, ...]:
    """Give the events of all timers that are due."""
    due, clock = draft_due(table), clock_ends_at(table)
    if due is not None and due <= context.now:
        assert table.draft is not None
        return (Confirmed(table.draft.seat),)
    if clock is not None and clock <= context.now:
        seat = table.state.turn
        return (*settled(table, seat), replaced(seat, context))
    return ()


def draft_due(table: Table) -> int | None:
    """Tell when a draft is shown to all; one that loses the game waits for its player (E20)."""
    if table.draft is None or table.draft_loses:
        return None
    return table.drafts[0].made_at + round(table.settings.draft_seconds * 1000)


def thinking(table: Table) -> Thinking | None:
    """Tell which bot has to think now."""
    seat = bot_to_move(table)
    if seat is None:
        return None
    view = table.game.view(table.state, seat)
    answer_at = table.moved_at + round(table.settings.bot_seconds * 1000)
    level = table.seats[seat].level or ""
    return Thinking(table.settings.game, level, view, table.talk, answer_at, bot_seed(table))


def bot_seed(table: Table) -> int:
    """Give the seed of the bots' chance: it comes from the nonce, which is shown after the end."""
    return int(table.nonce or "0", 16)


def seat_to_move(state: State) -> int:
    """Tell which seat moves where bots play every seat: the first one begins if nobody has (G3)."""
    return 0 if state.turn is None else int(state.turn)


def bot_to_move(table: Table) -> int | None:
    """Tell which bot is to move."""
    if table.stage != "playing":
        return None
    seat = table.state.turn
    if seat is None:
        return _bot_to_begin(table)
    if table.draft is not None or not table.seats[seat].bot_plays:
        return None
    return int(seat)


def _bot_to_begin(table: Table) -> int | None:
    """A bot begins where no person is left to agree, or when all decline: one that offered, if any (G3)."""
    people = [at for at, seat in enumerate(table.seats) if not seat.bot_plays]
    if not people:
        return seat_to_move(table.state)
    if not all(_has_said(table, at, StartMark.RATHER_NOT_ME) for at in people):
        return None
    offering = (at for at in table.bots if _has_said(table, at, StartMark.LET_ME_BEGIN))
    return next(offering, table.bots[0] if table.bots else None)


def _has_said(table: Table, seat: int, mark: StartMark) -> bool:
    return any(said.mark is mark for said in table.talk.by_seat(seat))


def bot_moved(table: Table, seat: int, move: Move, level: str) -> tuple[TableEvent, ...]:
    """Make a bot's move if it is still its turn and the move is legal; a late answer changes nothing.

    The log says which level chose it, where that was not the seat's own.
    """
    if bot_to_move(table) != seat or table.game.refusal(table.state, seat, move) is not None:
        return ()
    other = None if level == table.seats[seat].level else level
    return (Moved(seat, table.game.format_move(move), other),)
