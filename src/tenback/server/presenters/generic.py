"""A game that brings no presenter of its own: shown in the sentences that it gives."""

from functools import cache
from typing import Any

from tenback.games import AnyGame
from tenback.games import Message as Told
from tenback.server.presenters.presenter import MoveShown, Presenter
from tenback.server.wire.boards import Choice, GenericBoard, Message
from tenback.server.wire.shown import ResultShown, StepShown


@cache
def generic_presenter(game: AnyGame) -> Presenter:
    """Make the presenter of a game from what the game itself tells."""

    def board(view: Any, *, aid: bool, waiting: Any = None) -> GenericBoard:  # noqa: ARG001 (nothing to aid with)
        losing = game.losing(view)
        legal = view.legal if waiting is None else ()
        return GenericBoard(
            status=_message(game.status(view)),
            lines=tuple(map(_message, game.lines(view))),
            choices=tuple(
                Choice(game.format_move(move), _message(game.tell_move(move)), move in losing)
                for move in legal
            ),
        )

    def moved(move: Any) -> MoveShown:
        return MoveShown("move", words=_message(game.tell_move(move)))

    def step(state: Any, number: int) -> StepShown:
        done = state.history[number]
        text, words = game.format_move(done.move), _message(game.tell_move(done.move))
        return StepShown(number + 1, done.seat, "move", text, drawn=done.drawn, words=words)

    def result(state: Any) -> ResultShown:
        outcome = state.result
        return ResultShown(
            ending="told",
            won=outcome.won,
            excellent=False,
            cards_left=outcome.cards_left,
            seat=None,
            owed=(),
            command=None,
            scores=outcome.scores,
            winners=_winners(outcome.scores),
            hands=state.hands,
            deal="",
            nonce="",
            words=_message(game.tell_ending(outcome)),
        )

    return Presenter(board, moved, step, result)


def _winners(scores: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(seat for seat, score in enumerate(scores) if score == max(scores))


def _message(told: Told) -> Message:
    return Message(told.id, dict(told.facts))
