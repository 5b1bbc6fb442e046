"""What `check_game` tries CLIMB with: foolish moves too, and where every card is."""

from collections.abc import Iterator
from dataclasses import replace

from tenback.games import AnyGame
from tenback.testing.trial import Trial, plain_trial
from tenback_climb.rules import CARDS, PASS, Move, State


def climb_trial(game: AnyGame) -> Trial:
    moves = (PASS, *map(Move, (0, *CARDS, 21)))
    return replace(plain_trial(game), moves=moves, cards=CARDS, places=_places)


def _places(state: State) -> Iterator[int]:
    yield from state.aside
    for hand in state.hands:
        yield from hand
    yield from (step.move.card for step in state.history if step.move.card is not None)
