"""Rivals of a learner at TAKE THAT, inside compiled steps."""

from collections.abc import Sequence
from typing import NamedTuple

from tenback.bots.take_that.policy import policy_move
from tenback.bots.take_that.weights import FloatArray, careful_weights
from tenback.games.take_that import Options
from tenback.sim.by_game import PARTNERS
from tenback.sim.jit import kernel
from tenback.sim.take_that.boards import TakeThatBoards


class CarefulRivals(NamedTuple):
    """All others are careful."""

    weights: FloatArray


def partners(options: Options, bots: Sequence[object]) -> CarefulRivals | None:
    """Seat compiled rivals by their names; None where one has no kernel that plays as it does."""
    return CarefulRivals(careful_weights(options)) if set(bots) == {"careful"} else None


@kernel
def _action(boards: TakeThatBoards, index: int, rivals: CarefulRivals) -> int:
    return policy_move(boards.rows[index], rivals.weights)


PARTNERS[CarefulRivals] = _action
