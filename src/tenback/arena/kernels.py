"""Series that can be played wholly inside compiled code, thousands of games a second.

The kernels play the very games that the bots play one by one; the tests compare them.
"""

from collections.abc import Iterator, Sequence

from tenback.arena.series import Row, Series
from tenback.bots.kernel_games import KernelGames, SeriesKernels
from tenback.games import game_of
from tenback.games.extensions import PerGame
from tenback.talk.mode import BotTalk

GAMES_AT_A_TIME = 500


KERNELS = PerGame[SeriesKernels](
    "tenback.series_kernels",
    {
        "the-game": "tenback.bots.the_game.series:KERNELS",
        "extreme": "tenback.bots.the_game.series:KERNELS",
        "take-that": "tenback.bots.take_that.series:KERNELS",
    },
)


def kernels_of(series: Series) -> SeriesKernels | None:
    """Return the kernels that play a series, if there are some for all its bots."""
    found = None if series.objects else KERNELS[series.game]
    return None if found is None or not found.bots.issuperset(series.bots) else found


def has_kernel(series: Series) -> bool:
    """Return whether a series can be played inside compiled code."""
    return kernels_of(series) is not None


def kernel_games(series: Series, numbers: range, *, recorded: bool = False) -> KernelGames:
    """Play the games of neighbouring numbers in one go."""
    kernels = kernels_of(series)
    assert kernels is not None
    talks = series.talk is not BotTalk.SILENT
    return kernels.play(
        series.options, series.bots, talks=talks, seed=series.seed, numbers=numbers, recorded=recorded
    )


def kernel_rows(series: Series, numbers: range) -> list[Row]:
    """Play the games of neighbouring numbers in one go, and keep how they ended."""
    return rows_of(series, kernel_games(series, numbers))


def rows_of(series: Series, games: KernelGames) -> list[Row]:
    """Say how games ended that kernels have played."""
    kernels = KERNELS[series.game]
    assert kernels is not None
    endings = [kernels.ending_of(ending) for ending in games.endings.tolist()]
    results = games.results.tolist()
    if game_of(series.options).is_team:
        return [
            Row(*told) for told in zip(games.numbers, endings, (left for (left,) in results), strict=True)
        ]
    return [
        Row(number, ending, scores=tuple(scores))
        for number, ending, scores in zip(games.numbers, endings, results, strict=True)
    ]


def neighbours(numbers: Sequence[int]) -> Iterator[range]:
    """Cut numbers into runs of neighbours, none longer than a kernel plays in one go."""
    start = 0
    for at in range(1, len(numbers) + 1):
        ends = at == len(numbers) or numbers[at] != numbers[at - 1] + 1
        if ends or at - start == GAMES_AT_A_TIME:
            yield range(numbers[start], numbers[at - 1] + 1)
            start = at
