"""What each test costs, as `TENBACK_TEST_COSTS=costs.jsonl make test` asks for: wall and processor time.

It also says which tests use a socket, a process or a browser: those that a busy machine may disturb.
"""

import functools
import json
import os
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import psutil
import pytest

VARIABLE = "TENBACK_TEST_COSTS"
SHARED = {"socket.bind", "socket.connect", "subprocess.Popen", "os.fork", "os.forkpty", "os.posix_spawn"}
"""What Python says in an audit when a socket is used or a process begins."""
BROWSER = "browser"
"""The fixture of all tests in a browser: they talk to it by pipes that were opened before."""
_used_now = set[str]()


@contextmanager
def noted(test: pytest.Item) -> Iterator[None]:
    """Append a line for a test to the file that is asked for, if any."""
    if not (file := os.environ.get(VARIABLE)):
        yield
        return
    _listen()
    _used_now.clear()
    if BROWSER in getattr(test, "fixturenames", ()):
        _used_now.add(BROWSER)
    began, used = time.monotonic(), _used()
    yield
    line = {
        "test": _name_of(test),
        "wall": time.monotonic() - began,
        "processor": max(0.0, _used() - used),
        "uses": sorted(_used_now),
    }
    with Path(file).open("a", encoding="utf-8") as costs:
        costs.write(json.dumps(line) + "\n")


def _name_of(test: pytest.Item) -> str:
    """Give the name as pytest takes it; xdist adds the group."""
    group = test.get_closest_marker("xdist_group")
    return test.nodeid if group is None else test.nodeid.removesuffix(f"@{group.args[0]}")


def sharing(file: Path) -> list[str]:
    """Name the tests of a file that use a socket, a process or a browser."""
    lines = map(json.loads, file.read_text(encoding="utf-8").splitlines())
    return sorted({line["test"] for line in lines if line["uses"]})


@functools.cache
def _listen() -> None:
    """Hear of sockets and processes from now on; an audit hook stays for good."""
    sys.addaudithook(_hear)


def _hear(event: str, _facts: tuple[Any, ...]) -> None:
    if event in SHARED:
        _used_now.add(event)


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
