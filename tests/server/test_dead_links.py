"""Links that die in every way a network knows: they are noticed, and nobody loses a seat or a move."""

import contextlib
import re
import socket
import struct
import time
from collections.abc import Callable, Iterator
from typing import Any

import psutil
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from harness.client import Person, Socket, legal, person
from harness.proxy import Proxy, way_to
from harness.servers import NewDatabase, Server, served
from harness.timeouts import tries

SILENT = 6.0
"""A connection has a third of this for its first request, and half of it for a pong."""
PING_FRAME = b"\x89"
"""How a ping of the WebSocket itself begins."""


@pytest.fixture(scope="module")
def hasty(new_database: NewDatabase) -> Iterator[Server]:
    """A server that waits for nobody longer than a test does."""
    with served(new_database(), limit_factor=1000, silent_seconds=SILENT) as server:
        yield server


@pytest.fixture(scope="module")
def patient(new_database: NewDatabase) -> Iterator[Server]:
    """A server that takes an hour to find anybody silent: whatever it notices sooner, it was told."""
    with served(new_database(), limit_factor=1000, silent_seconds=3600) as server:
        yield server


@pytest.fixture
def way(hasty: Server) -> Iterator[Proxy]:
    with way_to(hasty.port) as proxy:
        yield proxy


Pair = tuple[Person, Person, str]


@pytest.fixture
def pair(hasty: Server) -> Pair:
    return seated(hasty.port)


def seated(port: int) -> Pair:
    """Anna and Ben at a table that Anna has opened."""
    anna, ben = person(port, "Anna"), person(port, "Ben")
    table = anna.open_table("me", "open", game="the-game", talk="chat")
    with anna.sit(table, stays=True) as here:
        with ben.sit(table) as socket:
            socket.do("take-seat", seat=1)
            here.until_connected(0, 1)
        here.until_connected(0)
    return anna, ben, table


def closing_code(link: Socket) -> int | None:
    """Read to the end; give the code, or None when the link was cut without one."""
    with pytest.raises(ConnectionClosed) as closed:
        link.until(lambda _: False)
    return closed.value.rcvd.code if closed.value.rcvd else None


def test_a_clean_close_is_seen_at_once(patient: Server) -> None:
    anna, ben, table = seated(patient.port)
    with anna.sit(table, stays=True) as here:
        with ben.sit(table):
            here.until_connected(0, 1)
        here.until_connected(0)


def test_a_page_that_goes_away_without_a_word_is_seen_at_once(patient: Server) -> None:
    """Navigation: the system resets the connection, no frame says goodbye, the next page is there already."""
    anna, ben, table = seated(patient.port)
    with anna.sit(table, stays=True) as here:
        page = ben.sit(table)
        here.until_connected(0, 1)
        torn(page.raw)
        here.until_connected(0)
        with ben.sit(table) as next_page:
            assert next_page.until_update(lambda _: True)["you"]["seat"] == 1
            here.until_connected(0, 1)


def torn(raw: ClientConnection) -> None:
    """Reset a connection."""
    raw.socket.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    raw.close_socket()


def test_a_refusal_says_whether_to_come_back(hasty: Server) -> None:
    with Socket(None, "nowhere", port=hasty.port) as link:
        goodbye = link.until(lambda message: message["type"] == "goodbye")

        assert goodbye == {"type": "goodbye", "reason": "problem-server-no-such-table", "again": False}
        assert closing_code(link) == 4004


def test_a_black_hole_is_noticed_and_the_seat_is_kept(pair: Pair, way: Proxy) -> None:
    anna, ben, table = pair
    with anna.sit(table, stays=True) as here:
        ben.sit(table, port=way.port)
        here.until_connected(0, 1)
        way.block()
        here.until_connected(0)
        with ben.sit(table) as back:
            assert back.until_update(lambda _: True)["you"]["seat"] == 1
            here.until_connected(0, 1)


def test_who_comes_back_before_the_black_hole_is_noticed_stays_connected(pair: Pair, way: Proxy) -> None:
    anna, ben, table = pair
    with anna.sit(table, stays=True) as here:
        ben.sit(table, port=way.port)
        here.until_connected(0, 1)
        held = links(anna)
        way.block()
        with ben.sit(table, stays=True) as back:
            back.until_update(lambda _: True)
            until(lambda: links(anna) <= held, here, back)

            assert here.connected == [True, True]


def test_an_action_that_fell_into_a_black_hole_is_done_once(pair: Pair, way: Proxy) -> None:
    """Reconnect while a move is pending: it is sent again with its id."""
    anna, _, table = pair
    with anna.sit(table) as opening:
        opening.do("start")
        opening.do("move", move="begin")
        move = legal(opening.update)[0]
    act = {"type": "act", "id": "once", "ask": {"type": "move", "move": move}}
    lost = anna.sit(table, port=way.port)
    lost.until_update(lambda _: True)
    way.block_answers()
    lost.say(act)
    way.block()

    with anna.sit(table) as back:
        back.say(act)
        assert back.until(lambda message: message.get("id") == "once")["type"] == "done"
        played = back.until_update(lambda update: len(update["steps"]) > 1)
    assert [step["move"] for step in played["steps"]] == ["begin", move]


def test_a_pong_that_is_late_but_comes_keeps_the_link(port: int) -> None:
    anna, ben, table = seated(port)
    with anna.sit(table, stays=True) as here, way_to(port) as way, ben.sit(table, port=way.port) as slow:
        here.until_connected(0, 1)
        way.block_answers()
        until(lambda: holds_a_ping(way), here)
        way.open()
        slow.say({"type": "ping"})
        slow.until(lambda message: message["type"] == "pong")

        assert here.connected == [True, True]


def holds_a_ping(way: Proxy) -> bool:
    """Whether a ping waits to be let through; messages of the table are let through."""
    if way.held and way.held[:1] != PING_FRAME:
        way.open()
        way.block_answers()
    return way.held[:1] == PING_FRAME


def test_a_pong_that_is_too_late_closes_with_a_reason(pair: Pair, way: Proxy) -> None:
    """What the client says still comes through, so it is not silent; but nothing reaches it."""
    anna, ben, table = pair
    with anna.sit(table, stays=True) as here, ben.sit(table, port=way.port) as slow:
        here.until_connected(0, 1)
        way.block_answers()
        until(lambda: here.connected == [True, False], here, slow)
        way.open()

        # Where the client had said more than was read, the system resets the connection instead.
        assert closing_code(slow) in (1011, None)
        with ben.sit(table):
            here.until_connected(0, 1)


def test_who_says_nothing_any_more_is_told_to_come_back(pair: Pair) -> None:
    """The WebSocket answers pings by itself; a client that hangs above it is silent all the same."""
    anna, _, table = pair
    with anna.sit(table) as hanging:
        hanging.until_update(lambda _: True)
        heard: dict[str, Any] = {}
        while heard.get("type") != "goodbye":
            heard = hanging.receive()

        assert heard == {"type": "goodbye", "reason": "problem-server-silent", "again": True}
        assert closing_code(hanging) == 4000


MANY = 20
"""So many answers at once fill the buffers of the system soon."""


def ask_until_dropped(slow: Socket, here: Socket) -> None:
    """Ask for the whole table again and again, and read none of it, until the others see it gone."""

    def is_dropped() -> bool:
        with contextlib.suppress(ConnectionClosed):
            for _ in range(MANY):
                slow.say({"type": "hello", "seen": 0})
        return here.connected == [True, False]

    until(is_dropped, here, every=0.005)


def test_a_slow_reader_is_dropped_and_told_to_come_back(port: int) -> None:
    anna, ben, table = seated(port)
    with anna.sit(table, stays=True) as here, way_to(port) as way, ben.sit(table, port=way.port) as slow:
        here.do("start")
        here.until_connected(0, 1)
        way.block_answers()
        ask_until_dropped(slow, here)
        way.open()

        goodbye = slow.until(lambda message: message["type"] == "goodbye")
        assert goodbye == {"type": "goodbye", "reason": "problem-server-too-slow", "again": True}
        assert closing_code(slow) == 4000
        with ben.sit(table):
            here.until_connected(0, 1)


def test_who_never_reads_is_cut_off(server: Server) -> None:
    """A polite close would wait for the reader for ever, with all that waits to be sent to it."""
    anna, ben, table = seated(server.port)
    with anna.sit(table, stays=True) as here, way_to(server.port) as way:
        before = open_sockets(server)
        slow = ben.sit(table, port=way.port)
        here.do("start")
        here.until_connected(0, 1)
        way.block_answers()
        ask_until_dropped(slow, here)
        until(lambda: open_sockets(server) <= before, here)


def test_a_link_that_is_half_open_is_closed(pair: Pair, way: Proxy) -> None:
    """The client's side has ended, the server's has not: nothing can be asked any more."""
    anna, ben, table = pair
    with anna.sit(table, stays=True) as here:
        ben.sit(table, port=way.port)
        here.until_connected(0, 1)
        way.stop_sending()
        here.until_connected(0)


def open_sockets(server: Server) -> int:
    """Count the sockets that the server's process has open."""
    return len(psutil.Process(server.process.pid).net_connections("all"))


def links(somebody: Person) -> int:
    """Count the links that the server holds."""
    text = somebody.metrics()
    return int(re.findall(r"^tenback_links (\d+)", text, re.MULTILINE)[0])


def until(is_so: Callable[[], bool], *talking: Socket, every: float = 0.1) -> None:
    """Wait for something while links are kept alive."""
    for _ in tries("in a test of links"):
        if is_so():
            return
        wait(every, *talking)


def wait(seconds: float, *talking: Socket) -> None:
    """Let time pass while links ping, and take in what they hear."""
    ends = time.monotonic() + seconds
    for link in talking:
        with contextlib.suppress(ConnectionClosed, TimeoutError):
            link.keep_alive()
            while True:
                link.receive(max(0.0, ends - time.monotonic()))
