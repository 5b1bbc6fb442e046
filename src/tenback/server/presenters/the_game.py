"""THE GAME and EXTREME on the wire."""

from typing import assert_never

from tenback.games import the_game
from tenback.games.the_game import (
    Begin,
    EndTurn,
    Move,
    PlayCard,
    State,
    View,
    format_move,
    is_trick,
)
from tenback.server.presenters.piles import command_name, piles_board
from tenback.server.presenters.presenter import MoveView, Presenter
from tenback.server.wire.boards import TheGameBoard
from tenback.server.wire.shown import ResultView, StepView


def _board(view: View, *, aid: bool, waiting: Move | None = None) -> TheGameBoard:
    return piles_board(view, aid=aid, waiting=waiting if isinstance(waiting, PlayCard) else None)


def _move(move: Move) -> MoveView:
    match move:
        case Begin():
            return MoveView("begin")
        case EndTurn():
            return MoveView("end")
        case PlayCard(card, pile):
            return MoveView("play", card, pile)
        case _:
            assert_never(move)


def _step(state: State, number: int) -> StepView:
    step = state.history[number]
    move, text = step.move, format_move(step.move)
    match move:
        case Begin():
            return StepView(number + 1, step.seat, "begin", text)
        case EndTurn():
            return StepView(number + 1, step.seat, "end", text, drawn=step.drawn)
        case PlayCard(card, pile):
            lying = state.piles[pile]
            top = lying[lying.index(card) - 1]
            return StepView(
                number + 1, step.seat, "play", text, card, command_name(state.commands[card]), pile,
                the_game.step(card, pile, top), is_trick(card, pile, top), step.drawn,
            )  # fmt: skip
        case _:
            assert_never(move)


def _result(state: State) -> ResultView:
    outcome = state.result
    assert outcome is not None
    return ResultView(
        ending=outcome.ending.value,
        won=outcome.won,
        excellent=outcome.is_excellent,
        cards_left=outcome.cards_left,
        seat=outcome.seat,
        owed=tuple(debt.value for debt in outcome.owed),
        command=command_name(outcome.command),
        scores=(),
        winners=(),
        hands=state.hands,
        deal="",
        nonce="",
    )


def _room(state: State) -> int:
    """The room that is left on the four piles together."""
    left = sum(abs((99 if pile < 2 else 2) - top) for pile, top in enumerate(state.tops))
    return round(100 * left / (4 * 98))


PRESENTER = Presenter(_board, _move, _step, _result, _room)
