"""The last moves, as everyone saw them."""

from typing import Any, assert_never

from tenback.games import take_that, the_game
from tenback.server.presenters.piles import command_name, step_to
from tenback.server.wire.names import StepKind
from tenback.server.wire.shown import StepShown

STEPS_SHOWN = 12


def last_steps(state: Any) -> tuple[StepShown, ...]:
    """Show the last moves with their numbers."""
    first = max(0, len(state.history) - STEPS_SHOWN)
    return tuple(step_shown(state, number) for number in range(first, len(state.history)))


def step_shown(state: Any, at: int) -> StepShown:
    """Show one move of the history, counted from 0."""
    if isinstance(state, the_game.State):
        return _game_step(state, at)
    return _line_step(state, at)


def kind_of(move: Any) -> StepKind:
    """Name the kind of a move as the wire does."""
    return _KINDS[type(move)]


_KINDS: dict[type, StepKind] = {
    the_game.Begin: "begin",
    the_game.PlayCard: "play",
    the_game.EndTurn: "end",
    take_that.Lay: "lay",
    take_that.Twist: "twist",
    take_that.TakeLine: "take",
}


def _game_step(state: the_game.State, at: int) -> StepShown:
    step = state.history[at]
    move, text = step.move, the_game.format_move(step.move)
    match move:
        case the_game.Begin():
            return StepShown(at + 1, step.seat, "begin", text)
        case the_game.EndTurn():
            return StepShown(at + 1, step.seat, "end", text, drawn=step.drawn)
        case the_game.PlayCard(card, pile):
            lying = state.piles[pile]
            top = lying[lying.index(card) - 1]
            return StepShown(
                at + 1, step.seat, "play", text, card, command_name(state.commands[card]), pile,
                step_to(card, pile, top), the_game.is_trick(card, pile, top), step.drawn,
            )  # fmt: skip
        case _:
            assert_never(move)


def _line_step(state: take_that.State, at: int) -> StepShown:
    step = state.history[at]
    move, text = step.move, take_that.format_move(step.move)
    match move:
        case take_that.Lay(card):
            return StepShown(at + 1, step.seat, "lay", text, card, drawn=step.drawn)
        case take_that.Twist(card):
            return StepShown(at + 1, step.seat, "twist", text, card, drawn=step.drawn)
        case take_that.TakeLine():
            return StepShown(at + 1, step.seat, "take", text, taken=_taken(state, at))
        case _:
            assert_never(move)


def _taken(state: take_that.State, at: int) -> int:
    """Count the cards of the line that was taken: all laid since the last one was gone, less the twisted."""
    count = 0
    for step in reversed(state.history[:at]):
        if step.round != state.history[at].round or isinstance(step.move, take_that.TakeLine):
            break
        count += 1 if isinstance(step.move, take_that.Lay) else -1
    return count
