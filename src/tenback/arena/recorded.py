"""Writing a series to a file of games while it runs, and checking such a file."""

import os
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from multiprocessing.pool import ThreadPool
from pathlib import Path

import numpy as np

from tenback.arena.forfeits import watched
from tenback.arena.game_files import BadGameFile, GameFile, read_chunks, read_series
from tenback.arena.in_order import in_order
from tenback.arena.kernels import KERNELS, has_kernel, kernel_games, neighbours, rows_of
from tenback.arena.series import Row, Series
from tenback.arena.simulate import play_number, row_of
from tenback.arena.stored import Chunk, chunk_of_kernels, chunk_of_played, games_of_chunk
from tenback.arena.workers import played_by_bots
from tenback.bots.bot import AnyBot
from tenback.records import final_moment

Part = tuple[list[Row], Chunk]
REPLAYED = 50
"""So many games of a file are replayed by the rules themselves, the others by kernels."""


def record_series(
    series: Series,
    numbers: Sequence[int],
    path: Path,
    *,
    threads: int | None = None,
    processes: int | None = None,
) -> Iterator[Row]:
    """Play a series and keep whole games; rows come in the order of the numbers."""
    parts = (
        _parts_of_kernels(series, numbers, threads)
        if has_kernel(series)
        else played_by_bots(series, numbers, part_by_bots, processes)
    )
    with GameFile(path, series) as file:
        yield from watched(_kept(file, parts))


def _kept(file: GameFile, parts: Iterator[Part]) -> Iterator[Row]:
    for rows, chunk in parts:
        file.add(chunk)
        yield from rows


def _parts_of_kernels(series: Series, numbers: Sequence[int], threads: int | None) -> Iterator[Part]:
    with ThreadPool(threads or os.cpu_count()) as pool:
        yield from in_order(pool, (partial(_by_kernels, series, some) for some in neighbours(numbers)))


def _by_kernels(series: Series, numbers: range) -> Part:
    games = kernel_games(series, numbers, recorded=True)
    rows = rows_of(series, games)
    return rows, chunk_of_kernels(series, games, [row.ending for row in rows])


def part_by_bots(series: Series, number: int, bots: Sequence[AnyBot]) -> Part:
    """Have bots play one game of a series, and keep the whole of it."""
    played = play_number(series, number, bots)
    return [row_of(number, played)], chunk_of_played(series, number, played)


# Checking -------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Checked:
    """The result of checking a file."""

    series: Series
    games: int
    actions: int
    wins: int


def check_games(path: Path, *, by_rules: int = REPLAYED) -> Checked:
    """Replay every game of a file; raise BadGameFile unless all moves are legal and all results match."""
    series, games, actions, wins = read_series(path), 0, 0, 0
    for chunk in read_chunks(path):
        _check_by_kernels(path, series, chunk)
        if games < by_rules:
            _check_by_rules(path, series, chunk, by_rules - games)
        games, actions = games + len(chunk), actions + len(chunk.actions)
        wins += chunk.endings.count("won")
    return Checked(series, games, actions, wins)


def _check_by_kernels(path: Path, series: Series, chunk: Chunk) -> None:
    kernels = KERNELS[series.game]
    if kernels is None:
        return
    games = games_of_chunk(chunk)
    told = games.results.copy()
    broken = kernels.replay(series.options, games)
    same = (games.results == told).all(axis=1)
    endings = [kernels.ending_of(ending) for ending in games.endings.tolist()] if broken < 0 else []
    for index, number in enumerate(chunk.numbers.tolist()):
        if index == broken or (broken < 0 and not (same[index] and endings[index] == chunk.endings[index])):
            raise BadGameFile("error-game-file", path=str(path), reason=f"game {number} does not replay")


def _check_by_rules(path: Path, series: Series, chunk: Chunk, count: int) -> None:
    for game in list(chunk.games())[:count]:
        outcome = final_moment(game.record(series.options, series.bots)).state.result
        left = None if outcome is None else (outcome.ending.value, outcome.cards_left, outcome.scores)
        if left != (game.ending, game.cards_left, tuple(np.asarray(game.scores).tolist())):
            raise BadGameFile("error-game-file", path=str(path), reason=f"game {game.game} does not replay")
