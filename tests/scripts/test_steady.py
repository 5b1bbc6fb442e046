"""A campaign of test runs counts failures per test, and goes on where it was interrupted."""

import json
import os
import subprocess
import sys
from pathlib import Path

import psutil

from harness.costs import VARIABLE, sharing
from harness.timeouts import TIMEOUT, wait_until
from scripts.steady import Run, table

ROOT = Path(__file__).parents[2]
TESTS = """
import os
import sys
from pathlib import Path

def test_that_passes():
    assert not sys.dont_write_bytecode, "every process would compile all its modules again"

def test_that_fails_in_every_second_run():
    assert int(os.environ["TENBACK_TEST_ORDER"]) % 2, "a reason"
"""


def command(*tests: Path | str, out: Path, runs: int) -> list[str]:
    words = ["--cold", "--runs", str(runs), "--busy", "1", "--workers", "1", "--out", str(out)]
    return [sys.executable, str(ROOT / "scripts" / "steady.py"), *words, *map(str, tests)]


def steady(*tests: Path | str, out: Path, runs: int) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        command(*tests, out=out, runs=runs),
        env=os.environ | {"PYTHONDONTWRITEBYTECODE": "1"},
        capture_output=True, text=True, check=False, timeout=TIMEOUT,
    )  # fmt: skip


def test_failures_are_counted_per_test_over_an_interruption(tmp_path: Path) -> None:
    tests, out = tmp_path / "test_some.py", tmp_path / "out"
    tests.write_text(TESTS)

    first = steady(tests, out=out, runs=1)
    both = steady(tests, out=out, runs=2)

    assert first.returncode == 0, first.stderr
    assert both.returncode == 1
    assert "run 1:" not in both.stdout, "it is kept, not run again"
    assert "2 runs, 4 tests run, 1 failures of 1 tests" in both.stdout
    assert "test_that_fails_in_every_second_run" in both.stdout
    assert "a reason" in both.stdout


def test_a_run_can_repeat_every_test(tmp_path: Path) -> None:
    few = "tests/games/the_game/test_infinity.py"

    steady(few, out=tmp_path / "once", runs=1)
    steady("--times", "3", few, out=tmp_path / "three", runs=1)

    once, three = (json.loads((tmp_path / out / "runs.jsonl").read_text()) for out in ("once", "three"))
    assert three["tests"] == 3 * once["tests"] > 0
    assert not three["failed"]


def test_failures_of_repetitions_count_for_the_test_that_is_repeated() -> None:
    runs = [
        Run(1, 8, 1.0, {"test_some::test_a[one]~2": "a reason", "test_some::test_a[one]~3": "a reason"}),
        Run(2, 8, 1.0, {"test_some::test_a[one]": "another reason"}),
    ]

    assert list(table(runs, times=4)) == [
        "2 runs, 16 tests run, 3 failures of 1 tests",
        "   3 of 8  test_some::test_a[one]  another reason",
    ]


def test_a_calculation_can_be_the_load_and_ends_with_the_campaign(tmp_path: Path) -> None:
    tests, begun = tmp_path / "test_some.py", tmp_path / "begun"
    tests.write_text(TESTS)
    calculation = f"sh -c 'echo $$ > {begun}; exec sleep {TIMEOUT}'"

    ended = steady("--beside", calculation, tests, out=tmp_path / "out", runs=1)

    assert ended.returncode == 0, ended.stderr
    wait_until(lambda: has_ended(int(begun.read_text())), "the calculation ends")


def test_the_load_ends_with_a_campaign_that_is_killed(tmp_path: Path) -> None:
    tests, going = tmp_path / "test_some.py", tmp_path / "going"
    tests.write_text(f"import time\n\ndef test_that_waits():\n    time.sleep({TIMEOUT})\n")
    going.touch()
    calculation = f"while test -e {going}; do sleep 0.1; done"
    words = command("--busy", "2", "--beside", calculation, tests, out=tmp_path / "out", runs=1)
    campaign = psutil.Popen(words, stdout=subprocess.DEVNULL)
    wait_until(lambda: pytest_in(campaign) and len(campaign.children()) == 4, "the load and the tests run")
    run, running = pytest_in(campaign), campaign.children(recursive=True)
    load = [process for process in campaign.children() if process not in run]

    campaign.kill()
    campaign.wait()
    going.unlink()  # no loop follows the calculation now

    assert len(load) == 3, "a calculation, a loop and the writer"
    wait_until(lambda: all(has_ended(process.pid) for process in load), "the load ends")
    for process in running:
        if process.is_running():
            process.kill()


def pytest_in(campaign: psutil.Process) -> list[psutil.Process]:
    """The process in which pytest runs, once it has begun."""
    return [process for process in campaign.children() if "pytest" in process.cmdline()]


def has_ended(process: int) -> bool:
    """Whether a process is gone; nobody may have asked yet what became of it."""
    try:
        return psutil.Process(process).status() == psutil.STATUS_ZOMBIE
    except psutil.NoSuchProcess:
        return True


def test_of_all_tests_those_that_use_a_socket_or_a_process_can_be_chosen(tmp_path: Path) -> None:
    lines = [{"test": "tests/a.py::one", "uses": ["socket.bind"]}, {"test": "tests/a.py::two", "uses": []}]
    costs = tmp_path / "costs.jsonl"
    costs.write_text("".join(json.dumps(line) + "\n" for line in lines * 2))

    assert sharing(costs) == ["tests/a.py::one"]


def test_what_a_test_uses_is_noted_with_what_it_costs(tmp_path: Path) -> None:
    costs = tmp_path / "costs.jsonl"
    chosen = ["tests/scripts/test_commands.py", "tests/games/test_values.py"]
    command = [sys.executable, "-m", "pytest", "-q", "-n", "0", *chosen]
    environment = os.environ | {VARIABLE: str(costs)}
    subprocess.run(command, cwd=ROOT, env=environment, check=True, capture_output=True, timeout=TIMEOUT)

    files = {name.partition("::")[0] for name in sharing(costs)}
    assert files == {"tests/scripts/test_commands.py"}


def test_runs_of_other_tests_are_not_mixed(tmp_path: Path) -> None:
    tests, out = tmp_path / "test_some.py", tmp_path / "out"
    tests.write_text(TESTS)
    steady(tests, out=out, runs=1)

    other = steady(tmp_path / "test_other.py", out=out, runs=1)

    assert other.returncode == 1
    assert "name another folder" in other.stderr
