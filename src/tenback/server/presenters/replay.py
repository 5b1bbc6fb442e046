"""A finished game moment by moment, with all hands."""

from collections.abc import Iterator
from dataclasses import is_dataclass, replace
from itertools import pairwise

from tenback.games import AnyGame, State
from tenback.server.presenters.changes import change
from tenback.server.presenters.presenter import presenter_of
from tenback.server.presenters.result import result_shown
from tenback.server.wire.pages import Frame, Replay, SeatLine
from tenback.tables.table import Table

NOTHING = "-"


def replay_of(table: Table) -> Replay:
    """Show a finished game: the first moment, and what each move changed."""
    result = result_shown(table)
    assert result is not None
    frames = frames_of(table)
    first = next(frames)
    return Replay(
        table=table.id,
        settings=table.settings,
        seats=tuple(SeatLine(seat.kind, seat.name) for seat in table.seats),
        first=first,
        changes=tuple(change(before, after) for before, after in pairwise(_chained(first, frames))),
        result=result,
        commitment=table.commitment or "",
    )


def _chained(first: Frame, rest: Iterator[Frame]) -> Iterator[Frame]:
    yield first
    yield from rest


def frames_of(table: Table) -> Iterator[Frame]:
    """Go through all moments of a game; only one of them is in memory at a time."""
    assert table.deal is not None
    game, state = table.game, table.deal.state()
    written = _Position(game)
    yield _frame(game, state, written)
    for step in table.state.history:
        state = game.apply(state, step.seat, step.move)
        yield _frame(game, state, written)


def _frame(game: AnyGame, state: State, written: "_Position") -> Frame:
    view, hands, shown = game.view(state, None), state.hands, presenter_of(game)
    moves = len(state.history)
    return Frame(
        board=shown.board(view, aid=True),
        hands=hands,
        turn=view.turn,
        step=shown.step(state, moves - 1) if moves else None,
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
