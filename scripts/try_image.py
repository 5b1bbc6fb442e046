"""Build the images of deploy/ without a container engine, start them as they will run, and play.

    apt-get install buildah debootstrap
    python scripts/try_image.py FOLDER [arguments of `buildah build`]

The base is a minimal Debian made by debootstrap, so no registry is asked. Needs root; FOLDER keeps the base
and the volumes. Each image is started without root on a read-only system with an empty volume; its own health
check is run, a person plays with a bot, the server is killed and started again. The seconds are printed.
"""

import contextlib
import json
import os
import shlex
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from harness.client import person  # noqa: E402
from harness.timeouts import wait_until  # noqa: E402

PORT = 18098
USER = 10001
IMAGES = {"Dockerfile": "localhost/tenback", "Dockerfile.compiled": "localhost/tenback-compiled"}
QUIET_SECONDS = 60.0
"""When nothing new was compiled for so long, everything is."""
# What a container engine gives: mounts of its own, a read-only system, a volume, small writable places.
INSIDE = """
mount --bind {system} {system} && mount --bind {volume} {system}/data
mount -t tmpfs tmp {system}/tmp && mount -t proc proc {system}/proc && mount -t devtmpfs dev {system}/dev
mount -t tmpfs -o mode=1777 shm {system}/dev/shm
mount -o remount,ro,bind {system}
touch {system}/written 2>/dev/null && exit 3
exec chroot --userspec={user} {system} env -i {environment} TENBACK_PORT={port} {command}
"""


def main() -> int:
    """Build and try every image; a failed check ends it."""
    folder, wanted = Path(sys.argv[1]).resolve(), sys.argv[2:]
    os.environ.setdefault("BUILDAH_ISOLATION", "chroot")
    base = _base(folder)
    for file, image in IMAGES.items():
        began = time.monotonic()
        _run("buildah", "build", "--layers", "--format", "docker", "-t", image, "--build-arg", f"BASE={base}",
             *wanted, "-f", ROOT / "deploy" / file, ROOT)  # fmt: skip
        print(f"{file}: built in {time.monotonic() - began:.0f} s", flush=True)
        _try(image, folder / f"volume-{time.time():.0f}")
        base = image
    return 0


def _base(folder: Path) -> str:
    folder.mkdir(parents=True, exist_ok=True)
    if not (folder / "base.tar").exists():
        _run("debootstrap", "--variant=minbase", "bookworm", folder / "base")
        _run("tar", "-C", folder / "base", "-cf", folder / "base.tar", ".")
    container = _run("buildah", "from", "scratch")
    _run("buildah", "add", "-q", container, folder / "base.tar", "/")
    _run("buildah", "commit", "-q", container, "localhost/tenback-base")
    _run("buildah", "rm", container)
    return "localhost/tenback-base"


def _try(image: str, volume: Path) -> None:
    volume.mkdir()
    os.chown(volume, USER, USER)
    container = _run("buildah", "from", image)
    try:
        system = _run("buildah", "mount", container)
        print(f"  unpacked: {_run('du', '-sm', system).split()[0]} MB", flush=True)
        _play_and_kill(image, system, volume)
    finally:
        _run("buildah", "rm", container)


def _play_and_kill(image: str, system: str, volume: Path) -> None:
    with _started(image, system, volume):
        ada = person(PORT, "Ada")
        began = time.monotonic()
        table = ada.open_table("me", "expert", start=True, game="the-game")
        with ada.sit(table, stays=True) as socket:
            socket.until_update(lambda _: True)
            socket.do("let-begin", seat=1)
            seen = socket.until_update(lambda update: any(step["kind"] == "play" for step in update["steps"]))
        print(f"  first move of a bot after {time.monotonic() - began:.1f} s", flush=True)
        assert (volume / "tenback.sqlite").stat().st_uid == USER, "somebody else owns the database"
        print(f"  compiling: {_compiling_seconds(volume / 'kernels', time.time()):.0f} s more")
        print(f"  volume: {_run('du', '-sm', volume).split()[0]} MB", flush=True)
    with _started(image, system, volume), ada.sit(table, stays=True) as socket:
        now = socket.until_update(lambda _: True)
        assert now["number"] >= seen["number"], "the game has lost moves"
        print("  after kill -9 the game goes on", flush=True)


@contextlib.contextmanager
def _started(image: str, system: str, volume: Path) -> Iterator[None]:
    config = json.loads(_run("buildah", "inspect", "--type", "image", image))["Docker"]["config"]
    environment = shlex.join(config["Env"])
    places = {"system": system, "volume": volume, "user": USER, "environment": environment, "port": PORT}
    inside = INSIDE.format(**places, command=shlex.join([*config["Entrypoint"], *config["Cmd"]]))
    began = time.monotonic()
    with (volume.parent / "server.log").open("ab") as log:
        server = subprocess.Popen(
            ["unshare", "--mount", "bash", "-c", inside], stdout=log, stderr=log, start_new_session=True
        )
    try:
        # The image's own health check, at another port, inside.
        check = shlex.join(config["Healthcheck"]["Test"][1:]).replace(":8098", f":{PORT}")
        ask = f"chroot --userspec={USER} {system} env -i {environment} {check}"
        wait_until(lambda: _is_healthy(ask, server), f"{image} is healthy")
        print(f"  healthy after {time.monotonic() - began:.1f} s", flush=True)
        yield
    finally:
        os.killpg(server.pid, signal.SIGKILL)
        server.wait()


def _is_healthy(ask: str, server: "subprocess.Popen[bytes]") -> bool:
    assert server.poll() is None, f"the server has ended with {server.returncode}"
    time.sleep(0.2)
    return subprocess.run(["bash", "-c", ask], capture_output=True, check=False).returncode == 0


def _compiling_seconds(kernels: Path, since: float) -> float:
    """Wait until nothing new is compiled; how long that took."""
    newest = since
    while time.time() - newest < QUIET_SECONDS:
        time.sleep(1)
        newest = max([since, *(file.stat().st_mtime for file in kernels.rglob("*.nbc"))])
    return newest - since


def _run(*command: str | Path) -> str:
    return subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout.strip()


if __name__ == "__main__":
    sys.exit(main())
