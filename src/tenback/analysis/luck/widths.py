"""How wide "not explained" is, as `bench/accounts.py` has measured it: docs/results/luck.md."""

from typing import Final

from tenback.games import Options, game_of
from tenback.games.the_game import Options as TheGame

NARROW: Final = 0.1
"""Where the unexplained part of a game is wider than this, one game's luck says little."""
WIDTHS: Final[dict[tuple[str, int, bool], float]] = {}
"""By game, players and whether they speak, usual rules: the standard deviation of what is not explained."""


def width_of(options: Options, *, talks: bool) -> float | None:
    """How wide the unexplained part of a game is, in wins; None where nobody has measured it."""
    if isinstance(options, TheGame) and (options.minimum != 2 or options.short_hand):
        return None
    return WIDTHS.get((game_of(options).name, options.players, talks and options.players > 1))


def explains_one_game(options: Options, *, talks: bool) -> bool:
    """Tell whether the luck of a single game can be shown, or only sums over many games."""
    width = width_of(options, talks=talks)
    return width is not None and width <= NARROW
