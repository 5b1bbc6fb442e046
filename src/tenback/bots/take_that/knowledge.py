"""What a seat knows of a running round, as arrays."""

from typing import NamedTuple

from tenback.bots.take_that.history import History
from tenback.sim.bits import IntArray
from tenback.sim.chance import CardArray


class Knowledge(NamedTuple):
    """All that a view shows, and what was done in this round."""

    row: IntArray
    """The position with the other hands and the extra cards left empty."""
    sizes: IntArray
    """Cards in each hand."""
    extras: IntArray
    """Extra cards of each seat."""
    unseen: CardArray
    past: History
