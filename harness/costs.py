"""What each test costs, as `TENBACK_TEST_COSTS=costs.jsonl make test` asks for: wall and processor time."""

import json
import os
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psutil

VARIABLE = "TENBACK_TEST_COSTS"


@contextmanager
def noted(test: str) -> Iterator[None]:
    """Append a line for a test to the file that is asked for, if any."""
    if not (file := os.environ.get(VARIABLE)):
        yield
        return
    began, used = time.monotonic(), _used()
    yield
    line = {"test": test, "wall": time.monotonic() - began, "processor": max(0.0, _used() - used)}
    with Path(file).open("a", encoding="utf-8") as costs:
        costs.write(json.dumps(line) + "\n")


def _used() -> float:
    """Seconds of the processor that this process and its programs have used.

    What a killed program used is lost with it, so a sum over tests is a little too small.
    """
    own = psutil.Process()
    return sum(_used_by(process) for process in (own, *own.children(recursive=True)))


def _used_by(process: psutil.Process) -> float:
    try:
        times = process.cpu_times()
    except psutil.NoSuchProcess:  # it ended meanwhile
        return 0.0
    return float(times.user + times.system + times.children_user + times.children_system)
