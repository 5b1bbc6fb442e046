"""The daily deals of a server: offered by date, begun by people, settled when the day is over everywhere."""

import asyncio
import contextlib
import datetime as dt

from tenback.bots import LEVELS
from tenback.games.errors import TenbackError
from tenback.server.rooms.clock import now_ms
from tenback.server.rooms.fields import FieldMaker
from tenback.server.rooms.hub import Hub
from tenback.server.rooms.live import LiveTable
from tenback.server.storage import Conflict, DeletedPerson, Unavailable
from tenback.server.storage.database import Connection
from tenback.server.storage.lists import log_of
from tenback.server.storage.people import Person
from tenback.server.storage.shared_deals import (
    DealKind,
    SharedDeal,
    add_deals,
    deal_with,
    play_deal,
    publish_key,
    unsettled,
)
from tenback.server.storage.tries import Try, begin_try, counting_tries, settle_try, tries_of
from tenback.tables.daily import DAILY_DEALS, DailyDeal, closes_at, daily_id, is_somewhere, opens_at
from tenback.tables.events import BotSeated, Opened, Seated, TableEvent
from tenback.tables.fold import fold
from tenback.tables.instant import Tournament
from tenback.tables.keyed import deal_key, keyed_start
from tenback.tables.seating import told_apart
from tenback.tables.standing import UNFINISHED_POINTS, Result
from tenback.tables.table import Table

SETTLE_SECONDS = 600.0
MOST_TRIES = 5


class OtherSecret(TenbackError):
    """The server's secret is not the one that this deal was offered with."""


class DailyDeals:
    """What a process knows of the deals of the days."""

    def __init__(self, hub: Hub, secret: bytes, fields: FieldMaker) -> None:
        self._hub, self._secret = hub, secret
        self.fields = fields
        self._task = asyncio.create_task(self._settle_all())

    async def stop(self) -> None:
        """Settle and make nothing more."""
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)
        await self.fields.stop()

    async def day(self, date: dt.date) -> list[SharedDeal]:
        """Give the deals of a date; while somebody on earth has that date they are offered."""
        store = self._hub.store
        ids = [daily_id(date, daily.name) for daily in DAILY_DEALS]
        found = await store.read(lambda connection: _found(connection, ids))
        if len(found) < len(ids) and is_somewhere(date, now_ms()):
            fresh = [self._offered(date, daily) for daily in DAILY_DEALS]
            await store.write(lambda connection: add_deals(connection, fresh))
            found = await store.read(lambda connection: _found(connection, ids))
        for deal in found:
            if deal.is_open(now_ms()) and self.fields.is_wanted(deal):
                self.make_field(deal)
        return found

    async def past_days(self, tournament: Tournament) -> list[SharedDeal]:
        """Give the deals of a tournament; days on which nobody asked for theirs get it now, with its key."""
        store, daily = self._hub.store, tournament.daily
        fresh = [self._offered(date, daily, DealKind.INSTANT) for date in tournament.dates]
        ids = [deal.id for deal in fresh]
        found = await store.read(lambda connection: _found(connection, ids))
        if len(found) < len(ids):
            await store.write(lambda connection: add_deals(connection, fresh))
            found = await store.read(lambda connection: _found(connection, ids))
        return found

    def make_field(self, deal: SharedDeal, *, is_next: bool = False) -> None:
        """See to it that bots play a deal; without its key, which is lost with the secret, they cannot."""
        with contextlib.suppress(OtherSecret):
            self.fields.make(deal, self.key(deal), is_next=is_next)

    async def begin(self, person: Person, deal: SharedDeal, *, is_bot: bool) -> str:
        """Go on with the try that runs, or begin another one: two devices that begin at once get the same."""
        for _ in range(MOST_TRIES):
            tries = await self._hub.store.read(lambda connection: tries_of(connection, deal.id, person.id))
            if tries and tries[-1].ended_at is None and not tries[-1].is_settled:
                return tries[-1].table
            try:
                live = await self._opened(person, deal, len(tries) + 1, is_bot=is_bot)
            except DeletedPerson:
                raise
            except Conflict:
                continue
            self.make_field(deal, is_next=True)
            return live.table.id
        raise Unavailable("error-database-busy")

    def key(self, deal: SharedDeal) -> bytes:
        """Give the key of a deal: the one that was published, or the one that follows from the secret."""
        key = bytes.fromhex(deal.key) if deal.key else deal_key(self._secret, deal.id)
        if keyed_start(deal.settings, key).commitment != deal.commitment:
            raise OtherSecret("problem-server-other-secret")
        return key

    async def settle(self, deal: SharedDeal) -> None:
        """Fix the results of a day that is over, and publish the key of its cards."""
        store = self._hub.store
        results = await store.read_long(lambda connection: _final_results(connection, deal))
        key = deal.key or deal_key(self._secret, deal.id).hex()

        def write(connection: Connection) -> None:
            for played, result in results:
                settle_try(connection, played, result)
            publish_key(connection, deal.id, key)

        await store.write(write)

    async def _settle_all(self) -> None:
        while True:
            with contextlib.suppress(Unavailable):
                for deal in await self._hub.store.read(lambda connection: unsettled(connection, now_ms())):
                    await self.settle(deal)
            await asyncio.sleep(SETTLE_SECONDS)

    def _offered(self, date: dt.date, daily: DailyDeal, kind: DealKind = DealKind.DAILY) -> SharedDeal:
        deal_id = daily_id(date, daily.name)
        key = deal_key(self._secret, deal_id)
        return SharedDeal(
            id=deal_id,
            kind=kind,
            settings=daily.settings,
            seats=daily.seats,
            commitment=keyed_start(daily.settings, key).commitment,
            opens_at=opens_at(date),
            closes_at=closes_at(date),
            key=key.hex() if kind is DealKind.INSTANT else "",
        )

    async def _opened(self, person: Person, deal: SharedDeal, number: int, *, is_bot: bool) -> LiveTable:
        is_open = deal.is_open(now_ms())
        counts = number == 1 and is_open

        def alongside(table_id: str, connection: Connection) -> None:
            play_deal(connection, deal.id, table_id)
            begun = Try(deal.id, person.id, number, table_id, is_bot, counts, False, False, None, None)  # noqa: FBT003
            begin_try(connection, begun)

        events = [*_seated(person, deal), keyed_start(deal.settings, self.key(deal))]
        open_until = deal.closes_at if is_open else 0
        return await self._hub.open_table(*events, open_until=open_until, alongside=alongside)


def _found(connection: Connection, ids: list[str]) -> list[SharedDeal]:
    deals = (deal_with(connection, deal_id) for deal_id in ids)
    return [deal for deal in deals if deal is not None]


def _seated(person: Person, deal: SharedDeal) -> list[TableEvent]:
    """Seat the person first, then the bots of the deal."""
    bots = [BotSeated(seat, level) for seat, level in enumerate(deal.seats) if seat > 0]
    return [Opened(deal.settings, person.id), Seated(0, person.id, told_apart(person.name, 0, LEVELS)), *bots]


def _final_results(connection: Connection, deal: SharedDeal) -> list[tuple[Try, Result]]:
    results = []
    for played in counting_tries(connection, deal.id):
        if played.is_settled:
            continue
        result = played.result if played.is_over(deal.closes_at) else _as_it_stood(connection, deal, played)
        if result is not None:
            results.append((played, result))
    return results


def _as_it_stood(connection: Connection, deal: SharedDeal, played: Try) -> Result | None:
    """A game that was left counts as it stood when the day ended; None where its table is gone."""
    log = [entry for entry in log_of(connection, played.table) if entry.at <= deal.closes_at]
    return unfinished(fold(played.table, log)) if log else None


def unfinished(table: Table) -> Result:
    """Tell how a game counts that was not played to its end."""
    if not table.game.is_team:
        return Result(won=False, measure=UNFINISHED_POINTS)
    seen = table.game.view(table.state, None)
    return Result(won=False, measure=seen.draw_pile + sum(seen.hand_sizes))
