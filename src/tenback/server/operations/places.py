"""Which of several workers serves a table: its id says it."""

import os
import zlib

PLACE_VARIABLE = "TENBACK_WORKER"
"""Tells a worker which one it is."""


def place_of(table_id: bytes, workers: int) -> int:
    """Give the place of the worker that serves a table."""
    return zlib.crc32(table_id) % workers


def is_own(table_id: str, workers: int) -> bool:
    """Tell whether this worker serves a table; where no parent hands connections out, each serves all."""
    place = os.environ.get(PLACE_VARIABLE)
    return workers == 1 or place is None or place_of(table_id.encode(), workers) == int(place)
