"""How long anything is waited for: one generous limit, in one place, longer where a machine is slow."""

import os
import time
from collections.abc import Callable, Iterator

SCALE = float(os.environ.get("TENBACK_TEST_TIMEOUT_SCALE", "1"))
"""Multiplies every limit; a machine that is very slow sets 2 or more."""
TIMEOUT = 300.0 * SCALE
"""Seconds; far more than anything takes, so that only a failure waits so long."""
MILLISECONDS = 1000.0 * TIMEOUT
PAUSE = 0.02


class NotInTime(AssertionError):
    """What was waited for did not happen."""


def tries(what: str) -> Iterator[None]:
    """Try again and again until the caller leaves the loop; say *what* did not happen when time is up."""
    give_up = time.monotonic() + TIMEOUT
    while time.monotonic() < give_up:
        yield
    raise NotInTime(f"not within {TIMEOUT:g} s: {what}")


def wait_until(holds: Callable[[], object], what: str) -> None:
    """Wait for a condition."""
    for _ in tries(what):
        if holds():
            return
        time.sleep(PAUSE)
