"""Appending to a log: the next number in one durable transaction, with all that lists and statistics need."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from tenback.server.storage.database import Connection, DeletedPerson
from tenback.server.storage.lists import log_of
from tenback.server.storage.played import write_played
from tenback.server.storage.summary import encode_summary, is_summary_changed, summary_of
from tenback.tables.events import Entry, Opened, Seated, encode_event
from tenback.tables.table import Table


@dataclass(frozen=True, slots=True)
class LogEnd:
    """The end of the log that was read; what is decided from it can be appended there alone."""

    number: int
    at: int
    """When the last event was appended: after a restored backup another one may have its number."""
    rewrites: int
    """How often the log had been rewritten to erase people."""


@dataclass(frozen=True, slots=True)
class Append:
    """Events to be appended to one table, and the table as it is before and after them."""

    entries: tuple[Entry, ...]
    before: Table | None
    after: Table
    origin: str = ""
    """The process that appends, so that it does not hear itself."""
    follows: LogEnd | None = None
    """The end of the log before; None for a new table."""
    checks_people: bool = True
    """Whether the people who open the table or sit down must be known here; those of a backup need not."""
    alongside: Callable[[Connection], None] | None = None
    """What else is written in the same transaction; if it fails, nothing is appended."""


def append(connection: Connection, batches: tuple[Append, ...]) -> None:
    """Append to all of these tables, or to none."""
    for batch in batches:
        _check_people(connection, batch)
        _write_summary(connection, batch)
        _write_events(connection, batch)
        _write_seats(connection, batch)
        _write_result(connection, batch)
        if batch.alongside is not None:
            batch.alongside(connection)


def _check_people(connection: Connection, batch: Append) -> None:
    """Somebody who is being erased opens no table and sits down nowhere."""
    people = _people_coming(batch) if batch.checks_people else ()
    if not people:
        return
    places = ", ".join("?" * len(people))
    sql = f"SELECT id FROM people WHERE id IN ({places}) ORDER BY id"
    found = connection.execute(f"{sql} FOR KEY SHARE" if connection.locks_rows else sql, people)
    if len(found) < len(people):
        raise DeletedPerson("error-database-conflict", reason="a person has been deleted")


def _people_coming(batch: Append) -> tuple[str, ...]:
    events = [entry.event for entry in batch.entries if isinstance(entry.event, (Opened, Seated))]
    coming = {event.host if isinstance(event, Opened) else event.person for event in events}
    return tuple(sorted(coming - {""}))


_INSERT = "INSERT INTO events (table_id, number, at, action, body) VALUES ({}, ?, ?, ?, ?)"
_FOLLOWED = (
    "(SELECT tables.id FROM tables JOIN events AS last ON last.table_id = tables.id"
    " WHERE tables.id = ? AND tables.rewrites = ? AND last.number = ? AND last.at = ?{})"
)
"""The id of the table if its log ends as expected; otherwise nothing, which no event can belong to."""
INSERT_ANY = _INSERT.format("?")
INSERT_NEXT = _INSERT.format(_FOLLOWED.format(""))
INSERT_NEXT_LOCKED = _INSERT.format(_FOLLOWED.format(" FOR KEY SHARE OF tables"))
"""Waits for a process that rewrites the log just now."""


def _write_events(connection: Connection, batch: Append) -> None:
    entries: Sequence[Entry] = batch.entries
    if (end := batch.follows) is not None:
        sql = INSERT_NEXT_LOCKED if connection.locks_rows else INSERT_NEXT
        first, *entries = entries
        connection.run(sql, (batch.after.id, end.rewrites, end.number, end.at, *_row(first)))
    for entry in entries:
        connection.run(INSERT_ANY, (batch.after.id, *_row(entry)))


def _row(entry: Entry) -> tuple[int, int, str | None, str]:
    return entry.number, entry.at, entry.action, encode_event(entry.event)


def _write_summary(connection: Connection, batch: Append) -> None:
    table = batch.after
    if batch.before is None:
        connection.run(
            "INSERT INTO tables (id, game, is_public, stage, updated_at, summary) VALUES (?, ?, ?, ?, ?, ?)",
            (
                table.id,
                table.settings.game,
                int(table.settings.public),
                table.stage,
                table.updated_at,
                encode_summary(summary_of(table)),
            ),
        )
    elif is_summary_changed(batch.before, table):
        summary = encode_summary(summary_of(table))
        connection.run(
            "UPDATE tables SET is_public = ?, stage = ?, updated_at = ?, summary = ? WHERE id = ?",
            (int(table.settings.public), table.stage, table.updated_at, summary, table.id),
        )


def _write_seats(connection: Connection, batch: Append) -> None:
    before, now = batch.before, _people(batch.after)
    if before is not None and (before.seats is batch.after.seats or _people(before) == now):
        return
    connection.run("DELETE FROM seats WHERE table_id = ?", (batch.after.id,))
    for person, seat in now.items():
        connection.run(
            "INSERT INTO seats (table_id, person_id, seat) VALUES (?, ?, ?)", (batch.after.id, person, seat)
        )


def _people(table: Table) -> dict[str, int]:
    return {seat.person: number for number, seat in enumerate(table.seats) if seat.person is not None}


def _write_result(connection: Connection, batch: Append) -> None:
    table = batch.after
    if table.stage != "over" or (batch.before is not None and batch.before.stage == "over"):
        return
    result, word = table.state.result, summary_of(table).result
    connection.run(
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
            int(table.settings.counts),
        ),
    )
    write_played(connection, table, log_of(connection, table.id))
