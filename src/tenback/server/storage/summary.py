"""A table in short, as lists show it; it is stored beside the log, so that a list reads no log."""

import msgspec

from tenback.server.presenters.result import result_word
from tenback.server.wire.names import SeatKind, StageName
from tenback.server.wire.pages import SeatLine, TableLine
from tenback.tables.settings import Settings
from tenback.tables.table import Table


class SeatInShort(msgspec.Struct, frozen=True):
    """Who has a seat."""

    kind: SeatKind
    name: str
    person: str | None


class Summary(msgspec.Struct, frozen=True):
    """What lists of tables show; no card is in it."""

    settings: Settings
    stage: StageName
    seats: tuple[SeatInShort, ...]
    turn: int | None
    result: str | None

    def seat_of(self, person: str | None) -> int | None:
        """Find the seat of a person."""
        seats = (at for at, seat in enumerate(self.seats) if person and seat.person == person)
        return next(seats, None)

    def line(self, table_id: str, updated_at: int, person: str | None) -> TableLine:
        """Show the table in a list to a person."""
        seat = self.seat_of(person)
        return TableLine(
            id=table_id,
            settings=self.settings,
            stage=self.stage,
            seats=tuple(SeatLine(seat.kind, seat.name) for seat in self.seats),
            open_seats=sum(seat.kind == "open" for seat in self.seats),
            your_seat=seat,
            your_turn=self.stage == "playing" and seat is not None and self.turn in (None, seat),
            updated_at=updated_at,
            result=self.result,
        )


def summary_of(table: Table) -> Summary:
    """Put a table in short."""
    return Summary(
        settings=table.settings,
        stage=table.stage,
        seats=tuple(SeatInShort(seat.kind, seat.name, seat.person) for seat in table.seats),
        turn=None if table.state is None else table.state.turn,
        result=result_word(table.state),
    )


_DECODER = msgspec.json.Decoder(Summary)
_ENCODER = msgspec.json.Encoder()


def encode_summary(summary: Summary) -> str:
    """Write it as the store keeps it."""
    return _ENCODER.encode(summary).decode()


def decode_summary(text: str) -> Summary:
    """Read it."""
    return _DECODER.decode(text)
