"""The time of day, in one place."""

import time


def now_ms() -> int:
    """Give the milliseconds since 1970."""
    return time.time_ns() // 1_000_000
