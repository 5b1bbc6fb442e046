"""The people of one keyboard, as their table knows them."""

import time

from tenback.bots import LEVELS
from tenback.tables.chance import SystemChance
from tenback.tables.decision import Context


def person(seat: int) -> str:
    """Name the person on a seat."""
    return f"seat {seat}"


def context(seat: int, now: int) -> Context:
    """Tell a table what it has to know when the person of a seat asks; no timer ends a draft."""
    return Context(
        now=now,
        person=person(seat),
        name="",
        present=frozenset(),
        levels=LEVELS,
        find_number=lambda _: None,
        chance=SystemChance(),
        drafts_wait=True,
    )


def now_ms() -> int:
    """Tell the time in milliseconds since 1970, as logs do."""
    return time.time_ns() // 1_000_000
