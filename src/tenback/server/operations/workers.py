"""Several processes behind one port: everyone at a table is served by the same one.

The parent accepts connections, looks at the first bytes without taking them, and hands the connection to the
process that the table's id names; a process gives new tables ids that lead to itself. So a table is held,
read and shown in one process, however many there are.
"""

import asyncio
import contextlib
import os
import re
import selectors
import socket
import threading
import time
from collections.abc import Callable
from itertools import count

from uvicorn import Config, Server
from uvicorn.config import STARTUP_FAILURE
from uvicorn.supervisors.multiprocess import Multiprocess, Process

from tenback.server.operations.places import PLACE_VARIABLE, place_of
from tenback.server.rooms.server_state import DRAINED

PEEKED = 256
PATIENCE_SECONDS = 2.0
"""A connection that has sent nothing for so long is handed on; the worker closes it in its own time."""
_TABLE = re.compile(rb"[A-Z]+ /(?:ws|api/tables|api/admin/tables)/([A-Za-z0-9_-]+)")
EMPTY, IN_USE = b"e", b"u"
"""What a worker tells its parent while the server is being drained."""


def worker_for(first_bytes: bytes, workers: int, turn: int) -> int:
    """Choose the worker of a request: by its table, or else in turn."""
    found = _TABLE.match(first_bytes)
    return turn % workers if found is None else place_of(found[1], workers)


class Dispatcher(threading.Thread):
    """Accepts connections and hands each to a worker."""

    def __init__(
        self, listening: socket.socket, workers: list[socket.socket], drained: Callable[[], None]
    ) -> None:
        super().__init__(name="dispatcher", daemon=True)
        self._listening, self._workers, self._drained = listening, workers, drained
        self._empty: set[socket.socket] = set()
        """The workers at which nobody plays, while the server is being drained."""
        self._selector = selectors.DefaultSelector()
        self._since: dict[socket.socket, float] = {}
        self._turns = count()

    def run(self) -> None:
        """Serve until the process ends."""
        self._listening.listen(socket.SOMAXCONN)
        self._listening.settimeout(0)
        for wanted in (self._listening, *self._workers):
            self._selector.register(wanted, selectors.EVENT_READ)
        while True:
            for key, _ in self._selector.select(PATIENCE_SECONDS / 2):
                assert isinstance(key.fileobj, socket.socket)
                if key.fileobj is self._listening:
                    self._accept()
                elif key.fileobj in self._workers:
                    self._hear(key.fileobj)
                else:
                    self._hand_on(key.fileobj)
            self._hand_on_the_silent()

    def _hear(self, worker: socket.socket) -> None:
        """Note whether a worker is drained; when all are, the server stops."""
        with contextlib.suppress(OSError):
            is_empty = worker.recv(64).endswith(EMPTY)
            (self._empty.add if is_empty else self._empty.discard)(worker)
        if len(self._empty) == len(self._workers):
            self._drained()

    def _accept(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                connection, _ = self._listening.accept()
                connection.settimeout(0)
                self._since[connection] = time.monotonic()
                self._selector.register(connection, selectors.EVENT_READ)

    def _hand_on_the_silent(self) -> None:
        # The oldest come first.
        while self._since:
            connection, since = next(iter(self._since.items()))
            if time.monotonic() - since < PATIENCE_SECONDS:
                return
            self._hand_on(connection)

    def _hand_on(self, connection: socket.socket) -> None:
        del self._since[connection]
        self._selector.unregister(connection)
        first = b""
        with contextlib.suppress(OSError):
            first = connection.recv(PEEKED, socket.MSG_PEEK)
        chosen = worker_for(first, len(self._workers), next(self._turns))
        with connection:
            # A worker that does not take it (it hangs, or starts again) leaves it to the next one.
            for place in range(len(self._workers)):
                worker = self._workers[(chosen + place) % len(self._workers)]
                with contextlib.suppress(OSError):
                    socket.send_fds(worker, [b"c"], [connection.fileno()])
                    return


def is_drained(server: Server) -> bool:
    """Tell whether the host has the server emptied and nobody plays in this process any more."""
    drained = server.lifespan.state.get(DRAINED)
    return drained is not None and drained.is_set()


class OneServer(Server):
    """A server in one process; it stops by itself when it is drained."""

    async def on_tick(self, counter: int) -> bool:
        """Look several times a second whether to stop."""
        return await super().on_tick(counter) or is_drained(self)


class WorkerServer(Server):
    """A server that is handed its connections; its parent stops all of them when all are drained."""

    _parent: socket.socket
    _told_drained = False

    async def on_tick(self, counter: int) -> bool:
        """Tell the parent whether this process is drained, whenever that changes."""
        if is_drained(self) != self._told_drained:
            self._told_drained = not self._told_drained
            with contextlib.suppress(OSError):
                self._parent.send(EMPTY if self._told_drained else IN_USE)
        return await super().on_tick(counter)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Take connections from the parent."""
        assert sockets is not None
        await super().startup(sockets=[])
        parent = sockets[0]
        self._parent = parent
        parent.settimeout(0)
        asyncio.get_running_loop().add_reader(parent.fileno(), self._take, parent)

    def _take(self, parent: socket.socket) -> None:
        with contextlib.suppress(BlockingIOError):
            _, handles, _, _ = socket.recv_fds(parent, 1, 1)
            for handle in handles:
                task = asyncio.ensure_future(self._serve_one(socket.socket(fileno=handle)))
                self.server_state.tasks.add(task)
                task.add_done_callback(self.server_state.tasks.discard)

    async def _serve_one(self, connection: socket.socket) -> None:
        connection.settimeout(0)
        with contextlib.suppress(OSError):
            await asyncio.get_running_loop().connect_accepted_socket(self._protocol, connection)

    def _protocol(self) -> asyncio.Protocol:
        return self.config.http_protocol_class(  # type: ignore[call-arg]
            config=self.config, server_state=self.server_state, app_state=self.lifespan.state
        )


class WorkerProcess(Process):
    """One process of the server."""

    @property
    def server(self) -> Server:
        """The server in this process."""
        if self._server is None:
            self._server = WorkerServer(config=self.config)
        return self._server


class Workers(Multiprocess):
    """The processes of a server; one that ends is started again and takes what waits for it."""

    def __init__(self, config: Config, listening: socket.socket) -> None:
        super().__init__(config, [])
        pairs = [socket.socketpair() for _ in range(config.workers)]
        for ours, _ in pairs:
            ours.settimeout(0)
        self._theirs = [theirs for _, theirs in pairs]
        self._dispatcher = Dispatcher(listening, [ours for ours, _ in pairs], self.should_exit.set)

    def init_processes(self) -> None:
        """Start all processes, then let connections in."""
        self.processes = [self._started(place) for place in range(self.processes_num)]
        self._dispatcher.start()

    def restart_all(self) -> None:
        """Replace each process, one after the other."""
        for place, process in enumerate(self.processes):
            process.terminate()
            process.join()
            self.processes[place] = self._started(place)

    def keep_subprocess_alive(self) -> None:
        """Start a process again that has ended; one that cannot start ends all."""
        for place, process in enumerate(self.processes):
            if self.should_exit.is_set() or process.is_alive(self.config.timeout_worker_healthcheck):
                continue
            process.kill()
            process.join()
            if process.exitcode == STARTUP_FAILURE:
                self.should_exit.set()
                return
            self.processes[place] = self._started(place)

    def _started(self, place: int) -> Process:
        # A new process takes the environment of this moment along.
        os.environ[PLACE_VARIABLE] = str(place)
        process = WorkerProcess(self.config, [self._theirs[place]])
        process.start()
        return process
