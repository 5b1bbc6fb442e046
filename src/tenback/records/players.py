"""Who a record says played: people, and bots by their level."""

from collections.abc import Iterable

from tenback.records.record import Record

PERSON = "person"
"""How a record names the level of a player who is no bot."""
HEADER = "players"


def format_levels(levels: Iterable[str | None]) -> str:
    """Write the levels by seat, None for a person, as the header has them."""
    return " | ".join(level or PERSON for level in levels)


def levels_in(record: Record) -> tuple[str | None, ...]:
    """Read the level of each seat, None for a person; a record that names no levels is of people."""
    levels = [word.strip() for word in record.headers.get(HEADER, "").split("|")]
    if len(levels) != record.deal.options.players:
        return (None,) * record.deal.options.players
    return tuple(None if level == PERSON else level for level in levels)


def bots_of(record: Record) -> frozenset[int]:
    """Name the seats that bots had."""
    return frozenset(seat for seat, level in enumerate(levels_in(record)) if level is not None)
