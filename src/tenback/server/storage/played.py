"""A row for each player of a finished game, so that a person's statistics read no log."""

from collections.abc import Iterable
from dataclasses import dataclass

from tenback.records.played import Finish, Kind, Played, played
from tenback.server.storage.database import Connection, Row
from tenback.server.storage.lists import log_of
from tenback.server.storage.summary import decode_summary
from tenback.tables.events import BotSeated, Entry, SeatCleared, Seated, Started
from tenback.tables.fold import fold
from tenback.tables.recording import record_of
from tenback.tables.seating import NOBODY
from tenback.tables.settings import Settings
from tenback.tables.table import Table

_KIND = "game, players, talk, options, hints"
_COLUMNS = f"{_KIND}, table_id, ended_at, won, cards_left, score, left_early, tricks, marks"

MOST_GAMES = 5_000
"""Of one person, the newest; who has played more is counted by these."""


@dataclass(frozen=True, slots=True)
class PlayedRow:
    """A finished game of one person, and how many people played it, deleted ones included."""

    person: str
    people: int
    game: Played


def write_played(connection: Connection, table: Table, log: Iterable[Entry]) -> None:
    """Count a finished table for each person who was dealt cards; practice counts for nobody."""
    connection.run("UPDATE results SET is_counted = 1 WHERE table_id = ?", (table.id,))
    if not table.settings.counts:
        return
    entries = list(log)
    people, again = dealt_to(entries), _trying_again(connection, table.id)
    record = record_of(table, entries)
    finish = Finish(table.id, table.updated_at, table.settings.hints)
    for seat, person in people.items():
        if person != NOBODY and person not in again:
            left_early = has_left(table, seat, person)
            game = played(record, table.state, seat, finish, left_early=left_early)
            _insert(connection, seat, person, len(people), game)


def _trying_again(connection: Connection, table_id: str) -> set[str]:
    """Who plays a shared deal for the second time knows its cards: such a game counts for nobody."""
    rows = connection.execute(
        "SELECT person_id FROM deal_tries WHERE table_id = ? AND number > 1", (table_id,)
    )
    return {str(row[0]) for row in rows}


def dealt_to(log: Iterable[Entry]) -> dict[int, str]:
    """Tell who sat where when the cards were dealt."""
    people: dict[int, str] = {}
    for entry in log:
        match entry.event:
            case Seated(seat=seat, person=person):
                people[seat] = person
            case SeatCleared(seat=seat) | BotSeated(seat=seat):
                people.pop(seat, None)
            case Started():
                return people
            case _:
                pass
    return people


def has_left(table: Table, seat: int, person: str) -> bool:
    """Tell whether somebody did not play to the end: gone, or a bot was playing for them."""
    at_the_end = table.seats[seat]
    return at_the_end.person != person or at_the_end.away or at_the_end.replaced


def _insert(connection: Connection, seat: int, person: str, people: int, game: Played) -> None:
    kind = game.kind
    connection.run(
        f"INSERT INTO played (seat, person_id, people, {_COLUMNS})"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING",
        (
            seat, person, people, kind.game, kind.players, kind.talk, kind.options, int(kind.hints),
            game.source, game.ended_at, int(game.won), game.cards_left, game.score, int(game.left_early),
            game.tricks, game.marks,
        ),
    )  # fmt: skip


def not_counted(connection: Connection, limit: int) -> list[str]:
    """List finished tables that an older version has left without rows for their players."""
    rows = connection.execute("SELECT table_id FROM results WHERE is_counted = 0 LIMIT ?", (limit,))
    return [str(row[0]) for row in rows]


def count_table(connection: Connection, table_id: str) -> None:
    """Count a table that an older version has finished; nobody is erased from its log meanwhile."""
    lock = " FOR KEY SHARE" if connection.locks_rows else ""
    connection.execute(f"SELECT id FROM tables WHERE id = ?{lock}", (table_id,))
    log = log_of(connection, table_id)
    write_played(connection, fold(table_id, log), log)


def skip_table(connection: Connection, table_id: str) -> None:
    """Leave a table out whose log cannot be read."""
    connection.execute("UPDATE results SET is_counted = 1 WHERE table_id = ?", (table_id,))


def games_of(connection: Connection, person_id: str) -> list[Played]:
    """Read the finished games of a person, the newest first."""
    rows = connection.execute(
        f"SELECT {_COLUMNS} FROM played WHERE person_id = ? ORDER BY ended_at DESC LIMIT ?",
        (person_id, MOST_GAMES),
    )
    return [_played(row) for row in rows]


def games_with(connection: Connection, person_id: str) -> list[PlayedRow]:
    """Read the finished games of a person as all who played them have them."""
    rows = connection.execute(
        f"SELECT {_COLUMNS}, person_id, people FROM played WHERE people > 1 AND table_id IN"
        " (SELECT table_id FROM played WHERE person_id = ? ORDER BY ended_at DESC LIMIT ?)",
        (person_id, MOST_GAMES),
    )
    return [PlayedRow(row[-2], row[-1], _played(row[:-2])) for row in rows]


def _played(row: Row) -> Played:
    (
        game,
        players,
        talk,
        options,
        hints,
        table,
        ended_at,
        won,
        cards_left,
        score,
        left_early,
        tricks,
        marks,
    ) = row
    kind = Kind(game, players, talk, options, bool(hints))
    return Played(table, kind, ended_at, bool(won), cards_left, score, bool(left_early), tricks, marks)


def unfinished(connection: Connection, person_id: str) -> int:
    """Count the running games at which a person has a seat."""
    rows = connection.execute(
        "SELECT COUNT(*) FROM tables JOIN seats ON seats.table_id = tables.id"
        " WHERE seats.person_id = ? AND stage = 'playing'",
        (person_id,),
    )
    return int(rows[0][0])


def names_of(connection: Connection, people: Iterable[str]) -> dict[str, str]:
    """Read the names by which people go now."""
    wanted = tuple(people)
    if not wanted:
        return {}
    places = ", ".join("?" * len(wanted))
    rows = connection.execute(f"SELECT id, name FROM people WHERE id IN ({places})", wanted)
    return {str(row[0]): str(row[1]) for row in rows}


def settings_of(connection: Connection, tables: Iterable[str]) -> dict[str, Settings]:
    """Read how some tables were set up."""
    found: dict[str, Settings] = {}
    for table_id in tables:
        for row in connection.execute("SELECT summary FROM tables WHERE id = ?", (table_id,)):
            found[table_id] = decode_summary(row[0]).settings
    return found
