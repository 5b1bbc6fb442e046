"""When failing is more than an accident: a series with too many forfeits says nothing and is stopped."""

from collections.abc import Iterable, Iterator, Sequence

from tenback.arena.guard import Fault, Guarded
from tenback.arena.series import Row
from tenback.games.errors import TenbackError

MOST_FORFEITS = 20
"""So many are borne in one game, and in a series however short it is."""
MOST_HANGS = 3
"""So many times in one game a bot may not answer in time: each costs many seconds."""
MOST_SHARE = 0.05
"""The share of decisions that may be forfeited in a series."""


class TooManyForfeits(TenbackError):
    """A bot fails again and again: what it is worth cannot be measured."""


def check_hopeless(bots: Sequence[Guarded]) -> None:
    """Stop a game in which a bot fails all the time."""
    for bot in bots:
        hangs = sum(forfeit.fault is Fault.HUNG for forfeit in bot.forfeits)
        if len(bot.forfeits) >= MOST_FORFEITS or hangs >= MOST_HANGS:
            forfeits = len(bot.forfeits)
            raise too_many(forfeits, forfeits, str(bot.forfeits[0]))


def too_many(forfeits: int, decisions: int, reason: str) -> TooManyForfeits:
    """Make the error that stops a series."""
    return TooManyForfeits("error-too-many-forfeits", forfeits=forfeits, decisions=decisions, reason=reason)


def watched(rows: Iterable[Row]) -> Iterator[Row]:
    """Pass rows on until too many decisions are forfeited."""
    forfeits = decisions = 0
    first = ""
    for row in rows:
        yield row
        forfeits, decisions, first = forfeits + row.forfeits, decisions + row.decisions, first or row.fault
        if forfeits >= MOST_FORFEITS and forfeits > MOST_SHARE * decisions:
            raise too_many(forfeits, decisions, first)
