"""Install tenback from built archives in every way that the guide names, each with empty caches, and play.

    make release                             # or: uv build --out-dir dist
    python scripts/try_installs.py dist      # uvx and pipx where they are installed, pip from wheel and sdist

Neither Node nor a compiler nor git can be found by what is tried: its PATH has Python and the installer only.
Each row has the seconds to the installed command, to the first page, and to the first move of a bot with an
empty kernel cache.
"""

import argparse
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from harness.client import person  # noqa: E402
from harness.servers import free_port  # noqa: E402

PATIENCE = 1800.0
BASICS = ("sh", "env", "dirname", "realpath", "uname")
"""What the starting scripts of installers use of every system."""
Command = list[str | Path]


def main() -> int:
    """Try every way that is here; the exit code is 1 if one of them failed."""
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("dist", type=Path, help="the folder with the wheel and the source archive")
    asked.add_argument("ways", nargs="*", help=f"only these: {', '.join(WAYS)}")
    args = asked.parse_args()
    wheel, sdist = (next(args.dist.resolve().glob(kind)) for kind in ("*.whl", "*.tar.gz"))
    print("\n".join(f"{file.name}: {file.stat().st_size / 1e6:.1f} MB" for file in (wheel, sdist)))
    failed = False
    for way in args.ways or WAYS:
        with tempfile.TemporaryDirectory() as folder:
            told = _tried(way, wheel, sdist, Path(folder))
        failed |= told.startswith("failed")
        print(f"{way}: {told}", flush=True)
    return int(failed)


def _tried(way: str, wheel: Path, sdist: Path, folder: Path) -> str:
    tool = {"uvx": "uvx", "pipx": "pipx"}.get(way, "python3")
    if shutil.which(tool) is None:
        return f"not tried: {tool} is not installed"
    environ = _environment(folder, tool)
    began = time.monotonic()
    try:
        command = WAYS[way](wheel, sdist, folder, environ)
        installed = time.monotonic() - began
        return f"installed after {installed:.0f} s, {_played(command, folder, environ, began)}"
    except (subprocess.CalledProcessError, TimeoutError, AssertionError) as error:
        return f"failed: {error}"


def _environment(folder: Path, tool: str) -> dict[str, str]:
    """Nothing but Python and the installer can be found, and every cache is empty."""
    bin_folder = folder / "bin"
    bin_folder.mkdir()
    for name in {"python3", *BASICS, tool}:
        found = Path(sys.executable) if name == "python3" else Path(shutil.which(name) or "")
        (bin_folder / name).write_text(
            f'#!/bin/sh\nexec "{found.resolve() if name != tool else found}" "$@"\n'
        )
        (bin_folder / name).chmod(0o755)
    places = {
        "XDG_CACHE_HOME": "cache",
        "XDG_DATA_HOME": "data",
        "PIP_CACHE_DIR": "pip",
        "UV_CACHE_DIR": "uv",
        "UV_TOOL_DIR": "tools",
        "PIPX_HOME": "pipx",
    }
    here = {name: str(folder / place) for name, place in places.items()}
    return os.environ | here | {"PATH": str(bin_folder), "UV_PYTHON": sys.executable}


def _uvx(wheel: Path, sdist: Path, folder: Path, environ: dict[str, str]) -> Command:  # noqa: ARG001
    command: Command = ["uvx", "--from", wheel, "tenback"]
    _run([*command, "--version"], environ)
    return command


def _pipx(wheel: Path, sdist: Path, folder: Path, environ: dict[str, str]) -> Command:  # noqa: ARG001
    command: Command = ["pipx", "run", "--spec", wheel, "tenback"]
    _run([*command, "--version"], environ)
    return command


def _pip_wheel(wheel: Path, sdist: Path, folder: Path, environ: dict[str, str]) -> Command:  # noqa: ARG001
    return _with_pip(wheel, folder, environ)


def _pip_sdist(wheel: Path, sdist: Path, folder: Path, environ: dict[str, str]) -> Command:  # noqa: ARG001
    return _with_pip(sdist, folder, environ)


def _with_pip(archive: Path, folder: Path, environ: dict[str, str]) -> Command:
    venv = folder / "venv"
    _run(["python3", "-m", "venv", venv], environ)
    _run([venv / "bin" / "pip", "install", "--quiet", archive], environ)
    _run([venv / "bin" / "tenback", "--version"], environ)
    return [venv / "bin" / "tenback"]


WAYS: dict[str, Callable[[Path, Path, Path, dict[str, str]], Command]] = {
    "uvx": _uvx,
    "pipx": _pipx,
    "pip-wheel": _pip_wheel,
    "pip-sdist": _pip_sdist,
}


def _run(command: Command, environ: dict[str, str]) -> None:
    found = shutil.which(str(command[0]), path=environ["PATH"]) or command[0]
    done = subprocess.run(
        [found, *command[1:]], env=environ, capture_output=True, text=True, timeout=PATIENCE, check=False
    )
    if done.returncode:
        print(done.stdout[-2000:], done.stderr[-4000:], sep="\n", file=sys.stderr)
        done.check_returncode()


def _played(command: Command, folder: Path, environ: dict[str, str], began: float) -> str:
    """Start the server, load the page, and let a bot begin."""
    port = free_port()
    found = shutil.which(str(command[0]), path=environ["PATH"]) or command[0]
    words = ["serve", f"--port={port}", f"--database={folder / 'new.sqlite'}"]
    with (folder / "log").open("wb") as log:
        started = time.monotonic()
        server = subprocess.Popen(
            [found, *command[1:], *words], env=environ, stdout=log, stderr=log, start_new_session=True
        )
        try:
            _wait_for_page(port, server)
            page = time.monotonic()
            _let_a_bot_begin(port)
            moved = time.monotonic()
        finally:
            os.killpg(server.pid, signal.SIGTERM)
            server.wait(60)
    size = sum(file.stat().st_size for file in folder.rglob("*") if file.is_file() and not file.is_symlink())
    return (
        f"first page {page - started:.0f} s after the start,"
        f" first move of a bot {moved - page:.0f} s after it,"
        f" {moved - began:.0f} s in all; {size / 1e6:.0f} MB on the disk with all caches"
    )


def _wait_for_page(port: int, server: "subprocess.Popen[bytes]") -> None:
    give_up = time.monotonic() + PATIENCE
    while time.monotonic() < give_up:
        assert server.poll() is None, "the server has ended"
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{port}/", timeout=10) as answered:
                assert b"/assets/" in answered.read(), "the wheel has no browser client"
                return
        except OSError:
            time.sleep(0.1)
    raise TimeoutError("no page was served")


def _let_a_bot_begin(port: int) -> None:
    anna = person(port, "Anna")
    table = anna.open_table("me", "careful", start=True, game="the-game")
    with anna.sit(table, stays=True) as socket:
        socket.until_update(lambda _: True)
        socket.do("let-begin", seat=1)
        socket.until_update(lambda update: any(step["kind"] == "play" for step in update["steps"]), PATIENCE)


if __name__ == "__main__":
    sys.exit(main())
