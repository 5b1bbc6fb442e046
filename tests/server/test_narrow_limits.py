"""What one address may read, delete and keep open, at a server with narrow limits."""

import contextlib
import pathlib
import socket
from collections.abc import Iterator

import pytest

from harness.client import Answered, Person, Socket
from harness.logs import game_log, put
from harness.servers import Server, serving
from harness.timeouts import TIMEOUT
from tenback.tables.settings import Settings


@pytest.fixture(scope="module")
def narrow(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder: pathlib.Path = tmp_path_factory.mktemp("narrow")
    log = game_log(Settings(game="the-game", players=2), ["anna", "ben"], moves=0, seed=1)
    put(str(folder / "tenback.sqlite"), {"t": log}, {})
    with serving(folder, limit_factor=0.02, silent_seconds=3) as server:
        yield server


def first_refusal(port: int, method: str, path: str) -> Answered:
    """Ask again and again until it is too much."""
    while (answered := Person(port).request(method, path)).status != 429:
        assert answered.status < 500
    return answered


@pytest.mark.parametrize(("method", "path"), [
    ("DELETE", "/api/me"), ("GET", "/api/tables/none/replay"), ("GET", "/api/tables/none/record"),
    ("GET", "/api/openapi.json"), ("GET", "/nowhere.js"),
])  # fmt: skip
def test_what_is_asked_too_often_from_one_address_is_refused(narrow: Server, method: str, path: str) -> None:
    refused = first_refusal(narrow.port, method, path)

    assert refused.json["reason"] == "problem-server-too-many"


def closed(connection: socket.socket) -> bool:
    """Wait until the server has closed a connection."""
    connection.settimeout(TIMEOUT)
    with contextlib.suppress(ConnectionResetError):
        while connection.recv(4096):
            pass
    return True


HALVES = (b"", b"GET / HT", b"GET / HTTP/1.1\r\nHost: x\r\n", b"POST /api/me HTTP/1.1\r\nHost: localhost\r\n")
BODY = b"Content-Length: 20\r\n\r\n{"


@pytest.mark.parametrize("sent", [*HALVES, HALVES[-1] + BODY])
def test_a_connection_that_sends_no_whole_request_is_closed(narrow: Server, sent: bytes) -> None:
    with socket.create_connection(("127.0.0.1", narrow.port)) as connection:
        connection.sendall(sent)

        assert closed(connection)


def test_a_second_request_that_is_never_finished_is_not_waited_for(narrow: Server) -> None:
    with socket.create_connection(("127.0.0.1", narrow.port)) as connection:
        connection.sendall(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\nGET /heal")
        assert connection.recv(8) == b"HTTP/1.1"
        assert closed(connection)


def test_a_socket_has_sent_its_request_and_stays(narrow: Server) -> None:
    with Socket(None, "t", port=narrow.port) as watching:
        watching.until_update(lambda _: True)
        with socket.create_connection(("127.0.0.1", narrow.port)) as later:
            assert closed(later)
        watching.say({"type": "ping"})

        assert watching.until(lambda message: message["type"] == "pong")


def test_an_address_has_so_many_connections_without_a_request(narrow: Server) -> None:
    """The oldest makes room, so that whoever does ask something gets in."""
    with contextlib.ExitStack() as opened:
        connections = [
            opened.enter_context(socket.create_connection(("127.0.0.1", narrow.port))) for _ in range(20)
        ]
        assert closed(connections[0])
        assert Person(narrow.port).request("POST", "/api/me", {"name": "Anna"}).status in (201, 429)
