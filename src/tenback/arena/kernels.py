"""Series that can be played wholly inside compiled code, thousands of games a second.

The kernel plays the very games that the bots play one by one; the tests compare them.
"""

from collections.abc import Iterator, Sequence

import numpy as np

from tenback.arena.series import Row, Series
from tenback.games import the_game
from tenback.games.decks import deal_seed
from tenback.talk.mode import BotTalk

GAMES_AT_A_TIME = 500
GAMES_WITH_KERNELS = ("the-game",)


def has_kernel(series: Series) -> bool:
    """Tell whether a series can be played inside compiled code: a silent, careful team at THE GAME."""
    return (
        series.game in GAMES_WITH_KERNELS
        and series.talk is BotTalk.SILENT
        and set(series.bots) == {"careful"}
    )


def kernel_rows(series: Series, numbers: range) -> list[Row]:
    """Play the games of neighbouring numbers in one go."""
    from tenback.bots.the_game.costs import SCRATCH
    from tenback.bots.the_game.policy import policy_games
    from tenback.bots.the_game.weights import weights_for
    from tenback.sim.the_game.deals import new_arrays
    from tenback.sim.the_game.doomed import new_ahead

    assert isinstance(series.options, the_game.Options)
    cards_left = np.zeros(len(numbers), np.int64)
    weights = weights_for(series.options, marks=False)
    arrays, seed, scratch = new_arrays(series.options), deal_seed(series.seed), np.zeros(SCRATCH)
    policy_games(*arrays, seed, numbers.start, weights, 0, scratch, new_ahead(), cards_left)
    return [_row(number, int(left)) for number, left in zip(numbers, cards_left, strict=True)]


def _row(number: int, left: int) -> Row:
    ending = the_game.Ending.STUCK if left else the_game.Ending.WON
    return Row(number, ending.value, left)


def neighbours(numbers: Sequence[int]) -> Iterator[range]:
    """Cut numbers into runs of neighbours, none longer than a kernel plays in one go."""
    start = 0
    for end in range(1, len(numbers) + 1):
        ends = end == len(numbers) or numbers[end] != numbers[end - 1] + 1
        if ends or end - start == GAMES_AT_A_TIME:
            yield range(numbers[start], numbers[end - 1] + 1)
            start = end
