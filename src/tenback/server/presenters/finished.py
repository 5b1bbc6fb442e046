"""The pages of a finished game as they are sent: they take long to make, in a process of their own."""

from collections.abc import Callable
from dataclasses import dataclass

import msgspec

from tenback.games.errors import TenbackError
from tenback.records import format_record, parse_record
from tenback.server.presenters.replay import replay_of, replay_of_file
from tenback.server.storage.lists import unpacked_log
from tenback.tables.events import Entry
from tenback.tables.fold import fold
from tenback.tables.recording import record_of
from tenback.tables.table import Table

Make = Callable[[str, bytes], bytes]
"""Makes a page of a table that is over from its id and its packed log."""


@dataclass(frozen=True, slots=True)
class Unreadable:
    """Why a record cannot be opened."""

    why: str


def record_page(table_id: str, packed: bytes) -> bytes:
    """Write the record."""
    return format_record(record_of(*_game(table_id, packed))).encode()


def replay_page(table_id: str, packed: bytes) -> bytes:
    """Write the replay."""
    table, log = _game(table_id, packed)
    return msgspec.json.encode(replay_of(table, record_of(table, log)))


def _game(table_id: str, packed: bytes) -> tuple[Table, list[Entry]]:
    log = unpacked_log(packed)
    return fold(table_id, log), log


def opened_page(text: str) -> bytes | Unreadable | None:
    """Write the replay of a game that somebody has written down; None where it is not over."""
    try:
        shown = replay_of_file(parse_record(text))
    except TenbackError as error:
        return Unreadable(str(error))
    return None if shown is None else msgspec.json.encode(shown)
