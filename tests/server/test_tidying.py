"""Looking for garbage never stops a table: what lives is set aside, and a socket that goes leaves nothing."""

import asyncio
import contextlib
import gc
import pathlib
import weakref
from collections.abc import AsyncIterator, Iterator

import msgspec
import pytest
import uvicorn

from tenback.server.app import SETTINGS_VARIABLE
from tenback.server.run import _config, listening_socket
from tenback.server.settings import ServerSettings
from tenback.server.tidying import LATEST_SECONDS, QUIET_SECONDS, SEARCH_SECONDS, Tidying
from tests.server.client import legal, person
from tests.server.servers import free_port


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
        self.now, self.deeds = 0.0, 0
        self.tidying = Tidying(lambda: self.deeds, lambda: self.now)

    def passes(self, seconds: float, deeds: int) -> None:
        self.now, self.deeds = self.now + seconds, self.deeds + deeds
        self.tidying.tidy()


def test_what_lives_is_not_searched_again_while_people_play() -> None:
    day, old = Day(), Knot()
    day.passes(SEARCH_SECONDS, deeds=1)
    searched = weakref.ref(old)
    del old
    day.passes(QUIET_SECONDS, deeds=1)
    gc.collect()

    assert searched() is not None


def test_a_quiet_moment_is_used_to_search_everything() -> None:
    day, old = Day(), Knot()
    day.passes(SEARCH_SECONDS, deeds=1)
    searched = weakref.ref(old)
    del old
    day.passes(QUIET_SECONDS, deeds=0)

    assert searched() is None


def test_a_process_that_never_rests_is_searched_in_the_end() -> None:
    day, old = Day(), Knot()
    day.passes(SEARCH_SECONDS, deeds=1)
    searched = weakref.ref(old)
    del old
    day.passes(LATEST_SECONDS, deeds=1)

    assert searched() is None


def test_a_process_that_nobody_asks_for_anything_is_searched_once() -> None:
    day = Day()
    day.passes(SEARCH_SECONDS, deeds=1)
    day.passes(QUIET_SECONDS, deeds=0)
    searches: list[str] = []
    gc.callbacks.append(lambda phase, _: searches.append(phase))
    day.passes(SEARCH_SECONDS, deeds=0)
    gc.callbacks.pop()

    assert not searches


@contextlib.contextmanager
def _garbage_kept() -> Iterator[list[object]]:
    """Keep all that only a search finds to be garbage, from now on."""
    gc.collect()
    gc.disable()
    kept: list[object] = []
    try:
        yield kept
        gc.unfreeze()
        gc.set_debug(gc.DEBUG_SAVEALL)
        gc.collect()
        kept += gc.garbage
    finally:
        gc.set_debug(0)
        gc.garbage.clear()
        gc.enable()


@contextlib.asynccontextmanager
async def _served(settings: ServerSettings) -> AsyncIterator[None]:
    server = uvicorn.Server(_config(settings))
    task = asyncio.create_task(server.serve(sockets=[listening_socket(settings)]))
    while not server.started:
        await asyncio.sleep(0.01)
    yield
    server.should_exit = True
    await task


def _come_play_and_go(port: int) -> None:
    anna = person(port, "Anna")
    table = anna.open_table("me", start=True, game="the-game")
    for _ in range(3):
        with anna.sit(table) as socket:
            socket.do("move", move=legal(socket.until_update(lambda _: True))[0])


async def _left_by_sockets(settings: ServerSettings) -> set[str]:
    async with _served(settings):
        with _garbage_kept() as kept:
            await asyncio.to_thread(_come_play_and_go, settings.port)
        return {type(thing).__qualname__ for thing in kept}


def test_a_socket_that_goes_leaves_no_garbage(
    tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = ServerSettings(port=free_port(), database=str(tmp_path / "x.sqlite"))
    monkeypatch.setenv(SETTINGS_VARIABLE, msgspec.json.encode(settings).decode())

    left = asyncio.run(_left_by_sockets(settings))

    assert not left & {"Peer", "WebSocketsSansIOProtocol", "WebSocket", "Link", "LiveTable", "Table", "State"}
