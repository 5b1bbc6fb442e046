"""What `make` and `.ci/run` do: install as little as needed, try every Python, and say what a run took."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from harness.timeouts import TIMEOUT
from scripts.pythons import interpreters

ROOT = Path(__file__).parents[2]
CLOSING = "==== 1 failed, 99 passed in 61.50s (0:01:01) ===="


def ci_run(folder: Path, *, check: int, test: int) -> subprocess.CompletedProcess[str]:
    """Run `.ci/run` with a `make` that only says how checks and tests end."""
    make = folder / "make"
    make.write_text(
        f"#!/bin/sh\ncase $1 in web) exit 0;; check) echo checked; exit {check};; esac\n"
        f'echo "{CLOSING}"; exit {test}\n'
    )
    make.chmod(0o755)
    path = {"PATH": f"{folder}{os.pathsep}{os.environ['PATH']}"}
    return subprocess.run(
        [str(ROOT / ".ci" / "run")],
        env=os.environ | path, capture_output=True, text=True, check=False, timeout=TIMEOUT,
    )  # fmt: skip


@pytest.mark.parametrize(("check", "test"), [(0, 0), (0, 1), (3, 0)])
def test_a_run_fails_if_a_check_or_a_test_does(tmp_path: Path, check: int, test: int) -> None:
    assert (ci_run(tmp_path, check=check, test=test).returncode == 0) is (check == test == 0)


def test_a_run_ends_with_what_pytest_said_last_what_it_took_and_the_budget(tmp_path: Path) -> None:
    *before, closing, took = ci_run(tmp_path, check=0, test=1).stdout.splitlines()

    assert "checked" in before
    assert closing == CLOSING
    assert took.startswith("set-up, checks and tests: ")
    assert took.endswith("the budget is 900 s")


def planned(target: str) -> str:
    words = ["make", "--dry-run", "--always-make", target]
    return subprocess.run(words, cwd=ROOT, capture_output=True, text=True, check=True).stdout


def test_playing_needs_no_test_tools_and_none_of_the_optional_parts() -> None:
    assert "-e . --group client" in planned("play")
    assert "--group dev" not in planned("play")
    assert "ray" not in planned("play").replace("array", "")
    assert "--group dev" in planned("test")


def test_the_python_that_runs_is_among_those_that_are_tried() -> None:
    assert sys.version_info.minor in interpreters()
