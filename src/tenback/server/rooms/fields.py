"""Makes the fields of shared deals: games of bots, in a process of its own at the lowest priority.

What is made is stored piece by piece, so a server that was stopped goes on where it was. A lease sees to it
that no two processes make the same piece.
"""

import asyncio
import logging
from enum import Enum
from functools import partial

from tenback.bots import levels_of
from tenback.games import game_named
from tenback.server.rooms.processes import LOWEST_PRIORITY, Processes
from tenback.server.storage import Store, Unavailable
from tenback.server.storage.field_games import add_games, games_of
from tenback.server.storage.leases import drop_leases, take_leases
from tenback.server.storage.shared_deals import SharedDeal
from tenback.tables.field_plan import FieldPlan, Piece, field_plan
from tenback.tables.keyed import keyed_deal
from tenback.tables.standing import FieldGame

_LOG = logging.getLogger("tenback.server")
RENEW_SECONDS = 0.8
WAIT_SECONDS = 5.0
"""How long to wait where another process makes the same field."""


def plan_for(deal: SharedDeal, games: int) -> FieldPlan:
    """Plan the field of a deal."""
    game = deal.settings.game
    return field_plan(levels_of(game), games, is_team=game_named(game).is_team)


class Made(Enum):
    """What became of asking for the next piece of a field."""

    PIECE = "piece"
    COMPLETE = "complete"
    ELSEWHERE = "elsewhere"
    """Another process is making it."""


class FieldMaker:
    """Makes fields piece by piece, each deal in its turn, so that all of them soon tell something."""

    def __init__(self, store: Store, process: str, games: int, *, priority: int = LOWEST_PRIORITY) -> None:
        self._store, self._process = store, process
        self.games = games
        """How many games the field's own level plays of each deal; 0 makes no fields."""
        self._waiting: dict[str, tuple[SharedDeal, bytes]] = {}
        self._complete: set[str] = set()
        self._task: asyncio.Task[None] | None = None
        self._player = Processes(1, niceness=priority)

    @property
    def is_making(self) -> bool:
        """Whether there is anything left to be made."""
        return bool(self._waiting)

    def is_wanted(self, deal: SharedDeal) -> bool:
        """Tell whether a field is neither complete nor being made, as far as this process knows."""
        return bool(self.games) and deal.id not in self._complete and deal.id not in self._waiting

    def make(self, deal: SharedDeal, key: bytes, *, is_next: bool = False) -> None:
        """See to it that a deal gets its field; one that somebody plays goes before the others."""
        if not self.games or deal.id in self._complete:
            return
        added = {deal.id: (deal, key)}
        self._waiting = added | self._waiting if is_next else self._waiting | added
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        """Make nothing more; what is in work is made again by the next process."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        self._player.stop()

    async def _run(self) -> None:
        try:
            while self._waiting:
                await self._work(next(iter(self._waiting)))
        except Unavailable:
            # The database is away; the next who plays asks again.
            self._waiting.clear()
        except Exception as error:
            # The error's text could name a card.
            _LOG.error("a field could not be made: %s", type(error).__name__)
            self._waiting.clear()
        finally:
            self._player.stop()

    async def _work(self, deal_id: str) -> None:
        deal, key = self._waiting[deal_id]
        made = await self._make_piece(deal, key)
        self._waiting.pop(deal_id, None)
        if made is Made.COMPLETE:
            self._complete.add(deal_id)
            return
        self._waiting[deal_id] = deal, key
        if made is Made.ELSEWHERE:
            await asyncio.sleep(WAIT_SECONDS / len(self._waiting))

    async def _make_piece(self, deal: SharedDeal, key: bytes) -> Made:
        lease = f"field-{deal.id}"
        if not await self._has(lease):
            return Made.ELSEWHERE
        try:
            # Only now is it known what others have made.
            piece = await self._next_piece(deal)
            if piece is None:
                return Made.COMPLETE
            games = await self._played(deal, key, piece, lease)
            await self._store.write(lambda connection: add_games(connection, deal.id, games))
            return Made.PIECE
        finally:
            await self._drop(lease)

    async def _next_piece(self, deal: SharedDeal) -> Piece | None:
        found = await self._store.read(lambda connection: games_of(connection, deal.id))
        return plan_for(deal, self.games).next_piece({(game.level, game.number) for game in found})

    async def _played(self, deal: SharedDeal, key: bytes, piece: Piece, lease: str) -> list[FieldGame]:
        """Have a piece played, and keep the lease meanwhile."""
        work = asyncio.wrap_future(self._player.submit(partial(_play, deal, key, piece)))
        while not work.done():
            await asyncio.wait([work], timeout=RENEW_SECONDS)
            await self._has(lease)
        return await work

    async def _drop(self, lease: str) -> None:
        if self._store.is_shared:
            await self._store.write_passing(
                lambda connection: drop_leases(connection, [lease], self._process)
            )

    async def _has(self, lease: str) -> bool:
        """Take or renew the lease; a database of one process needs none."""
        if not self._store.is_shared:
            return True
        taken = await self._store.write_passing(
            lambda connection: take_leases(connection, [lease], self._process)
        )
        return bool(taken)


# In the process of its own --------------------------------------------------------------------------------


def _play(deal: SharedDeal, key: bytes, piece: Piece) -> list[FieldGame]:
    from tenback.arena.fields import FieldDeal, play_piece

    dealt = FieldDeal(keyed_deal(deal.settings, key), deal.seats, deal.settings.has_marks)
    return play_piece(dealt, piece)
