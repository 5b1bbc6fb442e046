"""Deals that many tables play. While one is open, nobody may be shown its cards but those who hold them.

`open_until` is the one question to ask before anything of a table is shown beyond what its own seats saw.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum

import msgspec

from tenback.server.storage.database import Connection, Row
from tenback.tables.settings import Settings

_SETTINGS = msgspec.json.Decoder(Settings)
_SEATS = msgspec.json.Decoder(tuple[str, ...])
_COLUMNS = "id, kind, settings, seats, commitment, opens_at, closes_at, deal, key"


class DealKind(StrEnum):
    """Where a deal comes from."""

    DAILY = "daily"
    CHALLENGE = "challenge"
    INSTANT = "instant"
    """A day that was over before anybody asked for its deal: it is in tournaments, and in no calendar."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SharedDeal:
    """The same cards for many tables; times are in milliseconds since 1970."""

    id: str
    """Public: it tells nothing about the cards."""
    kind: DealKind
    settings: Settings
    seats: tuple[str, ...]
    """For each seat `me` or `open` for a person, or the level of a bot."""
    commitment: str
    opens_at: int
    closes_at: int
    deal: str = ""
    """The cards where they come from a table that was played; otherwise they follow from the key."""
    key: str = ""
    """The key in hexadecimal; a daily deal's is stored when it closes."""

    def is_open(self, now: int) -> bool:
        """Tell whether it is played just now."""
        return self.opens_at <= now < self.closes_at


def open_until(connection: Connection, table_id: str, now: int) -> int:
    """Tell until when a table's cards must stay hidden, because others still play them; 0: they need not."""
    rows = connection.execute(
        "SELECT MAX(closes_at) FROM deal_tables JOIN shared_deals ON shared_deals.id = deal_tables.deal_id"
        " WHERE deal_tables.table_id = ? AND closes_at > ?",
        (table_id, now),
    )
    return int(rows[0][0] or 0)


def open_among(connection: Connection, table_ids: Sequence[str], now: int) -> frozenset[str]:
    """Tell which of these tables must still hide their cards."""
    places = ", ".join("?" * len(table_ids)) or "NULL"
    rows = connection.execute(
        "SELECT table_id FROM deal_tables JOIN shared_deals ON shared_deals.id = deal_tables.deal_id"
        f" WHERE table_id IN ({places}) AND closes_at > ?",
        (*table_ids, now),
    )
    return frozenset(str(row[0]) for row in rows)


def closed_among(connection: Connection, table_ids: Sequence[str], now: int) -> list[str]:
    """Tell which of these tables need not hide their cards any more."""
    places = ", ".join("?" * len(table_ids)) or "NULL"
    rows = connection.execute(
        "SELECT table_id FROM deal_tables JOIN shared_deals ON shared_deals.id = deal_tables.deal_id"
        f" WHERE table_id IN ({places}) GROUP BY table_id HAVING MAX(closes_at) <= ?",
        (*table_ids, now),
    )
    return [str(row[0]) for row in rows]


def add_deal(connection: Connection, deal: SharedDeal) -> None:
    """Offer a deal; one that is offered already stays as it is."""
    connection.run(
        f"INSERT INTO shared_deals ({_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"
        " ON CONFLICT (id) DO NOTHING",
        (
            deal.id,
            deal.kind.value,
            msgspec.json.encode(deal.settings).decode(),
            msgspec.json.encode(deal.seats).decode(),
            deal.commitment,
            deal.opens_at,
            deal.closes_at,
            deal.deal,
            deal.key,
        ),
    )


def add_deals(connection: Connection, deals: Iterable[SharedDeal]) -> None:
    """Offer some deals."""
    for deal in deals:
        add_deal(connection, deal)


def play_deal(connection: Connection, deal_id: str, table_id: str) -> None:
    """Note that a table plays a deal: its cards are hidden while the deal is open."""
    connection.run(
        "INSERT INTO deal_tables (deal_id, table_id) VALUES (?, ?) ON CONFLICT DO NOTHING",
        (deal_id, table_id),
    )


def deal_with(connection: Connection, deal_id: str) -> SharedDeal | None:
    """Find a deal."""
    rows = connection.execute(f"SELECT {_COLUMNS} FROM shared_deals WHERE id = ?", (deal_id,))
    return _deal(rows[0]) if rows else None


def daily_closings(connection: Connection, limit: int) -> dict[str, int]:
    """Give the latest daily deals by id, and when each closes."""
    rows = connection.execute(
        "SELECT id, closes_at FROM shared_deals WHERE kind = 'daily' ORDER BY closes_at DESC, id LIMIT ?",
        (limit,),
    )
    return {str(deal_id): int(closes_at) for deal_id, closes_at in rows}


def unsettled(connection: Connection, now: int) -> list[SharedDeal]:
    """List the daily deals that have closed and whose keys are not published."""
    sql = f"SELECT {_COLUMNS} FROM shared_deals WHERE kind = 'daily' AND key = '' AND closes_at <= ?"
    return [_deal(row) for row in connection.execute(sql, (now,))]


def tables_playing(connection: Connection, deal_id: str) -> list[str]:
    """List the tables that play a deal, or have played it."""
    rows = connection.execute("SELECT table_id FROM deal_tables WHERE deal_id = ?", (deal_id,))
    return [str(row[0]) for row in rows]


def close_deal(connection: Connection, deal_id: str, now: int) -> None:
    """Close a deal before its time; whoever holds one of its tables has to read it again."""
    connection.run(
        "UPDATE shared_deals SET closes_at = ? WHERE id = ? AND closes_at > ?", (now, deal_id, now)
    )


def publish_key(connection: Connection, deal_id: str, key: str) -> None:
    """Keep the key of a deal that is closed, so that it can be played when the secret is another one."""
    connection.run("UPDATE shared_deals SET key = ? WHERE id = ?", (key, deal_id))


def _deal(row: Row) -> SharedDeal:
    deal_id, kind, settings, seats, commitment, opens_at, closes_at, deal, key = row
    return SharedDeal(
        id=deal_id,
        kind=DealKind(kind),
        settings=_SETTINGS.decode(settings),
        seats=_SEATS.decode(seats),
        commitment=commitment,
        opens_at=opens_at,
        closes_at=closes_at,
        deal=deal,
        key=key,
    )
