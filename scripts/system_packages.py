"""See to it that the programs the tests drive are there: a browser, a database server, a compiler, a tracer.

As root on a Debian system they are installed. Otherwise each one that is missing is named with the command
that installs it, and the exit code is 1 unless ALLOW_MISSING=1 asks to go on without: the tests that need it
are then not run, and counted at the end.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

CLUSTER_SETTINGS = Path("/etc/postgresql-common/createcluster.conf")


@dataclass(frozen=True)
class Need:
    """A program that tests drive, and the Debian package that brings it."""

    package: str
    purpose: str
    programs: tuple[str, ...]
    folders: tuple[str, ...] = ()

    def is_there(self) -> bool:
        """Tell whether one of the programs can be found."""
        return any(shutil.which(program) for program in self.programs) or any(self._found())

    def _found(self) -> Iterator[Path]:
        for folder in self.folders:
            yield from Path("/").glob(folder.lstrip("/"))


NEEDS = (
    Need("chromium", "the browser tests", ("chromium", "chromium-browser", "google-chrome")),
    Need("postgresql", "the tests on PostgreSQL", ("postgres",), ("/usr/lib/postgresql/*/bin/postgres",)),
    Need("g++", "the tests of the kernels that teach networks, on the processor", ("g++",)),
    Need("strace", "the test that an action is on the disk before it is acknowledged", ("strace",)),
)

FASTER = Need(
    "chromium-headless-shell", "the browser tests in two thirds of the time", ("chromium-headless-shell",)
)
"""Nothing fails without it."""


INSTALLERS = {
    "apt-get": "sudo apt-get install --no-install-recommends",
    "dnf": "sudo dnf install",
    "pacman": "sudo pacman -S",
    "zypper": "sudo zypper install",
    "apk": "sudo apk add",
    "brew": "brew install",
}


def main() -> int:
    """Install or list what is missing."""
    missing = [need for need in NEEDS if not need.is_there()]
    if _can_install():
        _install([need for need in (*NEEDS, FASTER) if not need.is_there()])
        missing = [need for need in missing if not need.is_there()]
    for need in missing:
        print(f"missing: {need.package}, for {need.purpose}; {advice(need)}", file=sys.stderr)
    if not missing or _may_go_on():
        return 0
    print("To run all other tests: ALLOW_MISSING=1 make test", file=sys.stderr)
    return 1


def advice(need: Need) -> str:
    """Say how a program is installed on this system."""
    for manager, words in INSTALLERS.items():
        if shutil.which(manager):
            return f"install it with: {words} {need.package}"
    return "install it with your system's package manager"


def _can_install() -> bool:
    return hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get") is not None


def _may_go_on() -> bool:
    return os.environ.get("ALLOW_MISSING") == "1" and os.environ.get("CI") != "true"


def _install(missing: list[Need]) -> None:
    if not missing:
        return
    environment = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    if any(need.package == "postgresql" for need in missing):
        _without_a_cluster_of_its_own()
    impatient = ["-o", "Acquire::Retries=1", "-o", "Acquire::http::Timeout=20"]
    subprocess.run(["apt-get", "update", "-qq", *impatient], env=environment, check=False)
    # One after the other: a package that this system does not have must not keep the others away.
    for need in missing:
        command = ["apt-get", "install", "-y", "-qq", "--no-install-recommends", *impatient, need.package]
        subprocess.run(command, env=environment, check=False, stdout=subprocess.DEVNULL)


def _without_a_cluster_of_its_own() -> None:
    """The tests start servers of their own; Debian's package need not start one for the machine."""
    CLUSTER_SETTINGS.parent.mkdir(parents=True, exist_ok=True)
    if not CLUSTER_SETTINGS.exists():
        CLUSTER_SETTINGS.write_text("create_main_cluster = false\n")


if __name__ == "__main__":
    sys.exit(main())
