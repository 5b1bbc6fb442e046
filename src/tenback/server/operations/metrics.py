"""Counters and times for Prometheus."""

import asyncio
import os
import time
from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator

BOUNDS = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0)
"""Upper bounds in seconds."""

LOOK_SECONDS = 0.05


class Times:
    """How long something took, each time."""

    def __init__(self) -> None:
        self._buckets = [0] * (len(BOUNDS) + 1)
        self._seconds = 0.0

    def note(self, seconds: float) -> None:
        """Count one time."""
        self._buckets[bisect_left(BOUNDS, seconds)] += 1
        self._seconds += seconds

    def lines(self, name: str) -> Iterator[str]:
        """Write them in the format of Prometheus."""
        yield f"# TYPE tenback_{name}_seconds histogram"
        below = 0
        for bound, count in zip((*BOUNDS, "+Inf"), self._buckets, strict=True):
            below += count
            yield f'tenback_{name}_seconds_bucket{{le="{bound}"}} {below}'
        yield f"tenback_{name}_seconds_sum {self._seconds:.6f}"
        yield f"tenback_{name}_seconds_count {below}"


class Metrics:
    """What a host may want to watch; no name, id or card is in it."""

    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()
        self.gauges: dict[str, float] = {"process_id": os.getpid()}
        self._action, self._commit, self._late = Times(), Times(), Times()

    def count(self, name: str) -> None:
        """Count something that happened."""
        self.counts[name] += 1

    def action_took(self, seconds: float) -> None:
        """Note how long a durable action took in the server, from its message to its answer."""
        self._action.note(seconds)

    def commit_took(self, seconds: float) -> None:
        """Note how long the database took to make some work durable."""
        self._commit.note(seconds)

    async def watch_lateness(self) -> None:
        """Note again and again how late this process comes to what it has to do: whatever stops it shows."""
        while True:
            wanted = time.perf_counter() + LOOK_SECONDS
            await asyncio.sleep(LOOK_SECONDS)
            self._late.note(max(0.0, time.perf_counter() - wanted))

    def text(self) -> str:
        """Write all of it in the format of Prometheus."""
        return "\n".join(self._lines()) + "\n"

    def _lines(self) -> Iterator[str]:
        for name, count in sorted(self.counts.items()):
            yield f"# TYPE tenback_{name}_total counter"
            yield f"tenback_{name}_total {count}"
        for name, value in sorted(self.gauges.items()):
            yield f"# TYPE tenback_{name} gauge"
            yield f"tenback_{name} {value}"
        yield from self._action.lines("action")
        yield from self._commit.lines("commit")
        yield from self._late.lines("late")
