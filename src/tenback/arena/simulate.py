"""The simplest way to play many games: the same seed gives the same results on any machine."""

import os
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from multiprocessing.pool import ThreadPool

from tenback.arena.crew import Bots, bots_of, greet, series_of
from tenback.arena.forfeits import watched
from tenback.arena.game import Played, play_game
from tenback.arena.in_order import in_order
from tenback.arena.kernels import has_kernel, kernel_rows, neighbours
from tenback.arena.results import Results
from tenback.arena.series import Row, Series
from tenback.arena.workers import played_by_bots
from tenback.bots.bot import AnyBot
from tenback.games import Options, seeded_deal
from tenback.games.decks import mix
from tenback.records import Moved
from tenback.talk.mode import BotTalk

Progress = Callable[[Row], None]


def simulate(
    options: Options,
    bots: Bots,
    games: int,
    seed: int = 0,
    *,
    talk: BotTalk = BotTalk.SILENT,
    threads: int | None = None,
    processes: int | None = None,
    progress: Progress | None = None,
) -> Results:
    """Play a series of games; *bots* is one bot for all seats or one per seat, by name or as objects."""
    series = series_of(options, bots, seed, talk)
    (results,) = play_all([series], games, threads=threads, processes=processes, progress=progress)
    return results


def play_all(
    seatings: Sequence[Series],
    games: int,
    *,
    threads: int | None = None,
    processes: int | None = None,
    progress: Progress | None = None,
) -> list[Results]:
    """Greet every bot, then play one series after the other: a bot that cannot play is found at once."""
    greet_all(seatings)
    play = partial(play_rows, threads=threads, processes=processes, progress=progress)
    return [Results(series, tuple(play(series, range(games)))) for series in seatings]


def greet_all(seatings: Sequence[Series]) -> None:
    """Greet every bot once, however many seatings it has."""
    greeted: set[str] = set()
    for series in seatings:
        if not greeted.issuperset(series.bots):
            greet(series)
            greeted.update(series.bots)


def play_rows(
    series: Series,
    numbers: Iterable[int],
    *,
    threads: int | None = None,
    processes: int | None = None,
    progress: Progress | None = None,
) -> Iterator[Row]:
    """Play the games with these numbers; rows come in the order of the numbers.

    Kernels play on several threads, all other bots in several processes.
    """
    wanted = list(numbers)
    rows = (
        _rows_of_kernels(series, wanted, threads)
        if has_kernel(series)
        else played_by_bots(series, wanted, row_by_bots, processes)
    )
    for row in watched(rows):
        if progress is not None:
            progress(row)
        yield row


def _rows_of_kernels(series: Series, numbers: list[int], threads: int | None) -> Iterator[Row]:
    # Daemon threads: an interrupted program does not wait for the games that are running.
    with ThreadPool(threads or os.cpu_count()) as pool:
        for rows in in_order(pool, (partial(kernel_rows, series, some) for some in neighbours(numbers))):
            yield from rows


def row_by_bots(series: Series, number: int, bots: Sequence[AnyBot]) -> Row:
    """Have bots play one game of a series, and keep its result."""
    return row_of(number, play_number(series, number, bots))


def play_row(series: Series, number: int) -> Row:
    """Play one game of a series and keep its result."""
    return row_of(number, replayed(series, number))


def replayed(series: Series, number: int) -> Played:
    """Play a single game of a series by its number: the same game, with its record."""
    with bots_of(series) as bots:
        return play_number(series, number, bots)


def play_number(series: Series, number: int, bots: Sequence[AnyBot]) -> Played:
    """Have bots play one game of a series."""
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
