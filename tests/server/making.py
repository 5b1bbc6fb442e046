"""A process that makes the field of a deal and says which pieces it plays."""

import asyncio
import sys

from tenback.server.rooms.fields import FieldMaker
from tenback.server.storage import Store
from tenback.server.storage.shared_deals import DealKind, SharedDeal, add_deal
from tenback.tables.daily import DAILY_DEALS
from tenback.tables.field_plan import Piece
from tenback.tables.keyed import deal_key, keyed_start
from tenback.tables.standing import FieldGame

DAILY = DAILY_DEALS[0]
KEY = deal_key(b"a secret", "a deal")
GAMES = 30
"""More than one piece holds."""
DEAL = SharedDeal(
    id="a-deal",
    kind=DealKind.DAILY,
    settings=DAILY.settings,
    seats=DAILY.seats,
    commitment=keyed_start(DAILY.settings, KEY).commitment,
    opens_at=0,
    closes_at=2**42,
)


class Telling(FieldMaker):
    """Says which pieces it plays."""

    async def _played(self, deal: SharedDeal, key: bytes, piece: Piece, lease: str) -> list[FieldGame]:
        sys.stdout.write(f"{piece.level} {piece.numbers.start}\n")
        sys.stdout.flush()
        return await super()._played(deal, key, piece, lease)


async def main(database: str, name: str) -> None:
    store = Store(database)
    await store.write(lambda connection: add_deal(connection, DEAL))
    # A test waits for it, so it must not wait for everything else on the machine.
    maker = Telling(store, name, GAMES, priority=0)
    maker.make(DEAL, KEY)
    while maker.is_making:
        await asyncio.sleep(0.1)
    await maker.stop()
    await store.close()


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
