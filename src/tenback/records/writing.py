"""A record as one readable text file.

    tenback record 1
    game: extreme
    rules: 1
    date: 2026-11-15
    seats: Ada | careful | expert
    deal: the-game-deal players=3 extreme=yes …

    1 @0 57A 58A end !leave-it:A@2
    2 @1 1:"shall I?" 33B 35B end
    …
    result: won:2:0:-:-

Header lines (the version of the rules among them; a record without it is of rules 1), the deal, an empty
line, then one line per turn: its number, the seat, the moves. `!` gives a mark with its pile and seat, a
quoted text is chat with its seat, `give-up` ends a game that its team gave up. The last line tells the
result (`-` while the game runs) and is checked when the file is read.
"""

from collections.abc import Iterator
from typing import assert_never

from tenback.games import AnyGame
from tenback.records.record import Chatted, Entry, GaveUp, Moved, Record, Said, format_version
from tenback.records.replay import Moment, after_entry, start
from tenback.records.sayings import format_chat, format_saying

TITLE = "tenback record"
GAVE_UP = "give-up"


def format_record(record: Record) -> str:
    """Write a record."""
    return "\n".join([*_head_lines(record), "", *_turn_lines(record)]) + "\n"


def format_entry(game: AnyGame, entry: Entry) -> str:
    """Write one entry as a word of a turn's line."""
    match entry:
        case Moved(_, move):
            return game.format_move(move)
        case Said(saying):
            return format_saying(saying)
        case Chatted():
            return format_chat(entry)
        case GaveUp():
            return GAVE_UP
        case _:
            assert_never(entry)


def result_line(game: AnyGame, moment: Moment) -> str:
    """Write the last line of a record that has come to this moment."""
    return f"result: {game.format_result(moment.state.result)}"


def _head_lines(record: Record) -> Iterator[str]:
    yield f"{TITLE} {format_version(record)}"
    yield f"game: {record.game.name}"
    yield f"rules: {record.rules}"
    yield from (f"{key}: {value}" for key, value in record.headers.items())
    if record.seats:
        yield f"seats: {' | '.join(record.seats)}"
    yield f"deal: {record.game.format_deal(record.deal)}"


def _turn_lines(record: Record) -> Iterator[str]:
    moment, words, number = start(record.deal), ["0"], 0
    seat: int | None = None
    for entry in record.entries:
        if isinstance(entry, Moved) and (entry.seat != seat or record.game.begins_turn(moment.state)):
            yield from _turn_line(words)
            seat, number = entry.seat, number + 1
            words = [str(number), f"@{seat}"]
        words.append(format_entry(record.game, entry))
        moment = after_entry(record, moment, entry)
    yield from _turn_line(words)
    yield result_line(record.game, moment)


def _turn_line(words: list[str]) -> Iterator[str]:
    """A turn's line; nothing when there was no talk before the first turn."""
    if words != ["0"]:
        yield " ".join(words)
