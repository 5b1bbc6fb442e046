"""A real terminal with a real program in it."""

import fcntl
import os
import pty
import select
import signal
import struct
import subprocess
import sys
import termios
from collections.abc import Callable
from pathlib import Path

from harness.timeouts import tries


class Terminal:
    """Runs `tenback` as a person would, 80 by 24."""

    def __init__(self, *words: str, data: Path) -> None:
        self._ours, theirs = pty.openpty()
        fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
        self._program = subprocess.Popen(
            [sys.executable, "-c", "from tenback.cli import main; main()", *words],
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            env={**os.environ, "TERM": "xterm-256color", "TENBACK_DATA": str(data), "LC_ALL": "C.UTF-8"},
            start_new_session=True,
        )
        os.close(theirs)
        self.output = ""

    def wait_for(self, holds: Callable[[], bool]) -> None:
        """Wait for a condition, and take what the program writes meanwhile."""
        for _ in tries(f"in a terminal that shows {self.output[-3000:]}"):
            if holds():
                return
            self._take()

    def type(self, keys: str) -> None:
        """Type keys."""
        os.write(self._ours, keys.encode())

    def kill(self) -> None:
        """Kill the program as `kill -9` does: it can do nothing about it."""
        self._program.send_signal(signal.SIGKILL)
        self.wait_for_end()

    def wait_for_end(self) -> int:
        """Wait until the program has ended."""
        self.wait_for(lambda: self._program.poll() is not None)
        os.close(self._ours)
        return self._program.returncode

    def _take(self) -> None:
        ready, _, _ = select.select([self._ours], [], [], 0.1)
        if ready:
            try:
                self.output += os.read(self._ours, 65536).decode(errors="replace")
            except OSError:  # The other side is gone.
                return
