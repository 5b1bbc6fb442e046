"""A summary of each table is stored beside its log, so that a list reads no log."""

import msgspec

from tenback.games import State
from tenback.tables.settings import Settings
from tenback.tables.table import SeatKind, Stage, Table


class SeatSummary(msgspec.Struct, frozen=True):
    """Who has a seat."""

    kind: SeatKind
    name: str
    person: str | None
    replaced: bool = False
    """Whether a bot plays for a person."""


class Summary(msgspec.Struct, frozen=True):
    """What lists of tables show; no card is in it."""

    settings: Settings
    stage: Stage
    seats: tuple[SeatSummary, ...]
    turn: int | None
    result: str | None

    def seat_of(self, person: str | None) -> int | None:
        """Find the seat of a person."""
        seats = (number for number, seat in enumerate(self.seats) if person and seat.person == person)
        return next(seats, None)

    @property
    def needs_a_process(self) -> bool:
        """Whether a bot or a clock moves the game on, also when nobody is connected."""
        has_bots = any(seat.kind == "bot" or seat.replaced for seat in self.seats)
        return has_bots or self.settings.turn_seconds is not None


def summary_of(table: Table) -> Summary:
    """Summarise a table."""
    return Summary(
        settings=table.settings,
        stage=table.stage,
        seats=tuple(SeatSummary(seat.kind, seat.name, seat.person, seat.replaced) for seat in table.seats),
        turn=None if table.state is None else table.state.turn,
        result=result_word(table.state),
    )


def is_summary_changed(before: Table, after: Table) -> bool:
    """Tell whether lists show a table differently now; most moves change nothing there."""
    if before.settings is after.settings and before.seats is after.seats and _stand(before) == _stand(after):
        return False
    return summary_of(before) != summary_of(after)


def _stand(table: Table) -> object:
    return None if table.state is None else (table.state.turn, table.state.result)


def result_word(state: State | None) -> str | None:
    """Write a result as `won`, `lost:7` with the cards left, or `scored:12,3`; None while the game runs."""
    if state is None or state.result is None:
        return None
    if not state.result.scores:
        return "won" if state.result.won else f"lost:{state.result.cards_left}"
    return f"scored:{','.join(map(str, state.result.scores))}"


_DECODER = msgspec.json.Decoder(Summary)
_ENCODER = msgspec.json.Encoder()


def encode_summary(summary: Summary) -> str:
    """Write a summary as JSON for the database."""
    return _ENCODER.encode(summary).decode()


def decode_summary(text: str) -> Summary:
    """Read a summary from the database."""
    return _DECODER.decode(text)
