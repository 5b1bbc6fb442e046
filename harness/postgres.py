"""A PostgreSQL of our own for tests and benches: found, started on a free port, and stopped again."""

import contextlib
import glob
import os
import pathlib
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator

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


class Cluster:
    """A running PostgreSQL with no passwords, on loopback alone; *before* are words before its command."""

    def __init__(self, folder: str, settings: tuple[str, ...], before: tuple[str, ...] = ()) -> None:
        found = binaries()
        assert found is not None
        self._bin, self._folder, self._settings, self._before = found, folder, settings, before
        self.port = free_port()
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
        self._databases = 0
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
        """End all of it the hard way."""
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()
        # Its children have sessions of their own and end when they miss their parent.
        pid_file = pathlib.Path(self._folder, "data", "postmaster.pid")
        time.sleep(0.3)
        with contextlib.suppress(FileNotFoundError):
            pid_file.unlink()

    def stop(self) -> None:
        """End it politely, at once."""
        self.process.send_signal(signal.SIGINT)
        self.process.wait(TIMEOUT)

    def new_database(self) -> str:
        """Make an empty database; give its address."""
        import psycopg

        self._databases += 1
        name = f"tenback{self._databases}"
        with psycopg.connect(self._url("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}")
        return self._url(name)

    def _url(self, name: str) -> str:
        return f"postgresql://postgres@127.0.0.1:{self.port}/{name}"

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
