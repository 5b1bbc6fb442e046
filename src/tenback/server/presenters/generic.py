"""A game that brings no presenter of its own: shown in the sentences that it gives."""

from dataclasses import dataclass
from functools import cache

from tenback.games import AnyGame, Move, State, View
from tenback.games import Message as Told
from tenback.server.presenters.presenter import MoveView, Presenter
from tenback.server.wire.boards import Choice, GenericBoard, Message
from tenback.server.wire.shown import ResultView, StepView


@cache
def generic_presenter(game: AnyGame) -> Presenter:
    """Make the presenter of a game from what the game itself tells."""
    told = _Told(game)
    return Presenter(told.board, told.move, told.step, told.result)


@dataclass(frozen=True, slots=True)
class _Told:
    """A game in its own sentences."""

    game: AnyGame

    def board(self, view: View, *, aid: bool, waiting: Move | None = None) -> GenericBoard:  # noqa: ARG002
        losing = self.game.losing(view)
        legal: tuple[Move, ...] = view.legal if waiting is None else ()
        return GenericBoard(
            status=_message(self.game.status(view)),
            lines=tuple(map(_message, self.game.lines(view))),
            choices=tuple(self._choice(move, is_losing=move in losing) for move in legal),
        )

    def _choice(self, move: Move, *, is_losing: bool) -> Choice:
        return Choice(self.game.format_move(move), _message(self.game.tell_move(move)), is_losing)

    def move(self, move: Move) -> MoveView:
        return MoveView("move", words=_message(self.game.tell_move(move)))

    def step(self, state: State, number: int) -> StepView:
        step = state.history[number]
        text, words = self.game.format_move(step.move), _message(self.game.tell_move(step.move))
        return StepView(number + 1, step.seat, "move", text, drawn=step.drawn, words=words)

    def result(self, state: State) -> ResultView:
        outcome = state.result
        assert outcome is not None
        return ResultView(
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
            words=_message(self.game.tell_ending(outcome)),
        )


def _winners(scores: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(seat for seat, score in enumerate(scores) if score == max(scores))


def _message(told: Told) -> Message:
    return Message(told.id, dict(told.facts))
