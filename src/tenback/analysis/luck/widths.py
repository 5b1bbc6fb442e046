"""How wide "not explained" is, as `bench/accounts.py` has measured it: docs/results/luck.md."""

from typing import Final

from tenback.games import Options, game_of
from tenback.games.the_game import Options as TheGame

NARROW: Final = 0.1
"""Where the unexplained part of a game is wider than this, one game's luck says little."""
WIDTHS: Final[dict[tuple[str, int], float]] = {}
"""By game and players, usual rules: the standard deviation of what is not explained, in wins."""


def width_of(options: Options) -> float | None:
    """How wide the unexplained part of a game is; None where nobody has measured it."""
    if isinstance(options, TheGame) and (options.minimum != 2 or options.short_hand):
        return None
    return WIDTHS.get((game_of(options).name, options.players))


def explains_one_game(options: Options) -> bool:
    """Tell whether the luck of a single game can be shown, or only sums over many games."""
    width = width_of(options)
    return width is not None and width <= NARROW
