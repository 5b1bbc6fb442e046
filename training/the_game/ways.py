"""The ways of playing THE GAME and EXTREME, and how often each is practised."""

from typing import Final, NamedTuple

import numpy as np

from tenback.bots.the_game.weights import Weight, weights_for
from tenback.games.the_game import Options
from tenback.games.the_game.options import OnePile

WEIGHTS: Final = (
    Weight.ONE_TWO, Weight.ONE_ONE, Weight.NONE_TWO, Weight.NONE_ONE, Weight.NONE_NONE, Weight.OWN,
    Weight.GAP, Weight.TRICK_IN_HAND, Weight.TRICK_OUT, Weight.PAIR, Weight.GO_ON, Weight.GO_ON_LATE,
)  # fmt: skip
"""The weights that the kernels know, in their order."""
EXTREME_WEIGHTS: Final = (
    *WEIGHTS,
    *range(Weight.STOP, Weight.DRAW_ONE + 1),
    *range(Weight.COVER_SILENCE, Weight.COVER_DRAW_ONE + 1),
    Weight.STOP_SAVES, Weight.SHRINK, Weight.MARK_1, Weight.MARK_2, Weight.MARK_3,
)  # fmt: skip
"""The same for EXTREME, and for THE GAME with marks, which the same kernels play."""


class Way(NamedTuple):
    """The options that matter, as the kernels number them."""

    players: int
    minimum: int = 2
    short_hand: bool = False
    extreme: bool = False
    marks: bool = False
    one_pile: OnePile = OnePile.FROM_NOW

    @property
    def number(self) -> int:
        """Its place among the twenty."""
        return 4 * (self.players - 1) + 2 * (self.minimum - 2) + self.short_hand

    @property
    def options(self) -> Options:
        """The same as the rules say it."""
        return Options(
            players=self.players,
            extreme=self.extreme,
            minimum=self.minimum,
            short_hand=self.short_hand,
            one_pile=self.one_pile,
        )

    @property
    def about(self) -> int:
        """What a new game's row says of it."""
        rules = self.players | self.minimum << 4 | self.options.hand_size << 8 | self.number << 12
        return rules | self.marks << 48 | (self.one_pile is OnePile.WHOLE_TURN) << 49

    def __str__(self) -> str:
        rules = ("extreme " if self.extreme else "") + f"{self.players}p"
        rules += " minimum 3" if self.minimum == 3 else ""
        rules += " short" if self.short_hand else ""
        rules += " whole turn" if self.one_pile is OnePile.WHOLE_TURN else ""
        return rules + (" marks" if self.marks else "")


ALL: Final = tuple(
    Way(players, minimum, short_hand)
    for players in range(1, 6)
    for minimum in (2, 3)
    for short_hand in (False, True)
)

MARKS: Final = tuple(way._replace(marks=True) for way in ALL if way.players > 1)

EXTREME: Final = tuple(
    way._replace(extreme=True, marks=marks, one_pile=one_pile)
    for way in ALL
    for marks in ((False, True) if way.players > 1 else (False,))
    for one_pile in OnePile
)
_USUAL: Final = {  # EXTREME under its usual rules, by number of players: alone, silent, with marks
    Way(1, extreme=True): 0.22,
    **{Way(players, extreme=True): 0.05 for players in range(2, 6)},
    **{Way(players, extreme=True, marks=True): 0.12 for players in range(2, 6)},
}

MIXTURES: Final[dict[str, dict[Way, float]]] = {
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
    # To go on with in wider layers: alone most of all, where most games are lost.
    "silent-harder": {
        **dict.fromkeys(ALL, 0.01),
        Way(1): 0.40,
        Way(2): 0.10,
        Way(3): 0.17,
        Way(4): 0.05,
        Way(5): 0.03,
        Way(1, minimum=3): 0.05,
        Way(1, short_hand=True): 0.05,
        Way(1, minimum=3, short_hand=True): 0.01,
    },
    # Under the usual rules a team with marks seldom loses: most of the games go where it does.
    "marks": {
        **dict.fromkeys(MARKS, 0.05),
        **{Way(players, minimum=3, marks=True): 0.11 for players in range(2, 6)},
        **{Way(players, short_hand=True, marks=True): 0.10 for players in range(2, 6)},
        **{Way(players, minimum=3, short_hand=True, marks=True): 0.01 for players in range(2, 6)},
    },
    # To go on with: small teams by the harder rules, which still learned when all others had stopped.
    "marks-harder": {
        **dict.fromkeys(MARKS, 0.02),
        **{Way(players, minimum=3, short_hand=True, marks=True): 0.005 for players in range(2, 6)},
        Way(2, short_hand=True, marks=True): 0.20,
        Way(3, short_hand=True, marks=True): 0.22,
        Way(4, short_hand=True, marks=True): 0.06,
        Way(2, minimum=3, marks=True): 0.12,
        Way(3, minimum=3, marks=True): 0.20,
        Way(4, minimum=3, marks=True): 0.06,
    },
    "extreme": {**dict.fromkeys(EXTREME, 0.10 / (len(EXTREME) - len(_USUAL))), **_USUAL},
}
"""By the name of a network: the share of its games that each way of playing has."""


def weights_table() -> np.ndarray[tuple[int, ...], np.dtype[np.float32]]:
    """The careful player's weights, by way of playing; what follows no way is zero."""
    table = np.zeros((20, 2, len(WEIGHTS)), np.float32)
    for way in ALL:
        table[way.number] = weights_for(way.options, marks=False)[:, list(WEIGHTS)]
    return table


def extreme_weights_table() -> np.ndarray[tuple[int, ...], np.dtype[np.float32]]:
    """The careful player's weights for EXTREME, by way of playing: silent ones, then those with marks."""
    return _weights_with_marks(EXTREME)


def marks_weights_table() -> np.ndarray[tuple[int, ...], np.dtype[np.float32]]:
    """The same for THE GAME with marks."""
    return _weights_with_marks(MARKS)


def _weights_with_marks(ways: tuple[Way, ...]) -> np.ndarray[tuple[int, ...], np.dtype[np.float32]]:
    table = np.zeros((2, 20, 2, len(EXTREME_WEIGHTS)), np.float32)
    for way in ways:
        table[int(way.marks), way.number] = weights_for(way.options, marks=way.marks)[
            :, list(EXTREME_WEIGHTS)
        ]
    return table
