"""How wide "not explained" is, as `bench/sight_accounts.py` has measured it: docs/results/luck.md."""

from typing import Final

from tenback.bots.the_game.weights import key_of
from tenback.games import Options
from tenback.games.the_game import OnePile
from tenback.games.the_game import Options as TheGame

NARROW: Final = 0.1
"""Where the unexplained part of a game is wider than this, one game's luck says little."""
WIDTHS: Final[dict[str, float]] = {
    "the-game players=1 silent": 0.23,
    "the-game players=2 silent": 0.32,
    "the-game players=3 silent": 0.38,
    "the-game players=4 silent": 0.25,
    "the-game players=5 silent": 0.21,
    "the-game players=1 minimum=3 silent": 0.20,
    "the-game players=1 short-hand silent": 0.13,
    "extreme players=1 silent": 0.26,
    "extreme players=2 silent": 0.43,
    "extreme players=3 silent": 0.37,
    "extreme players=4 silent": 0.44,
    "extreme players=5 silent": 0.46,
    "the-game players=2 marks": 0.29,
    "the-game players=3 marks": 0.33,
    "the-game players=4 marks": 0.18,
    "the-game players=5 marks": 0.14,
    "the-game players=2 minimum=3 marks": 0.43,
    "the-game players=3 minimum=3 marks": 0.41,
    "the-game players=4 minimum=3 marks": 0.48,
    "the-game players=5 minimum=3 marks": 0.48,
    "the-game players=2 short-hand marks": 0.40,
    "the-game players=3 short-hand marks": 0.35,
    "the-game players=4 short-hand marks": 0.47,
    "the-game players=5 short-hand marks": 0.48,
    "extreme players=2 marks": 0.44,
    "extreme players=3 marks": 0.39,
    "extreme players=4 marks": 0.46,
    "extreme players=5 marks": 0.48,
}
"""By way of playing: the standard deviation of what is not explained."""


def width_of(options: Options, *, talks: bool) -> float | None:
    """How wide the unexplained part of a game is, in wins; None where nobody has measured it."""
    if not isinstance(options, TheGame) or options.switched_off or options.one_pile is not OnePile.FROM_NOW:
        return None
    return WIDTHS.get(key_of(options, marks=talks))


def explains_one_game(options: Options, *, talks: bool) -> bool:
    """Tell whether the luck of a single game can be shown, or only sums over many games."""
    width = width_of(options, talks=talks)
    return width is not None and width <= NARROW
