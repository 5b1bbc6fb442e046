"""Appending to a log: the next number in one durable transaction, with all that lists and statistics need."""

from dataclasses import dataclass

from tenback.server.storage.database import Connection
from tenback.server.storage.postgres import notify
from tenback.server.storage.summary import encode_summary, summary_of
from tenback.tables.events import Entry, encode_event
from tenback.tables.table import Table


@dataclass(frozen=True, slots=True)
class Append:
    """Events to be appended to one table, and the table as it is before and after them."""

    entries: tuple[Entry, ...]
    before: Table | None
    after: Table
    origin: str = ""
    """The process that appends, so that it does not hear itself."""


def append(connection: Connection, batches: tuple[Append, ...]) -> None:
    """Append to all of these tables, or to none."""
    for batch in batches:
        _write_summary(connection, batch)
        _write_events(connection, batch)
        _write_seats(connection, batch)
        _write_result(connection, batch)
        notify(connection, f"{batch.origin} changed {batch.after.id}")


def _write_events(connection: Connection, batch: Append) -> None:
    for entry in batch.entries:
        connection.execute(
            "INSERT INTO events (table_id, number, at, action, body) VALUES (?, ?, ?, ?, ?)",
            (batch.after.id, entry.number, entry.at, entry.action, encode_event(entry.event)),
        )


def _write_summary(connection: Connection, batch: Append) -> None:
    table = batch.after
    summary = summary_of(table)
    if batch.before is None:
        connection.execute(
            "INSERT INTO tables (id, game, is_public, stage, updated_at, summary) VALUES (?, ?, ?, ?, ?, ?)",
            (
                table.id,
                table.settings.game,
                int(table.settings.public),
                table.stage,
                table.updated_at,
                encode_summary(summary),
            ),
        )
    elif summary != summary_of(batch.before):
        connection.execute(
            "UPDATE tables SET stage = ?, updated_at = ?, summary = ? WHERE id = ?",
            (table.stage, table.updated_at, encode_summary(summary), table.id),
        )


def _write_seats(connection: Connection, batch: Append) -> None:
    now = _people(batch.after)
    if batch.before is not None and _people(batch.before) == now:
        return
    connection.execute("DELETE FROM seats WHERE table_id = ?", (batch.after.id,))
    for person, seat in now.items():
        connection.execute(
            "INSERT INTO seats (table_id, person_id, seat) VALUES (?, ?, ?)", (batch.after.id, person, seat)
        )


def _people(table: Table) -> dict[str, int]:
    return {seat.person: number for number, seat in enumerate(table.seats) if seat.person is not None}


def _write_result(connection: Connection, batch: Append) -> None:
    table = batch.after
    if table.stage != "over" or (batch.before is not None and batch.before.stage == "over"):
        return
    result, word = table.state.result, summary_of(table).result
    connection.execute(
        "INSERT INTO results (table_id, game, players, talk, options, ended_at, result, won, cards_left,"
        " best_score, counts) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (
            table.id,
            table.settings.game,
            table.settings.players,
            table.settings.talk.value,
            table.game.format_options(table.settings.options),
            table.updated_at,
            word,
            int(word == "won"),
            result.cards_left if table.game.is_team else None,
            max(result.scores, default=None),
            int(table.settings.practice_deal is None),
        ),
    )
