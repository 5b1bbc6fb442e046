"""A way between client and server that can be blocked, as networks do: nothing closes, nothing arrives."""

import contextlib
import socket
import threading
from collections.abc import Iterator

SMALL = 4096
"""Few bytes are under way, so that a way that is blocked is full at once."""


class Gate(threading.Event):
    """Lets bytes through while it is set."""

    held = b""
    """What waits before it."""

    def let_through(self, data: bytes) -> None:
        """Wait with some bytes until it is open."""
        self.held = data
        self.wait()
        self.held = b""


class Proxy:
    """Passes bytes on in both directions, while it is let."""

    def __init__(self, port: int) -> None:
        self._target = port
        self._up, self._down = Gate(), Gate()
        self.open()
        self._sockets: list[socket.socket] = []
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.port: int = self._listening.getsockname()[1]
        threading.Thread(target=self._accept, daemon=True).start()

    def block(self) -> None:
        """Let nothing through."""
        self._up.clear()
        self._down.clear()

    def block_answers(self) -> None:
        """Let nothing through to the client: it reads no more."""
        self._down.clear()

    @property
    def held(self) -> bytes:
        """What the server has sent first that was not let through."""
        return self._down.held

    def open(self) -> None:
        """Let everything through."""
        self._up.set()
        self._down.set()

    def stop_sending(self) -> None:
        """End the client's side of the way alone, so that the link is half open."""
        for link in self._sockets[1::2]:
            link.shutdown(socket.SHUT_WR)

    def close(self) -> None:
        """Take the way away."""
        self.open()
        for link in (self._listening, *self._sockets):
            with contextlib.suppress(OSError):
                link.shutdown(socket.SHUT_RDWR)
            link.close()

    def _accept(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                client = self._listening.accept()[0]
                server = socket.socket()
                server.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, SMALL)
                server.connect(("127.0.0.1", self._target))
                self._sockets += [client, server]
                threading.Thread(target=_pass_on, args=(client, server, self._up), daemon=True).start()
                threading.Thread(target=_pass_on, args=(server, client, self._down), daemon=True).start()


def _pass_on(source: socket.socket, target: socket.socket, gate: Gate) -> None:
    try:
        while _passed_some_on(source, target, gate):
            pass
    except OSError:
        # A reset is not kept from who still sends, even while nothing goes through to it.
        with contextlib.suppress(OSError):
            source.shutdown(socket.SHUT_RDWR)
    # Nor is an end kept from the other side.
    with contextlib.suppress(OSError):
        target.shutdown(socket.SHUT_WR)


def _passed_some_on(source: socket.socket, target: socket.socket, gate: Gate) -> bool:
    data = source.recv(SMALL)
    gate.let_through(data)
    target.sendall(data)
    return bool(data)


@contextlib.contextmanager
def way_to(port: int) -> Iterator[Proxy]:
    """Put a way before a server for a while."""
    proxy = Proxy(port)
    try:
        yield proxy
    finally:
        proxy.close()
