"""Runs the timers and bots of tables: what is to be done follows from the table, nothing else is kept."""

import asyncio
import logging
from collections.abc import Callable, Coroutine
from dataclasses import replace

from tenback.server.rooms.bot_pool import BotPool
from tenback.server.rooms.clock import now_ms
from tenback.server.rooms.leases import Leases
from tenback.server.rooms.live import LiveTable
from tenback.server.storage import Unavailable
from tenback.tables.decision import Accepted, Decision
from tenback.tables.effects import (
    Thinking,
    bot_moved,
    bot_to_move,
    longest_wait,
    on_time,
    thinking,
    wakes_at,
)
from tenback.tables.events import TableEvent
from tenback.tables.table import Table

Work = Callable[[], Coroutine[None, None, None]]
_LOG = logging.getLogger("tenback.server")
LATEST_MILLISECONDS = 2_800
"""When a bot answers that has not thought in time; its move is stored and shown before 3 s are over."""


class Runner:
    """What this process does for its tables without being asked."""

    def __init__(self, bots: BotPool, leases: Leases) -> None:
        self._bots, self._leases = bots, leases
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._thinking: set[str] = set()
        """The tables at which a bot thinks already."""
        self._stopped = False

    def plan(self, live: LiveTable) -> None:
        """Look what the table needs now, and see to it."""
        is_wanted = self.is_busy(live.table)
        if self._stopped or not self._leases.holds(live.table.id, is_wanted=is_wanted):
            return
        if not is_wanted:
            self.forget(live.table.id)
            return
        self._plan_timer(live)
        self._plan_thought(live)

    def is_busy(self, table: Table) -> bool:
        """Tell whether the table needs somebody to run it."""
        return wakes_at(table) is not None or bot_to_move(table) is not None

    async def stop(self) -> None:
        """Do nothing more."""
        self._stopped = True
        for timer in self._timers.values():
            timer.cancel()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def forget(self, table_id: str) -> None:
        """Drop what was planned for a table."""
        if (timer := self._timers.pop(table_id, None)) is not None:
            timer.cancel()

    # Timers -----------------------------------------------------------------------------------------------

    def _plan_timer(self, live: LiveTable) -> None:
        if (old := self._timers.pop(live.table.id, None)) is not None:
            old.cancel()
        moment = wakes_at(live.table)
        if moment is not None:
            # A log written before the clock was put back has times to come: nothing waits longer than it may.
            delay = min(max(0, moment - now_ms()), longest_wait(live.table)) / 1000
            loop = asyncio.get_running_loop()
            self._timers[live.table.id] = loop.call_later(delay, self._wake, live, moment)

    def _wake(self, live: LiveTable, moment: int) -> None:
        self._timers.pop(live.table.id, None)
        self._start(lambda: self._on_time(live, moment))

    async def _on_time(self, live: LiveTable, moment: int) -> None:
        """Do what was planned for a moment; once planned, the time of day does not matter."""

        def decided(table: Table) -> Decision:
            context = live.context(None)
            return Accepted(on_time(table, replace(context, now=max(context.now, moment))))

        await live.change(decided)
        # A clock can be a millisecond early.
        if live.table.id not in self._timers:
            self._plan_timer(live)

    # Bots -------------------------------------------------------------------------------------------------

    def _plan_thought(self, live: LiveTable) -> None:
        if live.table.id in self._thinking or (task := thinking(live.table)) is None:
            return
        self._thinking.add(live.table.id)
        self._start(lambda: self._think(live, task))

    async def _think(self, live: LiveTable, task: Thinking) -> None:
        """Answer at a moment that follows from public facts alone: the table's pace, or the latest moment."""
        seat, moment = task.seat, len(task.view.history)
        try:
            thought = await self._bots.move(task)
            await _until(_public_moment(live.table, task.answer_at))
            await live.change(lambda table: _at(table, moment, bot_moved(table, seat, *thought)))
        finally:
            self._thinking.discard(live.table.id)
        self.plan(live)

    def _start(self, work: Work) -> None:
        task = asyncio.create_task(_safely(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


async def _safely(work: Work) -> None:
    """Begin the work only here: a task that is cancelled before its first step has begun nothing."""
    try:
        await work()
    except Unavailable:
        # The store has logged why, and the table is planned again when it works again.
        return
    except Exception as error:
        _LOG.error("a table could not be run: %s", type(error).__name__)


def _at(table: Table, moment: int, events: tuple[TableEvent, ...]) -> Decision:
    """What was chosen for an older position is forgotten."""
    return Accepted(events if len(table.state.history) == moment else ())


def _public_moment(table: Table, wanted: int) -> int:
    """The wanted moment when the thought was ready in time, otherwise the latest one: both are public."""
    if now_ms() <= wanted or table.settings.bot_seconds == 0:
        return wanted
    return table.moved_at + LATEST_MILLISECONDS


async def _until(moment: int) -> None:
    # A sleep may end a millisecond early by the time of day; nothing waits longer than it may.
    end = min(moment, now_ms() + LATEST_MILLISECONDS)
    while (left := end - now_ms()) > 0:
        await asyncio.sleep(left / 1000)
