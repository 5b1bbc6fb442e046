"""The last moves, as everyone saw them."""

from tenback.games import AnyGame, State
from tenback.server.presenters.presenter import presenter_of
from tenback.server.wire.shown import StepView

STEPS_SHOWN = 12


def last_steps(game: AnyGame, state: State) -> tuple[StepView, ...]:
    """Show the last moves with their numbers."""
    first, show = max(0, len(state.history) - STEPS_SHOWN), presenter_of(game).step
    return tuple(show(state, number) for number in range(first, len(state.history)))
