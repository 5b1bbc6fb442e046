"""Run tests again and again in random order on a busy machine, and say which of them ever failed.

    python scripts/steady.py --runs 5 --busy 4                          # the whole suite
    python scripts/steady.py --runs 50 --busy 4 tests/server tests/e2e  # some of it
    python scripts/steady.py --runs 10 --times 5 --busy 4 --of costs.jsonl

The last command runs the tests that use a socket, a process or a browser, as told by `costs.jsonl`, which
`TENBACK_TEST_COSTS=costs.jsonl make test` writes. `--times` repeats every test so often within a run.
Beside the tests run `--busy` loops that only count, and one that writes to the disk. `--beside "COMMAND"`
takes the place of one loop, so that long calculations can be the load; when it ends, a loop follows.
Every finished run is kept in `--out`: an interrupted campaign goes on with the run that was not finished.
"""

import argparse
import contextlib
import json
import os
import shlex
import signal
import subprocess
import sys
import time
import xml.etree.ElementTree as ET
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from harness import repeating  # noqa: E402
from harness.costs import sharing  # noqa: E402

# The load ends with the campaign, also where that was killed: whoever is left has another parent.
BUSY = """
import os, sys
while os.getppid() == int(sys.argv[1]):
    pass
"""
WRITER = """
import os, sys
block = os.urandom(1 << 20)
while os.getppid() == int(sys.argv[2]):
    with open(sys.argv[1], "wb") as file:
        for _ in range(64):
            file.write(block)
            os.fsync(file.fileno())
"""
ENDED_BY_TESTS = (0, 1)
"""Exit codes of pytest when every test was run; others say that the run itself broke."""


@dataclass
class Run:
    """What came of one run."""

    number: int
    tests: int
    seconds: float
    failed: dict[str, str] = field(default_factory=dict)
    """The first line of the reason, for each test that failed, with the number of a repetition."""


@dataclass(frozen=True)
class Load:
    """What runs beside the tests."""

    busy: int
    beside: list[str] = field(default_factory=list)
    """Commands that take the place of busy loops."""


@dataclass(frozen=True)
class Campaign:
    """What is run, and how often."""

    tests: list[str]
    runs: int
    times: int
    """How often each test is repeated within a run."""
    load: Load
    workers: int
    folder: Path
    compiles: bool

    @property
    def _kept(self) -> Path:
        return self.folder / "runs.jsonl"

    def done(self) -> list[Run]:
        """Read the runs that are finished."""
        if not self._kept.exists():
            return []
        lines = self._kept.read_text(encoding="utf-8").splitlines()
        return [Run(**json.loads(line)) for line in lines]

    def go_on(self) -> list[Run]:
        """Make the runs that are missing."""
        self._open()
        done = self.done()
        if self.compiles and len(done) < self.runs:
            # As before `make test`: a test is not to wait for a compiler.
            subprocess.run([sys.executable, str(ROOT / "scripts" / "compile_kernels.py")], check=True)
        with loaded(self.load, self.folder):
            for number in range(len(done) + 1, self.runs + 1):
                done.append(self._one(number))
                with self._kept.open("a", encoding="utf-8") as kept:
                    kept.write(json.dumps(asdict(done[-1])) + "\n")
                print(told(done[-1]), flush=True)
        return done

    def _open(self) -> None:
        """Make the folder, or see that it belongs to the same tests."""
        self.folder.mkdir(parents=True, exist_ok=True)
        note, wanted = (
            self.folder / "tests.json",
            json.dumps([self.tests, self.times, self.load.busy, self.workers]),
        )
        if note.exists() and note.read_text(encoding="utf-8") != wanted:
            raise SystemExit(f"{self.folder} holds runs of other tests: name another folder with --out")
        note.write_text(wanted, encoding="utf-8")

    def _one(self, number: int) -> Run:
        report, log = self.folder / "report.xml", self.folder / f"run-{number}.log"
        report.unlink(missing_ok=True)
        words = ["-q", "-n", str(self.workers), "--dist", "loadgroup", f"--junitxml={report}"]
        asked = {"TENBACK_TEST_ORDER": str(number), repeating.VARIABLE: str(self.times)}
        started = time.monotonic()
        with log.open("wb") as printed:
            code = subprocess.run(
                [sys.executable, "-m", "pytest", *words, *self.tests],
                cwd=ROOT, env=os.environ | asked,
                stdout=printed, stderr=subprocess.STDOUT, check=False,
            ).returncode  # fmt: skip
        tests, failed = counted(report)
        if code not in ENDED_BY_TESTS and not failed:
            raise SystemExit(f"pytest ended with code {code} and ran nothing: {log} says why")
        return Run(number, tests, round(time.monotonic() - started, 1), failed)


def counted(report: Path) -> tuple[int, dict[str, str]]:
    """Read how many tests were run and which failed."""
    if not report.exists():
        return 0, {}
    cases = list(ET.parse(report).iter("testcase"))
    failed = {}
    for case in cases:
        for kind in ("failure", "error"):
            if (found := case.find(kind)) is not None:
                reason = (found.get("message") or "").strip().splitlines() or [kind]
                failed[f"{case.get('classname')}::{case.get('name')}"] = reason[0][:200]
    return len(cases), failed


@contextlib.contextmanager
def loaded(load: Load, folder: Path) -> Iterator[None]:
    """Keep the processors and the disk busy."""
    if not load.busy:
        yield
        return
    scratch = folder / "written"
    campaign = str(os.getpid())
    loop = shlex.join([sys.executable, "-c", BUSY, campaign])
    loops = [f"{command}; exec {loop}" for command in load.beside]
    loops += [f"exec {loop}"] * (load.busy - len(loops))
    commands = [["sh", "-c", one] for one in loops] + [[sys.executable, "-c", WRITER, str(scratch), campaign]]
    # Groups of their own, to be ended whole, but not sessions: Linux gives every session the same share.
    running = [subprocess.Popen(command, process_group=0) for command in commands]
    try:
        yield
    finally:
        for process in running:
            os.killpg(process.pid, signal.SIGKILL)
            process.wait()
        scratch.unlink(missing_ok=True)


def told(run: Run) -> str:
    """Say what came of a run."""
    return f"run {run.number}: {run.tests} tests in {run.seconds:.0f} s, {len(run.failed)} failed"


def table(runs: Sequence[Run], times: int) -> Iterator[str]:
    """Say how often each test failed, the worst first."""
    failures = Counter(repeating.name_of(test) for run in runs for test in run.failed)
    reasons = {repeating.name_of(test): reason for run in runs for test, reason in run.failed.items()}
    tests = sum(run.tests for run in runs)
    yield f"{len(runs)} runs, {tests} tests run, {failures.total()} failures of {len(failures)} tests"
    for test, failed in failures.most_common():
        yield f"{failed:4} of {len(runs) * times}  {test}  {reasons[test]}"


def main() -> int:
    """Run the campaign, and say how often each test failed; the exit code is 1 if one ever did."""
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument(
        "tests", nargs="*", help="files, folders or names as pytest takes them; all by default"
    )
    asked.add_argument("--runs", type=int, default=5)
    asked.add_argument("--times", type=int, default=1, help="how often each test is repeated in a run")
    asked.add_argument("--busy", type=int, default=4, help="busy loops beside the tests; 0: no load at all")
    asked.add_argument("--beside", action="append", default=[], help="a command in place of a busy loop")
    asked.add_argument(
        "--of", type=Path, help="costs of tests: run those that use a socket, process or browser"
    )
    asked.add_argument("--workers", type=int, default=2, help="processes that run tests")
    asked.add_argument("--out", type=Path, default=ROOT / "build" / "steady", help="where runs are kept")
    asked.add_argument("--cold", action="store_true", help="do not compile the kernels beforehand")
    args = asked.parse_args()
    if min(args.runs, args.times, args.workers) < 1 or args.busy < 0:
        asked.error("--runs, --times and --workers are 1 or more, --busy is 0 or more")
    if len(args.beside) > args.busy:
        asked.error("--beside takes the place of busy loops: there are more commands than --busy")
    if args.of is not None and not args.of.is_file():
        asked.error(f"{args.of} is not there: TENBACK_TEST_COSTS={args.of} make test writes it")
    tests = args.tests if args.of is None else sharing(args.of)
    load = Load(args.busy, args.beside)
    campaign = Campaign(tests, args.runs, args.times, load, args.workers, args.out, compiles=not args.cold)
    # A campaign in the background may have been told to ignore Ctrl-C.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    # As in the Makefile: tests start many processes, and each would compile all its modules again.
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    try:
        runs = campaign.go_on()
    except KeyboardInterrupt:
        print(f"Interrupted: {len(campaign.done())} of {args.runs} runs are kept; the same command goes on.")
        return 130
    print(*table(runs, args.times), sep="\n")
    return 1 if any(run.failed for run in runs) else 0


if __name__ == "__main__":
    sys.exit(main())
