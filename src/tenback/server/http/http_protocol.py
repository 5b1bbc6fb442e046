"""uvicorn's HTTP protocol with an end to waiting for requests that never come, or never end."""

import asyncio
from collections import defaultdict

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from tenback.server.operations.rate_limits import network_of

MOST_WAITING = 50
"""How many connections of one address may be without a request; browsers open one or two in advance."""
UNFINISHED = (h11.IDLE, h11.SEND_BODY)
STATE = "waiting"
"""Under this name the application hands its waiting connections to the protocol."""
STOPPING = "stopping"
"""Under this name it hands over an event: answers that would go on for long end when the server stops."""


class WaitingConnections:
    """The connections that have not sent a whole request, by address, the oldest first."""

    def __init__(self, seconds: float, factor: float = 1) -> None:
        self.seconds = seconds
        self._most = max(1, round(MOST_WAITING * factor))
        self._by_network: defaultdict[str, dict[HttpProtocol, None]] = defaultdict(dict)

    def add(self, network: str, connection: "HttpProtocol") -> None:
        """Note that a connection waits; when its address has too many, the oldest of them is closed."""
        waiting = self._by_network[network]
        waiting[connection] = None
        if len(waiting) > self._most:
            next(iter(waiting)).give_up()

    def discard(self, network: str, connection: "HttpProtocol") -> None:
        """Note that a connection waits no longer."""
        waiting = self._by_network[network]
        waiting.pop(connection, None)
        if not waiting:
            del self._by_network[network]


class HttpProtocol(H11Protocol):
    """One connection."""

    _timer: asyncio.TimerHandle | None = None
    _is_socket = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Wait for the first request, but not for ever."""
        super().connection_made(transport)
        self._network = network_of(self.client[0] if self.client else "-")
        self._wait()

    def data_received(self, data: bytes) -> None:
        """Take in a piece; whatever is left of a request has to come in time."""
        super().data_received(data)
        if self._is_socket or self.conn.their_state not in UNFINISHED:
            self._wait_no_more()
        elif self._timer is None:
            self._wait()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Hand the connection on; to h11 its request looks unfinished for ever."""
        self._is_socket = True
        super().handle_websocket_upgrade(event)

    def shutdown(self) -> None:
        """End with the server."""
        self.app_state[STOPPING].set()
        super().shutdown()

    def connection_lost(self, exc: Exception | None) -> None:
        """Wait for nothing more."""
        self._wait_no_more()
        super().connection_lost(exc)

    def give_up(self) -> None:
        """Close the connection, because its request did not come."""
        self._wait_no_more()
        self.transport.abort()

    @property
    def _waiting(self) -> WaitingConnections:
        waiting = self.app_state[STATE]
        assert isinstance(waiting, WaitingConnections)
        return waiting

    def _wait(self) -> None:
        self._timer = self.loop.call_later(self._waiting.seconds, self.give_up)
        self._waiting.add(self._network, self)

    def _wait_no_more(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
            self._waiting.discard(self._network, self)
