"""When the interpreter looks for garbage: a little while people play, everywhere only when nobody does.

What nobody refers to is freed at once in any case; this is about cycles alone, and the server makes none
for an action or a socket. A search through a thousand tables stops the process for most of a second.
"""

import asyncio
import gc
import time
from collections.abc import Callable

SET_ASIDE_SECONDS = 0.2
QUIET_SECONDS = 10.0
SEARCH_SECONDS = 30 * 60.0
LATEST_SECONDS = 6 * 3600.0
"""A process that is never quiet is still searched a few times a day: libraries may leave cycles."""


class GarbageControl:
    """Sets aside what lives, so that only what is new is searched; searches everything in a quiet moment."""

    def __init__(self, activity: Callable[[], int], time: Callable[[], float] = time.monotonic) -> None:
        self._activity, self._time = activity, time
        """How much has been asked of this process so far: while that stands still, it is quiet."""
        self._seen = self._activity_at_search = -1
        self._quiet_since = self._searched = time()

    async def run(self) -> None:
        """Control the collector for as long as the process lives."""
        self._search()
        while True:
            await asyncio.sleep(SET_ASIDE_SECONDS)
            self.step()

    def step(self) -> None:
        """Set aside what lives now; search everything if this is the moment."""
        now, activity = self._time(), self._activity()
        if activity != self._seen:
            self._seen, self._quiet_since = activity, now
        if self._is_due(now - self._searched, now - self._quiet_since):
            self._search()
        else:
            gc.freeze()

    def _is_due(self, unsearched: float, quiet: float) -> bool:
        if self._seen == self._activity_at_search:
            return False
        return unsearched >= LATEST_SECONDS or (unsearched >= SEARCH_SECONDS and quiet >= QUIET_SECONDS)

    def _search(self) -> None:
        gc.unfreeze()
        gc.collect()
        gc.freeze()
        self._searched, self._activity_at_search = self._time(), self._activity()
