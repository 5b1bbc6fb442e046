"""Long work in a thread, in short pieces."""

import time
from collections.abc import Iterable, Iterator
from typing import TypeVar

T = TypeVar("T")
PAUSE_SECONDS = 0.001


def paced(items: Iterable[T], every: int) -> Iterator[T]:
    """Go through items and pause after so many.

    Only one thread runs Python at a time. One that works without a pause may be put aside by a busy system
    while it has the interpreter, and all others wait for it; one that pauses is hardly ever put aside.
    """
    for place, item in enumerate(items, start=1):
        if not place % every:
            time.sleep(PAUSE_SECONDS)
        yield item
