"""How much one client may say: token buckets that refill with time."""

import time
from collections.abc import Callable


class TokenBucket:
    """A token bucket: *most* at once, *per_second* in the long run."""

    __slots__ = ("_at", "_left", "_most", "_per_second", "_time")

    def __init__(self, most: float, per_second: float, time: Callable[[], float] = time.monotonic) -> None:
        self._most, self._per_second, self._time = most, per_second, time
        self._left, self._at = most, time()

    def spend(self, cost: float = 1) -> bool:
        """Take tokens; False when there are not enough."""
        now = self._time()
        self._left = min(self._most, self._left + (now - self._at) * self._per_second)
        self._at = now
        if self._left < cost:
            return False
        self._left -= cost
        return True


class RateLimits:
    """Buckets by what is done and from where; throttles and explains, bans nobody.

    Processes that serve the same port know nothing of each other's buckets: each fills its own at its share
    of the rate, so that in the long run nobody gets more by coming to all of them.
    """

    def __init__(
        self, factor: float = 1, time: Callable[[], float] = time.monotonic, *, processes: int = 1
    ) -> None:
        self._factor, self._time, self._processes = factor, time, processes
        self._buckets: dict[tuple[str, str], TokenBucket] = {}

    def allow(self, what: str, who: str) -> bool:
        """Take one token for this client; False when none is left."""
        if len(self._buckets) > MOST_BUCKETS:
            self._buckets.clear()
        key = (what, who)
        if key not in self._buckets:
            self._buckets[key] = self._bucket(what, self._processes)
        return self._buckets[key].spend()

    def bucket(self, what: str) -> TokenBucket:
        """Give a full bucket that no other process has a part in, such as that of one socket."""
        return self._bucket(what, 1)

    def _bucket(self, what: str, sharers: int) -> TokenBucket:
        most, per_second = LIMITS[what]
        return TokenBucket(most * self._factor, per_second * self._factor / sharers, self._time)


MOST_BUCKETS = 20_000
LIMITS = {
    "person": (30.0, 0.5),
    "table": (30.0, 0.5),
    "code": (10.0, 0.1),
    "socket": (200.0, 20.0),
    "finished": (40.0, 1.0),
    "message": (60.0, 8.0),
}
"""At once, and per second in the long run: identities, tables, codes, sockets, and records or replays from
one address, and messages on one socket."""
