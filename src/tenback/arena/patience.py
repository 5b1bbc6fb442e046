"""Telling people that a bot in this process has not answered for a while.

It cannot be stopped from outside as a program can, but nobody should wonder why nothing moves.
"""

import contextlib
import logging
import threading
import time
from collections.abc import Iterator

_log = logging.getLogger(__name__)

SLOW = 3.0
"""After so many seconds without an answer the person at the screen is told, once for each bot."""
PAUSE = 0.5
"""Seconds between two looks."""

_asked: dict[int, tuple[str, float]] = {}
"""By thread: the bot that is being asked, and since when."""
_told: set[str] = set()
_beginning = threading.Lock()
_watchers: list[threading.Thread] = []


@contextlib.contextmanager
def waiting_for(name: str) -> Iterator[None]:
    """Keep an eye on a bot while it is asked."""
    _watch()
    thread = threading.get_ident()
    _asked[thread] = (name, time.monotonic())
    try:
        yield
    finally:
        del _asked[thread]


def _watch() -> None:
    """Look after all bots in one thread, from the first question on."""
    if _watchers:
        return
    with _beginning:
        if not _watchers:
            _watchers.append(threading.Thread(target=_look_again_and_again, daemon=True))
            _watchers[0].start()


def _look_again_and_again() -> None:
    while True:
        time.sleep(PAUSE)
        for name, since in tuple(_asked.values()):
            if name not in _told and time.monotonic() - since > SLOW:
                _told.add(name)
                _log.warning("%s has not answered for %g s. Ctrl-C stops the series.", name, SLOW)
