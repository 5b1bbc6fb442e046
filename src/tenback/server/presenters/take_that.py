"""TAKE THAT on the wire."""

from typing import assert_never

from tenback.games.take_that import Lay, Move, State, TakeLine, Twist, View, format_move
from tenback.server.presenters.line import line_board
from tenback.server.presenters.presenter import MoveView, Presenter
from tenback.server.wire.boards import TakeThatBoard
from tenback.server.wire.shown import ResultView, StepView


def _board(view: View, *, aid: bool, waiting: Move | None = None) -> TakeThatBoard:
    return line_board(view, aid=aid, waiting=waiting)


def _move(move: Move) -> MoveView:
    match move:
        case Lay(card):
            return MoveView("lay", card)
        case Twist(card):
            return MoveView("twist", card)
        case TakeLine():
            return MoveView("take")
        case _:
            assert_never(move)


def _step(state: State, number: int) -> StepView:
    step = state.history[number]
    shown, text = _move(step.move), format_move(step.move)
    if isinstance(step.move, TakeLine):
        return StepView(number + 1, step.seat, shown.kind, text, taken=_taken(state, number))
    return StepView(number + 1, step.seat, shown.kind, text, shown.card, drawn=step.drawn)


def _taken(state: State, number: int) -> int:
    """Count the cards of the line that was taken: all laid since the last one was gone, less the twisted."""
    count = 0
    for step in reversed(state.history[:number]):
        if step.round != state.history[number].round or isinstance(step.move, TakeLine):
            break
        count += 1 if isinstance(step.move, Lay) else -1
    return count


def _result(state: State) -> ResultView:
    outcome = state.result
    assert outcome is not None
    return ResultView(
        ending="scored",
        won=False,
        excellent=False,
        cards_left=sum(map(len, state.hands)),
        seat=None,
        owed=(),
        command=None,
        scores=outcome.scores,
        winners=outcome.winners,
        hands=state.hands,
        deal="",
        nonce="",
    )


PRESENTER = Presenter(_board, _move, _step, _result)
