"""The clock of a turn: who lets it run out leaves the rest of the turn to a bot."""

from tenback.tables.table import Table


def clock_ends_at(table: Table) -> int | None:
    """Give the time at which the active seat runs out of time; None where no clock runs."""
    seat = None if table.stage != "playing" else table.state.turn
    return None if seat is None or table.seats[seat].bot_plays else _turn_ends_at(table)


def is_time_over(table: Table, seat: int, now: int) -> bool:
    """Tell whether a seat has used up the time of the turn that runs: it gets no more by coming back."""
    if table.stage != "playing" or table.state.turn != seat:
        return False
    ends_at = _turn_ends_at(table)
    return ends_at is not None and ends_at <= now


def _turn_ends_at(table: Table) -> int | None:
    seconds = table.settings.turn_seconds
    return None if seconds is None else table.turn_began + seconds * 1000
