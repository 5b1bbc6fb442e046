"""A shell's soft limit of open files does not decide how many people can come."""

import subprocess
import sys

import pytest

resource = pytest.importorskip("resource")

ASK = (
    "import resource; from tenback.server.operations.run import allow_many_sockets; allow_many_sockets();"
    "print(*resource.getrlimit(resource.RLIMIT_NOFILE))"
)


def _limits(soft: int, hard: int) -> tuple[int, int]:
    words = f'ulimit -S -n {soft} && ulimit -H -n {hard} && exec "$0" -c "$1"'
    asked = subprocess.run(["sh", "-c", words, sys.executable, ASK], capture_output=True, check=True)
    now, most = map(int, asked.stdout.split())
    return now, most


def test_as_many_files_as_the_system_allows() -> None:
    assert _limits(soft=200, hard=900) == (900, 900)


def test_a_limit_that_is_high_enough_stays() -> None:
    assert _limits(soft=900, hard=900) == (900, 900)
