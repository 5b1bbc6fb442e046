"""Looking for garbage never stops a table: what lives is set aside, and a socket that goes leaves nothing."""

import asyncio
import contextlib
import gc
import pathlib
import weakref
from collections.abc import AsyncIterator, Iterator
from socket import SHUT_RDWR

import msgspec
import pytest
import uvicorn

from harness.client import legal, person
from harness.servers import free_port
from harness.timeouts import tries
from tenback.server.http.app import SETTINGS_VARIABLE, STARTED_VARIABLE
from tenback.server.operations.gc_control import LATEST_SECONDS, QUIET_SECONDS, SEARCH_SECONDS, GarbageControl
from tenback.server.operations.run import _config, listening_socket
from tenback.server.operations.settings import ServerSettings

OF_A_SOCKET = {"WebSocketProtocol", "ServerProtocol", "WebSocket", "Client"}


class Knot:
    """A cycle: only a search finds that nobody needs it."""

    def __init__(self) -> None:
        self.self = self


@pytest.fixture(autouse=True)
def _as_before() -> Iterator[None]:
    yield
    gc.unfreeze()
    gc.collect()


class Day:
    """A process with a clock and a count of what was asked of it, both set by hand."""

    def __init__(self) -> None:
        self.now, self.activity = 0.0, 0
        self.control = GarbageControl(lambda: self.activity, lambda: self.now)

    def passes(self, seconds: float, activity: int) -> None:
        self.now, self.activity = self.now + seconds, self.activity + activity
        self.control.step()


def test_what_lives_is_not_searched_again_while_people_play() -> None:
    day, old = Day(), Knot()
    day.passes(SEARCH_SECONDS, activity=1)
    searched = weakref.ref(old)
    del old
    day.passes(QUIET_SECONDS, activity=1)
    gc.collect()

    assert searched() is not None


def test_a_quiet_moment_is_used_to_search_everything() -> None:
    day, old = Day(), Knot()
    day.passes(SEARCH_SECONDS, activity=1)
    searched = weakref.ref(old)
    del old
    day.passes(QUIET_SECONDS, activity=0)

    assert searched() is None


def test_a_process_that_never_rests_is_searched_in_the_end() -> None:
    day, old = Day(), Knot()
    day.passes(SEARCH_SECONDS, activity=1)
    searched = weakref.ref(old)
    del old
    day.passes(LATEST_SECONDS, activity=1)

    assert searched() is None


def test_a_process_that_nobody_asks_for_anything_is_searched_once() -> None:
    day = Day()
    day.passes(SEARCH_SECONDS, activity=1)
    day.passes(QUIET_SECONDS, activity=0)
    searches: list[str] = []
    gc.callbacks.append(lambda phase, _: searches.append(phase))
    day.passes(SEARCH_SECONDS, activity=0)
    gc.callbacks.pop()

    assert not searches


def _left() -> set[str]:
    """Name what is there of sockets, also of those that nobody needs any more."""
    gc.unfreeze()
    return {type(thing).__qualname__ for thing in gc.get_objects()} & OF_A_SOCKET


@contextlib.asynccontextmanager
async def _served(settings: ServerSettings) -> AsyncIterator[None]:
    server = uvicorn.Server(_config(settings))
    task = asyncio.create_task(server.serve(sockets=[listening_socket(settings)]))
    while not server.started:
        assert not task.done(), task.exception()
        await asyncio.sleep(0.01)
    yield
    server.should_exit = True
    await task


def _come_play_and_go(port: int) -> set[str]:
    anna = person(port, "Anna")
    table = anna.open_table("me", start=True, game="the-game")
    for _ in range(3):
        with anna.sit(table) as socket:
            socket.do("move", move=legal(socket.until_update(lambda _: True))[0])
            while_open = _left()
        lost = anna.sit(table)
        lost.until_update(lambda _: True)
        lost.raw.socket.shutdown(SHUT_RDWR)
    return while_open


async def _before_and_after_they_go(settings: ServerSettings) -> tuple[set[str], set[str]]:
    async with _served(settings):
        gc.disable()
        try:
            while_open = await asyncio.to_thread(_come_play_and_go, settings.port)
            for _ in tries("nothing is left of the sockets"):
                if not (left := _left()):
                    break
                await asyncio.sleep(0.05)
        finally:
            gc.enable()
    return while_open, left


def test_a_socket_that_goes_leaves_nothing_to_search_for(
    tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = ServerSettings(port=free_port(), database=str(tmp_path / "x.sqlite"))
    monkeypatch.setenv(SETTINGS_VARIABLE, msgspec.json.encode(settings).decode())
    monkeypatch.setenv(STARTED_VARIABLE, "0")

    while_open, left = asyncio.run(_before_and_after_they_go(settings))

    assert while_open == OF_A_SOCKET
    assert left == set()
