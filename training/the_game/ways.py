"""The ways of playing THE GAME, and how often each is practised."""

from typing import Final, NamedTuple

import numpy as np

from tenback.bots.the_game.weights import Weight, weights_for
from tenback.games.the_game import Options

WEIGHTS: Final = (
    Weight.ONE_TWO, Weight.ONE_ONE, Weight.NONE_TWO, Weight.NONE_ONE, Weight.NONE_NONE, Weight.OWN,
    Weight.GAP, Weight.TRICK_IN_HAND, Weight.TRICK_OUT, Weight.PAIR, Weight.GO_ON, Weight.GO_ON_LATE,
)  # fmt: skip
"""The weights that the kernels know, in their order."""


class Way(NamedTuple):
    """The options that matter, as the kernels number them."""

    players: int
    minimum: int = 2
    short_hand: bool = False

    @property
    def number(self) -> int:
        """Its place among the twenty."""
        return 4 * (self.players - 1) + 2 * (self.minimum - 2) + self.short_hand

    @property
    def options(self) -> Options:
        """The same as the rules say it."""
        return Options(players=self.players, minimum=self.minimum, short_hand=self.short_hand)

    @property
    def about(self) -> int:
        """What a new game's row says of it."""
        return self.players | self.minimum << 4 | self.options.hand_size << 8 | self.number << 12

    def __str__(self) -> str:
        rules = f"{self.players}p"
        return rules + (" minimum 3" if self.minimum == 3 else "") + (" short" if self.short_hand else "")


ALL: Final = tuple(
    Way(players, minimum, short_hand)
    for players in range(1, 6)
    for minimum in (2, 3)
    for short_hand in (False, True)
)

MIXTURES: Final[dict[str, dict[Way, float]]] = {
    "alone": {Way(1): 1.0},
    # Half of the games under the usual rules; alone and with three, where most games are lost, more often.
    "silent": {
        **dict.fromkeys(ALL, 0.018),
        Way(1): 0.16,
        Way(2): 0.11,
        Way(3): 0.15,
        Way(4): 0.09,
        Way(5): 0.08,
        Way(1, minimum=3): 0.07,
        Way(1, short_hand=True): 0.07,
        Way(1, minimum=3, short_hand=True): 0.01,
    },
}
"""By the name of a network: the share of its games that each way of playing has."""


def weights_table() -> np.ndarray[tuple[int, ...], np.dtype[np.float32]]:
    """The careful player's weights, by way of playing; what follows no way is zero."""
    table = np.zeros((20, 2, len(WEIGHTS)), np.float32)
    for way in ALL:
        table[way.number] = weights_for(way.options, marks=False)[:, list(WEIGHTS)]
    return table
