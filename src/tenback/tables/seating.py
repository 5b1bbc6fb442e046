"""Who sits where: before the start seats change hands freely, later only by leaving and by vote."""

from collections.abc import Iterable

import msgspec

from tenback.games import game_named
from tenback.tables.chance import StoredCards
from tenback.tables.clocks import is_time_over
from tenback.tables.commitment import commitment
from tenback.tables.decision import Accepted, Context, Decision, NextTable, accepted, refused
from tenback.tables.events import (
    BotSeated,
    CameBack,
    Left,
    Opened,
    Rematched,
    Renamed,
    Replaced,
    Reserved,
    SeatCleared,
    Seated,
    Started,
    TableEvent,
)
from tenback.tables.refusals import TableRefusal
from tenback.tables.requests import ClearSeat, SeatBot, TakeSeat
from tenback.tables.settings import Settings
from tenback.tables.table import Seat, Table

SEAT_LETTERS = "ABCDEFGHIJ"
NOBODY = "—"
"""Stands in a log for the id and the name of somebody who has been deleted."""
STAND_IN = "careful"
"""The level that plays for somebody who has left."""


def take_seat(table: Table, context: Context, ask: TakeSeat, *, invited: bool = False) -> Decision:
    """Sit down at an open seat; one that is reserved needs the invitation."""
    if (refusal := _before_start(table, ask.seat)) is not None:
        return refused(refusal)
    seat = table.seats[ask.seat]
    if seat.kind != "open":
        return refused(TableRefusal.SEAT_TAKEN)
    if seat.reserved and not invited:
        return refused(TableRefusal.SEAT_RESERVED)
    if context.person is None or not context.name:
        return refused(TableRefusal.BAD_NAME)
    if table.seat_of(context.person) is not None:
        return refused(TableRefusal.ALREADY_SEATED)
    return accepted(Seated(ask.seat, context.person, name_at(table, ask.seat, context)))


def name_at(table: Table, seat: int, context: Context) -> str:
    """Give the name of whoever sits down; one that a bot or somebody else has gets the seat's letter."""
    others = (other.name for number, other in enumerate(table.seats) if number != seat)
    return told_apart(context.name, seat, (*others, *context.levels))


def told_apart(name: str, seat: int, others: Iterable[str]) -> str:
    """Give a name that none of the others has."""
    is_taken = name.casefold() in {other.casefold() for other in others}
    return f"{name} ({SEAT_LETTERS[seat]})" if is_taken else name


def renamed(table: Table, context: Context) -> Decision:
    """Show the name by which a person goes now; a game that is over keeps the names it was played under."""
    seat = table.seat_of(context.person)
    if seat is None:
        return refused(TableRefusal.NOT_SEATED)
    if table.stage == "over":
        return refused(TableRefusal.OVER)
    name = name_at(table, seat, context)
    return Accepted(() if table.seats[seat].name == name else (Renamed(seat, name),))


def reserve(table: Table, context: Context, seat: int) -> Decision:
    """Keep an open seat for somebody with an invitation; people at the table and the host may."""
    if (refusal := _before_start(table, seat)) is not None:
        return refused(refusal)
    if table.seat_of(context.person) is None and not table.is_host(context.person):
        return refused(TableRefusal.NOT_SEATED)
    if table.seats[seat].kind != "open":
        return refused(TableRefusal.SEAT_TAKEN)
    return accepted(Reserved(seat))


def seat_bot(table: Table, context: Context, ask: SeatBot) -> Decision:
    """Put a bot on an open seat, or change the level of one."""
    if (refusal := _before_start(table, ask.seat)) is not None:
        return refused(refusal)
    if table.seat_of(context.person) is None and not table.is_host(context.person):
        return refused(TableRefusal.NOT_SEATED)
    if table.seats[ask.seat].kind == "person":
        return refused(TableRefusal.SEAT_TAKEN)
    if ask.level not in context.levels:
        return refused(TableRefusal.NO_SUCH_BOT)
    return accepted(BotSeated(ask.seat, ask.level))


def clear_seat(table: Table, context: Context, ask: ClearSeat) -> Decision:
    """Open a seat again: a person's by the host alone, a bot's or a reserved one by anyone at the table."""
    if (refusal := _before_start(table, ask.seat)) is not None:
        return refused(refusal)
    is_host = table.is_host(context.person)
    if table.seat_of(context.person) is None and not is_host:
        return refused(TableRefusal.NOT_SEATED)
    if table.seats[ask.seat].kind == "person" and not is_host:
        return refused(TableRefusal.NOT_HOST)
    return accepted(SeatCleared(ask.seat))


def leave_seat(table: Table, context: Context) -> Decision:
    """Stand up; in a running game the seat stays the person's own."""
    seat = table.seat_of(context.person)
    if seat is None:
        return refused(TableRefusal.NOT_SEATED)
    if table.stage == "over":
        return refused(TableRefusal.OVER)
    return accepted(SeatCleared(seat) if table.stage == "seating" else Left(seat))


def come_back(table: Table, context: Context) -> Decision:
    """Take the seat back from the bot."""
    seat = table.seat_of(context.person)
    if seat is None:
        return refused(TableRefusal.NOT_SEATED)
    if not (table.seats[seat].away or table.seats[seat].replaced):
        return refused(TableRefusal.NOT_REPLACED)
    if is_time_over(table, seat, context.now):
        return refused(TableRefusal.TIME_OVER)
    return accepted(CameBack(seat))


def start(table: Table, context: Context) -> Decision:
    """Deal the cards."""
    if table.state is not None:
        return refused(TableRefusal.STARTED)
    if table.seat_of(context.person) is None and not table.is_host(context.person):
        return refused(TableRefusal.NOT_SEATED)
    if any(seat.kind == "open" for seat in table.seats):
        return refused(TableRefusal.SEATS_OPEN)
    if context.is_draining:
        return refused(TableRefusal.DRAINING)
    return accepted(started(table.settings, context))


def started(settings: Settings, context: Context) -> Started:
    """Deal, and fix the deal with a nonce before anything of it is shown."""
    deal = context.chance.deal(settings)
    cards = StoredCards(game_named(settings.game).format_deal(deal), context.chance.nonce())
    return dealt_as(settings, cards)


def dealt_as(settings: Settings, cards: StoredCards) -> Started:
    """Deal certain cards."""
    version = game_named(settings.game).rules_version
    return Started(cards.deal, cards.nonce, version, commitment(cards.nonce, cards.deal))


def rematch(table: Table, context: Context) -> Decision:
    """Open the next table with the same people, bots and settings; dealt at once if all are here."""
    if table.stage != "over":
        return refused(TableRefusal.NOT_OVER)
    if table.seat_of(context.person) is None:
        return refused(TableRefusal.NOT_SEATED)
    if table.rematch is not None:
        return refused(TableRefusal.REMATCHED)
    if context.is_draining:
        return refused(TableRefusal.DRAINING)
    assert context.person is not None
    # A position that was played on is not dealt again.
    table_id, settings = context.chance.table_id(), msgspec.structs.replace(table.settings, played_on=False)
    opening: list[TableEvent] = [Opened(settings, context.person)]
    opening += [event for index, seat in enumerate(table.seats) if (event := _seated_again(index, seat))]
    if _all_are_here(table, context):
        opening.append(started(settings, context))
    return Accepted((Rematched(table_id),), NextTable(table_id, tuple(opening)))


def _all_are_here(table: Table, context: Context) -> bool:
    return all(
        seat.kind == "bot" or (at in context.present and not seat.away) for at, seat in enumerate(table.seats)
    )


def replacement(context: Context) -> str:
    """The level of the bot that plays for somebody: this one answers soon and does no harm."""
    return STAND_IN if STAND_IN in context.levels else context.levels[-1]


def replaced(seat: int, context: Context) -> Replaced:
    """Let a bot play for a seat."""
    return Replaced(seat, replacement(context))


def _seated_again(index: int, seat: Seat) -> Seated | BotSeated | None:
    match seat.kind:
        case "person":
            is_gone = seat.away or seat.person in (None, NOBODY)
            return None if is_gone or seat.person is None else Seated(index, seat.person, seat.name)
        case "bot":
            return BotSeated(index, seat.level or seat.name)
        case "open":
            return None


def _before_start(table: Table, seat: int) -> TableRefusal | None:
    if table.state is not None:
        return TableRefusal.STARTED
    return None if 0 <= seat < len(table.seats) else TableRefusal.NO_SUCH_SEAT
