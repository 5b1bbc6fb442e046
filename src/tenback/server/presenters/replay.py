"""A finished game moment by moment, with all hands."""

from collections.abc import Iterator
from dataclasses import is_dataclass, replace
from itertools import pairwise

import msgspec

from tenback.games import AnyGame, State
from tenback.records import Moment, Moved, Record, replay
from tenback.server.presenters.changes import change
from tenback.server.presenters.presenter import presenter_of
from tenback.server.presenters.result import result_shown
from tenback.server.presenters.talk import marks_shown
from tenback.server.wire.pages import Frame, Replay, SeatLine
from tenback.server.wire.shown import ResultView
from tenback.tables.settings import Settings
from tenback.tables.table import Table

NOTHING = "-"


def replay_of(table: Table, record: Record) -> Replay:
    """Show a finished game of a table: the first moment, and what each move changed."""
    result = result_shown(table)
    assert result is not None
    seats = tuple(SeatLine(seat.kind, seat.name) for seat in table.seats)
    shown = _replay(record, table.settings, seats, result)
    return msgspec.structs.replace(shown, table=table.id, commitment=table.commitment or "")


def replay_of_file(record: Record) -> Replay | None:
    """Show a game that somebody has written down; None where it is not over."""
    *_, last = replay(record)
    if last.state.result is None:
        return None
    count = record.deal.options.players
    names = record.seats or tuple(str(seat + 1) for seat in range(count))
    shown = presenter_of(record.game).result(last.state)
    result = msgspec.structs.replace(shown, deal=record.game.format_deal(record.deal))
    seats = tuple(SeatLine("person", name) for name in names)
    return _replay(record, Settings(game=record.game.name, players=count), seats, result)


def _replay(record: Record, settings: Settings, seats: tuple[SeatLine, ...], result: ResultView) -> Replay:
    frames = frames_of(record)
    first = next(frames)
    return Replay(
        table="",
        settings=settings,
        seats=seats,
        first=first,
        changes=tuple(change(before, after) for before, after in pairwise(_chained(first, frames))),
        result=result,
        commitment="",
    )


def _chained(first: Frame, rest: Iterator[Frame]) -> Iterator[Frame]:
    yield first
    yield from rest


def frames_of(record: Record) -> Iterator[Frame]:
    """Go through all moments of a game; only one of them is in memory at a time."""
    written = _Position(record.game)
    for moment in _before_each_move(record):
        yield _frame(record.game, moment, written)


def _before_each_move(record: Record) -> Iterator[Moment]:
    """Give the moment after each move, with all that was said before the next one."""
    last: Moment | None = None
    for moment in replay(record):
        if last is not None and isinstance(moment.entry, Moved):
            yield last
        last = moment
    assert last is not None
    yield last


def _frame(game: AnyGame, moment: Moment, written: "_Position") -> Frame:
    state = moment.state
    view, hands, shown = game.view(state, None), state.hands, presenter_of(game)
    moves = len(state.history)
    return Frame(
        board=shown.board(view, aid=True),
        hands=hands,
        turn=view.turn,
        step=shown.step(state, moves - 1) if moves else None,
        marks=marks_shown(moment.talk),
        cards_left=view.draw_pile + sum(map(len, hands)),
        position=written.words(state),
    )


class _Position:
    """Writes one position after the other; their history, which grows, is written step by step."""

    def __init__(self, game: AnyGame) -> None:
        self._format = game.format_state
        self._history = ""

    def words(self, state: State) -> tuple[str, ...]:
        """Write the words of a position."""
        if not is_dataclass(state):
            return tuple(self._format(state).split(" "))
        last = replace(state, history=tuple(state.history[-1:]))
        return tuple(map(self._whole, self._format(last).split(" ")))

    def _whole(self, word: str) -> str:
        name, _, last = word.partition("=")
        if name != "history":
            return word
        # The first position has no history, which is written as a dash.
        self._history = last if self._history in ("", NOTHING) else f"{self._history},{last}"
        return f"{name}={self._history}"
