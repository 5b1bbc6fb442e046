"""A turn is planned at its beginning, and then made move by move."""

from collections.abc import Callable

import numpy as np

from tenback.bots.the_game.hidden import Knowledge
from tenback.bots.the_game.knowledge import steps_from
from tenback.games.the_game import View
from tenback.sim.the_game import row as at
from tenback.sim.the_game.convert import number_of, put_cards, put_commands


class Moment:
    """What a plan depends on, so that plans can be remembered."""

    __slots__ = ("_words", "known")

    def __init__(self, known: Knowledge) -> None:
        self.known = known
        self._words = tuple(part.tobytes() if isinstance(part, np.ndarray) else part for part in known)

    def __hash__(self) -> int:
        return hash(self._words)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Moment) and self._words == other._words


def rest_of_turn(view: View, known: Knowledge, plan_at: Callable[[Moment], list[int]]) -> list[int]:
    """The moves that are left of the turn as it was planned at its beginning; none at a dead end.

    A turn that was begun in another way is planned again from here.
    """
    made = [number_of(play) for play in view.plays]
    plan = plan_at(Moment(start_of_turn(view, known)))
    if plan[: len(made)] == made and len(plan) > len(made):
        return plan[len(made) :]
    return plan_at(Moment(known))


def start_of_turn(view: View, known: Knowledge) -> Knowledge:
    """Take back what was played in this turn."""
    if not view.plays:
        return known
    row, piles = known.row.copy(), [list(pile) for pile in view.piles]
    for play in view.plays:
        piles[play.pile].pop()
    played, tops = [play.card for play in view.plays], tuple(pile[-1] for pile in piles)
    put_cards(row, at.HAND + 2 * row[at.SEAT], played)
    put_cards(row, at.LIVE, played)
    row[at.TOP : at.TOP + 4] = tops
    row[at.PLAYED] = 0
    row[at.LEFT] += len(played)
    if view.options.extreme:
        row[at.SHOWING] = row[at.PILES_USED] = 0
        put_commands(row, view.commands, tops, (), None)
    sizes = known.sizes.copy()
    sizes[row[at.SEAT]] += len(played)
    return known._replace(row=row, sizes=sizes, steps=steps_from(tops))
