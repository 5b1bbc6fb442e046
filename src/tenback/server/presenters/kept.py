"""Tables as the host sees them: from the summaries of the lists, which hold no card."""

from tenback.server.storage.lists import TableRow
from tenback.server.wire.admin import SeatKept, TableKept


def table_kept(row: TableRow) -> TableKept:
    """Show a table to the host."""
    summary = row.summary
    seats = tuple(SeatKept(seat.kind, seat.name, seat.person) for seat in summary.seats)
    settings = summary.settings
    return TableKept(row.id, settings.game, summary.stage, settings.public, row.updated_at, seats)
