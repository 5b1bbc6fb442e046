"""What each test costs, as `TENBACK_TEST_COSTS=costs.jsonl make test` asks for: wall and processor time."""

import json
import os
import resource
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

VARIABLE = "TENBACK_TEST_COSTS"


@contextmanager
def noted(test: str) -> Iterator[None]:
    """Append a line for a test to the file that is asked for, if any; programs count where they end."""
    file = os.environ.get(VARIABLE)
    began, used = time.monotonic(), _used()
    yield
    if file:
        line = {"test": test, "wall": time.monotonic() - began, "processor": _used() - used}
        with Path(file).open("a", encoding="utf-8") as costs:
            costs.write(json.dumps(line) + "\n")


def _used() -> float:
    """Seconds of the processor that this process and its ended children have used."""
    return sum(sum(resource.getrusage(who)[:2]) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN))
