"""Replaying a submission: it proves moves and arithmetic, not honesty."""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from tenback.arena.benchmark.cells import ENTRY, Benchmark, Cell, benchmark_deal, benchmark_named
from tenback.arena.benchmark.playing import FORMAT, figures, not_played, outcome_of, overall
from tenback.arena.game import first_moment
from tenback.bots.bot import chance_for
from tenback.bots.registry import bot_named
from tenback.bots.the_game.saying import is_true
from tenback.games import game_of
from tenback.games.errors import TenbackError
from tenback.records import (
    BrokenRecord,
    Chatted,
    Moment,
    Moved,
    Record,
    Said,
    after_entry,
    parse_record,
    replay,
)
from tenback.talk.mode import BotTalk
from tenback.words import in_english

Plain = dict[str, Any]
FEWEST_DEALS = 2


class BadSubmission(TenbackError, ValueError):
    """A file that does not hold what it claims."""


def verify(path: Path) -> int:
    """Replay every game of a file and count everything again; how many games, or BadSubmission."""
    try:
        told = json.loads(path.read_text(encoding="utf-8"))
        chosen = benchmark_named(told["benchmark"])
        _verify_head(chosen, told, path)
        games = [_verify_cell(chosen, cell, told) for cell in chosen.cells]
        if told["score"] != overall(told["cells"]):
            raise BadSubmission(
                "error-submission", path=str(path), reason="its score is not the mean of its cells"
            )
    except TenbackError:
        raise
    except (OSError, ValueError, KeyError, TypeError, AttributeError, StopIteration) as error:
        raise BadSubmission("error-submission", path=str(path), reason=_reason(error)) from error
    return sum(games)


def _verify_head(chosen: Benchmark, told: Plain, path: Path) -> None:
    """Every cell stands there once, and a trial is called one."""
    checks = {
        "it was not written by this version of the benchmark": (told["format"], told["version"]) == FORMAT,
        "it has too few deals": isinstance(told["deals"], int) and told["deals"] >= FEWEST_DEALS,
        "a trial is not called one": told["is_whole"] is (told["deals"] >= chosen.deals),
        "it does not have each cell of the benchmark once": [
            (one["cell"], one["talk"]) for one in told["cells"]
        ]
        == [(cell.name, cell.talk.value) for cell in chosen.cells],
    }
    for fault, holds in checks.items():
        if not holds:
            raise BadSubmission("error-submission", path=str(path), reason=fault)


def _reason(error: Exception) -> str:
    match error:
        case OSError():
            return error.strerror or str(error)
        case ValueError():
            return "it is not JSON"
        case _:
            return "it is not a result of `tenback benchmark`"


def _verify_cell(chosen: Benchmark, cell: Cell, told: Plain) -> int:
    given = next(one for one in told["cells"] if one["cell"] == cell.name)
    if given == not_played(cell):
        return 0
    wanted = [(number, seating) for number in range(told["deals"]) for seating in cell.seatings(number)]
    if [(game["deal"], tuple(game["seats"])) for game in given["games"]] != wanted:
        raise _wrong(chosen, cell, "its deals or seats are not those of the benchmark")
    for game in given["games"]:
        _verify_game(chosen, cell, told["key"], game)
    again = figures(cell, given["games"])
    if {name: given[name] for name in again} != json.loads(json.dumps(again)):
        raise _wrong(chosen, cell, "its figures are not those of its games")
    return len(given["games"])


def _verify_game(chosen: Benchmark, cell: Cell, key: str, game: Plain) -> None:
    where = f"deal {game['deal']}"
    try:
        record = parse_record(game["record"])
        moments = list(replay(record))
    except (BrokenRecord, TenbackError) as error:
        raise _wrong(chosen, cell, f"{where}: {in_english(error)}") from error
    outcome = moments[-1].state.result
    if record.deal != benchmark_deal(key, cell, game["deal"]):
        raise _wrong(chosen, cell, f"{where}: other cards")
    seats: Sequence[str] = game["seats"]
    if outcome is None or outcome_of(cell, seats, outcome) != {"won": game["won"], "left": game["left"]}:
        raise _wrong(chosen, cell, f"{where}: another result")
    if not all(_may_be_said(cell, moment) for moment in moments):
        raise _wrong(chosen, cell, f"{where}: talk that the cell does not allow")
    if not _others_played(cell, game, record):
        raise _wrong(chosen, cell, f"{where}: moves that the other bots would not make")


def _others_played(cell: Cell, game: Plain, record: Record) -> bool:
    """Whether partners and rivals made the moves that those bots choose; the bot measured is not asked."""
    name = game_of(cell.options).name
    bots = {seat: bot_named(name, bot) for seat, bot in enumerate(game["seats"]) if bot != ENTRY}
    if not bots:
        return True
    moment = first_moment(record, cell.talk)
    for entry in record.entries:
        if isinstance(entry, Moved) and entry.seat in bots:
            view = record.game.view(moment.state, entry.seat)
            if bots[entry.seat].choose(view, moment.talk, chance_for(game["deal"], view)) != entry.move:
                return False
        moment = after_entry(record, moment, entry)
    return True


def _may_be_said(cell: Cell, moment: Moment) -> bool:
    """Whether an entry is no talk at all or, in a cell with marks, one that is true of the hand."""
    match moment.entry:
        case Said(saying):
            view = game_of(cell.options).view(moment.state, saying.seat)
            return cell.talk is BotTalk.MARKS and is_true(view, saying)
        case Chatted():
            return False
        case _:
            return True


def _wrong(chosen: Benchmark, cell: Cell, reason: str) -> BadSubmission:
    return BadSubmission("error-submission", path=f"{chosen.name}, {cell.name}", reason=reason)
