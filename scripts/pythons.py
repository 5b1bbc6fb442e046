"""Run the tests that need no browser on every Python from 3.11 on that is found on this machine.

Each gets an environment of its own in `build/pythons/`. Interpreters are looked for on the PATH and among
those of pyenv and uv. Words after `--` go to pytest: `python scripts/pythons.py -- tests/games`.
"""

import argparse
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
FOLDER = ROOT / "build" / "pythons"
OLDEST, NEWEST = 11, 14
"""The minor versions of Python 3 that are looked for."""
EXTRAS = "plots,data,gym,pettingzoo,openspiel,postgres,ray"
WITHOUT_A_BROWSER = ("tests", "--ignore=tests/e2e")


def interpreters() -> dict[int, str]:
    """Find one working interpreter for each version."""
    found: dict[int, str] = {}
    for minor in range(OLDEST, NEWEST + 1):
        program = next((path for path in _candidates(minor) if _version(path) == minor), None)
        if program is not None:
            found[minor] = program
    return found


def _candidates(minor: int) -> Iterator[str]:
    """List programs that may be this version; a shim of pyenv may stand for one that is not installed."""
    homes = (Path.home() / ".pyenv" / "versions", Path.home() / ".local" / "share" / "uv" / "python")
    for home in homes:
        yield from map(str, sorted(home.glob(f"*/bin/python3.{minor}"), reverse=True))
    for folder in os.get_exec_path():
        if found := shutil.which(f"python3.{minor}", path=folder):
            yield found


def _version(program: str) -> int | None:
    asked = "import sys, venv; print(*sys.version_info[:2])"
    told = subprocess.run([program, "-c", asked], capture_output=True, text=True, check=False).stdout
    match = re.fullmatch(r"3 (\d+)\n", told)
    return int(match[1]) if match else None


def installed(minor: int, program: str) -> Path:
    """Make the environment of a version, or bring it up to date."""
    home = FOLDER / f"3.{minor}"
    python = home / "bin" / "python"
    uv = shutil.which("uv", path=str(Path(sys.executable).parent)) or "uv"
    if not python.exists():
        subprocess.run([uv, "venv", "--quiet", "--python", program, str(home)], check=True)
    words = ["pip", "install", "--quiet", "--python", str(python), "-c", "constraints.txt"]
    subprocess.run([uv, *words, "-e", f".[{EXTRAS}]", "--group", "dev"], check=True, cwd=ROOT)
    return python


def tried(minor: int, program: str, words: list[str]) -> str:
    """Run the tests on one version and say how it ended."""
    try:
        python = installed(minor, program)
    except subprocess.CalledProcessError as problem:
        return f"could not be set up (code {problem.returncode})"
    command = [str(python), "-m", "pytest", "-q", "-n", "2", "--dist", "loadgroup", *words]
    log = FOLDER / f"3.{minor}.log"
    with log.open("wb") as printed:
        code = subprocess.run(
            command, cwd=ROOT, stdout=printed, stderr=subprocess.STDOUT, check=False
        ).returncode
    lines = log.read_text(errors="replace").splitlines() or ["nothing was printed"]
    return f"{'passed' if code == 0 else f'FAILED, see {log.relative_to(ROOT)}'}: {lines[-1]}"


def main() -> int:
    """Try every version that is there and name the others; the exit code is 1 if one failed."""
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("words", nargs="*", help="what pytest runs instead of all tests without a browser")
    words = asked.parse_args().words or list(WITHOUT_A_BROWSER)
    found = interpreters()
    FOLDER.mkdir(parents=True, exist_ok=True)
    failed = False
    for minor, program in found.items():
        ended = tried(minor, program, words)
        failed = failed or not ended.startswith("passed")
        print(f"Python 3.{minor} ({program}) {ended}", flush=True)
    for minor in sorted(set(range(OLDEST, NEWEST + 1)) - set(found)):
        print(f"Python 3.{minor} was not tried: it is not on this machine")
    return 1 if failed or not found else 0


if __name__ == "__main__":
    sys.exit(main())
