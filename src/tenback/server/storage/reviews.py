"""Reviews of finished games: asked for by a person, made turn by turn, kept with their table."""

from dataclasses import dataclass
from enum import StrEnum

from tenback.server.storage.database import Connection

HOLD_MILLISECONDS = 10_000
"""A process that has not said for so long that it makes a review has stopped; another goes on."""


class Stage(StrEnum):
    """How far a review is."""

    WAITING = "waiting"
    DONE = "done"
    FAILED = "failed"


@dataclass(frozen=True, slots=True)
class StoredReview:
    """A review as far as it was made."""

    stage: Stage
    turns: int
    """How many turns there are; 0 until somebody has looked."""
    start: float
    steps: tuple[str, ...]
    """As JSON, in the order of the game."""
    open_win: int | None
    """The last move from which it could have been won with open cards."""


def ask_for_review(connection: Connection, table_id: str, person_id: str, now: int) -> None:
    """Put a review in the queue; one that is there already stays as it is, unless it has failed."""
    connection.run(
        "INSERT INTO reviews (table_id, asked_by, asked_at, stage) VALUES (?, ?, ?, ?)"
        " ON CONFLICT (table_id) DO UPDATE SET stage = 'waiting' WHERE reviews.stage = 'failed'",
        (table_id, person_id, now, Stage.WAITING.value),
    )


def review_of(connection: Connection, table_id: str) -> StoredReview | None:
    """Find the review of a table."""
    rows = connection.execute(
        "SELECT stage, turns, start, open_win FROM reviews WHERE table_id = ?", (table_id,)
    )
    if not rows:
        return None
    steps = connection.execute("SELECT step FROM review_steps WHERE table_id = ? ORDER BY place", (table_id,))
    stage, turns, start, open_win = rows[0]
    told = tuple(str(row[0]) for row in steps)
    return StoredReview(Stage(stage), int(turns), float(start), told, open_win)


@dataclass(frozen=True, slots=True)
class ReviewedGame:
    """A finished game of a person that counts, with its whole review."""

    game: str
    options: str
    talk: str
    seat: int
    won: bool
    start: float
    steps: tuple[str, ...]


def reviewed_games(connection: Connection, person_id: str, limit: int = 200) -> list[ReviewedGame]:
    """List the newest games of a person whose reviews are made."""
    games = connection.execute(
        "SELECT played.table_id, game, options, talk, seat, won, start FROM played"
        " JOIN reviews ON reviews.table_id = played.table_id"
        " WHERE person_id = ? AND stage = 'done' ORDER BY ended_at DESC LIMIT ?",
        (person_id, limit),
    )
    found = []
    for table_id, game, options, talk, seat, won, start in games:
        sql = "SELECT step FROM review_steps WHERE table_id = ? ORDER BY place"
        steps = tuple(str(row[0]) for row in connection.execute(sql, (table_id,)))
        found.append(ReviewedGame(game, options, talk, seat, bool(won), float(start), steps))
    return found


def count_waiting(connection: Connection) -> int:
    """Count the reviews that are not made yet."""
    return int(connection.execute("SELECT COUNT(*) FROM reviews WHERE stage = 'waiting'")[0][0])


def count_asked(connection: Connection, person_id: str, since: int) -> int:
    """Count the reviews that a person has asked for lately."""
    sql = "SELECT COUNT(*) FROM reviews WHERE asked_by = ? AND asked_at > ?"
    return int(connection.execute(sql, (person_id, since))[0][0])


def take_next(connection: Connection, holder: str, now: int) -> str | None:
    """Take the oldest review that nobody makes just now."""
    rows = connection.execute(
        "UPDATE reviews SET holder = ?, held_until = ? WHERE table_id = ("
        "SELECT table_id FROM reviews WHERE stage = 'waiting' AND held_until < ?"
        " ORDER BY asked_at LIMIT 1) AND held_until < ? RETURNING table_id",
        (holder, now + HOLD_MILLISECONDS, now, now),
    )
    return str(rows[0][0]) if rows else None


def begin_review(
    connection: Connection, table_id: str, turns: int, start: float, open_win: int | None
) -> None:
    """Note what is known of the whole game: its turns, the chance before the deal, an open way to win."""
    connection.run(
        "UPDATE reviews SET turns = ?, start = ?, open_win = ? WHERE table_id = ?",
        (turns, start, open_win, table_id),
    )


def add_step(connection: Connection, table_id: str, place: int, step: str, now: int) -> None:
    """Keep a turn that was judged; a review that was deleted meanwhile keeps nothing."""
    connection.run(
        "INSERT INTO review_steps (table_id, place, step)"
        " SELECT table_id, ?, ? FROM reviews WHERE table_id = ? ON CONFLICT DO NOTHING",
        (place, step, table_id),
    )
    hold_review(connection, table_id, now)


def hold_review(connection: Connection, table_id: str, now: int) -> None:
    """Note that the one that makes a review is still at it."""
    until = now + HOLD_MILLISECONDS
    connection.run("UPDATE reviews SET held_until = ? WHERE table_id = ?", (until, table_id))


def end_review(connection: Connection, table_id: str, stage: Stage) -> None:
    """Note that all turns are judged, or that the game cannot be."""
    connection.run("UPDATE reviews SET stage = ?, held_until = 0 WHERE table_id = ?", (stage.value, table_id))
