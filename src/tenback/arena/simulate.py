"""The plain door to many games: the same seed gives the same results for any number of threads."""

import contextlib
import os
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from multiprocessing.pool import AsyncResult, ThreadPool
from typing import TypeVar

from tenback.arena.crew import Bots, Crew, bots_of, greet, series_of
from tenback.arena.forfeits import watched
from tenback.arena.game import Played, play_game
from tenback.arena.kernels import has_kernel, kernel_rows, neighbours
from tenback.arena.results import Results
from tenback.arena.series import Row, Series
from tenback.bots.bot import AnyBot
from tenback.games import Options, seeded_deal
from tenback.games.decks import mix
from tenback.records import Moved
from tenback.talk.mode import BotTalk

T = TypeVar("T")
Progress = Callable[[Row], None]
AHEAD = 256
"""So many pieces of work lie ready, so that no thread ever waits for the next one."""


def simulate(
    options: Options,
    bots: Bots,
    games: int,
    seed: int = 0,
    *,
    talk: BotTalk = BotTalk.SILENT,
    threads: int | None = None,
    progress: Progress | None = None,
) -> Results:
    """Play a series of games with a bot in every seat, or one for all seats; by name or as objects."""
    series = series_of(options, bots, seed, talk)
    greet(series)
    return Results(series, tuple(play_rows(series, range(games), threads=threads, progress=progress)))


def play_rows(
    series: Series,
    numbers: Iterable[int],
    *,
    threads: int | None = None,
    progress: Progress | None = None,
) -> Iterator[Row]:
    """Play the games of these numbers on several threads; rows come in the order of the numbers."""
    for row in watched(_rows(series, list(numbers), threads)):
        if progress is not None:
            progress(row)
        yield row


def _rows(series: Series, numbers: list[int], threads: int | None) -> Iterator[Row]:
    crew = Crew(series)
    # Daemon threads: an interrupted program does not wait for the games that are running.
    with contextlib.closing(crew), ThreadPool(1 if series.objects else threads or os.cpu_count()) as pool:
        for rows in _played(pool, series, numbers, crew):
            yield from rows


def _played(pool: ThreadPool, series: Series, numbers: list[int], crew: Crew) -> Iterator[list[Row]]:
    if has_kernel(series):
        return in_order(pool, (partial(kernel_rows, series, some) for some in neighbours(numbers)))
    return in_order(pool, (partial(_one_row, series, number, crew) for number in numbers))


def in_order(pool: ThreadPool, work: Iterable[Callable[[], T]]) -> Iterator[T]:
    """Give results in order, with little work lying ahead: memory does not grow with the number of games."""
    waiting: deque[AsyncResult[T]] = deque()
    for one in work:
        waiting.append(pool.apply_async(one))
        if len(waiting) == AHEAD:
            yield waiting.popleft().get()
    while waiting:
        yield waiting.popleft().get()


def _one_row(series: Series, number: int, crew: Crew) -> list[Row]:
    return [row_of(number, _play(series, number, crew.bots()))]


def play_row(series: Series, number: int) -> Row:
    """Play one game of a series and keep its result."""
    return row_of(number, replayed(series, number))


def replayed(series: Series, number: int) -> Played:
    """Play one game of a series alone, from its number: the same game, with its record."""
    with bots_of(series) as bots:
        return _play(series, number, bots)


def _play(series: Series, number: int, bots: Sequence[AnyBot]) -> Played:
    deal = seeded_deal(series.options, series.seed, number)
    strict = [bot is not None for bot in series.objects] or False
    return play_game(deal, bots, seed=mix(series.seed ^ mix(number)), talk=series.talk, strict=strict)


def row_of(number: int, played: Played) -> Row:
    """Keep how a game of a series ended."""
    outcome, forfeits = played.outcome, played.forfeits
    return Row(
        number,
        outcome.ending.value,
        outcome.cards_left,
        outcome.scores,
        decisions=sum(isinstance(entry, Moved) for entry in played.record.entries),
        forfeits=len(forfeits),
        false_marks=played.false_marks,
        fault=str(forfeits[0]) if forfeits else "",
    )
