"""A campaign of test runs counts failures per test, and goes on where it was interrupted."""

import subprocess
import sys
from pathlib import Path

from harness.timeouts import TIMEOUT

ROOT = Path(__file__).parents[2]
TESTS = """
import os
from pathlib import Path

def test_that_passes():
    assert True

def test_that_fails_in_every_second_run():
    assert int(os.environ["TENBACK_TEST_ORDER"]) % 2, "a reason"
"""


def steady(tests: Path, out: Path, runs: int) -> subprocess.CompletedProcess[str]:
    words = ["--cold", "--runs", str(runs), "--busy", "1", "--workers", "1", "--out", str(out), str(tests)]
    return subprocess.run(
        [sys.executable, str(ROOT / "scripts" / "steady.py"), *words],
        capture_output=True, text=True, check=False, timeout=TIMEOUT,
    )  # fmt: skip


def test_failures_are_counted_per_test_over_an_interruption(tmp_path: Path) -> None:
    tests, out = tmp_path / "test_some.py", tmp_path / "out"
    tests.write_text(TESTS)

    first = steady(tests, out, runs=1)
    both = steady(tests, out, runs=2)

    assert first.returncode == 0, first.stderr
    assert both.returncode == 1
    assert "run 1:" not in both.stdout, "it is kept, not run again"
    assert "2 runs, 4 tests run, 1 failures of 1 tests" in both.stdout
    assert "test_that_fails_in_every_second_run" in both.stdout
    assert "a reason" in both.stdout


def test_runs_of_other_tests_are_not_mixed(tmp_path: Path) -> None:
    tests, out = tmp_path / "test_some.py", tmp_path / "out"
    tests.write_text(TESTS)
    steady(tests, out, runs=1)

    other = steady(tmp_path / "test_other.py", out, runs=1)

    assert other.returncode == 1
    assert "name another folder" in other.stderr
