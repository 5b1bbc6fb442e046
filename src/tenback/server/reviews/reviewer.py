"""Makes the reviews that were asked for, the oldest first, turn by turn; the queue is in the database."""

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator
from concurrent.futures.process import BrokenProcessPool
from functools import partial

from tenback.records import format_record
from tenback.server.reviews import judging
from tenback.server.rooms.clock import now_ms
from tenback.server.rooms.hub import Hub
from tenback.server.storage import Unavailable
from tenback.server.storage.database import Connection
from tenback.server.storage.lists import log_of
from tenback.server.storage.reviews import (
    HOLD_MILLISECONDS,
    Stage,
    add_step,
    begin_review,
    end_review,
    hold_review,
    review_of,
    take_next,
)
from tenback.tables.recording import record_of

_LOG = logging.getLogger("tenback.server")
LOOK_SECONDS = 5.0
"""After so long a process looks for reviews that others were asked for and have not finished."""
NEWS_SECONDS = 1.0
"""Another process may be the one that makes a review: so often its turns are looked for."""
COMPILING_SECONDS = 1.0


class Reviewer:
    """The one that makes reviews in this process."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._asked, self._judged = asyncio.Event(), asyncio.Event()

    def look(self) -> None:
        """Somebody has asked for a review."""
        self._asked.set()

    async def news(self) -> None:
        """Wait until a turn was judged or a review is over; somewhere else that may be without a word."""
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._judged.wait(), NEWS_SECONDS)

    def _tell(self) -> None:
        """Wake all who wait for news; whoever waits from now on waits for the next."""
        self._judged.set()
        self._judged = asyncio.Event()

    async def run(self) -> None:
        """Make reviews as long as the server runs, as many at once as the bots' processes have room for."""
        async with asyncio.TaskGroup() as group:
            for _ in range(self._hub.bot_pool.reviews_at_once):
                group.create_task(self._run_one_after_the_other())

    async def _run_one_after_the_other(self) -> None:
        """Make reviews; what a killed server has begun goes on."""
        while True:
            with contextlib.suppress(Unavailable):
                while table_id := await self._take():
                    async with self._holding(table_id):
                        await self._make(table_id)
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._asked.wait(), LOOK_SECONDS)
            self._asked.clear()

    async def _take(self) -> str | None:
        return await self._hub.store.write(lambda connection: take_next(connection, self._hub.name, now_ms()))

    @contextlib.asynccontextmanager
    async def _holding(self, table_id: str) -> AsyncIterator[None]:
        """Keep others away from a review while it is made; a turn may wait long for a free process."""
        task = asyncio.create_task(self._hold(table_id))
        try:
            yield
        finally:
            task.cancel()

    async def _hold(self, table_id: str) -> None:
        while True:
            await asyncio.sleep(HOLD_MILLISECONDS / 1000 / 4)
            with contextlib.suppress(Unavailable):
                await self._hub.store.write_passing(partial(_hold, table_id))

    async def _make(self, table_id: str) -> None:
        try:
            await self._judge(table_id)
            stage = Stage.DONE
        except (Unavailable, BrokenProcessPool):
            return  # What is judged is kept; after a while it goes on.
        except Exception as error:
            # The message could name a card.
            _LOG.error("table %s cannot be reviewed: %s", table_id, type(error).__name__)
            stage = Stage.FAILED
        await self._hub.store.write(lambda connection: end_review(connection, table_id, stage))
        self._tell()

    async def _judge(self, table_id: str) -> None:
        text, store = await self._record(table_id), self._hub.store
        begun = await self._begun(text)
        await store.write(
            lambda connection: begin_review(connection, table_id, begun.turns, begun.start, begun.open_win)
        )
        kept = await store.read(lambda connection: review_of(connection, table_id))
        for place in range(len(kept.steps) if kept else 0, begun.turns):
            step = await self._hub.bot_pool.review(partial(judging.judge, text, place))
            await store.write_passing(partial(_keep, table_id, place, step))
            self._tell()

    async def _begun(self, text: str) -> judging.Begun:
        while (begun := await self._hub.bot_pool.review(partial(judging.begin, text))) is None:
            await asyncio.sleep(COMPILING_SECONDS)
        return begun

    async def _record(self, table_id: str) -> str:
        live = await self._hub.table(table_id)
        if live is None or live.table.stage != "over":
            raise LookupError(table_id)
        log = await self._hub.store.read_long(lambda connection: log_of(connection, table_id))
        return format_record(record_of(live.table, log))


def _keep(table_id: str, place: int, step: str, connection: Connection) -> None:
    add_step(connection, table_id, place, step, now_ms())


def _hold(table_id: str, connection: Connection) -> None:
    hold_review(connection, table_id, now_ms())
