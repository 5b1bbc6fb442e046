"""What a bot's process does for a review: it gets the record of a finished game, never a running one."""

from dataclasses import dataclass
from functools import lru_cache

import msgspec

from tenback.analysis.hinter import get_ready
from tenback.analysis.luck.steps import Step, steps_of, turns_with_next
from tenback.analysis.reason import Why
from tenback.games import Move
from tenback.records import Record, parse_record
from tenback.server.presenters.moves import move_shown
from tenback.server.wire.hints import HintMove, WhyView
from tenback.server.wire.reviews import JudgedTurn


@dataclass(frozen=True, slots=True)
class Begun:
    """What is known of the whole game."""

    turns: int
    start: float
    open_win: int | None


def begin(text: str) -> Begun | None:
    """Look at a whole record; None while the code for it is being compiled."""
    record = _record(text)
    if not get_ready(record.game.name):
        return None
    from tenback.analysis.luck.account import start_of
    from tenback.analysis.luck.open_cards import last_open_win

    return Begun(len(turns_with_next(record)), start_of(record), last_open_win(record))


def judge(text: str, place: int) -> str:
    """Judge one turn; as JSON."""
    record = _record(text)
    step = next(steps_of(record, first=place))
    return msgspec.json.encode(shown(record, step)).decode()


@lru_cache(maxsize=4)
def _record(text: str) -> Record:
    return parse_record(text)


def shown(record: Record, step: Step) -> JudgedTurn:
    """Make a step ready for the wire."""
    return JudgedTurn(
        number=step.number,
        last=step.last,
        seat=step.seat,
        played=moves_shown(record, step.played),
        best=moves_shown(record, step.best),
        start=step.start,
        before=step.before,
        after=step.after,
        doubt=step.doubt,
        lost=step.lost,
        luck=step.luck,
        rest=step.rest,
        base=step.base.value,
        severity=step.severity.value,
        free=step.is_free,
        why=why_shown(step.why),
    )


def moves_shown(record: Record, moves: tuple[Move, ...]) -> tuple[HintMove, ...]:
    """Make moves ready for the wire."""
    return tuple(move_shown(record.game, move) for move in moves)


def why_shown(why: tuple[Why, ...]) -> tuple[WhyView, ...]:
    """Make reasons ready for the wire."""
    return tuple(WhyView(one.reason.value, dict(one.facts)) for one in why)
