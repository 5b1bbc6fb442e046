"""A PostgreSQL of our own for tests and benches: found, started on a free port, and stopped again."""

import contextlib
import fcntl
import glob
import json
import os
import pathlib
import pwd
import shutil
import signal
import subprocess
import tempfile
from collections.abc import Iterator
from typing import Any

from harness.servers import free_port
from harness.timeouts import TIMEOUT, wait_until

FAST = ("fsync=off", "synchronous_commit=off", "full_page_writes=off")
"""For tests that ask about behaviour, not about durability."""


def binaries() -> str | None:
    """Find the folder with `initdb` and `postgres`."""
    on_path = shutil.which("postgres")
    places = [os.environ.get("TENBACK_POSTGRES_BIN"), on_path and os.path.dirname(on_path)]
    places += sorted(glob.glob("/usr/lib/postgresql/*/bin"), reverse=True)
    return next((place for place in places if place and os.path.exists(f"{place}/initdb")), None)


class Databases:
    """Makes databases in a PostgreSQL that runs."""

    def __init__(self, port: int) -> None:
        self.port = port
        self._databases = 0

    def new_database(self) -> str:
        """Make an empty database; give its address."""
        import psycopg

        self._databases += 1
        name = f"tenback_{os.getpid()}_{self._databases}"
        with psycopg.connect(self._url("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}")
        return self._url(name)

    def _url(self, name: str) -> str:
        return f"postgresql://postgres@127.0.0.1:{self.port}/{name}"


class Cluster(Databases):
    """A running PostgreSQL with no passwords, on loopback alone; *before* are words before its command."""

    def __init__(self, folder: str, settings: tuple[str, ...], before: tuple[str, ...] = ()) -> None:
        found = binaries()
        assert found is not None
        self._bin, self._folder, self._settings, self._before = found, folder, settings, before
        super().__init__(free_port())
        self._user = _plain_user()
        os.chmod(folder, 0o777)
        self._run(
            "initdb",
            "-D",
            f"{folder}/data",
            "-A",
            "trust",
            "-U",
            "postgres",
            "-N",
            "-E",
            "UTF8",
            "--locale=C",
        )
        self.start()

    def start(self) -> None:
        """Start it, or start it again after a kill."""
        options = ["listen_addresses=127.0.0.1", f"unix_socket_directories={self._folder}", *self._settings]
        words = [word for option in options for word in ("-c", option)]
        command = [f"{self._bin}/postgres", "-D", f"{self._folder}/data", "-p", str(self.port), *words]
        self.process = subprocess.Popen(
            [*self._before, *command],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, user=self._user, start_new_session=True,
        )  # fmt: skip
        self._wait()

    def kill(self) -> None:
        """End all of it the hard way: its children have sessions of their own."""
        everyone = [self.process.pid, *_descendants(self.process.pid)]
        for pid in everyone:
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        self.process.wait()
        wait_until(lambda: not any(map(_is_alive, everyone)), "PostgreSQL is dead")
        pathlib.Path(self._folder, "data", "postmaster.pid").unlink(missing_ok=True)

    def stop(self) -> None:
        """End it politely, at once."""
        self.process.send_signal(signal.SIGINT)
        self.process.wait(TIMEOUT)

    def leave(self) -> None:
        """Let it run on when this process ends: another one stops it."""
        self.process.returncode = 0  # Python warns of a child whose end it has not seen.

    def _run(self, program: str, *words: str) -> None:
        subprocess.run([f"{self._bin}/{program}", *words], check=True, capture_output=True, user=self._user)

    def _wait(self) -> None:
        import psycopg

        def answers() -> bool:
            with contextlib.suppress(psycopg.OperationalError):
                psycopg.connect(self._url("postgres"), connect_timeout=round(TIMEOUT)).close()
                return True
            return False

        wait_until(answers, "PostgreSQL starts")


def _descendants(pid: int) -> list[int]:
    """List the children of a process, and theirs."""
    children: list[int] = []
    for task in pathlib.Path("/proc", str(pid), "task").glob("*/children"):
        with contextlib.suppress(OSError):
            children += map(int, task.read_text().split())
    return [*children, *(far for child in children for far in _descendants(child))]


def _is_alive(pid: int) -> bool:
    """Tell whether a process runs; one that has ended may still wait for its parent to notice."""
    with contextlib.suppress(OSError):
        return pathlib.Path("/proc", str(pid), "stat").read_text().rpartition(")")[2].split()[0] != "Z"
    return False


def _plain_user() -> str | None:
    """PostgreSQL refuses to run as root."""
    return "nobody" if os.geteuid() == 0 and pwd.getpwnam("nobody") else None


@contextlib.contextmanager
def cluster(settings: tuple[str, ...] = FAST) -> Iterator[Cluster]:
    """Run a PostgreSQL for a while."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        running = Cluster(folder, settings)
        try:
            yield running
        finally:
            running.stop()


@contextlib.contextmanager
def shared_databases(folder: pathlib.Path) -> Iterator[Databases]:
    """Use one PostgreSQL with the other workers of a run: the first one starts it, the last one stops it."""
    with _noted(folder) as note:
        if not note:
            place = tempfile.mkdtemp()
            started = Cluster(place, FAST)
            note |= {"port": started.port, "pid": started.process.pid, "folder": place, "users": 0}
            started.leave()
        note["users"] += 1
        port = int(note["port"])
    yield Databases(port)
    with _noted(folder) as note:
        note["users"] -= 1
        if not note["users"]:
            with contextlib.suppress(ProcessLookupError):
                os.kill(note["pid"], signal.SIGINT)
            wait_until(lambda: not _is_alive(note["pid"]), "PostgreSQL ends")
            shutil.rmtree(note["folder"], ignore_errors=True)
            note.clear()


@contextlib.contextmanager
def _noted(folder: pathlib.Path) -> Iterator[dict[str, Any]]:
    """Hold what the workers know together, while nobody else does."""
    path = folder / "postgres.json"
    with path.open("a+", encoding="utf-8") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        file.seek(0)
        note = json.loads(file.read() or "{}")
        yield note
        file.truncate(0)
        file.write(json.dumps(note))
