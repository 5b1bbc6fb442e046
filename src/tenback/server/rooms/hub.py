"""All tables of this process, and what they share."""

import asyncio
import contextlib
import logging
import re
import secrets
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any

from tenback.bots.level_talk import level_says
from tenback.server.operations.metrics import Metrics
from tenback.server.operations.rate_limits import RateLimits
from tenback.server.operations.timeouts import Timeouts
from tenback.server.rooms.audience import Audience
from tenback.server.rooms.bot_pool import BotPool
from tenback.server.rooms.checkup import Checkup
from tenback.server.rooms.clients import Clients
from tenback.server.rooms.clock import now_ms
from tenback.server.rooms.kept_pages import KeptPages
from tenback.server.rooms.leases import Leases, SharedLeases
from tenback.server.rooms.live import LiveTable, Services
from tenback.server.rooms.loading import Loaded, end_after, load
from tenback.server.rooms.presence import Presence, SharedPresence
from tenback.server.rooms.runner import Runner
from tenback.server.rooms.server_state import SharedState
from tenback.server.storage import Append, Store, Unavailable
from tenback.server.storage.database import Connection
from tenback.server.storage.lists import running
from tenback.server.storage.people import Person, delete_codes
from tenback.server.storage.postgres import Listener
from tenback.server.storage.server_state import CHANGED
from tenback.server.wire.problems import ServerProblem
from tenback.tables.appending import opened
from tenback.tables.chance import Chance, SystemChance
from tenback.tables.decision import Referee
from tenback.tables.events import TableEvent
from tenback.talk.unwanted import UnwantedWords

_LOG = logging.getLogger("tenback.server")
TABLE_ID = re.compile(r"[\w-]{1,64}", re.ASCII)
IDLE_MILLISECONDS = 10 * 60 * 1000
JUST_USED_MILLISECONDS = 5_000
RESUMED_TOGETHER = 50
NOTHING_UNWANTED = UnwantedWords()
DELETE_CODES_SECONDS = 10 * 60.0
NO_TABLE = 4004
"""Closes a socket whose table does not exist."""
Alongside = Callable[[str, Connection], None]
"""What else is written in the transaction that opens the table of that id."""


class Hub:
    """The tables that this process holds."""

    def __init__(
        self,
        store: Store,
        bot_pool: BotPool,
        find_number: Referee,
        limits: RateLimits,
        timeouts: Timeouts,
        *,
        started_at: int = 0,
        notice: str = "",
        unwanted: UnwantedWords = NOTHING_UNWANTED,
        chance: Chance | None = None,
    ) -> None:
        self.name = secrets.token_hex(8)  # names this process to the others
        self.store, self.bot_pool, self.find_number, self.unwanted = store, bot_pool, find_number, unwanted
        self.metrics, self.limits, self.timeouts = Metrics(), limits, timeouts
        self.leases: Leases = SharedLeases(store, self.name) if store.is_shared else Leases()
        self.presence, self.clients = self._presence(), Clients()
        self.state = SharedState(store, self.clients, self._playing, started_at=started_at, notice=notice)
        self.runner = Runner(bot_pool, self.leases)
        self._services = self._make_services(chance or SystemChance())
        self.pages, self.checkup = KeptPages(), Checkup(store)
        self._listener: Listener | None = None
        self._tables: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable | None]] = {}
        self._tasks: list[asyncio.Task[Any]] = []
        self._soon: set[asyncio.Task[None]] = set()

    def _make_services(self, chance: Chance) -> Services:
        return Services(
            process=self.name,
            store=self.store,
            presence=self.presence,
            find_number=self.find_number,
            chance=chance,
            find_unwanted=self.unwanted.find,
            is_draining=lambda: self.state.is_draining,
            changed=self.runner.plan,
            gone=self._gone,
        )

    def _presence(self) -> Presence:
        if not self.store.is_shared:
            return Presence()
        return SharedPresence(self.store, self.name, self._audience_of, self._read_on, self._read_all)

    async def start(self) -> None:
        """Resume the running tables and listen to the other processes."""
        if self.store.is_shared:
            call = asyncio.get_running_loop().call_soon_threadsafe
            self._listener = Listener(
                self.store.database.url,
                lambda words: call(self._hear, words),
                lambda: call(self._listen_again),
            )
        self.leases.start(self.held, self.table, self.runner.is_busy, self.runner.plan)
        self.presence.start()
        self.store.on_commit(self.metrics.commit_took)
        loop = asyncio.get_running_loop()
        self.store.health.on_recovery = lambda: loop.call_soon_threadsafe(self._plan_all)
        work = (self._resume(), self._sweep(), self._delete_codes(), self.metrics.watch_lateness())
        self._tasks += map(asyncio.create_task, (*work, self.state.watch()))

    async def stop(self) -> None:
        """Disconnect all clients, which reconnect by themselves, and stop all work."""
        for task in self._tasks:
            task.cancel()
        self.clients.disconnect_all()
        await self.runner.stop()
        await self.leases.stop()
        await self.presence.stop()
        if self._listener is not None:
            await asyncio.to_thread(self._listener.stop)
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.bot_pool.stop()
        self.pages.close()
        await self.store.close()

    async def table(self, table_id: str) -> LiveTable | None:
        """Find a table, reading its log if this process does not hold it."""
        live = await self._found(table_id)
        if live is not None:
            # The caller may enter the table a moment later; it must not be let go until then.
            live.used_at = now_ms()
        return live

    async def _found(self, table_id: str) -> LiveTable | None:
        if not TABLE_ID.fullmatch(table_id):
            return None
        if (live := self._tables.get(table_id)) is not None:
            return live
        if table_id not in self._loading:
            self._loading[table_id] = asyncio.create_task(self._load(table_id))
        try:
            return await self._loading[table_id]
        finally:
            self._loading.pop(table_id, None)

    def _audience_of(self, table_id: str) -> Audience | None:
        live = self._tables.get(table_id)
        return None if live is None else live.audience

    def held(self, table_id: str) -> LiveTable | None:
        """Find a table that this process holds already."""
        return self._tables.get(table_id)

    def hidden_tables(self) -> list[str]:
        """List the tables held here that hide their cards, because others play the same deal."""
        return [live.table.id for live in self._tables.values() if live.audience.open_until]

    async def reload(self, table_id: str) -> None:
        """Read a table's log again from the beginning, because it was rewritten."""
        # One that is being read just now may have been read before that.
        live = await self.table(table_id) if table_id in self._loading else self._tables.get(table_id)
        if live is not None:
            await live.reload()
        self.pages.forget(table_id)

    async def open_table(
        self, *events: TableEvent, open_until: int = 0, alongside: Alongside | None = None
    ) -> LiveTable:
        """Store a new table and hold it; spectators see no card while its deal is open elsewhere."""
        table_id = self._services.chance.table_id()
        entries, table = opened(table_id, events, now=now_ms(), says=level_says)
        also = None if alongside is None else partial(alongside, table_id)
        batch = Append(entries, None, table, self.name, alongside=also)
        await self.store.append(batch)
        loaded = Loaded(table, end_after(entries[-1], 0), set(), open_until)
        return self._hold(LiveTable(loaded, self._services))

    async def _load(self, table_id: str) -> LiveTable | None:
        try:
            loaded = await load(self.store, table_id)
        except Exception as error:
            _LOG.error("table %s cannot be read: %s", table_id, type(error).__name__)
            raise
        return None if loaded is None else self._hold(LiveTable(loaded, self._services))

    def _hold(self, live: LiveTable) -> LiveTable:
        held = self._tables.setdefault(live.table.id, live)
        if held is live:
            self.presence.opened(live.table.id)
        self.runner.plan(held)
        return held

    def _hear(self, said: str) -> None:
        """Handle a message of another process: a table has changed, or who is connected there."""
        origin, *words = said.split(" ")
        if origin == self.name or not words:
            return
        if words[0] == "changed":
            if (live := self._tables.get(words[1])) is not None:
                self._follow(live)
        elif words[0] == "rewritten":
            self._start(self.reload(words[1]))
        elif words[0] == CHANGED:
            self._start(self.state.reload())
        elif words[0] == "deleted":
            self.clients.disconnect_person(words[1])
        elif words[0] == "renamed":
            self.clients.rename_person(Person(words[1], " ".join(words[2:])))
        elif isinstance(self.presence, SharedPresence):
            self.presence.hear(origin, words)

    def _follow(self, live: LiveTable) -> None:
        """Read what another process has appended; a table that nobody needs here is let go instead."""
        is_needed = (
            live.audience.clients or live.is_changing or self.leases.holds(live.table.id, is_wanted=False)
        )
        # Whoever has just asked for it may enter it a moment later.
        if is_needed or now_ms() - live.used_at < JUST_USED_MILLISECONDS:
            self._start(live.catch_up())
        else:
            self._let_go(live)

    def _listen_again(self) -> None:
        """Read what was appended while the listener was disconnected, and ask again who else is there."""
        for live in self._tables.values():
            self.presence.opened(live.table.id)
        self._read_all()

    def _read_all(self) -> None:
        for live in self._tables.values():
            self._start(live.catch_up())

    def _read_on(self, table_id: str) -> None:
        if (live := self._tables.get(table_id)) is not None:
            self._start(live.catch_up())

    def _start(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self._soon.add(task)
        task.add_done_callback(self._soon.discard)

    async def _resume(self) -> None:
        """Load the tables with a bot or a clock: they go on without any client, each in one process."""
        waiting = await self.store.read(running)
        for first in range(0, len(waiting), RESUMED_TOGETHER):
            for table_id in await self.leases.claim(waiting[first : first + RESUMED_TOGETHER]):
                # One that cannot be read is in the log already, and must not keep the others from going on.
                with contextlib.suppress(Exception):
                    await self._found(table_id)

    async def _sweep(self) -> None:
        """Disconnect silent clients, and let go of idle tables."""
        while True:
            await asyncio.sleep(self.timeouts.sweep_seconds)
            self.clients.disconnect_silent(self.timeouts)
            for live in [live for live in self._tables.values() if self._is_idle(live)]:
                self._let_go(live)

    async def _delete_codes(self) -> None:
        """Delete expired one-time codes."""
        while True:
            with contextlib.suppress(Unavailable):
                await self.store.write(lambda connection: delete_codes(connection, now_ms()))
            await asyncio.sleep(DELETE_CODES_SECONDS)

    def _is_idle(self, live: LiveTable) -> bool:
        is_used = live.audience.clients or now_ms() - live.used_at < IDLE_MILLISECONDS
        return not is_used and not self.runner.is_busy(live.table)

    def _let_go(self, live: LiveTable) -> None:
        with contextlib.suppress(KeyError):
            del self._tables[live.table.id]
        self.runner.forget(live.table.id)
        self.presence.left(live.table.id)

    def _gone(self, live: LiveTable) -> None:
        """The database no longer has the table."""
        self._let_go(live)
        for client in tuple(live.audience.clients):
            client.disconnect(ServerProblem.NO_SUCH_TABLE, NO_TABLE, again=False)

    def _playing(self) -> int:
        """Count who is connected to a game that is being played here."""
        playing = (live for live in self._tables.values() if live.table.stage == "playing")
        return sum(len(live.audience.seats_here()) for live in playing)

    def _plan_all(self) -> None:
        """What could not be stored was given up; it is planned again."""
        for live in tuple(self._tables.values()):
            if live.is_unsure:
                self._start(live.catch_up())
            self.runner.plan(live)

    def measured(self) -> str:
        """Write the metrics."""
        self.metrics.gauges |= {
            "links": len(self.clients),
            "tables_held": len(self._tables),
            "storage_works": int(not self.store.health.faults),
            "thoughts_waiting": self.bot_pool.moves_waiting + self.bot_pool.hints_waiting,
            "thoughts_cut_short": self.bot_pool.cut_short,
        }
        return self.metrics.text()
