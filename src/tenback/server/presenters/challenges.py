"""A challenge as the people in it may see it: results side by side, once it has closed."""

import csv
import io
from collections.abc import Sequence
from dataclasses import dataclass

from tenback.server.presenters.daily import course_of
from tenback.server.storage.challenges import Challenge
from tenback.server.wire.challenges import ChallengeResult, ChallengeView
from tenback.tables.events import Entry, Started
from tenback.tables.fold import fold
from tenback.tables.recording import record_of
from tenback.tables.table import Table

FORMULA_SIGNS = ("=", "+", "-", "@", "\t", "\r")
"""A spreadsheet takes a cell that begins so for a formula."""
COLUMNS = ("table", "names", "first", "finished", "won", "cards left", "points", "known", "moves")


@dataclass(frozen=True, slots=True)
class Attempt:
    """A table that plays the deal, as it stood when the challenge closed."""

    table: Table
    log: tuple[Entry, ...]

    @property
    def dealt_at(self) -> int:
        """When the cards were dealt, in milliseconds."""
        return next(entry.at for entry in self.log if isinstance(entry.event, Started))


def attempt(table_id: str, log: Sequence[Entry], closes_at: int) -> Attempt | None:
    """Read a table as it stood when the challenge closed; None if it was not dealt by then."""
    in_time = tuple(entry for entry in log if entry.at <= closes_at)
    table = fold(table_id, in_time) if in_time else None
    return None if table is None or table.state is None else Attempt(table, in_time)


def challenge_result(played: Attempt, challenge: Challenge, seen: dict[str, int]) -> ChallengeResult:
    """Show how a table did."""
    table, result = played.table, played.table.state.result
    people = [seat.person for seat in table.seats if seat.person is not None]
    record = record_of(table, played.log)
    return ChallengeResult(
        table.id,
        tuple(seat.name for seat in table.seats),
        table.id == challenge.table,
        result is not None,
        result is not None and result.won,
        result.cards_left if result is not None and table.game.is_team else None,
        result.scores if result is not None else (),
        any(seen.get(person, played.dealt_at) < played.dealt_at for person in people),
        course_of(table.id, played.log),
        tuple(table.game.format_move(moved.move) for moved in record.moves),
    )


def best_first(challenge: Challenge, results: Sequence[ChallengeResult]) -> tuple[ChallengeResult, ...]:
    """Order by win, then by cards left or by the points of the first person; what was left comes last."""
    seat = next(at for at, word in enumerate(challenge.deal.seats) if word in ("me", "open"))

    def place(result: ChallengeResult) -> tuple[bool, bool, int]:
        points = -result.scores[seat] if result.scores else result.cards_left or 0
        return not result.finished, not result.won, points

    return tuple(sorted(results, key=place))


def same_moves(results: Sequence[ChallengeResult]) -> int:
    """Count the moves that all tables have in common before they part."""
    together = zip(*(result.moves for result in results), strict=False)
    different = (at for at, moves in enumerate(together) if len(set(moves)) > 1)
    return next(different, min((len(result.moves) for result in results), default=0))


def as_csv(shown: ChallengeView) -> str:
    """Write the results as a table for spreadsheets, in which nothing is taken for a formula."""
    text = io.StringIO()
    writer = csv.writer(text)
    writer.writerow(COLUMNS)
    writer.writerows(map(_row, shown.results))
    return text.getvalue()


def _row(result: ChallengeResult) -> list[str]:
    left = "" if result.cards_left is None else str(result.cards_left)
    points, names = (" ".join(map(str, values)) for values in (result.scores, result.names))
    flags = [str(flag).lower() for flag in (result.first, result.finished, result.won)]
    cells = [result.table, names, *flags, left, points, str(result.known).lower(), " ".join(result.moves)]
    return list(map(safe_cell, cells))


def safe_cell(text: str) -> str:
    """Keep a cell from being taken for a formula."""
    return f"'{text}" if text.startswith(FORMULA_SIGNS) else text
