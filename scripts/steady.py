"""Run tests again and again in random order on a busy machine, and say which of them ever failed.

    python scripts/steady.py --runs 5 --busy 4                          # the whole suite
    python scripts/steady.py --runs 50 --busy 4 tests/server tests/e2e  # some of it

Beside the tests run `--busy` loops that only count, and one that writes to the disk. Every finished run is
kept in `--out`: an interrupted campaign goes on with the run that was not finished.
"""

import argparse
import contextlib
import json
import os
import subprocess
import sys
import time
import xml.etree.ElementTree as ET
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
BUSY = "while True: pass"
WRITER = """
import os, sys
block = os.urandom(1 << 20)
while True:
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
    """The first line of the reason, for each test that failed."""


@dataclass(frozen=True)
class Campaign:
    """What is run, and how often."""

    tests: list[str]
    runs: int
    busy: int
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
        with loaded(self.busy, self.folder):
            for number in range(len(done) + 1, self.runs + 1):
                done.append(self._one(number))
                with self._kept.open("a", encoding="utf-8") as kept:
                    kept.write(json.dumps(asdict(done[-1])) + "\n")
                print(told(done[-1]), flush=True)
        return done

    def _open(self) -> None:
        """Make the folder, or see that it belongs to the same tests."""
        self.folder.mkdir(parents=True, exist_ok=True)
        note, wanted = self.folder / "tests.json", json.dumps([self.tests, self.busy, self.workers])
        if note.exists() and note.read_text(encoding="utf-8") != wanted:
            raise SystemExit(f"{self.folder} holds runs of other tests: name another folder with --out")
        note.write_text(wanted, encoding="utf-8")

    def _one(self, number: int) -> Run:
        report, log = self.folder / "report.xml", self.folder / f"run-{number}.log"
        report.unlink(missing_ok=True)
        words = ["-q", "-n", str(self.workers), "--dist", "loadgroup", f"--junitxml={report}"]
        started = time.monotonic()
        with log.open("wb") as printed:
            code = subprocess.run(
                [sys.executable, "-m", "pytest", *words, *self.tests],
                cwd=ROOT, env=os.environ | {"TENBACK_TEST_ORDER": str(number)},
                stdout=printed, stderr=subprocess.STDOUT, check=False,
            ).returncode  # fmt: skip
        tests, failed = counted(report)
        if code not in ENDED_BY_TESTS and not failed:
            failed = {"the run itself": f"pytest ended with code {code}, see {log.name}"}
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
def loaded(busy: int, folder: Path) -> Iterator[None]:
    """Keep the processors and the disk busy."""
    if not busy:
        yield
        return
    scratch = folder / "written"
    commands = [[sys.executable, "-c", BUSY]] * busy + [[sys.executable, "-c", WRITER, str(scratch)]]
    running = [subprocess.Popen(command) for command in commands]
    try:
        yield
    finally:
        for process in running:
            process.kill()
            process.wait()
        scratch.unlink(missing_ok=True)


def told(run: Run) -> str:
    """Say what came of a run."""
    return f"run {run.number}: {run.tests} tests in {run.seconds:.0f} s, {len(run.failed)} failed"


def table(runs: Sequence[Run]) -> Iterator[str]:
    """Say how often each test failed, the worst first."""
    failures = Counter(test for run in runs for test in run.failed)
    reasons = {test: reason for run in runs for test, reason in run.failed.items()}
    tests = sum(run.tests for run in runs)
    yield f"{len(runs)} runs, {tests} tests run, {failures.total()} failures of {len(failures)} tests"
    for test, times in failures.most_common():
        yield f"{times:4} of {len(runs)}  {test}  {reasons[test]}"


def main() -> int:
    """Run the campaign, and say how often each test failed; the exit code is 1 if one ever did."""
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument(
        "tests", nargs="*", help="files, folders or names as pytest takes them; all by default"
    )
    asked.add_argument("--runs", type=int, default=5)
    asked.add_argument("--busy", type=int, default=4, help="busy loops beside the tests; 0: no load at all")
    asked.add_argument("--workers", type=int, default=2, help="processes that run tests")
    asked.add_argument("--out", type=Path, default=ROOT / "build" / "steady", help="where runs are kept")
    asked.add_argument("--cold", action="store_true", help="do not compile the kernels beforehand")
    args = asked.parse_args()
    if args.runs < 1 or args.busy < 0 or args.workers < 1:
        asked.error("--runs and --workers are 1 or more, --busy is 0 or more")
    campaign = Campaign(args.tests, args.runs, args.busy, args.workers, args.out, compiles=not args.cold)
    try:
        runs = campaign.go_on()
    except KeyboardInterrupt:
        print(f"Interrupted: {len(campaign.done())} of {args.runs} runs are kept; the same command goes on.")
        return 130
    print(*table(runs), sep="\n")
    return 1 if any(run.failed for run in runs) else 0


if __name__ == "__main__":
    sys.exit(main())
