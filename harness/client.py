"""A small client with real sockets: a person or a bot writer would write much the same."""

import contextlib
import http.client
import itertools
import json
import threading
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

from websockets.exceptions import ConnectionClosed, InvalidMessage
from websockets.sync.client import ClientConnection, connect

from harness.servers import METRICS_TOKEN
from harness.timeouts import TIMEOUT, NotInTime, tries

PING_AFTER = 5.0
STAY_SECONDS = 0.5


@dataclass
class Answered:
    """An answer over HTTP."""

    status: int
    headers: dict[str, str]
    raw: bytes

    @property
    def json(self) -> Any:
        return json.loads(self.raw)


@dataclass
class Person:
    """Somebody with an identity on a server."""

    port: int
    secret: str = ""
    id: str = ""
    _numbers: Iterator[int] = field(default_factory=itertools.count)

    def request(
        self, method: str, path: str, body: Any = None, headers: dict[str, str] | None = None
    ) -> Answered:
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=TIMEOUT)
        sent = {"authorization": f"Bearer {self.secret}"} if self.secret else {}
        raw = body if isinstance(body, bytes) else None if body is None else json.dumps(body).encode()
        with contextlib.closing(connection):
            connection.request(method, path, raw, sent | (headers or {}))
            response = connection.getresponse()
            found = {name.lower(): value for name, value in response.getheaders()}
            return Answered(response.status, found, response.read())

    def get(self, path: str) -> Any:
        return self.request("GET", path).json

    def post(self, path: str, body: Any = None) -> Any:
        answered = self.request("POST", path, body)
        assert answered.status < 300, (answered.status, answered.raw)
        return answered.json

    def metrics(self) -> str:
        """Ask for the metrics as the host."""
        return self.request(
            "GET", "/metrics", headers={"authorization": f"Bearer {METRICS_TOKEN}"}
        ).raw.decode()

    def open_table(self, *seats: str, start: bool = False, **settings: Any) -> str:
        chosen = {"players": len(seats), "draft_seconds": 0, "bot_seconds": 0} | settings
        body = {"settings": chosen, "seats": list(seats), "start": start}
        return str(self.post("/api/tables", body)["id"])

    def sit(self, table: str, **options: Any) -> "Socket":
        return Socket(self, table, **options)


def person(port: int, name: str) -> Person:
    """Choose a name on a server."""
    somebody = Person(port)
    answered = somebody.request("POST", "/api/me", {"name": name}, {"tenback-client": "program"})
    assert answered.status == 201, answered.raw
    somebody.secret, somebody.id = answered.headers["tenback-secret"], answered.json["person"]["id"]
    return somebody


def opened(address: str, headers: dict[str, str], origin: str | None) -> ClientConnection:
    """Open a socket; a server hangs up when a busy machine has not sent the request in time: then again."""
    for _ in tries(f"{address} opens"):
        with contextlib.suppress(InvalidMessage, ConnectionClosed):
            return connect(
                address,
                additional_headers=headers,
                origin=origin,  # type: ignore[arg-type]
                open_timeout=TIMEOUT,
                close_timeout=1,
                compression=None,
                max_size=None,
                ping_interval=None,
                proxy=None,
            )
    raise AssertionError


class Socket:
    """An open socket at a table; keeps the last update and everything that was heard."""

    def __init__(
        self,
        who: Person | None,
        table: str,
        *,
        port: int = 0,
        seen: int = 0,
        origin: str | None = None,
        stays: bool = False,
        headers: dict[str, str] | None = None,
    ) -> None:
        sent = {"authorization": f"Bearer {who.secret}"} if who is not None and who.secret else {}
        self.port = port or (who.port if who else 0)
        self._context = contextlib.ExitStack()
        opening = opened(f"ws://127.0.0.1:{self.port}/ws/{table}", sent | (headers or {}), origin)
        self.raw: ClientConnection = self._context.enter_context(opening)
        self.heard: list[str] = []
        self.update: dict[str, Any] = {}
        self.connected: list[bool] = []
        self._ping_after = PING_AFTER
        self._closed, self._counting = threading.Event(), threading.Lock()
        self._own_pings = 0
        """Pings that only keep the link alive, and are not answered yet."""
        self._numbers = itertools.count(1)
        self._name = f"{time.monotonic_ns()}"
        # A server that refuses may have closed already; its reason is read later.
        with contextlib.suppress(ConnectionClosed):
            self.say({"type": "hello", "seen": seen})
        if stays:
            threading.Thread(target=self._stay, daemon=True).start()

    def __enter__(self) -> "Socket":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        self._closed.set()
        self._context.close()

    def say(self, message: Any) -> None:
        self.raw.send(message if isinstance(message, (str, bytes)) else json.dumps(message))

    def say_together(self, *messages: Any) -> None:
        """Send messages in one piece, so that the server has all of them before it answers any."""
        with self.raw.protocol_mutex:
            for message in messages:
                self.raw.protocol.send_text(json.dumps(message).encode())
            self.raw.socket.sendall(b"".join(self.raw.protocol.data_to_send()))

    def receive(self, timeout: float = TIMEOUT) -> dict[str, Any]:
        """Take the next message; answers to pings that only keep the link alive are none."""
        text, message = self._next(timeout)
        while message["type"] == "pong" and self._own_pings:
            with self._counting:
                self._own_pings -= 1
            text, message = self._next(timeout)
        self.heard.append(text)
        if message["type"] == "welcome":
            self._ping_after = min(PING_AFTER, message["ping_seconds"])
        elif message["type"] == "update":
            self.update = message
            self.connected = [seat["connected"] for seat in message["seats"]]
        elif message["type"] == "presence":
            self.connected = message["connected"]
        return message

    def _next(self, timeout: float) -> tuple[str, dict[str, Any]]:
        text = self.raw.recv(timeout)
        assert isinstance(text, str)
        return text, json.loads(text)

    def keep_alive(self) -> None:
        """Show the server that somebody is there."""
        with self._counting:
            self._own_pings += 1
        self.say({"type": "ping"})

    def _stay(self) -> None:
        """Keep the link alive, also while the test is busy with something else."""
        with contextlib.suppress(ConnectionClosed, OSError):
            while not self._closed.wait(STAY_SECONDS):
                self.keep_alive()

    def until_connected(self, *seats: int) -> None:
        """Wait until these seats are shown as connected, and the others are not."""

        def are_here() -> bool:
            return [index for index, is_here in enumerate(self.connected) if is_here] == list(seats)

        if not are_here():
            self.until(lambda _: are_here())

    def until(self, wanted: Callable[[dict[str, Any]], bool], timeout: float = TIMEOUT) -> dict[str, Any]:
        """Take messages until one is wanted."""
        give_up = time.monotonic() + timeout
        while (left := give_up - time.monotonic()) > 0:
            try:
                message = self.receive(min(left, self._ping_after))
            except TimeoutError:
                self.keep_alive()
                continue
            if wanted(message):
                return message
        raise NotInTime(f"not within {timeout:g} s; heard last: {self.heard[-3:]}")

    def until_update(
        self, wanted: Callable[[dict[str, Any]], bool], timeout: float = TIMEOUT
    ) -> dict[str, Any]:
        """Wait until the table looks as wanted; it may do so already."""
        if self.update and wanted(self.update):
            return self.update
        return self.until(lambda message: message["type"] == "update" and wanted(message), timeout)

    def until_number(self, number: int) -> dict[str, Any]:
        """Wait for an update that is as new as this."""
        return self.until_update(lambda update: update["number"] >= number)

    def ask(self, kind: str, /, **facts: Any) -> dict[str, Any]:
        """Ask something and wait for the answer."""
        return self.ask_with_id(self.new_id(), kind, **facts)

    def ask_with_id(self, action_id: str, kind: str, /, **facts: Any) -> dict[str, Any]:
        self.say({"type": "act", "id": action_id, "ask": {"type": kind, **facts}})
        return self.until(lambda m: m["type"] in ("done", "refused") and m["id"] == action_id)

    def new_id(self) -> str:
        return f"{self._name}-{next(self._numbers)}"

    def do(self, kind: str, /, **facts: Any) -> dict[str, Any]:
        """Ask something that must be done."""
        answered = self.ask(kind, **facts)
        assert answered["type"] == "done", answered
        return self.until_number(answered["number"])


def legal(update: dict[str, Any]) -> list[str]:
    """List the moves that an update offers, those that lose at once last."""
    board = update["board"]
    if board is None:
        return []
    if board["type"] == "take-that":
        moves = [move for card in board["hand"] for move in (card["twist"], card["lay"])]
        return [move for move in (*moves, board["take"]) if move]
    fits = [fit for card in board["hand"] for fit in card["fits"] if fit["move"]]
    fits.sort(key=lambda fit: (fit["fatal"] or fit["doomed"], fit["step"]))
    return [move for move in (board["begin"], board["end"], *(fit["move"] for fit in fits)) if move]
