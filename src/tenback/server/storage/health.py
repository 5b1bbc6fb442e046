"""Whether anything can be stored: the host's log says once what is wrong, and once that it is over."""

import logging
import threading
from collections.abc import Callable
from enum import Enum

_LOG = logging.getLogger("tenback.server")


class Fault(Enum):
    """What keeps a database from storing or reading; the value says what to do, and names nothing private."""

    FULL = "the disk is full: make room"
    READ_ONLY = "the database is read-only: make it writable"
    LOCKED = "another program has locked the database: end it"
    VANISHED = "the database file or its write-ahead log is gone: put it back, or restart the server"
    DAMAGED = "the database is damaged: restore a backup"
    UNREACHABLE = "the database does not answer: start it, or check its address"
    FAILING = "reading or writing failed: check the disk"


LASTING = frozenset({Fault.DAMAGED})
"""Faults that are not over because something else could be stored."""


class Health:
    """The faults of a database at present; told by the threads that use it."""

    def __init__(self) -> None:
        self._faults: set[Fault] = set()
        self._lock = threading.Lock()
        self.on_recovery: Callable[[], object] = lambda: None

    @property
    def faults(self) -> tuple[Fault, ...]:
        """What is wrong now."""
        return tuple(sorted(self._faults, key=lambda fault: fault.name))

    def failed(self, fault: Fault) -> None:
        """Note a fault; the first time it is logged."""
        with self._lock:
            is_new = fault not in self._faults
            self._faults.add(fault)
        if is_new:
            _LOG.error("storage: %s", fault.value)

    def stored(self) -> None:
        """Note that something was stored: what stood in the way is over."""
        if not self._faults - LASTING:
            return
        with self._lock:
            self._faults &= LASTING
        _LOG.warning("storage: it works again")
        self.on_recovery()
