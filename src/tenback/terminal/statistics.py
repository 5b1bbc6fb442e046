"""The finished games of this machine's terminal, as its player's statistics count them."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from tenback.games.errors import TenbackError
from tenback.records import Record, final_moment, parse_record
from tenback.records.played import Finish, Played, played
from tenback.records.players import HEADER, levels_in
from tenback.terminal.folders import data_folder


@dataclass(slots=True)
class FinishedGames:
    """What the records of a folder tell."""

    folder: Path
    games: list[Played] = field(default_factory=list)
    unread: dict[Path, Exception] = field(default_factory=dict)
    """Files that are no records, and why."""


def finished_games() -> FinishedGames:
    """Read all records of this machine; a broken one hides no other."""
    found = FinishedGames(data_folder() / "records")
    for path in sorted(found.folder.glob("*.tenback")):
        try:
            found.games += _games_in(path)
        except (TenbackError, OSError, UnicodeDecodeError) as error:
            found.unread[path] = error
    return found


def _games_in(path: Path) -> Iterator[Played]:
    """A game counts for the first person at its table; games of bots alone count for nobody."""
    record = parse_record(path.read_text(encoding="utf-8"))
    seat, state = first_person(record), final_moment(record).state
    if seat is not None and state.result is not None:
        yield played(record, state, seat, Finish(path.name, int(path.stat().st_mtime * 1000)))


def first_person(record: Record) -> int | None:
    """Find the first seat that no bot has; None if there is none."""
    levels = levels_in(record) if HEADER in record.headers else ()
    return levels.index(None) if None in levels else None
