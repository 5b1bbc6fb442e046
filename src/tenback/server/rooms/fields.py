"""Makes the fields of shared deals: games of bots, in a process of its own at the lowest priority.

What is made is stored piece by piece, so a server that was stopped goes on where it was. A lease sees to it
that one process at a time makes the field of a deal.
"""

import asyncio
import contextlib
import logging
import multiprocessing
import os
from collections.abc import Collection
from concurrent.futures import ProcessPoolExecutor

from tenback.server.rooms.bot_pool import end_with_server
from tenback.server.storage import Store, Unavailable
from tenback.server.storage.field_games import add_games, games_of
from tenback.server.storage.leases import drop_leases, take_leases
from tenback.server.storage.shared_deals import SharedDeal
from tenback.tables.keyed import keyed_deal
from tenback.tables.standing import FieldGame

_LOG = logging.getLogger("tenback.server")
LOWEST_PRIORITY = 19
RENEW_SECONDS = 0.8
WAIT_SECONDS = 5.0
"""How long to wait where another process makes the same field."""


class FieldMaker:
    """Makes the fields of the deals that somebody plays, one after the other."""

    def __init__(self, store: Store, process: str, games: int) -> None:
        self._store, self._process = store, process
        self.games = games
        """How many games the field's own level plays of each deal; 0 makes no fields."""
        self._waiting: dict[str, tuple[SharedDeal, bytes]] = {}
        self._task: asyncio.Task[None] | None = None
        self._pool: ProcessPoolExecutor | None = None

    def make(self, deal: SharedDeal, key: bytes) -> None:
        """See to it that a deal gets its field."""
        if not self.games:
            return
        self._waiting[deal.id] = deal, key
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        """Make nothing more; what is in work is made again by the next process."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        self._end_process()

    async def _run(self) -> None:
        try:
            while self._waiting:
                deal_id, (deal, key) = next(iter(self._waiting.items()))
                await self._make(deal, key)
                self._waiting.pop(deal_id, None)
        except Unavailable:
            # The database is away; the next who plays asks again.
            self._waiting.clear()
        except Exception as error:
            # The error's text could name a card.
            _LOG.error("a field could not be made: %s", type(error).__name__)
            self._waiting.clear()
        finally:
            self._end_process()

    async def _make(self, deal: SharedDeal, key: bytes) -> None:
        lease = f"field-{deal.id}"
        while True:
            made = await self._store.read(lambda connection: games_of(connection, deal.id))
            if not await self._has(lease):
                await asyncio.sleep(WAIT_SECONDS)
                continue
            games = await self._piece(deal, key, {(game.level, game.number) for game in made}, lease)
            if not games:
                break
            await self._store.write(lambda connection, games=games: add_games(connection, deal.id, games))  # type: ignore[misc]
        if self._store.is_shared:
            await self._store.write_passing(
                lambda connection: drop_leases(connection, [lease], self._process)
            )

    async def _piece(
        self, deal: SharedDeal, key: bytes, made: Collection[tuple[str, int]], lease: str
    ) -> list[FieldGame]:
        """Have a piece made, and keep the lease meanwhile."""
        work = asyncio.wrap_future(self._started().submit(_next_games, deal, key, self.games, made))
        while not work.done():
            await asyncio.wait([work], timeout=RENEW_SECONDS)
            await self._has(lease)
        return await work

    async def _has(self, lease: str) -> bool:
        """Take or renew the lease; a database of one process needs none."""
        if not self._store.is_shared:
            return True
        taken = await self._store.write_passing(
            lambda connection: take_leases(connection, [lease], self._process)
        )
        return bool(taken)

    def _started(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(1, context, initializer=_begin)
        return self._pool

    def _end_process(self) -> None:
        if self._pool is None:
            return
        for process in list((getattr(self._pool, "_processes", None) or {}).values()):
            process.terminate()
        self._pool.shutdown(wait=False, cancel_futures=True)
        self._pool = None


# In the process of its own --------------------------------------------------------------------------------


def _begin() -> None:
    with contextlib.suppress(AttributeError, OSError):
        os.nice(LOWEST_PRIORITY)
    end_with_server()


def _next_games(
    deal: SharedDeal, key: bytes, games: int, made: Collection[tuple[str, int]]
) -> list[FieldGame]:
    """Play what is missing next; nothing when the field is complete."""
    from tenback.arena.fields import FieldDeal, next_piece, play_piece

    piece = next_piece(deal.settings.game, games, made)
    if piece is None:
        return []
    dealt = FieldDeal(keyed_deal(deal.settings, key), deal.seats, deal.settings.has_marks)
    return [game for game in play_piece(dealt, piece) if (game.level, game.number) not in made]
