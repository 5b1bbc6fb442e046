"""Make a release: check, build the wheel and the source archive reproducibly, list what is in it, tag last.

    make release            # everything but the tag: dist/ is ready to be looked at
    make release TAG=1      # the same, and the tag

The version stands in pyproject.toml alone; CHANGELOG.md must have a section with its date.
"""

import argparse
import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
import tomllib
import zipfile
from collections.abc import Iterable
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
DIST = ROOT / "dist"
LARGEST_WHEEL = 10_000_000
NEEDED = (
    "tenback/server/static/index.html",
    "tenback/words/catalogues/en/web.ftl",
    "tenback/server/storage/migrations/env.py",
    "tenback/py.typed",
)
UNWANTED = re.compile(r"(^|/)(tests|node_modules|\.venv|__pycache__|shared)/|\.(sqlite|nbc|nbi|pyc)$")


class NotReady(Exception):
    """Something has to be done before this can be released; the message says what."""


def main() -> int:
    """Build the release; say what is missing."""
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--tag", action="store_true", help="tag the commit when everything is built")
    args = asked.parse_args()
    try:
        release(tags=args.tag)
    except NotReady as reason:
        print(f"Not ready: {reason}", file=sys.stderr)
        return 1
    return 0


def release(*, tags: bool) -> None:
    """Do everything in order; the tag comes last."""
    version = _version()
    check_changelog((ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), version)
    _check_clean()
    built = _build_twice()
    for file in built:
        check_contents(file.name, _names(file), file.stat().st_size)
    bill = DIST / "sbom.cdx.json"
    _write(bill, json.dumps(_bill_of_materials(version), indent=2) + "\n")
    _write(DIST / "SHA256SUMS", "".join(f"{_digest(file)}  {file.name}\n" for file in (bill, *built)))
    print(f"tenback {version}: {', '.join(file.name for file in built)} in {DIST.name}/")
    if tags:
        _run("git", "tag", "-a", f"v{version}", "-m", f"tenback {version}")
        print(f"tagged v{version}; push it to publish")


def _version() -> str:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    return str(project["project"]["version"])


def check_changelog(text: str, version: str) -> None:
    """A version that is released has a section with its date, and nothing is left unreleased."""
    if not re.search(rf"^## {re.escape(version)} \(\d{{4}}-\d\d-\d\d", text, re.MULTILINE):
        raise NotReady(f"CHANGELOG.md has no section “## {version} (date)”")
    unreleased = re.search(r"^## Unreleased\n(.*?)(?=^## |\Z)", text, re.MULTILINE | re.DOTALL)
    if unreleased and unreleased[1].strip():
        raise NotReady("CHANGELOG.md has entries under “Unreleased”: move them to the version")


def _check_clean() -> None:
    if changed := _run("git", "status", "--porcelain").strip():
        raise NotReady(f"the working tree has changes: {changed.splitlines()[0]}")


# Building -------------------------------------------------------------------------------------------------


def _build_twice() -> list[Path]:
    """Two builds of one commit must be the same bytes."""
    shutil.rmtree(DIST, ignore_errors=True)
    first = _build(DIST)
    with tempfile.TemporaryDirectory() as folder:
        second = _build(Path(folder))
        for one, other in zip(first, second, strict=True):
            if _digest(one) != _digest(other):
                raise NotReady(f"{one.name} is not built reproducibly")
    return first


def _build(folder: Path) -> list[Path]:
    moment = _run("git", "log", "-1", "--format=%ct").strip()
    uv = shutil.which("uv") or str(Path(sys.executable).with_name("uv"))
    command = [uv, "build", "--quiet", "--wheel", "--sdist", "--out-dir", str(folder)]
    subprocess.run(command, cwd=ROOT, check=True, env=os.environ | {"SOURCE_DATE_EPOCH": moment})
    return sorted([*folder.glob("*.whl"), *folder.glob("*.tar.gz")])


def _names(file: Path) -> list[str]:
    if file.suffix == ".whl":
        return zipfile.ZipFile(file).namelist()
    with tarfile.open(file) as archive:
        return archive.getnames()


def check_contents(name: str, names: Iterable[str], size: int) -> None:
    """The wheel carries the client and stays small; nothing of a machine gets in."""
    names = list(names)
    if name.endswith(".whl"):
        if missing := [needed for needed in NEEDED if needed not in names]:
            raise NotReady(f"{name} lacks {missing[0]}")
        if unwanted := [inside for inside in names if UNWANTED.search(inside)]:
            raise NotReady(f"{name} holds {unwanted[0]}")
        if size > LARGEST_WHEEL:
            raise NotReady(f"{name} has {size} bytes, more than {LARGEST_WHEEL}")
    elif not any(inside.endswith("web/package-lock.json") for inside in names):
        raise NotReady(f"{name} lacks the sources of the browser client")


# What is in it --------------------------------------------------------------------------------------------


def _bill_of_materials(version: str) -> dict[str, object]:
    """List what the package stands on, at the versions it is tested with (CycloneDX)."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    wanted = {re.split(r"[\[<>=~;! ]", line)[0].lower() for line in project["dependencies"]}
    pins = dict(
        line.partition(";")[0].strip().split("==")
        for line in (ROOT / "constraints.txt").read_text(encoding="utf-8").splitlines()
        if "==" in line
    )
    client = json.loads((ROOT / "web" / "package.json").read_text(encoding="utf-8"))["dependencies"]
    parts = [_part("pypi", name, pins[name]) for name in sorted(wanted & pins.keys())]
    parts += [_part("npm", name, pinned) for name, pinned in sorted(client.items())]
    about = _part("pypi", "tenback", version) | {"type": "application"}
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "metadata": {"component": about},
        "components": parts,
    }


def _part(kind: str, name: str, version: str) -> dict[str, str]:
    address = f"pkg:{kind}/{name.replace('@', '%40')}@{version}"
    return {"type": "library", "name": name, "version": version, "purl": address}


def _digest(file: Path) -> str:
    return hashlib.sha256(file.read_bytes()).hexdigest()


def _write(file: Path, text: str) -> None:
    file.write_text(text, encoding="utf-8")


def _run(*command: str) -> str:
    return subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout


if __name__ == "__main__":
    sys.exit(main())
