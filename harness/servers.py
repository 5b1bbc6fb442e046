"""Real server processes for tests."""

import contextlib
import itertools
import os
import pathlib
import random
import signal
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator
from typing import Any

from harness.timeouts import TIMEOUT, wait_until

COMMAND = (sys.executable, "-c", "from tenback.cli._app import run; run()", "serve")
METRICS_TOKEN = "for-the-host-alone"
NewDatabase = Callable[[], str]
"""Makes an empty database and gives its address."""


LOWEST, HIGHEST = 10_000, 32_000
"""Ports below those that systems give to outgoing connections: none is taken between the look and the use."""
_ports = itertools.cycle(random.Random(os.getpid()).sample(range(LOWEST, HIGHEST), HIGHEST - LOWEST))
"""Every process goes through them in an order of its own, so that two workers hardly ever meet."""


def free_port() -> int:
    """Find a port that nobody listens at, and that this process has not used for long."""
    return next(port for port in _ports if _is_free(port))


def _is_free(port: int) -> bool:
    with contextlib.suppress(OSError), socket.socket() as probe:
        probe.bind(("127.0.0.1", port))
        return True
    return False


class Server:
    """A server in a process of its own."""

    def __init__(self, database: str, port: int | None = None, **options: Any) -> None:
        self.port = port or free_port()
        self.database = database
        self._options = options
        self.start()

    def start(self) -> None:
        words = [f"--{name.replace('_', '-')}={value}" for name, value in self._options.items()]
        self.process = subprocess.Popen(
            [*COMMAND, f"--port={self.port}", f"--database={self.database}", *words],
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            start_new_session=True,
            env={"TENBACK_FIELD_GAMES": "0"} | os.environ | {"TENBACK_METRICS_TOKEN": METRICS_TOKEN},
        )
        wait_for_port(self.port, self.process)

    def kill(self) -> None:
        """End it the hard way, bots included."""
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGKILL)
        self._gone()

    def stop(self) -> str:
        """End it politely; give what it printed."""
        with contextlib.suppress(ProcessLookupError):
            self.process.terminate()
        return self._gone()

    def _gone(self) -> str:
        try:
            printed, _ = self.process.communicate(timeout=TIMEOUT)
        except subprocess.TimeoutExpired:
            os.killpg(self.process.pid, signal.SIGKILL)
            printed, _ = self.process.communicate()
        return str(printed.decode())


def wait_for_port(port: int, process: "subprocess.Popen[bytes]") -> None:
    """Wait until the server answers."""
    wait_until(lambda: _answers(port, process), f"a server answers at port {port}")


def _answers(port: int, process: "subprocess.Popen[bytes]") -> bool:
    if process.poll() is not None:
        raise RuntimeError(process.communicate()[0].decode())
    with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), TIMEOUT) as link:
        link.sendall(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
        return b" 200 " in link.recv(64)
    return False


@contextlib.contextmanager
def served(database: str, **options: Any) -> Iterator[Server]:
    """Serve a database for a while."""
    server = Server(database, **options)
    try:
        yield server
    finally:
        server.kill()


def serving(folder: pathlib.Path, **options: Any) -> contextlib.AbstractContextManager[Server]:
    """Serve from a fresh file."""
    return served(str(folder / "tenback.sqlite"), **options)
