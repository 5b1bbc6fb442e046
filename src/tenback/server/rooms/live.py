"""A table in this process: check, append durably, then show."""

import asyncio
import contextlib
import logging
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from tenback.bots import levels_of
from tenback.bots.level_talk import level_says
from tenback.server.rooms.audience import Audience
from tenback.server.rooms.client import Client
from tenback.server.rooms.clock import now_ms
from tenback.server.rooms.loading import Loaded, end_after, load
from tenback.server.rooms.presence import Presence
from tenback.server.storage import Append, Conflict, DeletedPerson, LogEnd, Store, Unavailable
from tenback.server.storage.lists import LogPart
from tenback.server.storage.moderation import is_muted
from tenback.server.storage.people import Person
from tenback.server.storage.tries import mark_hinted
from tenback.server.wire.problems import ServerProblem
from tenback.tables.appending import after_all, appended, opened
from tenback.tables.chance import Chance, StoredChance
from tenback.tables.deciding import decide
from tenback.tables.decision import Accepted, Context, Decision, Referee, Refused
from tenback.tables.events import Entry, actions_in
from tenback.tables.requests import Chat, PersonRequest
from tenback.tables.table import Table

_LOG = logging.getLogger("tenback.server")
MOST_TRIES = 20
PATIENCE_SECONDS = 6.0
"""How long an action may take; then its sender hears that it could not be stored."""


@dataclass(frozen=True, slots=True)
class Stored:
    """The action is in the log, now or since an earlier time."""


Answer = Stored | Refused


@dataclass(frozen=True, slots=True)
class Services:
    """What all tables of a process share."""

    process: str
    """The name of this process in the log's notifications."""
    store: Store
    presence: Presence
    find_number: Referee
    chance: Chance
    find_unwanted: Callable[[str], str | None]
    is_draining: Callable[[], bool]
    """Whether the server is being emptied."""
    changed: "Callable[[LiveTable], None]"
    """Called after every change, so that timers and bots follow."""
    gone: "Callable[[LiveTable], None]"
    """Called when the database no longer has the table."""


class LiveTable:
    """A table that this process holds in memory; the log is the truth."""

    def __init__(self, loaded: Loaded, services: Services) -> None:
        self.table = loaded.table
        self._services = services
        self._end = loaded.end
        """Where the log ends that the table was read from."""
        self._handled = loaded.handled
        """The actions in the log. The set grows in place: a copy for each event would be quadratic."""
        presence, table_id = services.presence, self.table.id
        self.audience = Audience(
            self.table,
            lambda: presence.elsewhere(table_id),
            lambda seats: presence.changed(table_id, seats),
            loaded.open_until,
            lambda raw: presence.looked(table_id, raw),
        )
        self._cards = loaded.cards
        self.used_at = now_ms()
        self._lock = asyncio.Lock()
        self._is_gone = False
        self.is_unsure = False
        """Whether something that was not acknowledged may have been stored anyway."""

    async def act(self, person: Person | None, action_id: str, ask: PersonRequest) -> Answer:
        """Do what a person asks, exactly once for each action id."""
        if person is None:
            return await self.change(lambda table: decide(table, self.context(None), ask))
        action = f"{person.id}:{action_id}"
        is_muted = isinstance(ask, Chat) and await self._is_muted(person)
        return await self.change(
            lambda table: decide(table, self.context(person, is_muted=is_muted), ask), action
        )

    async def _is_muted(self, person: Person) -> bool:
        return await self._services.store.read(lambda connection: is_muted(connection, person.id, now_ms()))

    async def change(self, decided: Callable[[Table], Decision], action: str | None = None) -> Answer:
        """Decide and append; if another writer was first, read its events and decide again."""
        try:
            async with asyncio.timeout(PATIENCE_SECONDS), self._lock:
                self.used_at = now_ms()
                return await self._change(decided, action)
        except (TimeoutError, Unavailable) as error:
            self.is_unsure = True
            raise Unavailable("error-database-busy") from error

    async def _change(self, decided: Callable[[Table], Decision], action: str | None) -> Answer:
        for attempt in range(MOST_TRIES):
            if self._is_gone:
                return Refused(ServerProblem.NO_SUCH_TABLE.reason)
            if action in self._handled:
                return Stored()
            verdict = decided(self.table)
            if isinstance(verdict, Refused) and await self._has_moved_on():
                continue
            if isinstance(verdict, Refused):
                return verdict
            if not verdict.events:
                return Stored()
            try:
                await self._append(verdict, action)
            except (Conflict, Unavailable) as trouble:
                if attempt and isinstance(trouble, DeletedPerson):
                    return Refused(ServerProblem.NO_PERSON.reason)
                await self._read_again(trouble, attempt)
            else:
                return Stored()
        raise Unavailable("error-database-busy")

    async def _has_moved_on(self) -> bool:
        """Read what others have appended, before something is refused that they have made possible."""
        known = self._end
        if self._services.store.is_shared:
            with contextlib.suppress(Unavailable):
                await self._read_on()
        return self._end != known

    def leave(self, client: Client) -> None:
        """Let a client go; the table is kept for a while, because many come back."""
        self.used_at = now_ms()
        self.audience.leave(client)

    async def note_hint(self) -> None:
        """Store that somebody asked for a hint, where the game will be compared with others."""
        if self.audience.open_until:
            await self._services.store.write(lambda connection: mark_hinted(connection, self.table.id))

    @property
    def is_changing(self) -> bool:
        """Whether somebody changes or reads it just now."""
        return self._lock.locked()

    async def catch_up(self) -> None:
        """Read what other processes have appended."""
        async with self._lock:
            with contextlib.suppress(Unavailable):
                await self._read_on()

    async def reload(self) -> None:
        """Read the whole log, because it was rewritten; an action in flight is stored or decided again."""
        async with self._lock:
            await self._reload()

    @property
    def _chance(self) -> Chance:
        """A table that plays a challenge is dealt its cards; the next table of the same people is not."""
        chance, cards = self._services.chance, self._cards
        return chance if cards is None or self.table.state is not None else StoredChance(cards, chance)

    def context(self, person: Person | None, *, is_muted: bool = False) -> Context:
        """Give `decide` the time, the person and what else it cannot know."""
        return Context(
            now=now_ms(),
            person=None if person is None else person.id,
            name="" if person is None else person.name,
            present=self.audience.present(),
            levels=levels_of(self.table.settings.game),
            find_number=self._services.find_number,
            chance=self._chance,
            find_unwanted=self._services.find_unwanted,
            is_muted=is_muted,
            is_draining=self._services.is_draining(),
        )

    async def _append(self, verdict: Accepted, action: str | None) -> None:
        now = now_ms()
        entries, changed = appended(self.table, verdict.events, now=now, says=level_says, action=action)
        batches = [Append(entries, self.table, changed, self._services.process, self._end)]
        if verdict.opens is not None:
            opening, table = opened(verdict.opens.id, verdict.opens.events, now=now, says=level_says)
            batches.append(Append(opening, None, table, self._services.process))
        await self._services.store.append(*batches)
        self._services.presence.appended(self.table.id)
        self._go_on(changed, entries)

    async def _read_again(self, trouble: Exception, attempt: int) -> None:
        if isinstance(trouble, Unavailable):
            await asyncio.sleep(0.05 * attempt)
        with contextlib.suppress(Unavailable):
            await self._read_on()

    async def _read_on(self) -> None:
        """Read what was appended since; a log that is no longer the one we know is read as a whole."""
        part = await self._services.store.log_from(self.table.id, self._end.number)
        self.is_unsure = False
        if part is None or not _continues(part, self._end):
            await self._reload()
        elif entries := part.entries[1:]:
            self._go_on(after_all(self.table, entries), entries)

    async def _reload(self) -> None:
        loaded = await load(self._services.store, self.table.id)
        if loaded is None:
            self._is_gone = True
            self._services.gone(self)
            return
        has_gone_back = loaded.end.number < self._end.number
        if has_gone_back:
            _LOG.warning("the database has gone back in time: a table is shown as it was")
        self._end, self._handled = loaded.end, loaded.handled
        self.audience.open_until, self._cards = loaded.open_until, loaded.cards
        self._becomes(loaded.table, self.audience.show_again)
        # A client shows no older update than it has shown, unless it has come back.
        if has_gone_back:
            self.audience.disconnect(ServerProblem.STORAGE)

    def _go_on(self, table: Table, entries: Sequence[Entry]) -> None:
        self._handled |= actions_in(entries)
        self._end = end_after(entries[-1], self._end.rewrites)
        self._becomes(table, self.audience.show)

    def _becomes(self, table: Table, show: Callable[[Table], None]) -> None:
        self.table = table
        show(table)
        self._services.changed(self)


def _continues(part: LogPart, end: LogEnd) -> bool:
    """Tell whether a log still has the end that we know."""
    return bool(part.entries) and end_after(part.entries[0], part.rewrites) == end
