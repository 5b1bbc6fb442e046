"""The time of day, in one place; it never goes back while the server runs."""

import time
from collections.abc import Callable

MILLION = 1_000_000


class Clock:
    """Follows the system's clock forwards; while that has been put back it goes on by itself."""

    def __init__(
        self, wall: Callable[[], int] = time.time_ns, steady: Callable[[], int] = time.monotonic_ns
    ) -> None:
        self._wall, self._steady = wall, steady
        self._now, self._at = wall(), steady()

    def now_ms(self) -> int:
        """Give the milliseconds since 1970."""
        steady = self._steady()
        self._now, self._at = max(self._wall(), self._now + steady - self._at), steady
        return self._now // MILLION


_CLOCK = Clock()


def now_ms() -> int:
    """Give the milliseconds since 1970."""
    return _CLOCK.now_ms()
