"""How much one client may say: a bucket of credits that fills again with time."""

import time
from collections.abc import Callable


class Credits:
    """A bucket: *most* at once, *per_second* in the long run."""

    __slots__ = ("_at", "_left", "_most", "_per_second", "_time")

    def __init__(self, most: float, per_second: float, time: Callable[[], float] = time.monotonic) -> None:
        self._most, self._per_second, self._time = most, per_second, time
        self._left, self._at = most, time()

    def spend(self, cost: float = 1) -> bool:
        """Take credits; False when there are not enough."""
        now = self._time()
        self._left = min(self._most, self._left + (now - self._at) * self._per_second)
        self._at = now
        if self._left < cost:
            return False
        self._left -= cost
        return True


class Limits:
    """Buckets by what is done and from where; throttles and explains, bans nobody."""

    def __init__(self, factor: float = 1, time: Callable[[], float] = time.monotonic) -> None:
        self._factor, self._time = factor, time
        self._buckets: dict[tuple[str, str], Credits] = {}

    def allow(self, what: str, who: str) -> bool:
        """Count one deed of somebody; False when there were too many lately."""
        if len(self._buckets) > MOST_BUCKETS:
            self._buckets.clear()
        key = (what, who)
        if key not in self._buckets:
            self._buckets[key] = self.credits(what)
        return self._buckets[key].spend()

    def credits(self, what: str) -> Credits:
        """Give a full bucket."""
        most, per_second = LIMITS[what]
        return Credits(most * self._factor, per_second * self._factor, self._time)


MOST_BUCKETS = 20_000
LIMITS = {
    "person": (30.0, 0.5),
    "table": (30.0, 0.5),
    "code": (10.0, 0.1),
    "socket": (200.0, 20.0),
    "message": (60.0, 8.0),
}
"""At once, and per second in the long run: identities, tables and codes and sockets from one address, and
messages on one socket."""
