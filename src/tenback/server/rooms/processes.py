"""Processes beside the server: started when there is work for them, replaced when one dies, ended with it."""

import contextlib
import multiprocessing
import os
import threading
import time
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.connection import wait
from typing import Any, TypeVar

Answer = TypeVar("Answer")
LOWEST_PRIORITY = 19


class Processes:
    """So many processes, each of which does one piece of work at a time."""

    def __init__(self, count: int, *, niceness: int = 0) -> None:
        self._count, self._niceness = count, niceness
        """How far they stand behind other processes, from 0 to 19."""
        self._pool: ProcessPoolExecutor | None = None

    @property
    def are_started(self) -> bool:
        """Whether there was work for them."""
        return self._pool is not None

    def submit(self, work: Callable[[], Answer]) -> "Future[Answer]":
        """Have something done; where a process was killed, new ones are started."""
        try:
            return self._started().submit(work)
        except BrokenProcessPool:
            self._pool = None
            return self._started().submit(work)

    def stop(self, grace_seconds: float = 0.0) -> None:
        """End the processes; one that works is given a moment to end by itself."""
        if self._pool is None:
            return
        processes = _processes_of(self._pool)
        self._pool.shutdown(wait=False, cancel_futures=True)
        self._pool = None
        give_up = time.monotonic() + grace_seconds
        for process in processes:
            process.join(max(0.0, give_up - time.monotonic()))
            process.terminate()

    def _started(self) -> ProcessPoolExecutor:
        if self._pool is None:
            # Forking a process that has threads can hang; a fresh one cannot.
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(
                self._count, context, initializer=_begin, initargs=(self._niceness,)
            )
        return self._pool


def _processes_of(pool: ProcessPoolExecutor) -> list[Any]:
    return list((getattr(pool, "_processes", None) or {}).values())


# In the process itself ------------------------------------------------------------------------------------


def _begin(niceness: int) -> None:
    with contextlib.suppress(AttributeError, OSError):
        os.nice(niceness)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    """End this process with the server, also when that was killed."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        wait([parent.sentinel])
    os._exit(1)
