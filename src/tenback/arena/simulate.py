"""The plain door to many games: the same seed gives the same results for any number of threads."""

import os
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from multiprocessing.pool import AsyncResult, ThreadPool
from typing import TypeVar

from tenback.arena.game import Played, play_game
from tenback.arena.kernels import has_kernel, kernel_rows, neighbours
from tenback.arena.results import Results, Row, Series
from tenback.bots.bot import AnyBot
from tenback.bots.registry import bot_named
from tenback.games import Options, seeded_deal
from tenback.games.decks import mix
from tenback.games.errors import TenbackError
from tenback.talk.mode import TalkMode

T = TypeVar("T")
Progress = Callable[[Row], None]
AHEAD = 256
"""So many pieces of work lie ready, so that no thread ever waits for the next one."""


def simulate(
    options: Options,
    bots: str | Sequence[str],
    games: int,
    seed: int = 0,
    *,
    talk: TalkMode = TalkMode.SILENT,
    threads: int | None = None,
    progress: Progress | None = None,
) -> Results:
    """Play a series of games with a bot in every seat, or one name for all seats."""
    series = Series(options, seated(options, bots), seed, talk)
    return Results(series, tuple(play_rows(series, range(games), threads=threads, progress=progress)))


class TooManyBots(TenbackError, ValueError):
    """More bots are named than there are seats."""


def seated(options: Options, bots: str | Sequence[str]) -> tuple[str, ...]:
    """Name a bot for every seat; a shorter list goes round."""
    names = [bots] if isinstance(bots, str) else list(bots)
    if len(names) > options.players:
        raise TooManyBots("error-too-many-bots", bots=len(names), seats=options.players)
    return tuple(names[seat % len(names)] for seat in range(options.players))


def play_rows(
    series: Series,
    numbers: Iterable[int],
    *,
    threads: int | None = None,
    progress: Progress | None = None,
) -> Iterator[Row]:
    """Play the games of these numbers on several threads; rows come in the order of the numbers."""
    # Daemon threads: an interrupted program does not wait for the games that are running.
    with ThreadPool(threads or os.cpu_count()) as pool:
        for rows in _played(pool, series, list(numbers)):
            for row in rows:
                if progress is not None:
                    progress(row)
                yield row


def _played(pool: ThreadPool, series: Series, numbers: list[int]) -> Iterator[list[Row]]:
    if has_kernel(series):
        return _in_order(pool, (partial(kernel_rows, series, some) for some in neighbours(numbers)))
    return _in_order(pool, (partial(_one_row, series, number) for number in numbers))


def _in_order(pool: ThreadPool, work: Iterable[Callable[[], T]]) -> Iterator[T]:
    """Give results in order, with little work lying ahead: memory does not grow with the number of games."""
    waiting: deque[AsyncResult[T]] = deque()
    for one in work:
        waiting.append(pool.apply_async(one))
        if len(waiting) == AHEAD:
            yield waiting.popleft().get()
    while waiting:
        yield waiting.popleft().get()


def _one_row(series: Series, number: int) -> list[Row]:
    return [play_row(series, number)]


def play_row(series: Series, number: int) -> Row:
    """Play one game of a series and keep its result."""
    played = replayed(series, number)
    return _row(number, played)


def replayed(series: Series, number: int) -> Played:
    """Play one game of a series alone, from its number: the same game, with its record."""
    bots: list[AnyBot] = [bot_named(series.game, name) for name in series.bots]
    deal = seeded_deal(series.options, series.seed, number)
    return play_game(deal, bots, seed=mix(series.seed ^ mix(number)), talk=series.talk)


def _row(number: int, played: Played) -> Row:
    outcome = played.outcome
    return Row(number, outcome.ending.value, outcome.cards_left, outcome.scores, len(played.forfeits))
