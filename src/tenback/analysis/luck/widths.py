"""How wide "not explained" is, as `bench/accounts.py` has measured it: docs/results/luck.md."""

from typing import Final

from tenback.games import Options, game_of
from tenback.games.the_game import Options as TheGame

NARROW: Final = 0.1
"""Where the unexplained part of a game is wider than this, one game's luck says little."""
WIDTHS: Final[dict[tuple[str, int, bool], float]] = {
    ("the-game", 1, False): 0.22,
    ("the-game", 2, False): 0.46,
    ("the-game", 3, False): 0.20,
    ("the-game", 4, False): 0.22,
    ("the-game", 5, False): 0.23,
    ("the-game", 2, True): 0.47,
    ("the-game", 3, True): 0.28,
    ("extreme", 1, False): 0.33,
    ("extreme", 2, False): 0.67,
    ("extreme", 3, False): 0.30,
}
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


def luck_evens_out(options: Options) -> bool:
    """Tell whether luck has mean zero, so that its sum over games means something.

    Alone it has. In a team the cards that others still hold are no chance cards but those that nobody wanted
    to play: sampled deals are kinder than the truth, and what was measured as luck lies below zero.
    """
    return options.players == 1
