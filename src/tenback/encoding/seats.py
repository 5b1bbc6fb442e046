"""Seats as a player sees them: the player's own first, then clockwise."""

from collections.abc import Sequence

from tenback.encoding.sections import Array


def from_me(values: Sequence[int], me: int, most: int) -> list[int]:
    """Rotate numbers by seat so that the player's own comes first; seats that do not exist are 0."""
    return [*values[me:], *values[:me], *([0] * (most - len(values)))]


def one_seat(seat: int | None, me: int, players: int, most: int) -> list[int]:
    """Mark one seat, counted from the player's own; None marks nothing."""
    marked = [0] * most
    if seat is not None:
        marked[(seat - me) % players] = 1
    return marked


def marked(bits: Array) -> list[int]:
    """List the places that are not 0."""
    return [int(place) for place in bits.nonzero()[0]]
