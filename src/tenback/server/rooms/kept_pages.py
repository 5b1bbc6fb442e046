"""Pages that take long to make: made in a process of their own, kept compressed, never twice at once."""

import asyncio
import gzip
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import TypeVar

from tenback.server.rooms.processes import Processes

MOST_BYTES = 32 * 1024 * 1024
MOST_WAITING = 16
COMPRESS_LEVEL = 6
T = TypeVar("T")
Make = Callable[[], Awaitable[bytes]]


class TooManyPages(Exception):
    """So many pages are being made that one more has to wait for another time."""


@dataclass(frozen=True, slots=True)
class PageKey:
    """What a page shows of which table."""

    table: str
    kind: str


class KeptPages:
    """The pages of finished games; nothing about them changes but by the deletion of a person."""

    def __init__(self, most_bytes: int = MOST_BYTES) -> None:
        self._most_bytes = most_bytes
        self._bytes = 0
        self._kept: OrderedDict[PageKey, bytes] = OrderedDict()
        self._making: dict[PageKey, asyncio.Future[bytes]] = {}
        self._process = Processes(1)

    async def compressed(self, key: PageKey, make: Make) -> bytes:
        """Give a page as gzip writes it."""
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        if key not in self._making:
            if len(self._making) >= MOST_WAITING:
                raise TooManyPages
            self._making[key] = asyncio.ensure_future(self._made(key, make))
        return await asyncio.shield(self._making[key])

    async def unpacked(self, packed: bytes) -> bytes:
        """Unpack a page for a client that cannot do so."""
        return await asyncio.to_thread(gzip.decompress, packed)

    async def elsewhere(self, work: Callable[[], T]) -> T:
        """Work in the process of the pages: in a thread it would take the interpreter from those who play."""
        # Starting the process takes some milliseconds.
        return await asyncio.wrap_future(await asyncio.to_thread(self._process.submit, work))

    def forget(self, table: str) -> None:
        """Drop what is kept of a table, because its log was rewritten; what is being made is not kept."""
        for key in [key for key in (*self._kept, *self._making) if key.table == table]:
            self._bytes -= len(self._kept.pop(key, b""))
            self._making.pop(key, None)

    def close(self) -> None:
        """Make nothing more."""
        self._process.stop()

    async def _made(self, key: PageKey, make: Make) -> bytes:
        own = asyncio.current_task()
        try:
            raw = await make()
            packed = await asyncio.to_thread(gzip.compress, raw, COMPRESS_LEVEL)
            if self._making.get(key) is own:
                self._keep(key, packed)
            return packed
        finally:
            if self._making.get(key) is own:
                del self._making[key]

    def _keep(self, key: PageKey, packed: bytes) -> None:
        self._kept[key] = packed
        self._bytes += len(packed)
        while self._bytes > self._most_bytes:
            _, oldest = self._kept.popitem(last=False)
            self._bytes -= len(oldest)
