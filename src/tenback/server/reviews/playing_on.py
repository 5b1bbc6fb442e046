"""Play on from a position of a finished game, with the same cards: a practice table that counts nowhere."""

import msgspec

from tenback.bots import LEVELS
from tenback.records import Moved, Record
from tenback.server.storage.people import Person
from tenback.tables import events
from tenback.tables.chance import StoredCards
from tenback.tables.seating import dealt_as, told_apart
from tenback.tables.table import Table

PARTNER = "expert"
"""Who plays for the people of the finished game."""


def seats_again(table: Table, record: Record, number: int, person: Person) -> int | None:
    """Say which seat a person plays on at: their own, else that of the move; None where no such move is."""
    moves = [entry for entry in record.entries if isinstance(entry, Moved)]
    if not 1 <= number <= len(moves):
        return None
    mine = table.seat_of(person.id)
    return moves[number - 1].seat if mine is None else mine


def opening(table: Table, record: Record, number: int, person: Person) -> list[events.TableEvent] | None:
    """Open a table that stands where the move of a number was made; None where no such move is."""
    mine = seats_again(table, record, number, person)
    if mine is None:
        return None
    settings = msgspec.structs.replace(table.settings, public=False, turn_seconds=None, played_on=True)
    seated: list[events.TableEvent] = [
        events.Seated(at, person.id, told_apart(person.name, at, LEVELS))
        if at == mine
        else events.BotSeated(at, seat.level or PARTNER)
        for at, seat in enumerate(table.seats)
    ]
    moves = [entry for entry in record.entries if isinstance(entry, Moved)][: number - 1]
    made = [events.Moved(move.seat, record.game.format_move(move.move)) for move in moves]
    cards = StoredCards(table.deal_text, table.nonce)
    return [events.Opened(settings, person.id), *seated, dealt_as(settings, cards), *made]
